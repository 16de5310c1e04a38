import { tryAgainInHours, tryAgainInMinutes, tryAgainInSeconds } from '@festoon/contract/messages/guests/guestFailures'
import type { FailureKind } from '@festoon/contract/wire/failure'
import { CallError } from './postCall.ts'

/**
 * Returns a function that looks up the message for a failed call in `messages`, by the reason for the failure. If there is no
 * message for the reason, the function returns `messages.internal`. For a rate limit with a known waiting time, it returns a
 * message with that time.
 */
export const messageIn =
  (messages: Readonly<Partial<Record<FailureKind, string>> & { internal: string }>) =>
  (error: unknown): string => {
    if (!(error instanceof CallError)) return messages.internal
    if (error.reason === 'rateLimited' && error.details.retryAfter !== undefined)
      return waitMessage(error.details.retryAfter)
    return messages[error.reason] ?? messages.internal
  }

function waitMessage(seconds: number): string {
  if (seconds < 90) return tryAgainInSeconds(Math.max(1, Math.ceil(seconds)))
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? tryAgainInMinutes(minutes) : tryAgainInHours(Math.ceil(minutes / 60))
}
