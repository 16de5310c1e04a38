import { failures } from '@festoon/contract/messages/failures'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import { messageIn } from '../../../platform/rpc/messageIn.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'

const { csvUnreadable, unauthenticated, sessionExpired, forbidden, eventNotFound, eventCancelled, rateLimited } =
  failures

const generalMessage = messageIn({
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

/** Returns the message for a failed import (ERR-36, ERR-37, ERR-51): what the server says about the file, or else about the failure. */
export const importMessage = (error: unknown): string => {
  const issue = error instanceof CallError && error.reason === 'csvUnreadable' ? error.details.issues?.[0] : undefined
  return issue?.message ?? generalMessage(error)
}
