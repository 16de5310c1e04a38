import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialSignIn,
  signInReducer,
  transitions,
  type SignIn,
  type SignInEvent,
  type SignInStatus,
} from '../../../app/session/signInMachine.ts'

const events: SignInEvent[] = [
  { type: 'chooseEntry', entry: 'phone' },
  { type: 'submitContact', sentTo: 'a@b.co' },
  { type: 'codeWasSent' },
  { type: 'submitCode' },
  { type: 'codeAccepted' },
  { type: 'identityProven', identityToken: 'proof' },
  { type: 'checkAccount' },
  { type: 'accountFound' },
  { type: 'accountMissing' },
  { type: 'submitName' },
  { type: 'createUser' },
  { type: 'userCreated' },
  { type: 'authenticate' },
  { type: 'authenticated' },
  { type: 'finish' },
  { type: 'back' },
  { type: 'fail', message: 'No.' },
]
const run = (steps: SignInEvent[], start: SignIn = initialSignIn('email')): SignIn => steps.reduce(signInReducer, start)
const pick = (...types: SignInEvent['type'][]): SignInEvent[] =>
  types.map((type) => events.find((event) => event.type === type) ?? { type: 'finish' })

describe('the sign-in machine', () => {
  it('has the states of the specification [SIGN-12]', () => {
    const stated: SignInStatus[] = [
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
    expect(Object.keys(transitions).toSorted()).toEqual(stated.toSorted())
  })

  it('leads a known contact from the code to a session [SIGN-14, SIGN-16]', () => {
    const sent = run(pick('submitContact', 'codeWasSent'))
    expect(sent).toMatchObject({ status: 'codeSent', sentTo: 'a@b.co' })
    const found = run(pick('submitCode', 'codeAccepted', 'identityProven', 'checkAccount', 'accountFound'), sent)
    expect(found.status).toBe('afterLogin')
    expect(run(pick('authenticate', 'authenticated'), found).status).toBe('loggedIn')
  })

  it('asks a new contact for a name first [SIGN-15, SIGN-16]', () => {
    const asked = run(
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
    expect(asked).toMatchObject({ status: 'askingForName', identityToken: 'proof' })
    const created = run(pick('submitName', 'createUser', 'userCreated', 'authenticate', 'authenticated'), asked)
    expect(created.status).toBe('loggedIn')
    expect(run(pick('submitName', 'createUser', 'fail'), asked)).toMatchObject({
      status: 'askingForName',
      message: 'No.',
    })
  })

  it('goes back to the state that a person can go on from when something fails', () => {
    expect(run(pick('submitContact', 'fail'))).toMatchObject({ status: 'notLoggedIn', message: 'No.' })
    expect(run(pick('submitContact', 'codeWasSent', 'submitCode', 'fail'))).toMatchObject({ status: 'codeSent' })
    expect(run(pick('chooseEntry', 'submitContact')).status).toBe('phoneSubmitting')
  })

  it('returns from a cancelled sign-in to the first page [SIGN-17]', () => {
    const waiting: SignIn = { ...initialSignIn('phone'), status: 'waitingForRedirectResult' }
    const cancelled = run(pick('back'), waiting)
    expect(cancelled.status).toBe('userCancelled')
    expect(run(pick('back'), cancelled)).toMatchObject({ status: 'notLoggedIn', entry: 'phone' })
  })

  it('takes a contact wherever the person is asked for one: no dead end', () => {
    for (const status of ['notLoggedIn', 'error', 'userCancelled'] as const) {
      expect(run(pick('submitContact'), { ...initialSignIn('email'), status }).status).toBe('emailSubmitting')
      expect(run(pick('submitContact'), { ...initialSignIn('phone'), status }).status).toBe('phoneSubmitting')
    }
  })

  it('is never signed in without proof of the contact, whatever events arrive in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (steps) => {
        const end = run(steps)
        expect(end.status === 'loggedIn' && end.identityToken === null).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })
})
