import { failures } from '@festoon/contract/messages/failures'
import type { UsedPasskey } from '@festoon/contract/nouns/security/passkey'
import type { SignInProvider } from '@festoon/contract/wire/signInProvider'
import { call } from '../../platform/api/call.ts'
import { deviceId } from '../../platform/browser/deviceId.ts'
import { store } from '../../platform/browser/storage.ts'
import type { IdentityPort } from '../../platform/identity/port.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { report } from '../../platform/rpc/report.ts'
import { forgetRedirect, rememberRedirect } from './awaitedRedirect.ts'
import { newElkUser } from './newElkUser.ts'
import { checkCode, openSessionWith, sendCodeTo, verifiedContact, type VerifiedContact } from './signInCalls.ts'
import { signInReducer, type Entry, type SignIn, type SignInEvent } from './signInMachine.ts'
import { identityFailure, loginFailure, sendFailure, supportText, verifyFailure } from './signInMessage.ts'

export interface SignInFlow {
  state: () => SignIn
  /** Subscribes a listener, which is called after every event. Returns a function that unsubscribes the listener. */
  subscribe: (listener: () => void) => () => void
  chooseEntry: (entry: Entry) => void
  /** Sends a verification code to an email address or an E.164 phone number. */
  sendCode: (contact: string) => Promise<void>
  resendCode: () => Promise<void>
  /** Checks a code. `name` is for a new account, which then doesn't ask for one; '' if the user entered none. */
  submitCode: (code: string, name?: string) => Promise<void>
  submitName: (name: string) => Promise<void>
  /** Redirects to Google or Apple for sign-in. `returnState` is the `s` parameter that `/login` should have afterward. */
  leaveFor: (provider: SignInProvider, returnState: string) => Promise<void>
  /** Completes a sign-in with the result of a redirect to Google or Apple. */
  takeRedirect: () => Promise<void>
  /** Signs in with the credentials of a sign-in link (SIGN-11). */
  followLink: (link: { userId: string; refreshToken: string }) => Promise<void>
  /** Signs in with the response of a passkey. */
  signInWithPasskey: (passkey: UsedPasskey) => Promise<void>
  back: () => void
}

/** Functions that send and check verification codes. `check` returns a custom token; undefined if the server returned none. */
export interface Codes {
  send: (entry: Entry, contact: string) => Promise<void>
  check: (entry: Entry, contact: string, code: string) => Promise<string | undefined>
  /** Returns the channel by which the server sent the last code; absent if the user chooses the channel. */
  sentBy?: () => Entry
}

const ownCodes: Codes = {
  send: async (entry, contact) => {
    await sendCodeTo(entry, contact)
    store(entry, contact)
  },
  check: checkCode,
}

export interface SignInParts {
  port: () => Promise<IdentityPort>
  supportEmail: string
  start: SignIn
  /** The functions that send and check verification codes; by default, those of the sign-in page. */
  codes?: Codes | undefined
}

/** Creates a sign-in flow, which makes the calls that each state of the state machine requires (SIGN-01..17). */
export function createSignInFlow({ port, supportEmail, start, codes = ownCodes }: SignInParts): SignInFlow {
  let state = start
  const listeners = new Set<() => void>()
  const dispatch = (event: SignInEvent): void => {
    state = signInReducer(state, event)
    for (const listener of listeners) listener()
  }
  const fail = (message: string | null): void => dispatch({ type: 'fail', message })
  let provenContact: VerifiedContact = {}

  const finish = async (identityToken: string): Promise<void> => {
    dispatch({ type: 'authenticate' })
    try {
      await openSessionWith(identityToken, provenContact)
      dispatch({ type: 'authenticated' })
    } catch (error) {
      fail(loginFailure(error))
    }
  }

  const submitName = async (name: string): Promise<void> => {
    const { identityToken } = state
    dispatch({ type: 'submitName' })
    if (identityToken === null) return fail(supportText(supportEmail))
    dispatch({ type: 'createUser' })
    try {
      await call('createElkUser', newElkUser(name, state), { identityToken })
    } catch (error) {
      const profile = mayHaveCreated(error) ? await lookUpProfile(identityToken) : false
      if (profile === true) {
        dispatch({ type: 'checkAccount' })
        dispatch({ type: 'accountFound' })
        return finish(identityToken)
      }
      // The account exists, so it's the failure to look it up that keeps the user out.
      if (profile instanceof CallError && isExisting(error)) return fail(loginFailure(profile))
      if (error instanceof CallError && error.reason === 'identityInvalid') return fail(failures.identityInvalid)
      report('WARN', 'The account could not be created', error)
      return fail(supportText(supportEmail))
    }
    dispatch({ type: 'userCreated' })
    await finish(identityToken)
  }

  const checkAccount = async (identityToken: string, name: string): Promise<void> => {
    dispatch({ type: 'checkAccount' })
    let hasAccount: boolean
    try {
      ;({ exists: hasAccount } = await call('accountExists', {}, { identityToken }))
    } catch (error) {
      return fail(loginFailure(error))
    }
    dispatch({ type: hasAccount ? 'accountFound' : 'accountMissing' })
    if (hasAccount) await finish(identityToken)
    else if (name !== '') await submitName(name)
  }

  const signInProven = async (identityToken: string, contact: VerifiedContact = {}, name = ''): Promise<void> => {
    provenContact = contact
    dispatch({ type: 'identityProven', identityToken })
    await checkAccount(identityToken, name)
  }

  const failIdentity = (error: unknown): void => {
    report('WARN', 'The identity provider refused a sign-in', error)
    fail(identityFailure(error))
  }

  const proveIdentity = async (customToken: string, contact?: VerifiedContact, name?: string): Promise<void> => {
    let identityToken: string
    try {
      identityToken = await (await port()).signInWithCustomToken(customToken)
    } catch (error) {
      return failIdentity(error)
    }
    await signInProven(identityToken, contact, name)
  }

  const sendCode = async (contact: string): Promise<void> => {
    const { entry } = state
    const before = state
    dispatch({ type: 'submitContact', sentTo: contact })
    // A new code would invalidate the one being checked.
    if (state === before) return
    try {
      await codes.send(entry, contact)
      dispatch({ type: 'codeWasSent' })
      // Preloads the identity provider, which is needed to use the code.
      port().catch(() => undefined)
    } catch (error) {
      fail(sendFailure(error, entry))
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chooseEntry: (entry) => dispatch({ type: 'chooseEntry', entry }),
    sendCode,
    resendCode: () => sendCode(state.sentTo),
    submitCode: async (code, name = '') => {
      const { entry, sentTo } = state
      dispatch({ type: 'submitCode' })
      let customToken: string | undefined
      try {
        customToken = await codes.check(entry, sentTo, code)
      } catch (error) {
        return fail(verifyFailure(error, codes.sentBy?.() ?? entry))
      }
      if (customToken === undefined) return fail(supportText(supportEmail))
      dispatch({ type: 'codeAccepted' })
      // With an invitee's code, the browser doesn't know the contact.
      await proveIdentity(customToken, codes === ownCodes ? verifiedContact(entry, sentTo) : {}, name.trim())
    },
    submitName,
    leaveFor: async (provider, returnState) => {
      dispatch({ type: 'leaveForProvider' })
      rememberRedirect(returnState)
      try {
        await (await port()).startRedirect(provider, returnState)
      } catch (error) {
        failIdentity(error)
      }
    },
    takeRedirect: async () => {
      forgetRedirect()
      try {
        const result = await (await port()).redirectResult()
        if (result === null) return dispatch({ type: 'noRedirect' })
        if (result.kind === 'canceled') return dispatch({ type: 'cancel' })
        if (result.kind === 'failed') return failIdentity(new Error(result.message))
        await signInProven(result.identityToken)
      } catch (error) {
        failIdentity(error)
      }
    },
    followLink: async (link) => {
      dispatch({ type: 'followLink' })
      let customToken: string
      try {
        ;({ customToken } = await call('signInWithRefreshToken', { ...link, deviceId: deviceId() }))
      } catch (error) {
        return fail(loginFailure(error))
      }
      await proveIdentity(customToken)
    },
    signInWithPasskey: async (passkey) => {
      dispatch({ type: 'followLink' })
      let customToken: string
      try {
        ;({ customToken } = await call('signInWithPasskey', { passkey }))
      } catch (error) {
        return fail(loginFailure(error))
      }
      await proveIdentity(customToken)
    },
    back: () => dispatch({ type: 'back' }),
  }
}

const isExisting = (error: unknown): boolean => error instanceof CallError && error.reason === 'accountExists'

/** Returns true if the account may exist, although it couldn't be created: from another tab, or because only the result was lost. */
const mayHaveCreated = (error: unknown): boolean =>
  isExisting(error) || (error instanceof CallError && (error.reason === 'network' || error.reason === 'timeout'))

/**
 * Returns true if there is an account with a name for the verified email address or phone number (RPC-32, ERR-22), or the error
 * if the lookup fails.
 */
async function lookUpProfile(identityToken: string): Promise<boolean | CallError> {
  try {
    return (await call('getHasElkProfile', {}, { identityToken })).hasProfile
  } catch (error) {
    if (error instanceof CallError) return error
    throw error
  }
}
