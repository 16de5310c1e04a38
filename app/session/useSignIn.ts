import { useReducer, type Dispatch } from 'react'
import { limits } from '@festoon/contract/limits'
import { call } from '../api/call.ts'
import { deviceId } from './deviceId.ts'
import { builtInIdentity } from './identity/builtIn.ts'
import { initialSignIn, signInReducer, type Entry, type SignIn, type SignInEvent } from './signInMachine.ts'
import { loginFailure, sendFailure, verifyFailure } from './signInMessage.ts'
import { openSession } from './session.ts'
import { store } from './storage.ts'

export interface SignInSteps {
  state: SignIn
  chooseEntry: (entry: Entry) => void
  /** Sends a code to an e-mail address, or to a phone in E.164. */
  sendCode: (contact: string) => Promise<void>
  resendCode: () => Promise<void>
  submitCode: (code: string) => Promise<void>
  submitName: (name: string) => Promise<void>
  back: () => void
}

const send = (entry: Entry, contact: string) =>
  entry === 'phone'
    ? call('sendPhoneSignInCode', { phoneNumber: contact })
    : call('sendEmailSignInCode', { emailAddress: contact })

const verify = (entry: Entry, contact: string, code: string) =>
  entry === 'phone'
    ? call('signInWithPhoneAndCode', { phoneNumber: contact, code })
    : call('signInWithEmailAndCode', { emailAddress: contact, code })

async function finish(dispatch: Dispatch<SignInEvent>, identityToken: string): Promise<void> {
  dispatch({ type: 'authenticate' })
  try {
    openSession(
      await call(
        'authenticate',
        { deviceId: deviceId(), timestamp: Date.now(), product: 3, platform: 'web' },
        { identityToken },
      ),
    )
    dispatch({ type: 'authenticated' })
  } catch (error) {
    dispatch({ type: 'fail', message: loginFailure(error) })
  }
}

async function proveIdentity(dispatch: Dispatch<SignInEvent>, customToken: string): Promise<void> {
  dispatch({ type: 'codeAccepted' })
  try {
    const identityToken = await within(limits.identityTimeoutMs, builtInIdentity.signInWithCustomToken(customToken))
    dispatch({ type: 'identityProven', identityToken })
    dispatch({ type: 'checkAccount' })
    const { exists } = await call('accountExists', {}, { identityToken })
    if (!exists) return dispatch({ type: 'accountMissing' })
    dispatch({ type: 'accountFound' })
    await finish(dispatch, identityToken)
  } catch (error) {
    dispatch({ type: 'fail', message: loginFailure(error) })
  }
}

/** Runs a sign-in: the machine says what may happen, the calls make it happen (SIGN-01..16). */
export function useSignIn(entry: Entry): SignInSteps {
  const [state, dispatch] = useReducer(signInReducer, entry, initialSignIn)

  const sendCode = async (contact: string): Promise<void> => {
    dispatch({ type: 'submitContact', sentTo: contact })
    try {
      const sent = await send(state.entry, contact)
      if (!sent.success) throw new Error(sent.errorMessage ?? 'Unknown error')
      store(state.entry, contact)
      dispatch({ type: 'codeWasSent' })
    } catch (error) {
      dispatch({ type: 'fail', message: sendFailure(error, state.entry) })
    }
  }

  const submitCode = async (code: string): Promise<void> => {
    dispatch({ type: 'submitCode' })
    try {
      const answer = await verify(state.entry, state.sentTo, code)
      if (!answer.customToken) throw new Error(answer.errorMessage ?? 'Unknown error')
      await proveIdentity(dispatch, answer.customToken)
    } catch (error) {
      dispatch({ type: 'fail', message: verifyFailure(error, state.entry) })
    }
  }

  const submitName = async (name: string): Promise<void> => {
    const { identityToken } = state
    if (identityToken === null) return
    dispatch({ type: 'submitName' })
    dispatch({ type: 'createUser' })
    try {
      await call('createElkUser', { elkUser: { name } }, { identityToken })
      dispatch({ type: 'userCreated' })
    } catch (error) {
      return dispatch({ type: 'fail', message: loginFailure(error) })
    }
    await finish(dispatch, identityToken)
  }

  return {
    state,
    chooseEntry: (next) => dispatch({ type: 'chooseEntry', entry: next }),
    sendCode,
    resendCode: () => sendCode(state.sentTo),
    submitCode,
    submitName,
    back: () => dispatch({ type: 'back' }),
  }
}

/** Rejects when `work` takes longer than `ms`. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('Identity provider timed out', 'TimeoutError')), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
