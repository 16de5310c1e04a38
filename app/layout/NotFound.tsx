import * as copy from '@festoon/contract/messages/frame'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as paths from '../pathTo.ts'
import { Garland } from '../parts/Garland.tsx'

/** The content of the page for a party that doesn't exist or was deleted. */
export function NotFound() {
  return (
    <ThemeScope preset="welcome" className="relative isolate flex flex-1 overflow-hidden">
      <Garland />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-center justify-items-start gap-5 px-4 pt-28 pb-16 wide:px-8">
        <p className="text-label font-semibold text-highlight">{copy.noParty}</p>
        <h1 className="font-display text-display">{copy.noInvitation}</h1>
        <p className="max-w-prose text-lead">{copy.noInvitationText}</p>
        <ButtonLink href={paths.root()}>{copy.goToFestoon}</ButtonLink>
      </div>
    </ThemeScope>
  )
}
