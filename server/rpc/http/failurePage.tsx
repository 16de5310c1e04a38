import { goHome } from '@festoon/contract/messages/requests'
import type { Reason } from '@festoon/contract/wire/failure'
import { failures } from '@festoon/contract/messages/failures'
import { plainPage } from './plainPage.tsx'

/** Builds the HTML page for a failed request. */
export const failurePage = (reason: Reason): ReturnType<typeof plainPage> =>
  plainPage(
    failures[reason],
    <p>
      <a href="/">{goHome}</a>
    </p>,
  )
