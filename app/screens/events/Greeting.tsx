import * as copy from '@festoon/contract/messages/partyList'
import type { EventSummary } from '@festoon/contract/nouns/event'
import { nearStart } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { greetingName } from '@festoon/contract/rules/guests/greetingName'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Garland } from '../../parts/Garland.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'

export interface GreetingProps {
  name: string
  /** The number of upcoming parties; undefined until loaded. */
  upcoming: number | undefined
  /** The next party, if there is one. */
  next: EventSummary | undefined
  /** The current time in ms. */
  now: number
}

/**
 * Greeting with the next party, which is larger than the greeting, the number of upcoming parties, and a link to create a party
 * (EVLIST-01, EVLIST-02).
 */
export function Greeting({ name: wholeName, upcoming, next, now }: GreetingProps) {
  const name = greetingName(wholeName)
  const count = upcoming !== undefined && copy.upcomingParties(upcoming)
  return (
    <ThemeScope preset="welcome" as="section" className="relative isolate overflow-hidden rounded-lg">
      <Garland />
      <div className="flex flex-wrap items-end justify-between gap-6 px-5 pt-20 pb-6 wide:px-10 wide:pt-28 wide:pb-10">
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <h1 className="font-display text-title">
            {name === ''
              ? copy.greetingNoName
              : copy.greeting(
                  <bdi translate="no" key="name">
                    {name}
                  </bdi>,
                )}
          </h1>
          {/* Both lines keep their height, so that nothing jumps when the parties arrive. */}
          <p className="line-clamp-3 min-h-[1.1em] font-display text-headline font-bold wrap-anywhere">
            {next ? copy.nextParty(nearStart(next, now), <bdi key="title">{titleOf(next.title)}</bdi>) : count}
          </p>
          <p className="min-h-[1.5em] text-lead">{next && count}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {next && (
            <ButtonLink href={paths.event(next.id)} size="large" tone="quiet" render={routerLink(paths.event(next.id))}>
              {copy.viewNextParty}
            </ButtonLink>
          )}
          <ButtonLink href={paths.instant()} size="large" render={routerLink(paths.instant())}>
            {copy.createParty}
          </ButtonLink>
        </div>
      </div>
    </ThemeScope>
  )
}
