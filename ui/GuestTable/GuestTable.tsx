import { useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { cellVariants } from './GuestTable.variants.ts'
import { guestColumns, guestFeatures } from './guestColumns.tsx'
import type { RankedRow } from './guestColumns.tsx'
import type { GuestRow } from './guestRow.ts'
import { QuestionPicker } from './QuestionPicker.tsx'
import { ranks } from './ranks.ts'
import { SortHeader } from './SortHeader.tsx'

export type { GuestRow, GuestStatus } from './guestRow.ts'

export interface GuestTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Keep the same array while nothing changed: ranks and order are computed from it. */
  rows: readonly GuestRow[]
  /** What the table lists. */
  label: string
  /** What can be done with one guest: a Menu. */
  rowActions?: ((row: GuestRow) => ReactNode) | undefined
  /** The question whose answers are shown; a picker appears when there are several (GLIST-04). */
  questionPicker?:
    | { questions: readonly { id: string; label: string }[]; value: string; onValueChange: (id: string) => void }
    | undefined
  emptyText?: ReactNode
}

/** More rows than this are drawn only where they can be seen. */
const virtualBeyond = 100
/** Pixels of a row before it was measured. */
const rowHeight = 68

function rank(rows: readonly GuestRow[]): RankedRow[] {
  const name = ranks(rows.map((row) => row.name))
  const contact = ranks(rows.map((row) => row.contact))
  const answer = ranks(rows.map((row) => row.answer))
  return rows.map((row, index) => ({
    ...row,
    ranks: { name: name[index], contact: contact[index], answer: answer[index] },
  }))
}

const columnOf = (id: string) =>
  id === 'status' || id === 'contact' || id === 'answer' || id === 'actions' ? id : 'name'

/**
 * The host's guests (KIT-23). A press on a heading sorts ascending, descending, then not at all (GLIST-03). A phone
 * shows status, name and actions only (GLIST-05). Thousands of rows scroll smoothly.
 */
export function GuestTable({
  rows,
  label,
  rowActions,
  questionPicker,
  emptyText,
  className,
  ...rest
}: GuestTableProps) {
  const data = useMemo(() => rank(rows), [rows])
  const question = questionPicker?.questions.find(({ id }) => id === questionPicker.value)?.label
  const columns = useMemo(() => guestColumns(question, rowActions), [question, rowActions])
  const table = useTable({
    features: guestFeatures,
    data,
    columns,
    getRowId: (row) => row.id,
    state: { columnVisibility: { answer: question !== undefined, actions: rowActions !== undefined } },
  })
  const sorted = table.getRowModel().rows
  const virtual = sorted.length > virtualBeyond
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: sorted.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => sorted[index]?.id ?? index,
    overscan: 8,
  })
  const seen = virtual ? virtualizer.getVirtualItems() : []
  const shown = virtual ? seen.flatMap(({ index }) => sorted[index] ?? []) : sorted
  const before = seen[0]?.start ?? 0
  const after = virtual ? virtualizer.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0
  const first = seen[0]?.index ?? 0

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
      <div
        ref={scroller}
        {...(virtual && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        className={classes('isolate rounded-md', virtual && 'max-h-[75dvh] overflow-y-auto overscroll-contain')}
      >
        <table
          aria-label={label}
          aria-rowcount={virtual ? sorted.length + 1 : undefined}
          className="w-full border-separate border-spacing-0 text-start"
        >
          <thead className={virtual ? 'sticky top-0 z-10 bg-page' : undefined}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <SortHeader
                    key={header.id}
                    className={cellVariants({ column: columnOf(header.column.id) })}
                    sorted={header.column.getIsSorted()}
                    onSort={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
                  >
                    <table.FlexRender header={header} />
                  </SortHeader>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <Spacer height={before} />
            {shown.map((row, place) => (
              <tr
                key={row.id}
                ref={virtual ? virtualizer.measureElement : undefined}
                data-index={first + place}
                aria-rowindex={virtual ? first + place + 2 : undefined}
                className="hover:bg-tint"
              >
                {row.getVisibleCells().map((cell) => {
                  const column = columnOf(cell.column.id)
                  // The name heads its row: a screen reader says it with every other cell.
                  const Cell = column === 'name' ? 'th' : 'td'
                  return (
                    <Cell
                      key={cell.id}
                      scope={column === 'name' ? 'row' : undefined}
                      className={cellVariants({ column })}
                    >
                      <table.FlexRender cell={cell} />
                    </Cell>
                  )
                })}
              </tr>
            ))}
            <Spacer height={after} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  )
}
