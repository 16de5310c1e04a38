import * as copy from '@festoon/contract/messages/guests/guestList'
import { filterAwaiting, filterGoing, filterNotGoing } from '@festoon/contract/messages/guests/guestStatus'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { isWaiting, maybeFilter } from '@festoon/contract/rules/guests/guestStatus'
import { peopleCount } from '@festoon/contract/rules/guests/heads'
import { Avatar } from '@festoon/ui/Avatar'
import { listedIn } from './listFilters.ts'

/** The number of faces of guests who are going. */
const faces = 6

/**
 * Counts of guests who are going, haven't replied to a sent invite, said maybe, aren't going, or are waitlisted, with faces of
 * those going and a sentence that tells their plus-ones apart. Only the count of guests going includes plus-ones. The counts of
 * maybe and of the waitlist are hidden if they are zero.
 */
export function HeadCount({ guests }: { guests: readonly Invitee[] }) {
  const going = listedIn(guests, filterGoing)
  const people = peopleCount(going)
  const isHostAlone = people === 1 && going[0]?.role === 'organizer'
  const others = [
    { label: copy.awaiting, value: listedIn(guests, filterAwaiting).length },
    { label: copy.maybe, value: listedIn(guests, maybeFilter).length },
    { label: copy.notGoing, value: listedIn(guests, filterNotGoing).length },
    { label: copy.waitlisted, value: guests.filter(isWaiting).length },
  ].filter(({ label, value }) => (label !== copy.waitlisted && label !== copy.maybe) || value > 0)
  // Four figures are two rows of two on phones.
  const width = others.length > 2 ? 'max-small:basis-2/5' : ''
  return (
    <section
      aria-labelledby="replies"
      className="grid grid-cols-1 gap-5 rounded-lg bg-surface p-5 wide:grid-cols-[minmax(16rem,1fr)_minmax(0,auto)] wide:items-center wide:gap-8 wide:p-7"
    >
      <div className="grid grid-cols-1 gap-3">
        <h2 id="replies" className="font-display text-title">
          {isHostAlone ? copy.justYou : copy.replies(people)}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex ps-1.5">
            {going.slice(0, faces).map(({ inviteeId, name, photoUrl }) => (
              <Avatar
                key={inviteeId}
                name={name}
                photoUrl={photoUrl}
                className="-ms-1.5 bg-tint-pressed! text-ink! ring-2 ring-surface"
              />
            ))}
          </span>
          <p className="min-w-0 flex-1 basis-40 text-body text-ink-muted">
            {isHostAlone ? copy.justYouDetail : copy.repliesDetail(going.length, people)}
          </p>
        </div>
      </div>
      <dl aria-label={copy.headCount} className="flex flex-wrap gap-2">
        <div
          className={`flex min-w-fit flex-1 flex-col-reverse rounded-md bg-button px-4 py-3 text-button-ink wide:px-7 wide:py-4 ${width}`}
        >
          <dt className="text-label">{copy.going}</dt>
          <dd className="font-display text-headline font-bold tabular-nums">{people}</dd>
        </div>
        {others.map(({ label, value }) => (
          <div
            key={label}
            className={`flex min-w-fit flex-1 flex-col-reverse rounded-md bg-tint px-4 py-3 wide:px-7 wide:py-4 ${width}`}
          >
            <dt className="text-label">{label}</dt>
            <dd className="font-display text-headline font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
