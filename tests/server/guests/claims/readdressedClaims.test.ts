import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import { invite, keyOf, party, person, rowOf, type Person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)(
  'an invitation that someone claimed, and whose address the host corrects, on %s,',
  (kind) => {
    let server: TestServer
    let host: Person
    beforeAll(async () => {
      server = await testServer(kind)
      host = await person(server, 'Hana Host')
    })
    afterAll(() => server.end())

    const start = async () => {
      const event = await party(server, host)
      const [gina] = await invite(server, host, event, ['Gina'])
      if (!gina) throw new Error('not invited')
      const theo = await person(server, 'Theo')
      const invitee = { inviteeId: gina.inviteeId, name: 'Theo', rsvpStatus: 'YES' as const, rsvpMessage: 'Hi' }
      await call(server, 'updateAttendance', { eventId: event.id, token: keyOf(server, event, gina), invitee }, theo)
      const guest = () => rowOf(server, host, event, gina.inviteeId)
      const readdress = async (email: string) => {
        const { name, isConnected } = await guest()
        expect(isConnected).toBeUndefined()
        await call(
          server,
          'editInvitee',
          { eventId: event.id, invitee: { inviteeId: gina.inviteeId, name, email } },
          host,
        )
      }
      const inviteeOf = async (who: Person) =>
        (await call(server, 'getEvent', { eventId: event.id }, who)).event.invitee
      return { gina, theo, guest, readdress, inviteeOf }
    }

    it('goes to its guest there, and the claimer keeps the RSVP apart from it', async () => {
      const { gina, theo, guest, readdress, inviteeOf } = await start()
      const email = `${randomUUID()}@example.com`
      await readdress(email)
      expect(await guest()).toMatchObject({ name: 'Gina', email, rsvpStatus: 'INVITED' })
      expect(await inviteeOf(theo)).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'Hi' })
      expect((await inviteeOf(theo))?.inviteeId).not.toBe(gina.inviteeId)
      expect((await inviteeOf(await person(server, 'Gina', email)))?.inviteeId).toBe(gina.inviteeId)
    })

    it('goes to the claimer at their own address', async () => {
      const { gina, theo, guest, readdress, inviteeOf } = await start()
      await readdress(theo.email)
      expect(await guest()).toMatchObject({ name: 'Theo', email: theo.email })
      expect((await inviteeOf(theo))?.inviteeId).toBe(gina.inviteeId)
    })
  },
)
