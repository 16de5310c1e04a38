import { subscribe } from '@festoon/contract/messages/eventPage'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { PageColors } from '../platform/document/pageColors.ts'
import * as paths from '../platform/paths.ts'

interface SubscribeLinkProps {
  colors: PageColors
  link: PersonalLink
}

/**
 * The link at the end of a guest's event page to a calendar with only this party, which follows its changes. Only the server renders it,
 * so that it adds nothing to the page's JavaScript.
 */
export function SubscribeLink({ colors, link }: SubscribeLinkProps) {
  return (
    <aside aria-label={subscribe} className={`${eventThemeClass(colors)} bg-page text-center text-ink`}>
      <a
        href={paths.calendar(link.eventId, 'subscribe', link)}
        rel="nofollow"
        className="inline-flex min-h-11 items-center underline"
      >
        {subscribe}
      </a>
    </aside>
  )
}
