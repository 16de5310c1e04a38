import type { FailureKind } from '@festoon/contract/wire/failure'
import { CallError } from './postCall.ts'

/** Translates failures into the given messages. An unknown one reads as "something went wrong". */
export const messageIn =
  (texts: Readonly<Partial<Record<FailureKind, string>> & { internal: string }>) =>
  (error: unknown): string => {
    if (!(error instanceof CallError)) return texts.internal
    if (error.reason === 'rateLimited' && error.retryAfter !== undefined)
      return `Too many tries. Please try again in ${waitText(error.retryAfter)}.`
    return texts[error.reason] ?? texts.internal
  }

function waitText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
