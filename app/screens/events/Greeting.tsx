import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Garland } from '../../layout/Garland.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'

/** Characters of a name from which the greeting is set smaller, so that it stays a greeting. */
const longName = 9

export interface GreetingProps {
  name: string
  /** How many parties are ahead; undefined while that is not known. */
  upcoming: number | undefined
}

/** Whose page this is, what is ahead, and the way to the next party (EVLIST-01, EVLIST-02). */
export function Greeting({ name, upcoming }: GreetingProps) {
  return (
    <ThemeScope preset="welcome" as="section" className="relative isolate overflow-hidden rounded-lg">
      <Garland />
      <div className="flex flex-wrap items-end justify-between gap-6 px-5 pt-20 pb-6 wide:px-10 wide:pt-28 wide:pb-10">
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <h1 className={`font-display ${name.length > longName ? 'text-headline' : 'text-display'}`}>
            Hey there{name === '' ? '' : ', '}
            <bdi>{name}</bdi>!
          </h1>
          <p className="min-h-[1.5em] text-lead">
            {upcoming !== undefined && `You have ${upcoming} upcoming ${upcoming === 1 ? 'party' : 'parties'}.`}
          </p>
        </div>
        <ButtonLink href={paths.createEvent()} size="large" render={routerLink(paths.createEvent())}>
          Create a party
        </ButtonLink>
      </div>
    </ThemeScope>
  )
}
