import { reportInvitation } from '@festoon/contract/messages/messaging/mail'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import type { PageColors } from '../platform/document/pageColors.ts'

interface ReportLinkProps {
  colors: PageColors
  link: PersonalLink
}

/**
 * The link at the end of a guest's event page to the page for reporting the invitation. Only the server renders it, so that it adds
 * nothing to the page's JavaScript.
 */
export function ReportLink({ colors, link: { eventId, inviteeId, token } }: ReportLinkProps) {
  const query = new URLSearchParams({ e: eventId, iu: inviteeId, token }).toString()
  return (
    <aside aria-label={reportInvitation} className={`${eventThemeClass(colors)} bg-page pb-8 text-center text-ink`}>
      <a href={`/report?${query}`} rel="nofollow" className="inline-flex min-h-11 items-center underline">
        {reportInvitation}
      </a>
    </aside>
  )
}
