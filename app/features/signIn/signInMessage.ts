import * as copy from '@festoon/contract/messages/signIn'
import { ChunkError } from '../../platform/loadScreen.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import type { Entry } from './signInMachine.ts'

/** Returns the message that asks the user to contact support if the sign-in can't continue (ERR-19, ERR-21). */
export const supportText = copy.deadEnd

/** Returns the message for a code that couldn't be sent (ERR-13..15). */
export function sendFailure(error: unknown, entry: Entry): string {
  if (error instanceof CallError && error.reason === 'invalid')
    return entry === 'phone' ? copy.numberInvalid : copy.emailInvalid
  if (!(error instanceof CallError)) return copy.sendFailed(textOf(error))
  // Strangers may have requested the codes, and each of their emails has a link for the owner of the account.
  const isUsedUp = error.reason === 'rateLimited' && entry === 'email'
  return copy.sendFailed(isUsedUp ? copy.orOpenLink(errorMessage(error)) : errorMessage(error))
}

/** Returns the message for a code that couldn't be verified (ERR-16..18, ERR-20). */
export function verifyFailure(error: unknown, entry: Entry): string {
  if (!(error instanceof CallError)) return copy.codeInvalid
  switch (error.reason) {
    case 'timeout':
      return copy.codeTimedOut
    case 'codeExpired':
    case 'rateLimited':
      return entry === 'phone' ? copy.phoneCodeFailed(errorMessage(error)) : copy.emailCodeFailed(errorMessage(error))
    case 'network':
    case 'internal':
    case 'unavailable':
      return loginFailure(error)
    default:
      return copy.codeInvalid
  }
}

/** Returns the message for a failed sign-in (ERR-08..12). */
export function loginFailure(error: unknown): string {
  if (!(error instanceof CallError)) return copy.somethingWrong
  switch (error.reason) {
    case 'timeout':
      return copy.timedOut
    case 'network':
      return copy.networkFailed
    case 'identityInvalid':
    case 'unauthenticated':
    case 'forbidden':
      return copy.authFailed
    case 'internal':
    case 'unavailable':
      return copy.serverFailed
    case 'emailReassigned':
    case 'passkeyInvalid':
    case 'linkInvalid':
      return errorMessage(error)
    default:
      return copy.somethingWrong
  }
}

/**
 * Returns the message for a failure of the identity provider (ERR-07..09). Returns null for a rejected code, because that
 * failure is only logged (ERR-05).
 */
export function identityFailure(error: unknown): string | null {
  if (error instanceof CallError) return loginFailure(error)
  if (error instanceof DOMException && error.name === 'TimeoutError') return copy.timedOut
  if (error instanceof ChunkError) return copy.networkFailed
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'auth/invalid-verification-code') return null
  if (code === 'auth/network-request-failed') return copy.networkFailed
  return copy.loginFailed(textOf(error))
}

const textOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : copy.unknownError
