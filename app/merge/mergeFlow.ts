import type { Pii } from '@festoon/contract/merge'
import type { User } from '@festoon/contract/account'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { CallError } from '../api/postCall.ts'
import { initialMerge, mergeReducer, type Merge, type MergeEvent, type Missing } from './mergeMachine.ts'

export interface MergeFlow {
  state: () => Merge
  /** Calls back at every move. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  sendCode: (pii: Pii) => Promise<void>
  resendCode: () => Promise<void>
  submitCode: (code: string) => Promise<void>
  confirm: () => Promise<void>
  back: () => void
  close: () => void
}

const notSent = 'Something went wrong sending your verification code.'

/** What a person reads when no code was sent: the server's word, where it had one (ERR-23). */
function sendText(error: unknown): string {
  const isServers = error instanceof CallError && error.reason !== 'network' && error.reason !== 'timeout'
  return isServers ? errorMessage(error) : notSent
}

/** Adds a contact to the caller's account, or joins the account that has it already. `onUser` gets the user as it is then. */
export function createMergeFlow(missing: Missing, onUser: (user: User) => void): MergeFlow {
  let state = initialMerge(missing)
  const listeners = new Set<() => void>()
  const dispatch = (event: MergeEvent): void => {
    state = mergeReducer(state, event)
    for (const listener of listeners) listener()
  }

  const sendCode = async (pii: Pii): Promise<void> => {
    const before = state
    dispatch({ type: 'submitContact', pii })
    // A new code would end the one that is being checked.
    if (state === before) return
    try {
      const sent = await call('sendPiiVerificationCode', { pii })
      if (sent.success) return dispatch({ type: 'codeWasSent' })
      dispatch({ type: 'fail', message: sent.errorMessage ?? notSent })
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
        const answer = await call('verifyWithPiiAndCode', { pii, code })
        if (answer.result === 'mergePrompt') return dispatch({ type: 'mergePrompt', other: answer.other })
        onUser(answer.user)
        dispatch({ type: 'piiAdded' })
      } catch {
        dispatch({ type: 'fail', message: 'Failed to verify code, please try again.' })
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
