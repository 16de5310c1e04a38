import { errorMessage } from '../api/errorMessage.ts'
import { CallError } from '../api/postCall.ts'
import { ChunkError } from '../loadScreen.ts'
import type { Entry } from './signInMachine.ts'

/** What a person reads when the way forward is lost: proof or confirmation is missing, or no account was made (ERR-19, ERR-21). */
export const supportText = (supportEmail: string): string =>
  `An error occurred trying to authenticate, please try again. If this error persists, contact us at ${supportEmail}.`

/** What a person reads when a code could not be sent (ERR-13..15). */
export function sendFailure(error: unknown, entry: Entry): string {
  if (error instanceof CallError && error.reason === 'invalid')
    return entry === 'phone' ? 'Invalid number, please try again.' : 'Invalid email, please try again.'
  return `Something went wrong during sign in: ${error instanceof CallError ? errorMessage(error) : textOf(error)}`
}

/** What a person reads when a code was not accepted (ERR-16..18, ERR-20); what kept it from being asked is a login's failure. */
export function verifyFailure(error: unknown, entry: Entry): string {
  if (!(error instanceof CallError)) return 'Invalid code, please try again.'
  switch (error.reason) {
    case 'timeout':
      return 'Request timed out, try again later.'
    case 'codeExpired':
    case 'rateLimited':
      return `Failed to verify ${entry} code. ${errorMessage(error)}`
    case 'network':
    case 'internal':
    case 'unavailable':
      return loginFailure(error)
    default:
      return 'Invalid code, please try again.'
  }
}

/** What a person reads when a login failed after the code (ERR-08..12). */
export function loginFailure(error: unknown): string {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.'
  switch (error.reason) {
    case 'timeout':
      return 'Request timed out, please try again.'
    case 'network':
      return 'Failed to login due to network issues, please try again later.'
    case 'identityInvalid':
    case 'unauthenticated':
    case 'forbidden':
      return 'Failed to login due to auth failure, please try again later.'
    case 'internal':
    case 'unavailable':
      return 'Failed to login due to server issues, please try again later.'
    case 'linkInvalid':
      return errorMessage(error)
    default:
      return 'Something went wrong. Please try again.'
  }
}

/**
 * What a person reads when the identity provider failed (ERR-07..09); null for a code that it did not take, which is logged
 * only (ERR-05).
 */
export function identityFailure(error: unknown): string | null {
  if (error instanceof CallError) return loginFailure(error)
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'Request timed out, please try again.'
  if (error instanceof ChunkError) return 'Failed to login due to network issues, please try again later.'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'auth/invalid-verification-code') return null
  if (code === 'auth/network-request-failed') return 'Failed to login due to network issues, please try again later.'
  return `Failed to login due to ${textOf(error)}`
}

const textOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Unknown error'
