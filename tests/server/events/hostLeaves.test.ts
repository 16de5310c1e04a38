import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { optOutToken } from '../../../server/crypto/tokens.ts'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { signInAgain, tablesWith } from '../../support/accounts.ts'
import { invite, party, person, rowOf, type Person, picture } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 24 * 3_600_000

describe.each(databaseKinds)('a host who deletes their account on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
    // Keeps the shared cover image of the test parties in use.
    await party(server, await person(server, 'Kate Keeper'))
  })
  afterAll(() => server.end())

  it('keeps opt-outs from their messages for parties that get a new host', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const [event, heir] = [await party(server, leaving), await person(server, 'Earl')]
    const [guest, eager] = await invite(server, leaving, event, ['Gus', 'Eve'])
    await makeCohost(server, heir, event)
    const { db, keys } = server.services
    const address = guest?.email ?? ''
    const token = optOutToken(keys.optOut, { channel: 'email', address, scope: 'host', eventId: event.id })
    await call(server, 'optOut', { channel: 'email', address, scope: 'host', eventId: event.id, token })
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, leaving)
    const inviteIds = [guest, eager].map((one) => one?.inviteeId ?? '')
    await call(server, 'sendInvites', { eventId: event.id, inviteIds }, heir)
    await eventually(async () => (await readOutbox(db, eager?.email ?? ''))[0])
    await eventually(async () => (await rowOf(server, heir, event, guest?.inviteeId ?? '')).inviteStatus === 'FAILED')
    expect(await readOutbox(db, address)).toEqual([])
  })

  it('leaves no text, place or cover of a canceled party, and no unused images', async () => {
    const leaving = await person(server, 'Lea Leaving')
    const { storage } = server.services.providers
    const upload = (name: string): Promise<string> =>
      picture(server, leaving, { name, kind: name === 'face' ? 'profile' : 'uploaded' })
    const [face, stray, cover] = [await upload('face'), await upload('stray'), await upload('cover')]
    await call(server, 'updateElkUser', { photoUrl: face }, leaving)
    const over = await party(server, leaving, { photoUrl: await upload('past'), description: 'As it was' })
    server.clock.advance(3 * day)
    const again = await signInAgain(server, leaving)
    const words = {
      title: 'Lea at 40',
      description: 'Ring at Lea’s',
      location: { displayName: '7 Lea Lane', place: 'p' },
      questions: [{ questionUuid: randomUUID(), question: 'Afraid of Lea’s dog?' }],
      photoUrl: cover,
    }
    const ahead = await party(server, again, words)
    const canceledParty = await party(server, again, words)
    await call(server, 'cancelEvent', { eventId: canceledParty.id }, again)
    const guest = await person(server, 'Gil')
    await join(server, guest, ahead)
    await call(server, 'deleteAccount', {}, again)

    for (const { id } of [ahead, canceledParty]) {
      const { event } = await call(server, 'getEvent', { eventId: id }, guest)
      expect(event).toMatchObject({
        title: 'Canceled party',
        description: '',
        location: { displayName: '' },
        photoUrl: '',
        questions: [],
      })
    }
    expect(await tablesWith(server, '7 Lea Lane')).toEqual([])
    expect((await call(server, 'getEventPreview', { eventId: over.id })).event).toMatchObject({
      description: 'As it was',
      photoUrl: over.photoUrl,
    })
    const files = await storage.list(`events/user_images/${leaving.userId}`)
    expect(files.filter(({ path }) => !path.includes('/past'))).toEqual([])
    expect(files).toHaveLength(3)
    for (const url of [face, stray, cover]) expect(await storage.exists(url.replace('/files/', '')), url).toBe(false)
  })
})

async function join(server: TestServer, who: Person, event: EventView): Promise<void> {
  const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
  await call(server, 'updateAttendance', { eventId: event.id, invitee }, who)
}

async function makeCohost(server: TestServer, who: Person, event: EventView): Promise<void> {
  await join(server, who, event)
  await server.services.db
    .updateTable('invitees')
    .set({ cohost_status: 'ACCEPTED' })
    .where('event_id', '=', event.id)
    .where('user_id', '=', who.userId)
    .execute()
}
