import * as copy from '@festoon/contract/messages/frame'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as paths from '../../platform/paths.ts'
import { Garland } from '../Garland.tsx'
import { PartyArt } from './PartyArt.tsx'

/** The content of the page for an address that leads nowhere, or for a party that doesn't exist or was deleted. */
export function NotFound({ what }: { what: 'page' | 'party' }) {
  const [label, title, text] =
    what === 'page'
      ? [copy.noPage, copy.noAddress, copy.noAddressText]
      : [copy.noParty, copy.noInvitation, copy.noInvitationText]
  return (
    <ThemeScope preset="welcome" className="relative isolate flex flex-1 overflow-hidden">
      <Garland />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 content-center items-center gap-10 px-4 pt-28 pb-16 wide:grid-cols-[minmax(0,1fr)_20rem] wide:px-8">
        <div className="grid grid-cols-1 justify-items-start gap-5">
          <p className="text-label font-semibold text-highlight">{label}</p>
          <h1 className="font-display text-display">{title}</h1>
          <p className="max-w-prose text-lead">{text}</p>
          <ButtonLink href={paths.root()}>{copy.goToFestoon}</ButtonLink>
        </div>
        {/* An invitation that has blown away. */}
        <div className="w-56 rotate-6 overflow-hidden rounded-lg shadow-overlay max-wide:justify-self-center wide:w-full">
          <PartyArt name="balloons" />
        </div>
      </div>
    </ThemeScope>
  )
}
