import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InviteeRow } from '../../../server/database/schema.ts'
import { guestRecord } from '../../../server/guests/data/guestRecord.ts'
import { addSubscriber } from '../../../server/providers/newsletter/table.ts'
import { everyRow } from '../../support/accounts.ts'
import { invite, party, person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8')
/** Tables in the document, and whether an export includes them. */
const listedTables = new Map(
  [...document.matchAll(/^\| `(\w+)` \|[^|]+\| (yes|no)\b[^|]*\|[^|]+\|$/gm)].map(([, table = '', along]) => [
    table,
    along === 'yes',
  ]),
)

/** The field of a guest's data that shows each column; null if the column isn't personal. A new column doesn't compile. */
const shownFields: Record<keyof InviteeRow, keyof ReturnType<typeof guestRecord> | null> = {
  event_id: 'party',
  invitee_id: null,
  user_id: null,
  name: 'name',
  email: 'email',
  email_normalized: 'email',
  phone: 'phone',
  is_connected: null,
  heads: 'heads',
  photo_url: 'photoUrl',
  role: null,
  source: null,
  created_by: null,
  rsvp_status: 'rsvp',
  invite_status: 'invitation',
  invite_failure: 'inviteFailure',
  waitlist_status: 'waitlist',
  awaits: 'waitlist',
  waitlisted_at: 'waitlistedAt',
  cohost_status: 'cohost',
  additional_guest_count: 'plusOnes',
  rsvp_message: 'messageToHost',
  notification_preference: 'notifyBy',
  responses: 'responses',
  photo_upload_mode: 'photoSharing',
  token_version: null,
  link_code: null,
  withheld: null,
  late_contacts: null,
  before_claim: null,
  private_from: null,
  cohost_grants: null,
  rsvp_at: 'rsvpAt',
  acted_by: null,
  entered_by: null,
  entered_at: null,
  email_confirmed_at: 'emailConfirmedAt',
  email_typed: null,
  phone_typed: null,
  last_request: null,
  modification: null,
  created_at: 'invitedAt',
}

describe.each(databaseKinds)('personal data on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  it('is listed for every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    `.execute(server.services.db)
    expect([...listedTables.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('is shown to guests, column by column', async () => {
    const { db } = server.services
    const host = await person(server, 'Hana Host')
    const { id } = await party(server, host)
    const event = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const guest = await db.selectFrom('invitees').selectAll().where('event_id', '=', id).executeTakeFirstOrThrow()
    expect(Object.keys(shownFields).toSorted()).toEqual(Object.keys(guest).toSorted())
    const record = guestRecord(event, guest, { messages: [], photos: [], brings: [], times: [] })
    for (const name of Object.values(shownFields)) if (name !== null) expect(record).toHaveProperty(name)
  })

  it("is in an account's export, from every table", async () => {
    const { db, clock } = server.services
    const [host, me] = [await person(server, 'Hana Host'), await person(server, 'Me Myself')]
    const mark = (name: string) => `${name}-of-mine-7d3c`
    const theirParty = await party(server, host)
    const myParty = await party(server, me, {
      title: mark('title'),
      description: mark('description'),
      questions: [{ questionUuid: randomUUID(), question: mark('question') }],
    })
    await invite(server, me, myParty, ['Gina Guest'])
    const inviteeId = randomUUID()
    const invitee = { inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: mark('answer') }
    await call(server, 'updateAttendance', { eventId: theirParty.id, invitee }, me)
    const reply = { eventId: theirParty.id, inviteeId, messageId: randomUUID(), message: mark('reply') }
    await call(server, 'sendPrivateReply', reply, host)
    const itemId = randomUUID()
    const items = [{ itemId, name: 'Salad', wanted: 2 }]
    await call(server, 'setSignUpList', { eventId: theirParty.id, items }, host)
    await call(server, 'claimItem', { eventId: theirParty.id, itemId, amount: 2, note: mark('bring') }, me)
    await call(server, 'setSignUpList', { eventId: myParty.id, items: [{ itemId, name: mark('item'), wanted: 1 }] }, me)
    const comment = { messageId: randomUUID(), message: mark('message'), isTextBlast: false, email: me.email }
    await call(server, 'sendEventComment', { eventId: myParty.id, ...comment, sendToStatuses: ['All'] }, me)
    await call(
      server,
      'editEventDraft',
      { eventId: randomUUID(), event: { title: mark('draft'), modificationId: 1 } },
      me,
    )
    await call(server, 'getPreviewAlbumDetails', { eventId: theirParty.id }, host)
    const now = clock.now()
    const photo = {
      event_id: theirParty.id,
      photo_id: randomUUID(),
      invitee_id: inviteeId,
      url: mark('photo'),
      bytes: 1,
    }
    await db
      .insertInto('album_photos')
      .values({ ...photo, created_at: now })
      .execute()
    await db.insertInto('proposed_times').values({ event_id: theirParty.id, starts_at: now, ends_at: null }).execute()
    const able = { event_id: theirParty.id, starts_at: now, invitee_id: inviteeId, answer: 'ifNeedBe' as const }
    await db
      .insertInto('time_answers')
      .values({ ...able, answered_at: now })
      .execute()
    const drawnImage = {
      user_id: me.userId,
      image_url: mark('picture'),
      prompt: mark('prompt'),
      bytes: 1,
      created_at: now,
    }
    await db
      .insertInto('user_images')
      .values({ ...drawnImage, kind: 'drawn' })
      .execute()
    const drawing = { eventName: mark('drawing'), eventUuid: randomUUID(), prompt: 'Me', useVerbatim: false }
    const look = { style: 'popArt' as const, colors: { primary: '#fae5ff', text: '#000000' } }
    await call(server, 'generateEventImage', { ...drawing, ...look, taskId: randomUUID() }, me)
    await call(server, 'initializePayment', { priceId: 'coins-60' }, me)
    await addSubscriber(db, me.email, now)

    const linkedAccount = { issuer: 'https://accounts.google.com', subject: 'sub', email: me.email, created_at: now }
    await db
      .insertInto('user_identities')
      .values({ ...linkedAccount, user_id: me.userId })
      .execute()
    const passkey = {
      id: 'id',
      user_handle: 'me',
      public_key: 'key',
      counter: 0,
      transports: '[]',
      name: mark('passkey'),
    }
    await db
      .insertInto('passkeys')
      .values({ ...passkey, user_id: me.userId, created_at: now, last_used_at: null })
      .execute()

    const { account } = await call(server, 'exportAccount', {}, me)
    const text = JSON.stringify(account)
    const marks = [
      'title',
      'description',
      'question',
      'answer',
      'reply',
      'message',
      'draft',
      'photo',
      'picture',
      'bring',
      'item',
    ]
    for (const name of [...marks, 'prompt', 'drawing', 'passkey']) expect(text).toContain(mark(name))
    expect(account).toMatchObject({ newsletter: true, purchases: [{ coins: 60 }], emails: [me.email] })
    expect(account.times).toMatchObject([{ answer: 'ifNeedBe' }])
    expect(account.signInProviders).toMatchObject([{ email: me.email }])
    expect(account.activity).toMatchObject([{ what: 'signedIn', place: '127.0.0.x' }])
    expect(account.actions.map(({ action }) => action)).toContain('addInvitees')
    expect(text).not.toContain('Gina Guest')
    expect(text).not.toContain(host.email)

    // Every table that contains the person's id, address or text is in the export or has no further data.
    const clues = [me.userId, me.email, inviteeId, '-of-mine-7d3c']
    const everything = await everyRow(server)
    const knowing = [...everything].flatMap(([table, rows]) =>
      rows.some((row) => clues.some((clue) => row.includes(clue))) ? [table.replace('public.', '')] : [],
    )
    const along = knowing.filter((table) => listedTables.get(table))
    const exportedTables = [...listedTables].filter(([, isTaken]) => isTaken).map(([table]) => table)
    expect(along.toSorted()).toEqual(exportedTables.toSorted())
    const others = knowing.filter((table) => !listedTables.has(table) && !table.startsWith('jobs.'))
    expect(others).toEqual([])
  })
})
