import * as copy from '@festoon/contract/messages/partyList'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import type { ArtName } from '../../parts/layout/PartyArt.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import { readStored } from '../../platform/browser/storage.ts'
import * as paths from '../../platform/paths.ts'
import { type EventsTab } from '../../platform/paths.ts'
import { ArtPanel } from './ArtPanel.tsx'

const tabs: Record<Exclude<EventsTab, 'Drafts'>, { title: string; text: string; art: ArtName }> = {
  All: {
    title: copy.emptyAll,
    text: copy.emptyAllDetail,
    art: 'gifts',
  },
  HostedByYou: {
    title: copy.emptyHosted,
    text: copy.emptyHostedDetail,
    art: 'cake',
  },
  Upcoming: {
    title: copy.emptyUpcoming,
    text: copy.emptyUpcomingDetail,
    art: 'balloons',
  },
  Past: {
    title: copy.emptyPast,
    text: copy.emptyPastDetail,
    art: 'toast',
  },
}

/** Returns the path of the event page last opened in this browser without signing in, if any (STORE-07). */
function lastInvitation(): string | undefined {
  const path = readStored('eventPage')
  return path !== undefined && /^\/event\/[\da-f-]{36}$/i.test(path) ? path : undefined
}

/**
 * Empty state of a tab on the events page. The All tab links to the invitation that was last opened in this browser without
 * signing in, if any. The others, except Past, link to the editor.
 */
export function EmptyTab({ tab }: { tab: Exclude<EventsTab, 'Drafts'> }) {
  const { title, text, art } = tabs[tab]
  const invitation = tab === 'All' ? lastInvitation() : undefined
  return (
    <ArtPanel preset="orange" art={art}>
      <h2 className="font-display text-headline">{title}</h2>
      <p className="max-w-prose text-lead">{text}</p>
      {invitation !== undefined && (
        <p>
          <ButtonLink href={invitation} tone="quiet" render={routerLink(invitation)}>
            {copy.backToInvitation}
          </ButtonLink>
        </p>
      )}
      {tab !== 'Past' && invitation === undefined && (
        <p>
          <ButtonLink href={paths.instant()} render={routerLink(paths.instant())}>
            {tab === 'HostedByYou' ? copy.planFirstParty : copy.createParty}
          </ButtonLink>
        </p>
      )}
    </ArtPanel>
  )
}
