import { failures } from '@festoon/contract/messages/failures'
import { noAddress, noAddressText } from '@festoon/contract/messages/frame'
import { goHome } from '@festoon/contract/messages/requests'
import type { Reason } from '@festoon/contract/wire/failure'
import { plainPage } from './plainPage.tsx'

const withWayHome = (title: string, text = ''): ReturnType<typeof plainPage> =>
  plainPage(
    title,
    <>
      {text !== '' && <p>{text}</p>}
      <p>
        <a href="/">{goHome}</a>
      </p>
    </>,
  )

/** Builds the HTML page for a failed request. */
export const failurePage = (reason: Reason): ReturnType<typeof plainPage> => withWayHome(failures[reason])

/** Builds the HTML page for an address that leads nowhere. */
export const unknownAddressPage = (): ReturnType<typeof plainPage> => withWayHome(noAddress, noAddressText)
