import { failures } from '@festoon/contract/messages/failures'
import { messageIn } from './messageIn.ts'

/** Returns the message for a failure, including the wait if the server gave one. */
export const errorMessage = messageIn(failures)
