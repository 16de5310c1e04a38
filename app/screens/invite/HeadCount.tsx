import type { Invitee } from '@festoon/contract/guest'
import { counts, goingCount } from '@festoon/contract/rules/heads'
import { isInFilter } from '@festoon/contract/rules/guestStatus'

/** How many come, how many are out, how many have not said. Heads, not rows: who brings two counts three. */
export function HeadCount({ guests }: { guests: readonly Invitee[] }) {
  const figures = [
    { label: 'Going', value: goingCount(guests) },
    { label: 'Awaiting', value: guests.filter((guest) => isInFilter(guest, 'Awaiting')).length },
    { label: 'Not going', value: guests.filter((guest) => isInFilter(guest, 'Not Going')).length },
    { label: 'Waitlisted', value: guests.filter((guest) => guest.rsvpStatus === 'YES' && !counts(guest)).length },
  ].filter(({ label, value }) => label !== 'Waitlisted' || value > 0)
  return (
    <dl aria-label="Head count" className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-label text-ink-muted">{label}</dt>
          <dd className="font-display text-headline tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
