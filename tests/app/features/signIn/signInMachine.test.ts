import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialSignIn,
  signInReducer,
  transitions,
  type SignIn,
  type SignInEvent,
  type SignInStatus,
} from '../../../../app/features/signIn/signInMachine.ts'

const events: SignInEvent[] = [
  { type: 'chooseEntry', entry: 'phone' },
  { type: 'submitContact', sentTo: 'a@b.co' },
  { type: 'codeWasSent' },
  { type: 'submitCode' },
  { type: 'codeAccepted' },
  { type: 'leaveForProvider' },
  { type: 'noRedirect' },
  { type: 'cancel' },
  { type: 'followLink' },
  { type: 'identityProven', identityToken: 'proof' },
  { type: 'checkAccount' },
  { type: 'accountFound' },
  { type: 'accountMissing' },
  { type: 'submitName' },
  { type: 'createUser' },
  { type: 'userCreated' },
  { type: 'authenticate' },
  { type: 'authenticated' },
  { type: 'back' },
  { type: 'fail', message: 'No.' },
]
const run = (steps: SignInEvent[], start: SignIn = initialSignIn('email')): SignIn => steps.reduce(signInReducer, start)
const pick = (...types: SignInEvent['type'][]): SignInEvent[] =>
  types.map((type) => events.find((event) => event.type === type) ?? { type: 'back' })

describe('the sign-in machine', () => {
  it('has the specified states [SIGN-12]', () => {
    const specifiedStates: SignInStatus[] = [
      'notLoggedIn',
      'phoneSubmitting',
      'emailSubmitting',
      'codeSent',
      'codeSubmitting',
      'waitingForRedirectResult',
      'signingIn',
      'signedInToIdentityProvider',
      'waitingForAccountCheck',
      'askingForName',
      'nameSubmitting',
      'creatingUser',
      'userCreated',
      'authenticating',
      'afterLogin',
      'loggedIn',
      'error',
      'userCancelled',
    ]
    expect(Object.keys(transitions).toSorted()).toEqual(specifiedStates.toSorted())
  })

  it('takes a known contact from the code to a session [SIGN-14, SIGN-16]', () => {
    const codeSentState = run(pick('submitContact', 'codeWasSent'))
    expect(codeSentState).toMatchObject({ status: 'codeSent', sentTo: 'a@b.co' })
    const accountState = run(
      pick('submitCode', 'codeAccepted', 'identityProven', 'checkAccount', 'accountFound'),
      codeSentState,
    )
    expect(accountState.status).toBe('afterLogin')
    expect(run(pick('authenticate', 'authenticated'), accountState).status).toBe('loggedIn')
  })

  it('asks a new contact for a name first [SIGN-15, SIGN-16]', () => {
    const namePrompt = run(
      pick(
        'submitContact',
        'codeWasSent',
        'submitCode',
        'codeAccepted',
        'identityProven',
        'checkAccount',
        'accountMissing',
      ),
    )
    expect(namePrompt).toMatchObject({ status: 'askingForName', identityToken: 'proof' })
    const createdState = run(
      pick('submitName', 'createUser', 'userCreated', 'authenticate', 'authenticated'),
      namePrompt,
    )
    expect(createdState.status).toBe('loggedIn')
    expect(run(pick('submitName', 'createUser', 'fail'), namePrompt)).toMatchObject({
      status: 'askingForName',
      message: 'No.',
    })
  })

  it('returns to a state that the user can continue from after a failure', () => {
    expect(run(pick('submitContact', 'fail'))).toMatchObject({ status: 'notLoggedIn', message: 'No.' })
    expect(run(pick('submitContact', 'codeWasSent', 'submitCode', 'fail'))).toMatchObject({ status: 'codeSent' })
    expect(run(pick('chooseEntry', 'submitContact')).status).toBe('phoneSubmitting')
  })

  it('returns to the phone page without an error after a canceled provider sign-in [SIGN-17, ERR-06]', () => {
    const waiting = run(pick('leaveForProvider'))
    expect(waiting.status).toBe('waitingForRedirectResult')
    const canceledState = run(pick('cancel'), waiting)
    expect(canceledState).toMatchObject({ status: 'userCancelled', entry: 'phone', message: null })
    expect(run(pick('submitContact'), canceledState).status).toBe('phoneSubmitting')
  })

  it('checks for the account again if it was created elsewhere first [ERR-22]', () => {
    const creating: SignIn = { ...initialSignIn('email'), status: 'creatingUser', identityToken: 'proof' }
    expect(run(pick('checkAccount'), creating).status).toBe('waitingForAccountCheck')
    expect(run(pick('fail'), creating)).toMatchObject({ status: 'askingForName', identityToken: 'proof' })
  })

  it('accepts a contact wherever it asks for one', () => {
    for (const status of ['notLoggedIn', 'error', 'userCancelled'] as const) {
      expect(run(pick('submitContact'), { ...initialSignIn('email'), status }).status).toBe('emailSubmitting')
      expect(run(pick('submitContact'), { ...initialSignIn('phone'), status }).status).toBe('phoneSubmitting')
    }
  })

  it('never signs in without a verified contact, whatever the events and their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (steps) => {
        const end = run(steps)
        expect(end.status === 'loggedIn' && end.identityToken === null).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it('creates no account without a verified contact, wherever it starts', () => {
    const namePrompt: SignIn = { ...initialSignIn('email'), status: 'askingForName' }
    expect(run(pick('submitName', 'createUser'), namePrompt).status).toBe('nameSubmitting')
    expect(run(pick('submitName', 'fail'), namePrompt).status).toBe('askingForName')
  })
})

/** All transitions in the specification: from, event, to. Any other combination changes nothing. */
const moves: [SignInStatus, SignInEvent['type'], SignInStatus][] = [
  ['notLoggedIn', 'chooseEntry', 'notLoggedIn'],
  ['notLoggedIn', 'submitContact', 'emailSubmitting'],
  ['notLoggedIn', 'leaveForProvider', 'waitingForRedirectResult'],
  ['notLoggedIn', 'followLink', 'signingIn'],
  ['phoneSubmitting', 'codeWasSent', 'codeSent'],
  ['phoneSubmitting', 'fail', 'notLoggedIn'],
  ['emailSubmitting', 'codeWasSent', 'codeSent'],
  ['emailSubmitting', 'fail', 'notLoggedIn'],
  ['codeSent', 'submitCode', 'codeSubmitting'],
  ['codeSent', 'submitContact', 'codeSent'],
  ['codeSent', 'back', 'notLoggedIn'],
  ['codeSent', 'fail', 'codeSent'],
  ['codeSubmitting', 'codeAccepted', 'signingIn'],
  ['codeSubmitting', 'fail', 'codeSent'],
  ['waitingForRedirectResult', 'identityProven', 'signedInToIdentityProvider'],
  ['waitingForRedirectResult', 'noRedirect', 'notLoggedIn'],
  ['waitingForRedirectResult', 'cancel', 'userCancelled'],
  ['waitingForRedirectResult', 'fail', 'error'],
  ['signingIn', 'identityProven', 'signedInToIdentityProvider'],
  ['signingIn', 'fail', 'error'],
  ['signedInToIdentityProvider', 'checkAccount', 'waitingForAccountCheck'],
  ['waitingForAccountCheck', 'accountFound', 'afterLogin'],
  ['waitingForAccountCheck', 'accountMissing', 'askingForName'],
  ['waitingForAccountCheck', 'fail', 'error'],
  ['askingForName', 'submitName', 'nameSubmitting'],
  ['askingForName', 'back', 'notLoggedIn'],
  ['nameSubmitting', 'createUser', 'creatingUser'],
  ['nameSubmitting', 'fail', 'askingForName'],
  ['creatingUser', 'userCreated', 'userCreated'],
  ['creatingUser', 'checkAccount', 'waitingForAccountCheck'],
  ['creatingUser', 'fail', 'askingForName'],
  ['userCreated', 'authenticate', 'authenticating'],
  ['afterLogin', 'authenticate', 'authenticating'],
  ['authenticating', 'authenticated', 'loggedIn'],
  ['authenticating', 'fail', 'error'],
  ['error', 'chooseEntry', 'notLoggedIn'],
  ['error', 'submitContact', 'emailSubmitting'],
  ['error', 'leaveForProvider', 'waitingForRedirectResult'],
  ['error', 'back', 'notLoggedIn'],
  ['userCancelled', 'chooseEntry', 'notLoggedIn'],
  ['userCancelled', 'submitContact', 'emailSubmitting'],
  ['userCancelled', 'leaveForProvider', 'waitingForRedirectResult'],
  ['userCancelled', 'back', 'notLoggedIn'],
]

describe('a transition of the sign-in machine', () => {
  const at = (status: SignInStatus): SignIn => ({ ...initialSignIn('email'), status, identityToken: 'proof' })

  it.each(moves)('from %s on %s leads to %s', (from, by, to) => {
    expect(run(pick(by), at(from)).status).toBe(to)
  })

  it('is one of those listed', () => {
    const knownMoves = new Set(moves.map(([from, by]) => `${from} ${by}`))
    for (const from of Object.keys(transitions) as SignInStatus[])
      for (const event of events)
        if (!knownMoves.has(`${from} ${event.type}`)) expect(signInReducer(at(from), event)).toEqual(at(from))
  })
})
