import type { Invitee } from '@festoon/contract/nouns/guest'
import { goingCount } from '@festoon/contract/rules/guests/heads'
import { isInFilter } from '@festoon/contract/rules/guests/guestStatus'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as copy from '@festoon/contract/messages/guests/guestList'
import { filterAwaiting, filterNotGoing } from '@festoon/contract/messages/guests/guestStatus'

const isWaiting = ({ rsvpStatus, waitlistStatus }: Invitee): boolean =>
  rsvpStatus === 'YES' && waitlistStatus === 'PENDING_APPROVAL'

/**
 * Counts of guests who are going, haven't replied to a sent invite, aren't going, or are waitlisted. Only the count of guests
 * going includes plus-ones. The waitlist count is hidden if it is zero.
 */
export function HeadCount({ guests }: { guests: readonly Invitee[] }) {
  const figures = [
    { label: copy.going, value: goingCount(guests) },
    { label: copy.awaiting, value: guests.filter((guest) => isInFilter(guest, filterAwaiting)).length },
    { label: copy.notGoing, value: guests.filter((guest) => isInFilter(guest, filterNotGoing)).length },
    { label: copy.waitlisted, value: guests.filter(isWaiting).length },
  ].filter(({ label, value }) => label !== copy.waitlisted || value > 0)
  return (
    <ThemeScope preset="home" className="rounded-lg p-2">
      <dl aria-label={copy.headCount} className="flex flex-wrap gap-1">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-w-fit flex-1 flex-col-reverse rounded-md px-4 py-3 first:bg-button first:text-button-ink wide:px-6 wide:py-5"
          >
            <dt className="text-label">{label}</dt>
            <dd className="font-display text-headline font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </ThemeScope>
  )
}
