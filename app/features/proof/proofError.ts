import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'

/** Returns the message for a failed proof. If a code couldn't be sent, it is the server's own explanation. */
export const proofError = (error: unknown): string =>
  error instanceof CallError && error.reason === 'providerFailed' ? error.message : errorMessage(error)
