import { subscribe } from '@festoon/contract/messages/eventPage'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { PageColors } from './document/pageColors.ts'
import * as paths from './pathTo.ts'

interface SubscribeLinkProps {
  eventId: string
  colors: PageColors
  guestKey: { inviteeId: string; token: string }
}

/**
 * The link at the end of a guest's event page to a calendar with only this party, which follows its changes. Only the server renders it,
 * so that it adds nothing to the page's JavaScript.
 */
export function SubscribeLink({ eventId, colors, guestKey }: SubscribeLinkProps) {
  return (
    <aside aria-label={subscribe} className={`${eventThemeClass(colors)} bg-page text-center text-ink`}>
      <a
        href={paths.calendar(eventId, 'subscribe', guestKey)}
        rel="nofollow"
        className="inline-flex min-h-11 items-center underline"
      >
        {subscribe}
      </a>
    </aside>
  )
}
