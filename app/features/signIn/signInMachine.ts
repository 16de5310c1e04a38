/** A state of the sign-in state machine (SIGN-12). */
export type SignInStatus =
  | 'notLoggedIn'
  | 'phoneSubmitting'
  | 'emailSubmitting'
  | 'codeSent'
  | 'codeSubmitting'
  | 'waitingForRedirectResult'
  | 'signingIn'
  | 'signedInToIdentityProvider'
  | 'waitingForAccountCheck'
  | 'askingForName'
  | 'nameSubmitting'
  | 'creatingUser'
  | 'userCreated'
  | 'authenticating'
  | 'afterLogin'
  | 'loggedIn'
  | 'error'
  | 'userCancelled'

export type Entry = 'email' | 'phone'

export interface SignIn {
  status: SignInStatus
  /** The kind of contact that the user enters. */
  entry: Entry
  /** The email address or phone number to which the code is sent; empty if there is none. */
  sentTo: string
  /** A token that proves that the user owns the email address or phone number; null if not known yet. */
  identityToken: string | null
  /** The error message to show in the current state; null if there is none. */
  message: string | null
}

export type SignInEvent =
  | { type: 'chooseEntry'; entry: Entry }
  | { type: 'submitContact'; sentTo: string }
  | { type: 'codeWasSent' }
  | { type: 'submitCode' }
  | { type: 'codeAccepted' }
  /** The user is being redirected to Google or Apple. */
  | { type: 'leaveForProvider' }
  /** There was no redirect result to read. */
  | { type: 'noRedirect' }
  | { type: 'cancel' }
  /** The user confirmed signing in with a link, or used a passkey. */
  | { type: 'followLink' }
  | { type: 'identityProven'; identityToken: string }
  | { type: 'checkAccount' }
  | { type: 'accountFound' }
  | { type: 'accountMissing' }
  | { type: 'submitName' }
  | { type: 'createUser' }
  | { type: 'userCreated' }
  | { type: 'authenticate' }
  | { type: 'authenticated' }
  | { type: 'back' }
  /** The current step failed. `message` is null if the failure is only logged (ERR-05). */
  | { type: 'fail'; message: string | null }

type Transitions = Record<SignInStatus, Partial<Record<SignInEvent['type'], SignInStatus>>>

/**
 * Transitions of the states in which the user can enter an email address or phone number. For a phone number, the reducer uses
 * `phoneSubmitting` instead of `emailSubmitting`.
 */
const entering = {
  chooseEntry: 'notLoggedIn',
  submitContact: 'emailSubmitting',
  leaveForProvider: 'waitingForRedirectResult',
} as const

/** The next state by current state and event. In each state, only the listed events are allowed. */
export const transitions: Transitions = {
  notLoggedIn: { ...entering, followLink: 'signingIn' },
  phoneSubmitting: { codeWasSent: 'codeSent', fail: 'notLoggedIn' },
  emailSubmitting: { codeWasSent: 'codeSent', fail: 'notLoggedIn' },
  codeSent: { submitCode: 'codeSubmitting', submitContact: 'codeSent', back: 'notLoggedIn', fail: 'codeSent' },
  codeSubmitting: { codeAccepted: 'signingIn', fail: 'codeSent' },
  waitingForRedirectResult: {
    identityProven: 'signedInToIdentityProvider',
    noRedirect: 'notLoggedIn',
    cancel: 'userCancelled',
    fail: 'error',
  },
  signingIn: { identityProven: 'signedInToIdentityProvider', fail: 'error' },
  signedInToIdentityProvider: { checkAccount: 'waitingForAccountCheck' },
  waitingForAccountCheck: { accountFound: 'afterLogin', accountMissing: 'askingForName', fail: 'error' },
  askingForName: { submitName: 'nameSubmitting', back: 'notLoggedIn' },
  nameSubmitting: { createUser: 'creatingUser', fail: 'askingForName' },
  creatingUser: { userCreated: 'userCreated', checkAccount: 'waitingForAccountCheck', fail: 'askingForName' },
  userCreated: { authenticate: 'authenticating' },
  afterLogin: { authenticate: 'authenticating' },
  authenticating: { authenticated: 'loggedIn', fail: 'error' },
  loggedIn: {},
  error: { ...entering, back: 'notLoggedIn' },
  userCancelled: { ...entering, back: 'notLoggedIn' },
}

/** Returns the initial state of a sign-in, in which the user enters an email address or phone number. */
export const initialSignIn = (entry: Entry): SignIn => ({
  status: 'notLoggedIn',
  entry,
  sentTo: '',
  identityToken: null,
  message: null,
})

/** Returns the state that follows an event. Ignores events that aren't allowed in the current state, such as late results. */
export function signInReducer(state: SignIn, event: SignInEvent): SignIn {
  const to = transitions[state.status][event.type]
  if (to === undefined) return state
  const next: SignIn = { ...state, status: to, message: null }
  switch (event.type) {
    case 'chooseEntry':
      return { ...next, entry: event.entry }
    case 'submitContact':
      if (state.status === 'codeSent') return next
      return { ...next, sentTo: event.sentTo, status: state.entry === 'phone' ? 'phoneSubmitting' : 'emailSubmitting' }
    case 'identityProven':
      return { ...next, identityToken: event.identityToken }
    case 'createUser':
      // An account requires proof of a contact.
      return state.identityToken === null ? state : next
    case 'cancel':
      return { ...next, entry: 'phone' }
    case 'fail':
      return { ...next, message: event.message }
    case 'back':
      return { ...next, sentTo: '', identityToken: null }
    default:
      return next
  }
}
