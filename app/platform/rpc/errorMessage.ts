import { failures } from '@festoon/contract/messages/failures'
import { messageIn } from './messageIn.ts'

/** Returns the message to show for a failed call. After a rate limit, the message includes the time to wait, if known. */
export const errorMessage = messageIn(failures)
