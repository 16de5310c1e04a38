import { failures } from '@festoon/contract/messages/failures'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import { messageIn } from '../../../platform/rpc/messageIn.ts'

const { csvUnreadable, unauthenticated, sessionExpired, forbidden, eventNotFound, eventCancelled, rateLimited } =
  failures

/** Returns the message for a failed CSV import (ERR-36, ERR-37, ERR-51). */
export const importMessage = messageIn({
  csvUnreadable,
  unauthenticated,
  sessionExpired,
  forbidden,
  eventNotFound,
  eventCancelled,
  rateLimited,
  tooLarge: copy.fileTooLarge,
  guestLimit: copy.tooManyGuests,
  internal: copy.importFailed,
})
