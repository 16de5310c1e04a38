import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createSignInFlow, type SignInFlow } from '../../../../app/features/signIn/signInFlow.ts'
import { initialSignIn } from '../../../../app/features/signIn/signInMachine.ts'
import { builtInIdentity } from '../../../../app/platform/identity/builtIn.ts'
import { lastCode } from '../../../support/builders.ts'
import { relayedServer, type RelayedServer } from '../../../support/stories/relayedServer.ts'

let server: RelayedServer['server']
let wire: RelayedServer['wire']
let end: RelayedServer['end']
beforeAll(async () => {
  ;({ server, wire, end } = await relayedServer({ env: { PUBLIC_ORIGIN: 'http://localhost:3000' } }))
}, 60_000)
afterAll(() => end())
afterEach(() => wire.restore())

let people = 0
const address = (): string => `guest.${(people += 1)}@example.com`
const signIn = (): SignInFlow =>
  createSignInFlow({
    port: () => Promise.resolve(builtInIdentity),
    supportEmail: 'help@festoon.example',
    start: initialSignIn('email'),
  })

it('a sign-in asks for no name that was entered with the code, and drops it if there is an account', async () => {
  const to = address()
  const namesOf = async (): Promise<{ name: string }[]> =>
    server.services.db
      .selectFrom('users')
      .innerJoin('user_contacts', 'user_contacts.user_id', 'users.id')
      .select('users.name')
      .where('user_contacts.value', '=', to)
      .execute()
  for (const name of ['  Ana ', 'Someone else']) {
    const flow = signIn()
    await flow.sendCode(to)
    await flow.submitCode(await lastCode(server, to), name)
    expect(flow.state()).toMatchObject({ status: 'loggedIn', message: null })
    expect(await namesOf()).toEqual([{ name: 'Ana' }])
  }
  const flow = signIn()
  const other = address()
  await flow.sendCode(other)
  await flow.submitCode(await lastCode(server, other), '  ')
  expect(flow.state().status).toBe('askingForName')
})
