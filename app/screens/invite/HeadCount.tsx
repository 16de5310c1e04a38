import type { Invitee } from '@festoon/contract/guest'
import { goingCount } from '@festoon/contract/rules/heads'
import { isInFilter } from '@festoon/contract/rules/guestStatus'
import { ThemeScope } from '@festoon/ui/ThemeScope'

const isWaiting = ({ rsvpStatus, waitlistStatus }: Invitee): boolean =>
  rsvpStatus === 'YES' && waitlistStatus === 'PENDING_APPROVAL'

/** How many come, how many are out, how many have not said. Heads, not rows: who brings two counts three. */
export function HeadCount({ guests }: { guests: readonly Invitee[] }) {
  const figures = [
    { label: 'Going', value: goingCount(guests) },
    { label: 'Awaiting', value: guests.filter((guest) => isInFilter(guest, 'Awaiting')).length },
    { label: 'Not going', value: guests.filter((guest) => isInFilter(guest, 'Not Going')).length },
    { label: 'Waitlisted', value: guests.filter(isWaiting).length },
  ].filter(({ label, value }) => label !== 'Waitlisted' || value > 0)
  return (
    <ThemeScope preset="home" className="rounded-lg p-2">
      <dl aria-label="Head count" className="flex flex-wrap gap-1">
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
