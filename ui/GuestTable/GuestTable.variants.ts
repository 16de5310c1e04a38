import { cva } from 'class-variance-authority'
import type { GuestStatus } from './guestRow.ts'

type Mood = 'unsent' | 'sent' | 'yes' | 'maybe' | 'no'

const moods: Record<GuestStatus, Mood> = {
  Unsent: 'unsent',
  'To text': 'unsent',
  Sent: 'sent',
  Texted: 'sent',
  Yes: 'yes',
  Maybe: 'maybe',
  No: 'no',
}

const statusPill = cva(
  'inline-flex items-center gap-1 rounded-pill border-2 px-2 py-0.5 text-caption font-semibold [&>svg]:size-3.5 [&>svg]:shrink-0',
  {
    variants: {
      mood: {
        unsent: 'border-line-strong text-ink',
        sent: 'border-transparent bg-tint text-ink',
        yes: 'border-transparent bg-button text-button-ink',
        maybe: 'border-dashed border-line-strong text-ink',
        no: 'border-transparent text-ink-muted',
      } satisfies Record<Mood, string>,
    },
  },
)

/** Returns the class names of the pill that shows a guest's status. */
export const statusClass = (status: GuestStatus): string => statusPill({ mood: moods[status] })

/**
 * Returns the class names of a column's heading and cells. Phones hide the contact and response columns (GLIST-05). The
 * horizontal padding doesn't grow with the text size, so that names in large text fit on a phone.
 */
export const cellVariants = cva(
  'border-y-3 border-transparent bg-clip-padding px-[12px] py-2.5 align-middle in-data-many:h-18.5 in-[tbody]:bg-surface in-[tbody]:first:rounded-s-md in-[tbody]:last:rounded-e-md in-[tr:hover]:bg-tint',
  {
    variants: {
      column: {
        status: 'w-[96px] whitespace-nowrap in-data-many:w-26 wide:w-32',
        name: 'text-start font-normal',
        contact: 'hidden in-data-many:truncate wide:table-cell',
        response: 'hidden in-data-many:truncate wide:table-cell',
        actions: 'w-px ps-0 text-end whitespace-nowrap in-data-many:w-15',
      },
    },
  },
)
