import { failureText } from '@festoon/contract/failureText'
import { messageIn } from './messageIn.ts'

/** The sentence that a person reads when something failed; with the wait in it when the server named one. */
export const errorMessage = messageIn(failureText)
