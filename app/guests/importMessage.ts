import { failureText } from '@festoon/contract/failureText'
import { messageIn } from '../api/messageIn.ts'

/** What is told where an import failed and nothing better is known (ERR-37). */
const importFailed =
  'Sorry, something went wrong. Please try again, and if the problem persists, contact Customer Support.'

const { csvUnreadable, unauthenticated, sessionExpired, forbidden, eventNotFound, eventCancelled, rateLimited } =
  failureText

/** What a person reads when a CSV could not be imported (ERR-36, ERR-37, ERR-51). */
export const importMessage = messageIn({
  csvUnreadable,
  unauthenticated,
  sessionExpired,
  forbidden,
  eventNotFound,
  eventCancelled,
  rateLimited,
  tooLarge: 'This file is too large. A guest list may have up to 5 MB.',
  guestLimit: 'These are more guests than a party can have: up to 10,000. Nobody was added.',
  internal: importFailed,
})
