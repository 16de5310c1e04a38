import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as paths from '../pathTo.ts'
import { Garland } from './Garland.tsx'

/** There is no such party, or no longer. */
export function NotFound() {
  return (
    <ThemeScope preset="welcome" className="relative isolate flex flex-1 overflow-hidden">
      <Garland />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-center justify-items-start gap-5 px-4 pt-28 pb-16 wide:px-8">
        <p className="text-label font-semibold text-highlight">No party here</p>
        <h1 className="font-display text-display">We can't find this invitation</h1>
        <p className="max-w-prose text-lead">
          The link may be incomplete, or the host has taken the party down. Ask whoever sent it to you for a new one.
        </p>
        <ButtonLink href={paths.root()}>Go to Festoon</ButtonLink>
      </div>
    </ThemeScope>
  )
}
