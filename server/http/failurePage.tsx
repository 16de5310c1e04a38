import type { Reason } from '@festoon/contract/failure'
import { failureText } from '@festoon/contract/failureText'
import { plainPage } from './plainPage.tsx'

/** The page of a request that failed, for a browser that asked for a page. */
export const failurePage = (reason: Reason): ReturnType<typeof plainPage> =>
  plainPage(
    failureText[reason],
    <p>
      <a href="/">To the start page</a>
    </p>,
  )
