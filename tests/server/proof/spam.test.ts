import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { answer, eventDraft, invite, party, person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { prove } from '../../support/load/figure.ts'
import { attempt } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer } from '../../support/testServer.ts'

const isProof = process.env.PROOF_SPAM === '1'
const guests = isProof ? 1_000 : 60
const rounds = isProof ? 80 : 6

it.each(databaseKinds)(
  'a new account that sends in a loop reaches few people, on %s',
  { timeout: 900_000 },
  async (kind) => {
    const server = await testServer(kind, { strictLimits: true, env: { NEW_HOST_INVITATIONS: '50' } })
    try {
      const host = await person(server, 'Spam Host')
      const event = await party(server, host)
      const names = Array.from({ length: guests }, (_, at) => `Guest ${at}`)
      // A call adds up to 500 people.
      const rows = [
        ...(await invite(server, host, event, names.slice(0, guests / 2))),
        ...(await invite(server, host, event, names.slice(guests / 2))),
      ]
      for (let from = 0; from < rows.length; from += 10) {
        const inviteIds = rows.slice(from, from + 10).map(({ inviteeId }) => inviteeId)
        await attempt(server, 'sendInvites', { eventId: event.id, inviteIds }, host)
      }
      const [first] = rows
      if (!first) throw new Error('not invited')
      await answer(server, event, first, 'YES')
      for (let round = 0; round < rounds; round += 1) {
        const draft = eventDraft(server, { title: `Party ${round}`, startTime: event.startTime })
        await attempt(server, 'editEventDetails', { eventId: event.id, event: draft }, host)
        const words = { message: `Buy now ${round}`, sendToStatuses: ['All' as const] }
        await attempt(server, 'sendEventComment', { eventId: event.id, messageId: randomUUID(), ...words }, host)
      }
      const { db } = server.services
      await eventually(async () => {
        const queuedDeliveries = db.selectFrom('deliveries').select('key').where('state', '=', 'queued').limit(1)
        return (await queuedDeliveries.execute()).length === 0
      }, 300_000)
      const mails = (await db.selectFrom('outbox').selectAll().execute()).filter(
        ({ recipient }) => recipient !== host.email,
      )
      const people = new Set(mails.map(({ recipient }) => recipient)).size
      const toFirst = mails.filter(
        ({ recipient, subject }) => recipient === first.email && subject.includes('has changed'),
      )
      prove(
        { what: `${kind}: people a new account reaches in a day, of ${guests}`, value: people, max: 50 },
        { what: `${kind}: emails of a new account in a day`, value: mails.length, max: 300 },
        { what: `${kind}: emails to one guest about ${rounds} edits`, value: toFirst.length, max: 1 },
      )
      expect(people).toBeGreaterThan(0)
    } finally {
      await server.end()
    }
  },
)
