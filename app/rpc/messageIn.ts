import { tryAgainInMinutes, tryAgainInSeconds } from '@festoon/contract/messages/guests/guestFailures'
import type { FailureKind } from '@festoon/contract/wire/failure'
import { CallError } from './postCall.ts'

/**
 * Returns a function that looks up the message for a failed call in `messages`, by the reason for the failure. If `messages`
 * has none for that reason, the function returns the general one.
 */
export const messageIn =
  (messages: Readonly<Partial<Record<FailureKind, string>> & { internal: string }>) =>
  (error: unknown): string => {
    if (!(error instanceof CallError)) return messages.internal
    if (error.reason === 'rateLimited' && error.retryAfter !== undefined) return waitMessage(error.retryAfter)
    return messages[error.reason] ?? messages.internal
  }

function waitMessage(seconds: number): string {
  return seconds < 90 ? tryAgainInSeconds(Math.max(1, Math.ceil(seconds))) : tryAgainInMinutes(Math.ceil(seconds / 60))
}
