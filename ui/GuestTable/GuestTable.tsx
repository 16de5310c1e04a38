import { useMemo } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { DataTable } from '../private/table/DataTable.tsx'
import { guestColumns } from './guestColumns.tsx'
import type { GuestRow } from './guestRow.ts'
import { QuestionPicker } from './QuestionPicker.tsx'

export type { GuestRow, GuestStatus } from './guestRow.ts'

export interface GuestTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The guests. Pass the same array while the guests are unchanged, because sort keys are computed once per array. */
  rows: readonly GuestRow[]
  /** The table's accessible name. */
  label: string
  /** Renders the actions for a guest, usually a Menu. Pass a stable function, because a new one re-renders all rows. */
  rowActions?: ((row: GuestRow) => ReactNode) | undefined
  /** Renders a note under a guest's name, or nothing. Pass a stable function, because a new one re-renders all rows. */
  rowNote?: ((row: GuestRow) => ReactNode) | undefined
  /**
   * The event's questions, and the id of the question whose responses are shown. If there are several questions, a question
   * picker appears (GLIST-04).
   */
  questionPicker?:
    | { questions: readonly { id: string; label: string }[]; value: string; onValueChange: (id: string) => void }
    | undefined
  /**
   * The search term. Shows only guests whose name, email address, phone number, or response contains the term, ignoring case
   * and accents.
   */
  search?: string | undefined
  /** The content shown if there are no guests, or if none match the search. */
  emptyText?: ReactNode
}

/**
 * The host's guest list (KIT-23). Clicking a sortable heading sorts the guests in ascending order, a second click sorts them in
 * descending order, and a third restores the original order (GLIST-03). Phones show only the status, name, and actions
 * (GLIST-05). With more than 100 guests, the table scrolls separately from the page, each row has a fixed height, and only
 * visible rows are rendered.
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
