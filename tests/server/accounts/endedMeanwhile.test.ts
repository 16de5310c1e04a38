/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOptedOut } from '../../../server/accounts/profile/optOuts.ts'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { optOutToken } from '../../../server/crypto/tokens.ts'
import { albumFolder } from '../../../server/providers/storage/albumFiles.ts'
import { imageFolder } from '../../../server/providers/storage/images.ts'
import { piiCode, verifyPii } from '../../support/accounts.ts'
import { party, person, type Person } from '../../support/builders.ts'
import { isLong } from '../../support/isLong.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** Each round ends something a few event-loop turns later, to hit the steps of the ongoing action: all of them under --all. */
const mostTurns = 30
const step = isLong ? 1 : 3
const after = async (turns: number): Promise<void> => {
  for (let at = 0; at < turns; at += 1) await turn()
}

interface CallEnd {
  status: number
  failure?: { reason: string } | undefined
}

/** Returns `done`, the reason for a failure, or the status of a server error, which no test expects. */
const outcome = ({ status, failure }: CallEnd): string =>
  status === 200 ? 'done' : status < 500 ? (failure?.reason ?? `${status}`) : `${status}`

describe.each(databaseKinds)('actions during the deletion of an account, on %s', (kind) => {
  let server: TestServer
  let host: Person
  let origin: string
  let picture: Buffer
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    origin = await server.listen()
    const background = { r: 200, g: 40, b: 120 }
    picture = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
      .png()
      .toBuffer()
  })
  afterAll(() => server.end())

  const send = async (path: string, { accessToken }: Person): Promise<CallEnd> => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'party.png')
    const headers = { authorization: `Bearer ${accessToken}` }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
    return { status: response.status, failure: (await response.json()).error?.data }
  }
  const filesIn = async (folder: string) =>
    (await server.services.providers.storage.list(folder)).map(({ path }) => path)

  it('complete or fail with a reason, and leave nothing after the account is erased [PROF-08]', async () => {
    const event = await party(server, host)
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, host)
    for (let turns = 0; turns < mostTurns; turns += step) {
      const [ana, other] = [await person(server, 'Ana'), await person(server, 'Olga')]
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
      await call(server, 'updateAttendance', { eventId: event.id, invitee }, ana)
      const ownParty = await party(server, ana)
      const pii = { emailAddress: other.email }
      const code = await piiCode(server, ana, pii)
      const message = { eventId: ownParty.id, messageId: randomUUID(), message: 'Bring a sweater.' }
      const outcomes = await Promise.all([
        attempt(server, 'sendEventComment', message, ana),
        attempt(server, 'sendPiiVerificationCode', { pii: { emailAddress: `${randomUUID()}@example.com` } }, ana),
        attempt(server, 'verifyWithPiiAndCode', { pii, code }, ana),
        send('/uploads/images', ana),
        send('/uploads/images?for=profile', ana),
        send(`/albums/${album.albumCode}/photos?photoId=${randomUUID()}`, ana),
        after(turns).then(() => attempt(server, 'deleteAccount', {}, ana)),
      ])
      expect(
        outcomes
          .map(outcome)
          .filter((one) => !/^(?:done|sessionExpired|codeExpired|forbidden|eventCancelled)$/.test(one)),
      ).toEqual([])
      expect(outcomes.at(-1)?.status).toBe(200)
      const { db } = server.services
      expect(await db.selectFrom('messages').select('id').where('event_id', '=', ownParty.id).execute()).toEqual([])
      expect(await db.selectFrom('album_photos').select('url').where('event_id', '=', event.id).execute()).toEqual([])
      expect(await filesIn(imageFolder(server.services.keys, ana.userId))).toEqual([])
      expect(await filesIn(albumFolder(event.id))).toEqual([])
    }
  }, 120_000)

  it('resolve a contact of an account that is being erased to a new code, or to nothing', async () => {
    for (let turns = 0; turns < mostTurns; turns += step) {
      const [ana, other] = [await person(server, 'Ana'), await person(server, 'Olga')]
      const pii = { emailAddress: other.email }
      const code = await piiCode(server, ana, pii)
      const [verification, deletion] = await Promise.all([
        attempt(server, 'verifyWithPiiAndCode', { pii, code }, ana),
        after(turns).then(() => attempt(server, 'deleteAccount', {}, other)),
      ])
      expect(outcome(verification)).toMatch(/^(?:done|codeExpired)$/)
      expect(outcome(deletion)).toBe('done')
    }
  }, 120_000)

  it("can't message guests from an account that was merged", async () => {
    for (let turns = 0; turns < mostTurns; turns += step) {
      const [ana, old] = [await person(server, 'Ana'), await person(server, 'Ana Old')]
      const event = await party(server, old)
      await verifyPii(server, ana, { emailAddress: old.email })
      const message = { eventId: event.id, messageId: randomUUID(), message: 'Bring a sweater.' }
      const [comment, mergeResult] = await Promise.all([
        attempt(server, 'sendEventComment', message, old),
        after(turns).then(() => attempt(server, 'confirmUserMerge', { pii: { emailAddress: old.email } }, ana)),
      ])
      expect(outcome(comment)).toMatch(/^(?:done|sessionExpired|forbidden)$/)
      expect(outcome(mergeResult)).toBe('done')
    }
  }, 120_000)

  it("keep opt-outs from a host while the host's account is merged", async () => {
    const { db, keys } = server.services
    for (let turns = 0; turns < mostTurns; turns += step) {
      const [ana, old] = [await person(server, 'Ana'), await person(server, 'Ana Old')]
      const event = await party(server, old)
      await verifyPii(server, ana, { emailAddress: old.email })
      const address = `${randomUUID()}@example.com`
      const order = { channel: 'email', address, scope: 'host', eventId: event.id } as const
      const [mergeResult, off] = await Promise.all([
        attempt(server, 'confirmUserMerge', { pii: { emailAddress: old.email } }, ana),
        after(turns).then(() => attempt(server, 'optOut', { ...order, token: optOutToken(keys.optOut, order) })),
      ])
      expect([outcome(mergeResult), outcome(off)]).toEqual(['done', 'done'])
      const key = addressKey(keys.addressKey, 'email', address)
      expect(await findOptedOut(db, [key], { id: event.id, organizer_id: ana.userId })).toEqual(new Set([key]))
    }
  }, 120_000)
})
