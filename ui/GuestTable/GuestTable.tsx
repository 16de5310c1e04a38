import { useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { DataTable } from '../private/table/DataTable.tsx'
import { guestColumns } from './guestColumns.tsx'
import type { GuestRow } from './guestRow.ts'
import { QuestionPicker } from './QuestionPicker.tsx'

export type { GuestRow, GuestStatus } from './guestRow.ts'

export interface GuestTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Keep the same array while nothing changed: ranks and order are computed from it. */
  rows: readonly GuestRow[]
  /** What the table lists. */
  label: string
  /** What can be done with one guest: a Menu. Keep the same function: rows are drawn again when it changes. */
  rowActions?: ((row: GuestRow) => ReactNode) | undefined
  /** What stands under the name of a guest who needs something done; nothing for others. As with `rowActions`, keep it. */
  rowNote?: ((row: GuestRow) => ReactNode) | undefined
  /** The question whose answers are shown; a picker appears when there are several (GLIST-04). */
  questionPicker?:
    | { questions: readonly { id: string; label: string }[]; value: string; onValueChange: (id: string) => void }
    | undefined
  /** Shows only guests whose name, contact or answer says this, whatever its case and marks. */
  search?: string | undefined
  /** Said where there is nobody, or nobody who says what is searched for. */
  emptyText?: ReactNode
}

/**
 * The host's guests (KIT-23). A press on a heading sorts ascending, descending, then not at all (GLIST-03). A phone
 * shows status, name and actions only (GLIST-05). Beyond 100 guests the table scrolls by itself, with rows of one height
 * that keep to one line of each text, and draws only what is in sight.
 */
export function GuestTable({
  rows,
  label,
  rowActions,
  rowNote,
  questionPicker,
  search,
  emptyText,
  className,
  ...rest
}: GuestTableProps) {
  const question = questionPicker?.questions.find(({ id }) => id === questionPicker.value)?.label
  const columns = useMemo(() => guestColumns(question, rowActions, rowNote), [question, rowActions, rowNote])
  if (rows.length === 0)
    return (
      <div
        className={classes(
          'grid justify-items-center gap-3 rounded-lg bg-tint px-6 py-14 text-center text-lead',
          className,
        )}
        {...rest}
      >
        {emptyText}
      </div>
    )
  return (
    <div className={classes('grid gap-3', className)} {...rest}>
      {questionPicker && questionPicker.questions.length > 1 && <QuestionPicker {...questionPicker} />}
      <DataTable
        label={label}
        rows={rows}
        rowId={idOf}
        columns={columns}
        search={search}
        emptyText={emptyText}
        className="max-h-[75dvh]"
      />
    </div>
  )
}

const idOf = ({ id }: GuestRow) => id
