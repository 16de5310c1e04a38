import { errorMessage } from '../rpc/errorMessage.ts'
import { CallError } from '../rpc/postCall.ts'

/** Returns the message for a failed proof. If a code couldn't be sent, it is the server's own explanation. */
export const proofError = (error: unknown): string =>
  error instanceof CallError && error.reason === 'providerFailed' ? error.message : errorMessage(error)
