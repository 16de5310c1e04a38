import * as copy from '@festoon/contract/messages/mergeAccounts'
import type { User } from '@festoon/contract/nouns/account'
import type { Pii } from '@festoon/contract/nouns/merge'
import { call } from '../../platform/api/call.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { initialMerge, mergeReducer, type Merge, type MergeEvent, type MissingContact } from './mergeMachine.ts'

export interface MergeFlow {
  state: () => Merge
  /** Subscribes a listener, which is called after every event. Returns a function that unsubscribes the listener. */
  subscribe: (listener: () => void) => () => void
  sendCode: (pii: Pii) => Promise<void>
  resendCode: () => Promise<void>
  submitCode: (code: string) => Promise<void>
  confirm: () => Promise<void>
  back: () => void
  close: () => void
}

const notSent = copy.sendFailed

/**
 * Returns the error message for a code that couldn't be sent: the message for the server's reason, or a general one if the
 * server gave no reason (ERR-23).
 */
function sendText(error: unknown): string {
  const isServers = error instanceof CallError && error.reason !== 'network' && error.reason !== 'timeout'
  return isServers ? errorMessage(error) : notSent
}

/**
 * Returns a flow that adds an email address or phone number to the caller's account. If another account already has it, the
 * flow asks for confirmation and then merges that account. `onUser` receives the updated user.
 */
export function createMergeFlow(missingContact: MissingContact, onUser: (user: User) => void): MergeFlow {
  let state = initialMerge(missingContact)
  const listeners = new Set<() => void>()
  const dispatch = (event: MergeEvent): void => {
    state = mergeReducer(state, event)
    for (const listener of listeners) listener()
  }

  const sendCode = async (pii: Pii): Promise<void> => {
    const before = state
    dispatch({ type: 'submitContact', pii })
    // A new code would invalidate the one being checked.
    if (state === before) return
    try {
      const result = await call('sendPiiVerificationCode', { pii })
      if (result.success) return dispatch({ type: 'codeWasSent' })
      dispatch({ type: 'fail', message: result.errorMessage ?? notSent })
    } catch (error) {
      dispatch({ type: 'fail', message: sendText(error) })
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sendCode,
    resendCode: async () => {
      if (state.pii) await sendCode(state.pii)
    },
    submitCode: async (code) => {
      const { pii } = state
      if (!pii) return
      dispatch({ type: 'submitCode' })
      try {
        const result = await call('verifyWithPiiAndCode', { pii, code })
        if (result.result === 'mergePrompt') return dispatch({ type: 'mergePrompt', other: result.other })
        onUser(result.user)
        dispatch({ type: 'piiAdded' })
      } catch {
        dispatch({ type: 'fail', message: copy.verifyFailed })
      }
    },
    confirm: async () => {
      const { pii } = state
      if (!pii) return
      dispatch({ type: 'confirm' })
      try {
        const { user } = await call('confirmUserMerge', { pii })
        onUser(user)
        dispatch({ type: 'merged' })
      } catch (error) {
        dispatch({ type: 'fail', message: errorMessage(error) })
      }
    },
    back: () => dispatch({ type: 'back' }),
    close: () => dispatch({ type: 'close' }),
  }
}
