import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { DataColumn } from '../private/table/dataColumn.ts'
import { cellVariants, statusClass } from './GuestTable.variants.ts'
import type { GuestRow } from './guestRow.ts'
import * as copy from '../private/messages.ts'

function Status({ row: { status, detail } }: { row: GuestRow }) {
  return (
    <span data-slot="status" className={statusClass(status)} title={detail}>
      {status}
      {detail !== undefined && <span className="sr-only"> ({detail})</span>}
    </span>
  )
}

function Name({ row, note }: { row: GuestRow; note?: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={row.name} photoUrl={row.photoUrl} size="medium" className="max-small:hidden" />
      <div className="grid min-w-0 grid-cols-1">
        <span data-slot="name" className="font-semibold in-data-many:flex in-data-many:gap-1">
          <bdi className="in-data-many:truncate">{row.name}</bdi>
          {row.isOrganizer && (
            <span className="text-caption font-semibold whitespace-nowrap text-highlight"> {copy.host}</span>
          )}
          {row.party > 1 && (
            <span className="text-caption font-semibold whitespace-nowrap text-ink-muted">
              {' '}
              {copy.partyOf(row.party)}
            </span>
          )}
          {row.standing !== undefined && (
            <span className="text-caption font-semibold whitespace-nowrap text-highlight"> {row.standing}</span>
          )}
        </span>
        {note}
        {row.message && (
          <span className="line-clamp-2 text-label text-ink-muted in-data-many:line-clamp-1">
            “<bdi>{row.message}</bdi>”
          </span>
        )}
      </div>
    </div>
  )
}

const nameOf = ({ name }: GuestRow) => name
/** Returns the text to sort and search contacts by. US phone numbers can be found with and without punctuation and prefix. */
const contactOf = ({ contact }: GuestRow) =>
  contact?.startsWith('(') ? `${contact} +1${contact.replace(/\D/g, '')}` : contact
const responseOf = ({ response }: GuestRow) => response

/**
 * Returns the columns of the guest table (GLIST-01). The name, contact, and response columns are sortable (GLIST-02). Without
 * `question`, there is no response column; without `rowActions`, there is no actions column.
 */
export const guestColumns = (
  question: string | undefined,
  rowActions: ((row: GuestRow) => ReactNode) | undefined,
  rowNote: ((row: GuestRow) => ReactNode) | undefined,
): readonly DataColumn<GuestRow>[] => [
  {
    id: 'status',
    heading: copy.status,
    className: cellVariants({ column: 'status' }),
    cell: (row) => <Status row={row} />,
  },
  {
    id: 'name',
    heading: copy.name,
    className: cellVariants({ column: 'name' }),
    heads: true,
    text: nameOf,
    cell: (row) => <Name row={row} note={rowNote?.(row)} />,
  },
  {
    id: 'contact',
    heading: copy.contact,
    className: cellVariants({ column: 'contact' }),
    text: contactOf,
    cell: (row) => <span className="text-ink-muted">{row.contact ?? '–'}</span>,
  },
  ...(question === undefined
    ? []
    : [
        {
          id: 'response',
          heading: question,
          className: cellVariants({ column: 'response' }),
          text: responseOf,
          cell: (row: GuestRow) => <bdi>{row.response}</bdi>,
        },
      ]),
  ...(rowActions
    ? [
        {
          id: 'actions',
          heading: <span className="sr-only">{copy.actions}</span>,
          className: cellVariants({ column: 'actions' }),
          cell: rowActions,
        },
      ]
    : []),
]
