import * as copy from '@festoon/contract/messages/suspensions'
import { suspendedDays } from '../../events/suspension/removeSuspended.ts'
import { plainPage } from '../../rpc/http/plainPage.tsx'

/** A suspended event, as one of its hosts sees it. */
export interface HostNotice {
  title: string
  reason: string
  supportEmail: string
}

/** Renders the page of a suspended event. Only its hosts learn about the suspension; `notice` is undefined for anyone else. */
export function suspendedPage(notice: HostNotice | undefined): { html: string; policy: string } {
  if (!notice) return plainPage(copy.unavailable, <p>{copy.unavailableNote}</p>)
  const { title, reason, supportEmail } = notice
  return plainPage(
    copy.partySuspended(title),
    <>
      <p>{copy.reasonIs(reason)}</p>
      <p>{copy.partyNote}</p>
      <p>{copy.deletion(suspendedDays)}</p>
      <div>
        {copy.appealOnPage(
          <a key="email" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>,
        )}
      </div>
    </>,
  )
}
