import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import Send from 'lucide-react/icons/send'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { classes } from '../private/classes.ts'
import * as copy from '../private/messages.ts'
import type { DataColumn } from '../private/table/dataColumn.ts'
import type { GuestRow, GuestStatus } from './guestRow.ts'
import { cellVariants, statusClass } from './GuestTable.variants.ts'

const statusIcons: Record<GuestStatus, typeof Check> = {
  Unsent: Clock,
  'To text': Smartphone,
  Sent: Send,
  Texted: Send,
  Yes: Check,
  Maybe: CircleQuestionMark,
  No: X,
}

function Status({ row: { status, detail, progress, isOpened } }: { row: GuestRow }) {
  const Icon = statusIcons[status]
  return (
    <div className="grid w-fit justify-items-start gap-0.5">
      <span data-slot="status" className={statusClass(status)} title={detail}>
        {status}
        {detail !== undefined && <span className="sr-only">{` (${detail})`}</span>}
        <Icon aria-hidden="true" className="order-first" strokeWidth={2.5} />
      </span>
      {progress !== undefined && (
        <span
          aria-hidden="true"
          className={classes(
            'inline-flex items-center gap-1 text-caption font-semibold',
            isOpened ? 'text-highlight' : 'text-ink-muted',
          )}
        >
          {isOpened && <Eye className="size-3.5" />}
          {progress}
        </span>
      )}
    </div>
  )
}

function Name({ row, note }: { row: GuestRow; note?: ReactNode }) {
  return (
    <div className="flex items-center gap-2.5 small:gap-3">
      <Avatar
        name={row.name}
        photoUrl={row.photoUrl}
        size="medium"
        className="bg-tint-pressed! text-ink! max-small:size-9"
      />
      <div className="grid min-w-0 grid-cols-1">
        <span data-slot="name" className="font-semibold in-data-many:flex">
          <bdi translate="no" className="in-data-many:truncate">
            {row.name}
          </bdi>{' '}
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 in-data-many:flex-nowrap">
          {row.isOrganizer && <Fact isStrong>{copy.host}</Fact>}
          {row.standing !== undefined && <Fact isStrong>{row.standing}</Fact>}
          {(row.partyText !== undefined || row.party > 1) && <Fact>{row.partyText ?? copy.partyOf(row.party)}</Fact>}
          {note}
          {row.message && (
            <span className="line-clamp-2 min-w-0 basis-full text-label text-ink-muted in-data-many:line-clamp-1 in-data-many:basis-0 in-data-many:grow">
              “<bdi>{row.message}</bdi>”
            </span>
          )}
        </span>
      </div>
    </div>
  )
}

/** A word about a guest below the name. */
function Fact({ isStrong = false, children }: { isStrong?: boolean; children: string }) {
  return (
    <span
      className={classes(
        'shrink-0 text-caption font-semibold whitespace-nowrap',
        isStrong ? 'text-highlight' : 'text-ink-muted',
      )}
    >
      {children}
    </span>
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
    cell: (row) => (
      <span
        translate="no"
        // A long name would squeeze it.
        className={classes('text-ink-muted', (row.contact?.length ?? 0) <= 30 && 'whitespace-nowrap')}
      >
        {row.contact ?? '–'}
      </span>
    ),
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
