import { expect, it } from 'vitest'
import { createSignInFlow } from '../../../../app/features/signIn/signInFlow.ts'
import { initialSignIn } from '../../../../app/features/signIn/signInMachine.ts'
import { builtInIdentity } from '../../../../app/platform/identity/builtIn.ts'
import { CallError } from '../../../../app/platform/rpc/postCall.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

it.each([
  ['phone', 'ERR-16'],
  ['email', 'ERR-17'],
] as const)('a late code that the server chose to send by %s is named so [ERR-16, ERR-17]', async (channel, row) => {
  const flow = createSignInFlow({
    port: () => Promise.resolve(builtInIdentity),
    supportEmail: 'help@festoon.example',
    start: initialSignIn('email'),
    codes: {
      send: () => Promise.resolve(),
      sentBy: () => channel,
      check: () => Promise.reject(new CallError('codeExpired', '')),
    },
  })
  await flow.sendCode('contact')
  await flow.submitCode('123456')
  expect(flow.state().message).toBe(
    fixedText(row, { values: ['That code no longer works. Please request a new one.'] }),
  )
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
