import { expect, it } from 'vitest'
import { createSignInFlow } from '../../../../app/features/signIn/signInFlow.ts'
import { initialSignIn, type Entry } from '../../../../app/features/signIn/signInMachine.ts'
import { builtInIdentity } from '../../../../app/platform/identity/builtIn.ts'
import { CallError } from '../../../../app/platform/rpc/postCall.ts'
import { operations } from '../../../../contract/wire/operations.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

/** Returns the message after a code was refused that the server sent by `channel`, whatever the user typed. */
async function messageAfter(channel: Entry, refusal: CallError) {
  const flow = createSignInFlow({
    port: () => Promise.resolve(builtInIdentity),
    supportEmail: 'help@festoon.example',
    start: initialSignIn('email'),
    codes: {
      send: () => Promise.resolve(),
      sentBy: () => channel,
      check: () => Promise.reject(refusal),
    },
  })
  await flow.sendCode('contact')
  await flow.submitCode('123456')
  return flow.state().message
}

// The reasons of signInWithPhoneAndCode and signInWithEmailAndCode, except for a wrong code (ERR-18).
const refusals = [
  ['codeExpired', {}, 'That code no longer works. Please request a new one.'],
  ['rateLimited', {}, 'Too many attempts. Please wait a moment and try again.'],
  ['rateLimited', { retryAfter: 30 }, 'Too many attempts. Please try again in 30 seconds.'],
  ['rateLimited', { retryAfter: 600 }, 'Too many attempts. Please try again in 10 minutes.'],
] as const

it.each(refusals)(
  'a code by SMS that is refused with %s, %j shows the message [ERR-16]',
  async (reason, details, message) => {
    const shownMessage = await messageAfter('phone', new CallError(reason, '', details))
    expect(shownMessage).toBe(fixedText('ERR-16', { values: [message] }))
  },
)

it.each(refusals)(
  'a code by email that is refused with %s, %j shows the message [ERR-17]',
  async (reason, details, message) => {
    const shownMessage = await messageAfter('email', new CallError(reason, '', details))
    expect(shownMessage).toBe(fixedText('ERR-17', { values: [message] }))
  },
)

it('covers every reason for which the server refuses a code [ERR-16, ERR-17]', () => {
  const coveredReasons = new Set<string>([...refusals.map(([reason]) => reason), 'codeInvalid'])
  for (const name of ['signInWithPhoneAndCode', 'signInWithEmailAndCode'] as const)
    expect(new Set<string>(operations[name].failures)).toEqual(coveredReasons)
})

it('used-up codes to an address point to the link in the email', async () => {
  const flow = createSignInFlow({
    port: () => Promise.resolve(builtInIdentity),
    supportEmail: 'help@festoon.example',
    start: initialSignIn('email'),
    codes: {
      send: () => Promise.reject(new CallError('rateLimited', '', { retryAfter: 30 })),
      check: () => Promise.resolve(undefined),
    },
  })
  await flow.sendCode('ana@example.com')
  expect(flow.state().message).toContain('try again in 30 seconds. If the last email we sent you has a sign-in link')
})
