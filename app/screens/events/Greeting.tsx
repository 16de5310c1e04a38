import * as copy from '@festoon/contract/messages/partyList'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Garland } from '../../parts/Garland.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'

/** The max length, in characters, of a name shown in the larger font. */
const longName = 9

export interface GreetingProps {
  name: string
  /** The number of upcoming parties; undefined until loaded. */
  upcoming: number | undefined
}

/** Greeting with the number of upcoming parties and a link to create a party (EVLIST-01, EVLIST-02). */
export function Greeting({ name, upcoming }: GreetingProps) {
  return (
    <ThemeScope preset="welcome" as="section" className="relative isolate overflow-hidden rounded-lg">
      <Garland />
      <div className="flex flex-wrap items-end justify-between gap-6 px-5 pt-20 pb-6 wide:px-10 wide:pt-28 wide:pb-10">
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <h1 className={`font-display ${name.length > longName ? 'text-headline' : 'text-display'}`}>
            {name === ''
              ? copy.greetingNoName
              : copy.greeting(
                  <bdi translate="no" key="name">
                    {name}
                  </bdi>,
                )}
          </h1>
          <p className="min-h-[1.5em] text-lead">{upcoming !== undefined && copy.upcomingParties(upcoming)}</p>
        </div>
        <ButtonLink href={paths.instant()} size="large" render={routerLink(paths.instant())}>
          {copy.createParty}
        </ButtonLink>
      </div>
    </ThemeScope>
  )
}
