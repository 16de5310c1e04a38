import { CallError } from './postCall.ts'

const plain: Partial<Record<CallError['reason'], string>> = {
  network: 'We could not reach Festoon. Check your connection and try again.',
  timeout: 'That took too long. Please try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'Festoon is taking a short break. Please try again in a moment.',
  unauthenticated: 'Please sign in to continue.',
  sessionExpired: 'You have been signed out. Please sign in again.',
}

/** The sentence that a person reads when something failed: what happened and what to do. The one place where it is made. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.'
  if (error.reason === 'rateLimited')
    return error.retryAfter === undefined
      ? 'Too many tries. Please wait a moment and try again.'
      : `Too many tries. Please try again in ${waitText(error.retryAfter)}.`
  return plain[error.reason] ?? error.message
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
