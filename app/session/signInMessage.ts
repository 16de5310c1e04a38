import { CallError } from '../api/postCall.ts'
import { errorMessage } from '../api/errorMessage.ts'
import type { Entry } from './signInMachine.ts'

/** What a person reads when a code could not be sent (ERR-13..15). */
export function sendFailure(error: unknown, entry: Entry): string {
  if (error instanceof CallError && error.reason === 'invalid')
    return entry === 'phone' ? 'Invalid number, please try again.' : 'Invalid email, please try again.'
  return `Something went wrong during sign in: ${errorMessage(error)}`
}

/** What a person reads when a code was not accepted (ERR-16..18, ERR-20). */
export function verifyFailure(error: unknown, entry: Entry): string {
  if (error instanceof CallError) {
    if (error.reason === 'timeout') return 'Request timed out, try again later.'
    if (error.reason === 'codeInvalid') return 'Invalid code, please try again.'
    if (error.reason === 'codeExpired' || error.reason === 'rateLimited')
      return `Failed to verify ${entry} code. ${errorMessage(error)}`
  }
  return 'Invalid code, please try again.'
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
    default:
      return 'Something went wrong. Please try again.'
  }
}
