import { failures } from '@festoon/contract/messages/failures'
import { messageIn } from './messageIn.ts'

/** Returns the message to show for a failed call, with the time to wait if the server sent one. */
export const errorMessage = messageIn(failures)
