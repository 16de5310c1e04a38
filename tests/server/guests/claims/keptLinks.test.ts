import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merge } from '../../../support/accounts.ts'
import { keyOf, person, type Person } from '../../../support/builders.ts'
import { forwardedLink, partyForGina, type PartyForGina } from '../../../support/forwardedLink.ts'
import { call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)(
  "an invited guest's link, which an account used to claim the invitation, on %s,",
  (kind) => {
    let server: TestServer
    beforeAll(async () => {
      server = await testServer(kind)
    })
    afterAll(() => server.end())

    /** The ways in which a claim ends without the invited guest. */
    const ways = {
      'deletes the account': (_: PartyForGina, theo: Person) => call(server, 'deleteAccount', {}, theo),
      'merges accounts': async ({ event }: PartyForGina, theo: Person) => {
        const other = await person(server, 'Theo')
        const going = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
        await call(server, 'updateAttendance', { eventId: event.id, invitee: going }, other)
        await merge(server, theo, { emailAddress: other.email })
      },
      'becomes a co-host by the link': async ({ event, host }: PartyForGina, theo: Person) => {
        const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
        await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, theo)
      },
    }

    it.each(Object.keys(ways) as (keyof typeof ways)[])('still works after that person %s', async (way) => {
      const at = await partyForGina(server)
      const { event, gina } = at
      const link = forwardedLink(server, event, gina.inviteeId)
      const theo = await person(server, 'Theo')
      await link.claim(theo, { rsvpStatus: 'NO' })
      await ways[way](at, theo)
      expect((await link.answer()).invitee).toMatchObject({ name: 'Gina Guest', rsvpStatus: 'YES' })
      const owner = await person(server, 'Gina', gina.email)
      const { event: partyOfGina } = await call(server, 'getEvent', { eventId: event.id }, owner)
      expect(partyOfGina.invitee).toMatchObject({ inviteeId: gina.inviteeId, rsvpStatus: 'YES' })
    })

    it('ends once the guest takes the invitation back with an account', async () => {
      const { event, gina } = await partyForGina(server)
      await forwardedLink(server, event, gina.inviteeId).claim(await person(server, 'Theo'))
      await person(server, 'Gina', gina.email)
      const linkInput = { eventId: event.id, inviteeUuid: gina.inviteeId, token: keyOf(server, event, gina) }
      expect(await reasonOf(server, 'getEventPreview', linkInput)).toBe('inviteeTokenInvalid')
    })
  },
)
