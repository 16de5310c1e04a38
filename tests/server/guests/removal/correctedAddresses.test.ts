import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, merge, verifyPii } from '../../../support/accounts.ts'
import { person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { ExclusionParty } from './ExclusionParty.ts'

describe.each(databaseKinds)('a guest who was removed or denied a spot by a host, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it.each(['removed', 'denied'] as const)(
    'gets in by no invitation whose guest corrects the address to theirs (%s)',
    async (decision) => {
      const at = await ExclusionParty.start(server)
      const otto = await person(server, 'Otto Out')
      const { inviteeId } = await at.answer(otto)
      await (decision === 'removed' ? at.remove(inviteeId) : at.decide(inviteeId, 'DENIED'))
      // With the account, the earlier entry would be left.
      await call(server, 'deleteAccount', {}, otto)
      const gina = await at.inviteGina()
      expect(await at.correct(gina.inviteeId, otto.email)).toBe(200)
      const again = await person(server, otto.name, otto.email)
      await at.answer(again)
      expect(await at.isIn(again)).toBe(false)
    },
  )

  it('gets in by no invitation whose guest corrects the number to theirs', async () => {
    const at = await ExclusionParty.start(server)
    const [otto, phone] = [await person(server, 'Otto Out'), freshPhone()]
    await verifyPii(server, otto, { phoneNumber: phone })
    await at.remove((await at.answer(otto)).inviteeId)
    const gina = await at.inviteGina()
    expect(await at.correct(gina.inviteeId, gina.email, phone)).toBe(200)
    await at.answer(otto)
    expect(await at.isIn(otto)).toBe(false)
  })

  it('gets in by no merge with an account that has such an invitation', async () => {
    const at = await ExclusionParty.start(server)
    const [otto, other] = [await person(server, 'Otto Out'), await person(server, 'Otto Two')]
    await at.remove((await at.answer(otto)).inviteeId)
    const gina = await at.inviteGina()
    await at.correct(gina.inviteeId, other.email)
    await at.answer(other)
    await merge(server, otto, { emailAddress: other.email })
    expect(await at.isIn(otto)).toBe(false)
  })
})
