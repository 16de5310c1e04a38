import { Suspense } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { useIsInBrowser } from '../../../platform/browser/useIsInBrowser.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import type { KeepLinkProps } from './KeepLink.tsx'

const KeepLink = lazyOr<KeepLinkProps>(() =>
  Promise.all([import('./KeepLink.tsx'), partStyles()]).then(([part]) => part.KeepLink),
)

interface KeepLinkPartProps {
  event: EventView
  link: PersonalLink | null
  hasSummary: boolean
}

/** The offer of the personal link, for guests whose RSVP, answer or message isn't confirmed by email. Its code is loaded when it is shown. */
export function KeepLinkPart({ event: { invitee, whenNote }, link, hasSummary }: KeepLinkPartProps) {
  const isInBrowser = useIsInBrowser()
  const confirmableBy = invitee?.withheld?.unconfirmed
  return (
    isInBrowser &&
    link &&
    confirmableBy &&
    (hasSummary || whenNote || invitee.rsvpAt) && (
      <Suspense>
        <KeepLink link={link} confirmableBy={confirmableBy} />
      </Suspense>
    )
  )
}
