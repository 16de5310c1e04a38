import { cva } from 'class-variance-authority'
import type { GuestStatus } from './guestRow.ts'

type Mood = 'open' | 'yes' | 'no'

const moods: Record<GuestStatus, Mood> = {
  Unsent: 'open',
  Sent: 'open',
  Yes: 'yes',
  No: 'no',
}

const statusPill = cva(
  'inline-flex min-w-14 justify-center rounded-pill border-2 px-2.5 py-0.5 text-caption font-semibold',
  {
    variants: {
      mood: {
        open: 'border-transparent bg-tint text-ink',
        yes: 'border-transparent bg-button text-button-ink',
        no: 'border-line-strong text-ink-muted',
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
export const cellVariants = cva('border-b-2 border-line px-[12px] py-2.5 align-middle in-data-many:h-17', {
  variants: {
    column: {
      status: 'w-[112px] whitespace-nowrap in-data-many:w-28 wide:w-32',
      name: 'text-start font-normal',
      contact: 'hidden in-data-many:truncate wide:table-cell',
      response: 'hidden in-data-many:truncate wide:table-cell',
      actions: 'w-px text-end whitespace-nowrap in-data-many:w-18',
    },
  },
})
