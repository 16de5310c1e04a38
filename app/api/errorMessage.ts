import { failureText } from '@festoon/contract/failureText'
import { CallError } from './postCall.ts'

/** The sentence that a person reads when something failed; with the wait in it when the server named one. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof CallError)) return failureText.internal
  if (error.reason === 'rateLimited' && error.retryAfter !== undefined)
    return `Too many tries. Please try again in ${waitText(error.retryAfter)}.`
  return failureText[error.reason]
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
