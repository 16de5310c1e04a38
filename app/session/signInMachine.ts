/** The states of a sign-in (SIGN-12). */
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
  /** Which contact the person enters. */
  entry: Entry
  /** The contact that the code went to. */
  sentTo: string
  /** Proof of the verified contact, between the code and the session. */
  identityToken: string | null
  /** What went wrong, ready to be shown; the state it belongs to is the one we went back to. */
  message: string | null
}

export type SignInEvent =
  | { type: 'chooseEntry'; entry: Entry }
  | { type: 'submitContact'; sentTo: string }
  | { type: 'codeWasSent' }
  | { type: 'submitCode' }
  | { type: 'codeAccepted' }
  /** Off to Google or Apple. */
  | { type: 'leaveForProvider' }
  /** Nobody had been there. */
  | { type: 'noRedirect' }
  | { type: 'cancel' }
  /** A sign-in link is being traded for proof. */
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
  /** `message` is null for what is logged only (ERR-05). */
  | { type: 'fail'; message: string | null }

type Transitions = Record<SignInStatus, Partial<Record<SignInEvent['type'], SignInStatus>>>

/** Where a person enters a contact; `submitContact` goes on with the one that is chosen. */
const entering = {
  chooseEntry: 'notLoggedIn',
  submitContact: 'emailSubmitting',
  leaveForProvider: 'waitingForRedirectResult',
} as const

/** Every move that is allowed. `fail` names the state that the person can go on from. */
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

/** Where a sign-in begins. */
export const initialSignIn = (entry: Entry): SignIn => ({
  status: 'notLoggedIn',
  entry,
  sentTo: '',
  identityToken: null,
  message: null,
})

/** The next state. An event that the state does not know changes nothing: a late answer cannot move a sign-in. */
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
      // Nobody gets an account without proof of a contact.
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
