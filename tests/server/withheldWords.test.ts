import type { EventView } from '@festoon/contract/event'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctGuest } from '../../server/data/guestData.ts'
import { migrations } from '../../server/data/migrate.ts'
import { readOutbox } from '../../server/data/outbox.ts'
import { inviteeToken } from '../../server/secret/inviteeToken.ts'
import { freshPhone, merge, personByPhone, verifyPii } from '../support/accounts.ts'
import { eventDraft, invite, keyOf, party, person, rowOf, type Person } from '../support/builders.ts'
import { fillGuests, fillMembers, fillParty } from '../support/crowd.ts'
import { call, type Caller } from '../support/rpcClient.ts'
import { databaseKinds, testDatabase } from '../support/testDatabase.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

const eats = randomUUID()
const drinks = randomUUID()
const text = (questionUuid: string, value: string) => ({ questionUuid, answerValue: { text: value } })

describe.each(databaseKinds)('what a guest said before an account came to their row by its link, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    event = await party(server, host, {
      questions: [
        { questionUuid: eats, question: 'What can you not eat?' },
        { questionUuid: drinks, question: 'What do you drink?' },
      ],
    })
  })
  afterAll(() => server.end())

  /** A guest who answered without an account, and whose link was passed on. */
  async function answered({ phone = freshPhone() }: { phone?: string | null } = {}) {
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const { inviteeId, email = '' } = guest
    const token = keyOf(server, event, guest)
    const byLink = (fields: object) =>
      call(server, 'updateAttendanceThroughEmail', {
        eventId: event.id,
        token,
        invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
      })
    const byAccount = (who: Caller, fields: object = {}) =>
      call(
        server,
        'updateAttendance',
        { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields } },
        who,
      )
    await byLink({ ...(phone === null ? {} : { phone }), rsvpMessage: 'Whisper', answers: [text(eats, 'No nuts')] })
    const onList = () => rowOf(server, host, event, inviteeId)
    const isHidden = (said: unknown) => {
      for (const word of [email, phone ?? email, 'Whisper', 'No nuts']) expect(JSON.stringify(said)).not.toContain(word)
    }
    return { inviteeId, email, phone, token, byLink, byAccount, onList, isHidden }
  }
  const seenBy = async (who: Caller, { id } = event) =>
    (await call(server, 'getEvent', { eventId: id }, who)).event.invitee

  it.each(['YES', 'SEEN'] as const)(
    'is shown to the host, and in no answer to the finder, who says %s',
    async (rsvpStatus) => {
      const gina = await answered()
      const before = await gina.onList()
      const finder = await person(server, 'Finn')
      const told = await gina.byAccount(finder, { rsvpStatus })
      expect(told.invitee).toMatchObject({
        inviteeId: gina.inviteeId,
        userId: finder.userId,
        rsvpMessage: '',
        answers: [],
      })
      expect(told.invitee.withheld).toEqual({
        contacts: ['email', 'phone'],
        answered: [eats],
        message: true,
        isUnverified: false,
        isOwn: true,
      })
      const own = await seenBy(finder)
      expect(own).toMatchObject({ inviteeId: gina.inviteeId, userId: finder.userId })
      const exported = await call(server, 'exportAccount', {}, finder)
      expect(exported.account.answers).toMatchObject([{ email: null, phone: null, message: '', answers: [] }])
      const again = await gina.byAccount(finder, { additionalGuestCount: 1 })
      for (const said of [told, own, exported, again]) gina.isHidden(said)
      const { email, phone, rsvpMessage, answers } = await gina.onList()
      expect({ email, phone, rsvpMessage, answers }, 'nothing of it is lost').toEqual({
        email: before.email,
        phone: before.phone,
        rsvpMessage: 'Whisper',
        answers: [text(eats, 'No nuts')],
      })
    },
  )

  it('stays so beside what the account says itself, which it is shown', async () => {
    const gina = await answered()
    const finder = await person(server, 'Finn')
    const said = { rsvpMessage: 'From Finn', answers: [text(drinks, 'Tea')] }
    const { invitee } = await gina.byAccount(finder, said)
    expect(invitee).toMatchObject(said)
    expect(invitee.withheld).toMatchObject({ answered: [eats], message: false })
    gina.isHidden(invitee)
    // Whoever has the link still says what the host alone is to know.
    await gina.byLink({ rsvpMessage: 'Whisper once more', answers: [text(drinks, 'No nuts at all')] })
    const shown = await seenBy(finder)
    expect(shown).toMatchObject({ rsvpMessage: '', answers: [] })
    expect(shown?.withheld?.answered.toSorted()).toEqual([eats, drinks].toSorted())
    gina.isHidden(shown)
    expect(await gina.onList()).toMatchObject({ rsvpMessage: 'Whisper once more' })
  })

  it('is shown once the account has proven a contact of it', async () => {
    const gina = await answered()
    const finder = await personByPhone(server, 'Gina')
    await gina.byAccount(finder, { rsvpStatus: 'SEEN' })
    gina.isHidden(await seenBy(finder))
    await verifyPii(server, finder, { emailAddress: `${randomUUID()}@example.com` })
    gina.isHidden(await seenBy(finder))
    await verifyPii(server, finder, { emailAddress: gina.email })
    const shown = await seenBy(finder)
    expect(shown).toMatchObject({
      email: gina.email,
      phone: gina.phone,
      rsvpMessage: 'Whisper',
      answers: [text(eats, 'No nuts')],
    })
    expect(shown?.withheld).toBeUndefined()
  })

  it.each([true, false])(
    'is not shown for a contact of another row that becomes one with it, proven before: %s',
    async (isBefore) => {
      const gina = await answered({ phone: null })
      const own = freshPhone()
      const made = await call(server, 'updateAttendanceByLink', {
        eventId: event.id,
        invitee: { inviteeId: randomUUID(), name: 'Finn', rsvpStatus: 'NO', phone: own },
      })
      const [first, finder] = [await person(server, 'Finn'), await person(server, 'Finn')]
      const { inviteeId, token = '' } = made
      await call(
        server,
        'updateAttendance',
        { eventId: event.id, token, invitee: { inviteeId, rsvpStatus: 'SEEN' } },
        first,
      )
      server.clock.advance(1_000)
      await gina.byAccount(finder)
      if (isBefore) await verifyPii(server, finder, { phoneNumber: own })
      await merge(server, finder, { emailAddress: first.email })
      if (!isBefore) await verifyPii(server, finder, { phoneNumber: own })
      const shown = await seenBy(finder)
      expect(shown).toMatchObject({ inviteeId: gina.inviteeId, phone: own })
      gina.isHidden(shown)
    },
  )

  it('is shown once the account is one with that of the contact, and moves withheld with any other', async () => {
    const gina = await answered()
    const owner = await person(server, 'Gina', gina.email)
    const other = await answered()
    const finder = await personByPhone(server, 'Finn')
    await other.byAccount(finder)
    const into = await personByPhone(server, 'Finn')
    await server.services.db
      .insertInto('user_contacts')
      .values({ kind: 'email', value: `${finder.userId}@example.com`, user_id: finder.userId, verified_at: 1 })
      .execute()
    await merge(server, into, { emailAddress: `${finder.userId}@example.com` })
    const moved = await seenBy(into)
    expect(moved?.inviteeId).toBe(other.inviteeId)
    other.isHidden(moved)
    // The contact of the row they have now.
    await server.services.db
      .updateTable('invitees')
      .set({ email: null, email_normalised: null, user_id: null })
      .where('invitee_id', '=', gina.inviteeId)
      .execute()
    await server.services.db
      .updateTable('invitees')
      .set({ email: gina.email, email_normalised: gina.email })
      .where('invitee_id', '=', other.inviteeId)
      .execute()
    await merge(server, into, { emailAddress: owner.email })
    expect(await seenBy(into)).toMatchObject({ email: gina.email, rsvpMessage: 'Whisper' })
  })

  it.each([true, false])(
    'is not shown for a contact that the finder adds by the link, proven before: %s',
    async (isBefore) => {
      const gina = await answered({ phone: null })
      const own = freshPhone()
      const finder = await person(server, 'Finn')
      const prove = () => verifyPii(server, finder, { phoneNumber: own })
      if (isBefore) await prove()
      await gina.byLink({ phone: own })
      expect(await gina.onList()).toMatchObject({ phone: own, rsvpMessage: 'Whisper' })
      await (isBefore ? gina.byAccount(finder) : prove())
      const shown = await seenBy(finder)
      expect(shown).toMatchObject({
        inviteeId: gina.inviteeId,
        phone: own,
        withheld: { contacts: ['email'], answered: [eats] },
      })
      gina.isHidden(shown)
      gina.isHidden(await call(server, 'exportAccount', {}, finder))
      await verifyPii(server, finder, { phoneNumber: freshPhone() })
      gina.isHidden(await seenBy(finder))
    },
  )

  it('is mailed to no address that was added by the link, and comes from none', async () => {
    const phone = freshPhone()
    const guest = await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Gina', rsvpStatus: 'YES', phone, rsvpMessage: 'Whisper' },
    })
    const { inviteeId, token = '' } = guest
    const finder = await person(server, 'Finn')
    const late = { inviteeId, rsvpStatus: 'YES' as const, email: finder.email }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee: late })
    expect((await rowOf(server, host, event, inviteeId)).email).toBe(finder.email)
    const url = `/event/${event.id}/my-data?${new URLSearchParams({ iu: inviteeId, token }).toString()}`
    const asked = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'do=send',
    })
    expect(asked.body).toContain(`the number that ends in ${phone.slice(-2)}`)
    expect((await readOutbox(server.services.db, finder.email)).map(({ body }) => body).join()).not.toContain('my-data')
    await verifyPii(server, finder, { phoneNumber: freshPhone() })
    const shown = await seenBy(finder)
    expect(shown).toMatchObject({ inviteeId, email: finder.email, rsvpMessage: '', withheld: { contacts: ['phone'] } })
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`Whisper|${phone.slice(1)}`))
  })

  it('is shown to whom the invitation was sent to', async () => {
    const gina = await answered()
    const owner = await person(server, 'Gina', gina.email)
    const shown = await seenBy(owner)
    expect(shown).toMatchObject({
      inviteeId: gina.inviteeId,
      email: gina.email,
      phone: gina.phone,
      rsvpMessage: 'Whisper',
    })
    expect(shown?.withheld).toBeUndefined()
  })

  it('leaves a phone that the account gives itself for it to see', async () => {
    const [guest] = await invite(server, host, event, ['Pia'])
    if (!guest) throw new Error('not invited')
    const pia = await person(server, 'Pia')
    const phone = freshPhone()
    const invitee = { inviteeId: guest.inviteeId, rsvpStatus: 'YES' as const, phone }
    const input = { eventId: event.id, token: keyOf(server, event, guest), invitee }
    expect((await call(server, 'updateAttendance', input, pia)).invitee).toMatchObject({
      phone,
      withheld: { contacts: ['email'] },
    })
  })

  it('goes to no next party of the host', async () => {
    const gina = await answered()
    const finder = await person(server, 'Finn')
    await gina.byAccount(finder)
    const next = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
    expect(await seenBy(finder, next)).toBeNull()
    const owner = await person(server, 'Gina', gina.email)
    const invited = await seenBy(owner, next)
    expect(invited).toMatchObject({ email: gina.email, rsvpMessage: '' })
    expect(invited?.phone, 'whose it is nobody knows').toBeUndefined()
  })

  it('comes back with no contact that was added by the link, once the guest has corrected their data', async () => {
    const gina = await answered({ phone: null })
    const own = freshPhone()
    await gina.byLink({ phone: own })
    const row = async () =>
      server.services.db
        .selectFrom('invitees')
        .selectAll()
        .where('invitee_id', '=', gina.inviteeId)
        .executeTakeFirstOrThrow()
    // The form is sent with what it showed.
    expect(
      await correctGuest(server.services.db, await row(), { name: 'Gina Lee', email: gina.email, phone: own }),
    ).toBe(true)
    const finder = await person(server, 'Finn')
    await verifyPii(server, finder, { phoneNumber: own })
    const shown = await seenBy(finder)
    expect(shown).toMatchObject({ inviteeId: gina.inviteeId, phone: own })
    gina.isHidden(shown)
    // A form that was opened before changes nothing of what is the account's now.
    const { user_id: _account, ...before } = await row()
    await expect(
      correctGuest(server.services.db, { ...before, user_id: null }, { name: 'Gina', email: gina.email, phone: own }),
    ).rejects.toThrow('notFound')
  })

  it('goes to nobody else whom the host gives the invitation, with or without an account', async () => {
    const gina = await answered()
    const heir = await person(server, 'Heidi')
    const edit = { inviteeId: gina.inviteeId, name: 'Heidi', email: heir.email }
    await call(server, 'editInvitee', { eventId: event.id, invitee: edit }, host)
    const inherited = await seenBy(heir)
    expect(inherited).toMatchObject({ inviteeId: gina.inviteeId, email: heir.email, rsvpMessage: '', answers: [] })
    gina.isHidden(inherited)
    expect(await gina.onList()).toMatchObject({ rsvpMessage: 'Whisper', phone: gina.phone })

    const other = await answered()
    const email = `${randomUUID()}@example.com`
    const change = { inviteeId: other.inviteeId, name: 'Late', email }
    await call(server, 'editInvitee', { eventId: event.id, invitee: change }, host)
    const late = await person(server, 'Late', email)
    const shown = await seenBy(late)
    expect(shown).toMatchObject({ inviteeId: other.inviteeId, email })
    other.isHidden(shown)
  })

  it('of whom an invitation is given to is not shown to whom it was sent to before', async () => {
    const phone = freshPhone()
    const made = await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Ada', rsvpStatus: 'YES', phone, email: `${randomUUID()}@example.com` },
    })
    const { inviteeId } = made
    const bea = { inviteeId, name: 'Bea', email: `${randomUUID()}@example.com` }
    await call(server, 'editInvitee', { eventId: event.id, invitee: bea }, host)
    const subject = { eventId: event.id, inviteeId, tokenVersion: 2 }
    const token = inviteeToken(server.services.keys.inviteeToken, subject)
    const invitee = { inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: 'Whisper' }
    await call(server, 'updateAttendanceThroughEmail', { eventId: event.id, token, invitee })
    const ada = await person(server, 'Ada')
    await verifyPii(server, ada, { phoneNumber: phone })
    expect(await seenBy(ada), 'a phone of before brings nobody back').toBeNull()
    const shown = await seenBy(await person(server, 'Bea', bea.email))
    expect(shown).toMatchObject({ inviteeId, email: bea.email, rsvpMessage: 'Whisper' })
    expect(shown?.phone).toBeUndefined()
  })

  it.each(['opened', 'copied'])(
    'of an invitation that was %s nothing hides the address that the host then gives it',
    async (way) => {
      const gina = await answered()
      const finder = await person(server, 'Finn')
      let [at, inviteeId] = [event, gina.inviteeId]
      if (way === 'copied') {
        await gina.byAccount(finder)
        at = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
        const { invitees } = await call(server, 'fetchInvitees', { eventId: at.id }, host)
        inviteeId = invitees.find(({ email }) => email === gina.email)?.inviteeId ?? ''
      } else {
        const [guest] = await invite(server, host, event, ['Zed'])
        inviteeId = guest?.inviteeId ?? ''
        const invitee = { inviteeId, rsvpStatus: 'SEEN' as const }
        await call(
          server,
          'updateAttendance',
          { eventId: at.id, token: keyOf(server, at, { inviteeId }), invitee },
          finder,
        )
      }
      const heir = await person(server, 'Heidi')
      await call(
        server,
        'editInvitee',
        { eventId: at.id, invitee: { inviteeId, name: 'Heidi', email: heir.email } },
        host,
      )
      const inherited = await seenBy(heir, at)
      expect(inherited).toMatchObject({ inviteeId, email: heir.email })
      gina.isHidden(inherited)
    },
  )

  it('nor does the account learn an address that the host gives its row', async () => {
    const inviteeId = randomUUID()
    const remy = await personByPhone(server, 'Remy')
    await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN' } }, remy)
    const email = `${randomUUID()}@example.com`
    await call(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Remy', email } }, host)
    expect((await rowOf(server, host, event, inviteeId)).email).toBe(email)
    const shown = await seenBy(remy)
    expect(shown?.email).toBeUndefined()
    expect(shown?.withheld?.contacts).toEqual(['email'])
  })

  it('of rows that accounts had before this was kept, contacts are withheld that are not theirs', async () => {
    const { database, drop } = await testDatabase(kind)
    const { db } = database
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    await migrator.migrateTo('019-growth')
    const [hana, ada, bo] = await fillMembers(db, 3)
    if (!hana || !ada || !bo) throw new Error('no members')
    const id = await fillParty(db, hana)
    const rows = await fillGuests(db, id, 3, { accounts: [ada, bo] })
    await sql`update invitees set email = ${`${ada.userId}@example.com`}, email_normalised = ${`${ada.userId}@example.com`}
      where invitee_id = ${rows[0]}`.execute(db)
    await sql`update invitees set phone = '+14155550100', rsvp_message = 'Mine' where event_id = ${id}`.execute(db)
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const after = await db
      .selectFrom('invitees')
      .select(['invitee_id', 'withheld'])
      .where('event_id', '=', id)
      .execute()
    const withheldOf = new Map(after.map(({ invitee_id, withheld }) => [invitee_id, withheld]))
    expect(rows.map((one) => withheldOf.get(one))).toEqual([[], ['email', 'phone'], []])
    await drop()
  })
})
