/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merge } from '../../../support/accounts.ts'
import { party, person, type Person } from '../../../support/builders.ts'
import { call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)('a guest whose two invitations become one, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  it('keeps the photos and private messages of both, in the album, the download and until the account is deleted', async () => {
    const event = await party(server, host)
    const [ana, other] = [await person(server, 'Ana One'), await person(server, 'Ana Two')]
    const invitees = [ana, other].map(({ name, email }) => ({ inviteeId: randomUUID(), name, email }))
    await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
    const photosFor = async (who: Person) =>
      (await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, who)).album.photoMetas
    await photosFor(host)
    for (const { inviteeId, name } of invitees) {
      const message = { eventId: event.id, inviteeId, messageId: randomUUID(), message: `To ${name}` }
      await call(server, 'sendPrivateReply', message, host)
      const photo = {
        event_id: event.id,
        invitee_id: inviteeId,
        photo_id: randomUUID(),
        url: `/files/albums/${inviteeId}.webp`,
      }
      await server.services.db
        .insertInto('album_photos')
        .values({ ...photo, bytes: 1, created_at: server.clock.now() })
        .execute()
    }
    await merge(server, ana, { emailAddress: other.email })
    expect((await photosFor(ana)).map(({ isDeletable }) => isDeletable)).toEqual([true, true])
    const { account } = await call(server, 'exportAccount', {}, ana)
    expect(account.photos).toHaveLength(2)
    expect(account.messagesToYou.map(({ message }) => message).toSorted()).toEqual(['To Ana One', 'To Ana Two'])
    await call(server, 'deleteAccount', {}, ana)
    expect(await photosFor(host)).toEqual([])
    const { messages } = await call(server, 'getEventMessageHistory', { eventId: event.id }, host)
    expect(messages).toEqual([])
  })
})
