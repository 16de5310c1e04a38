import type { EventView } from '@festoon/contract/nouns/event'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { eraseOldContacts } from '../../../server/guests/data/eraseOldContacts.ts'
import { freshPhone, merge, personByPhone, signInAgain, verifyPii } from '../../support/accounts.ts'
import {
  eventDraft,
  invite,
  keyOf,
  lastCode,
  party,
  person,
  rowOf,
  signInInput,
  verify,
  type Person,
} from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const day = 86_400_000

describe.each(databaseKinds)('reader A on %s', (kind) => {
  let server: TestServer
  const logged: string[] = []
  beforeAll(async () => {
    server = await testServer(kind, { logTo: (line: string) => void logged.push(line) })
  })
  afterAll(() => server.end())

  const withPhone = async (name: string, phoneNumber: string): Promise<Person> => {
    await call(server, 'sendPhoneSignInCode', { phoneNumber })
    const code = await lastCode(server, phoneNumber)
    const { customToken: identityToken = '' } = await call(server, 'signInWithPhoneAndCode', { phoneNumber, code })
    await call(server, 'createElkUser', { elkUser: { name } }, { identityToken })
    const { result } = await attempt(server, 'authenticate', signInInput, { identityToken })
    return { userId: result?.userId ?? '', accessToken: result?.accessToken ?? '', refreshToken: '', email: '', name }
  }
  const start = async (fields = {}) => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { startTime: server.clock.now() + 30 * day, ...fields })
    const [gina] = await invite(server, host, event, ['Gina Guest'])
    if (!gina?.email) throw new Error('not invited')
    return { host, event, gina: { ...gina, email: gina.email } }
  }
  const whisper = (host: Caller, event: EventView, inviteeId: string, message: string) =>
    call(server, 'sendPrivateReply', { eventId: event.id, messageId: randomUUID(), message, inviteeId }, host)
  const read = async (who: Caller, event: EventView, key: object = {}) =>
    (await attempt(server, 'getUserEventMessageHistory', { eventId: event.id, ...key }, who)).result?.messages.map(
      ({ message }) => message,
    )
  const seen = async (who: Caller, event: EventView) =>
    (await call(server, 'getEvent', { eventId: event.id }, who)).event.invitee
  const claim = (who: Caller, event: EventView, inviteeId: string, fields: object = {}) =>
    call(
      server,
      'updateAttendance',
      {
        eventId: event.id,
        token: keyOf(server, event, { inviteeId }),
        invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
      },
      who,
    )
  const byLink = (event: EventView, inviteeId: string, fields: object = {}) =>
    call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: keyOf(server, event, { inviteeId }),
      invitee: { inviteeId, rsvpStatus: 'YES' as const, ...fields },
    })
  const row = (inviteeId: string) =>
    server.services.db.selectFrom('invitees').selectAll().where('invitee_id', '=', inviteeId).executeTakeFirst()
  const isHost = async (who: Caller, event: EventView) =>
    (await reasonOf(server, 'fetchInvitees', { eventId: event.id }, who)) === undefined
  const linkOf = async (host: Caller, event: EventView) =>
    (await call(server, 'getCohostLink', { eventId: event.id }, host)).linkUuid
  const accept = (who: Caller, event: EventView, fields: { linkUuid?: string } = {}) =>
    attempt(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', ...fields }, who)
  const removal = async (to: string) => {
    const mail = await eventually(async () =>
      (await readOutbox(server.services.db, to)).find(({ subject }) => subject.startsWith('New co-host')),
    )
    const { pathname, search } = new URL(/https?:\/\/\S+\/event\/cohost\/remove\?[^\s)]+/.exec(mail.body)?.[0] ?? '')
    return { subject: mail.subject, path: `${pathname}${search}` }
  }
  const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]

  it.each([true, false])(
    'T1 a late phone takes the invitation for good, guest list public: %s',
    async (publicGuestList) => {
      const { host, event, gina } = await start({ publicGuestList })
      await whisper(host, event, gina.inviteeId, 'Only for Gina, before')
      const phone = freshPhone()
      await byLink(event, gina.inviteeId, { phone })
      const mallory = await withPhone('Mallory', phone)
      await whisper(host, event, gina.inviteeId, 'Only for Gina, after')
      console.log(
        'T1 mallory reads',
        await read(mallory, event),
        'row',
        (await seen(mallory, event))?.inviteeId === gina.inviteeId,
      )
      const owner = await person(server, 'Gina', gina.email)
      console.log('T1 gina sees', await seen(owner, event), 'reads', await read(owner, event))
      const r = await row(gina.inviteeId)
      console.log('T1 row', r?.user_id === mallory.userId, r?.before_claim, r?.late_contacts)
      console.log(
        'T1 gina by link',
        (
          await attempt(
            server,
            'updateAttendance',
            {
              eventId: event.id,
              token: keyOf(server, event, gina),
              invitee: { inviteeId: gina.inviteeId, rsvpStatus: 'YES' },
            },
            owner,
          )
        ).failure?.reason,
      )
      await call(server, 'deleteAccount', {}, mallory)
      const after = await row(gina.inviteeId)
      console.log('T1 after mallory deletes', after?.name, after?.email, after?.source)
    },
  )

  it('T1b a late phone of an account that is deleted erases the invitation', async () => {
    const { event, gina } = await start()
    const phone = freshPhone()
    const mallory = await withPhone('Mallory', phone)
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      mallory,
    )
    await byLink(event, gina.inviteeId, { phone })
    const before = await row(gina.inviteeId)
    console.log('T1b before', before?.email === gina.email, before?.phone, before?.late_contacts, before?.user_id)
    await call(server, 'deleteAccount', {}, mallory)
    const after = await row(gina.inviteeId)
    console.log('T1b after', after?.name, after?.email, after?.source)
  })

  it('T2 a copied guest list invites the claimer, who becomes a co-host by the request', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const inviteeId = randomUUID()
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId, name: 'Gina Guest', phone: freshPhone() }] },
      host,
    )
    const mallory = await person(server, 'Mallory')
    await claim(mallory, event, inviteeId, { name: 'Gina Guest' })
    const r = await row(inviteeId)
    console.log('T2 row', r?.email === mallory.email, r?.late_contacts, r?.before_claim !== null)
    const next = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
    const { invitees } = await call(server, 'fetchInvitees', { eventId: next.id }, host)
    const copied = invitees.find(({ name }) => name === 'Gina Guest')
    const c = await row(copied?.inviteeId ?? '')
    console.log('T2 copied', c?.email === mallory.email, c?.phone, c?.late_contacts, c?.user_id)
    await call(server, 'addCohost', { eventId: next.id, cohost: { inviteeId: copied?.inviteeId ?? '' } }, host)
    const again = await signInAgain(server, mallory)
    console.log('T2 accept', (await accept(again, next)).failure, 'is host', await isHost(again, next))
  })

  it('T2b the same without an account, by an email typed by the link', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host, { publicGuestList: true } as never)
    const inviteeId = randomUUID()
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId, name: 'Gina Guest', phone: freshPhone() }] },
      host,
    )
    const mallory = await person(server, 'Mallory')
    await byLink(event, inviteeId, { email: `x${mallory.email}` })
    const next = (await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)).event
    const { invitees } = await call(server, 'fetchInvitees', { eventId: next.id }, host)
    const c = await row(invitees.find(({ name }) => name === 'Gina Guest')?.inviteeId ?? '')
    console.log('T2b copied', c?.email, c?.phone, c?.late_contacts)
  })

  it.each(['into', 'from'])('T3 the removal link does not follow a merge (%s)', async (way) => {
    const { host, event } = await start()
    const [theo, other] = [await person(server, 'Theo Thief'), await person(server, 'Theo Other')]
    const linkUuid = await linkOf(host, event)
    await accept(theo, event, { linkUuid })
    const { path } = await removal(host.email)
    server.clock.advance(1_000)
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      other,
    )
    const [into, from] = way === 'into' ? [other, theo] : [theo, other]
    await merge(server, into, { emailAddress: from.email })
    const got = await server.app.inject({ url: path })
    const posted = await server.app.inject({ method: 'POST', url: path })
    console.log(
      'T3',
      way,
      got.statusCode,
      heading(got.body),
      '|',
      posted.statusCode,
      heading(posted.body),
      '| still host',
      await isHost(into, event),
    )
  })

  it('T4 the removal link does not follow a released claim', async () => {
    const { host, event, gina } = await start()
    const theo = await person(server, 'Theo Thief')
    await claim(theo, event, gina.inviteeId, { name: 'Gina Guest' })
    await accept(theo, event, { linkUuid: await linkOf(host, event) })
    const { subject, path } = await removal(host.email)
    await person(server, 'Gina', gina.email)
    const got = await server.app.inject({ url: path })
    const posted = await server.app.inject({ method: 'POST', url: path })
    console.log(
      'T4',
      subject,
      '|',
      heading(got.body),
      '|',
      heading(posted.body),
      '| still host',
      await isHost(theo, event),
    )
  })

  it.each(['INVITED', 'YES'])('T5 an organizer on a claimed row (%s before)', async (before) => {
    const { host, event, gina } = await start()
    if (before === 'YES') await byLink(event, gina.inviteeId)
    const theo = await person(server, 'Theo')
    await claim(theo, event, gina.inviteeId)
    await accept(theo, event, { linkUuid: await linkOf(host, event) })
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    console.log('T5 takeover', (await attempt(server, 'takeOverEvent', { eventId: event.id }, theo)).failure)
    const r = await row(gina.inviteeId)
    console.log('T5 row', r?.role, r?.before_claim !== null)
    const identityToken = await verify(server, gina.email)
    const made = await attempt(server, 'createElkUser', { elkUser: { name: 'Gina' } }, { identityToken })
    console.log('T5 create', before, made.status, made.failure)
    const opened = await attempt(server, 'authenticate', signInInput, { identityToken })
    console.log('T5 sign in', opened.status, opened.failure)
    const rows = await server.services.db.selectFrom('invitees').selectAll().where('event_id', '=', event.id).execute()
    console.log(
      'T5 rows',
      rows.map((x) => [
        x.name,
        x.role,
        x.rsvp_status,
        x.user_id === theo.userId ? 'theo' : x.user_id === opened.result?.userId ? 'gina' : x.user_id,
        x.waitlist_status,
      ]),
    )
    if (before === 'INVITED') console.log('T5 theo deletes', (await attempt(server, 'deleteAccount', {}, theo)).status)
    console.log(
      logged
        .filter((line) => line.includes('check'))
        .slice(-1)
        .join()
        .slice(0, 600),
    )
  })

  it('T6 erased contacts show private messages to the link, and old ones to a claim', async () => {
    const { host, event, gina } = await start()
    await whisper(host, event, gina.inviteeId, 'Only for Gina')
    const key = { inviteeUuid: gina.inviteeId, token: keyOf(server, event, gina) }
    const other = await invite(server, host, event, ['Otto'])
    const otto = other[0]?.inviteeId ?? ''
    await whisper(host, event, otto, 'Only for Otto')
    server.clock.advance(1_000)
    const theo = await person(server, 'Theo')
    await claim(theo, event, otto)
    console.log('T6 before', await read({}, event, key), await read(theo, event))
    await eraseOldContacts(server.services.db, event.startTime ? Number(event.startTime) + 10 * day : Date.now() * 2)
    console.log('T6 after', await read({}, event, key), await read(theo, event))
  })

  it('T7 a removed guest returns by an own address typed while signed out', async () => {
    const { host, event } = await start()
    const bea = await person(server, 'Bea Banned')
    const second = `${randomUUID()}@example.com`
    const { inviteeId } = (
      await call(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
        bea,
      )
    ).invitee
    await verifyPii(server, bea, { emailAddress: second })
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    console.log(
      'T7 signed in',
      await reasonOf(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
        bea,
      ),
    )
    const made = await attempt(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Bea', rsvpStatus: 'YES', email: second },
    })
    console.log('T7 by link', made.failure, made.result?.shouldPromptLogin)
    const again = await signInAgain(server, bea)
    console.log(
      'T7 seen',
      (await seen(again, event))?.rsvpStatus,
      (await seen(again, event))?.inviteeId === made.result?.inviteeId,
    )
    console.log(
      'T7 rsvp',
      await reasonOf(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'NO' } },
        again,
      ),
    )
  })

  it('T7b the same with a hidden guest list, by a phone added to the link', async () => {
    const { host, event } = await start({ publicGuestList: false })
    const phone = freshPhone()
    const bea = await person(server, 'Bea Banned')
    await verifyPii(server, bea, { phoneNumber: phone })
    const { inviteeId } = (
      await call(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
        bea,
      )
    ).invitee
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    const made = await call(server, 'updateAttendanceByLink', {
      eventId: event.id,
      invitee: { inviteeId: randomUUID(), name: 'Bea', rsvpStatus: 'YES' },
    })
    await call(server, 'updateAttendanceThroughEmail', {
      eventId: event.id,
      token: made.token ?? '',
      invitee: { inviteeId: made.inviteeId, rsvpStatus: 'YES', phone },
    })
    const again = await signInAgain(server, bea)
    console.log('T7b seen', (await seen(again, event))?.rsvpStatus)
    const linkUuid = await linkOf(host, event)
    console.log(
      'T7b cohost by link',
      (await accept(again, event, { linkUuid })).failure?.reason,
      await isHost(again, event),
    )
  })

  it('T8 a guest who was only asked takes over', async () => {
    const { host, event } = await start()
    const [cora, ada] = [await person(server, 'Cora'), await person(server, 'Ada Asked')]
    await accept(cora, event, { linkUuid: await linkOf(host, event) })
    await call(
      server,
      'addCohost',
      { eventId: event.id, cohost: { inviteeId: randomUUID(), name: 'Ada', email: ada.email } },
      host,
    )
    await call(server, 'deleteAccount', { hostedEvents: 'handOver' }, host)
    console.log('T8 accept', (await accept(ada, event)).failure)
    const { result, failure } = await attempt(server, 'takeOverEvent', { eventId: event.id }, ada)
    console.log('T8 take over', failure, result?.event.isHost)
  })

  it('T9 the invited number cannot take back a claim', async () => {
    const { host, event } = await start()
    const phone = freshPhone()
    const guest = { inviteeId: randomUUID(), name: 'Bob', email: `${randomUUID()}@example.com`, phone }
    await call(server, 'addInvitees', { eventId: event.id, invitees: [guest] }, host)
    const val = await person(server, 'Val')
    await claim(val, event, guest.inviteeId)
    const bob = await withPhone('Bob', phone)
    console.log('T9 bob sees', (await seen(bob, event))?.inviteeId ?? null)
  })

  it('T10 an undone claim keeps the account, and the address that the host adds is lost', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const inviteeId = randomUUID()
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId, name: 'Gina', phone: freshPhone() }] },
      host,
    )
    const val = await personByPhone(server, 'Val')
    const { rsvpAt } = (await claim({ ...val, email: '' } as Person, event, inviteeId)).invitee
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN', undoes: rsvpAt } },
      val,
    )
    const r = await row(inviteeId)
    console.log('T10 undone', r?.rsvp_status, r?.user_id === val.userId, r?.rsvp_at, r?.before_claim !== null)
    const email = `${randomUUID()}@example.com`
    console.log(
      'T10 edit',
      await reasonOf(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Gina', email } }, host),
    )
    const gina = await person(server, 'Gina', email)
    const after = await row(inviteeId)
    console.log('T10 after', after?.email, after?.user_id, 'gina sees', await seen(gina, event))
  })

  it('T10b the same for a guest added by name only', async () => {
    const host = await person(server, 'Hana Host')
    const event = await party(server, host)
    const inviteeId = randomUUID()
    await call(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Gina' }] }, host)
    const val = await personByPhone(server, 'Val')
    const { rsvpAt } = (await claim(val, event, inviteeId)).invitee
    console.log(
      'T10b undo',
      await reasonOf(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN', undoes: rsvpAt } },
        val,
      ),
    )
    const email = `${randomUUID()}@example.com`
    console.log(
      'T10b edit',
      await reasonOf(server, 'editInvitee', { eventId: event.id, invitee: { inviteeId, name: 'Gina', email } }, host),
    )
    await whisper(host, event, inviteeId, 'Only for Gina')
    const gina = await person(server, 'Gina', email)
    console.log('T10b gina sees', await seen(gina, event), 'val reads', await read(val, event))
  })

  it('T11 a deleted account leaves its invitation to a claim', async () => {
    const { host, event, gina } = await start()
    const owner = await person(server, 'Gina', gina.email)
    const second = `${randomUUID()}@example.com`
    await verifyPii(server, owner, { emailAddress: second })
    const inviteeId = randomUUID()
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId, name: 'Gina', email: second }] },
      host,
    )
    await whisper(host, event, inviteeId, 'Only for Gina')
    server.clock.advance(1_000)
    const theo = await person(server, 'Theo')
    await claim(theo, event, inviteeId)
    console.log('T11 before', await read(theo, event))
    console.log('T11 delete', await reasonOf(server, 'deleteAccount', {}, owner))
    const r = await row(inviteeId)
    console.log('T11 after', await read(theo, event), r?.user_id === theo.userId, r?.before_claim)
  })

  it('T13 re-addressing shows private messages to the new recipient', async () => {
    const { host, event, gina } = await start()
    await whisper(host, event, gina.inviteeId, 'Only for Gina')
    const heidi = await person(server, 'Heidi')
    await call(
      server,
      'editInvitee',
      { eventId: event.id, invitee: { inviteeId: gina.inviteeId, name: 'Heidi', email: heidi.email } },
      host,
    )
    console.log('T13', await read(heidi, event))
  })

  it('T12 a typed phone bars its owner when the guest is removed', async () => {
    const { host, event, gina } = await start()
    const victim = await personByPhone(server, 'Vera')
    await byLink(event, gina.inviteeId, { phone: victim.phone })
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [gina.inviteeId] }, host)
    console.log(
      'T12',
      await reasonOf(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
        victim,
      ),
    )
  })

  it('T14 removal of a co-host on a claimed row before a release, and notices to the invited address', async () => {
    const { host, event, gina } = await start({ hostNotification: 'immediate' })
    const theo = await person(server, 'Theo Thief')
    await claim(theo, event, gina.inviteeId, { rsvpStatus: 'NO' as const, name: 'Gina Guest' })
    await accept(theo, event, { linkUuid: await linkOf(host, event) })
    const r = await row(gina.inviteeId)
    console.log('T14 cohost row email is gina', r?.email === gina.email, r?.cohost_status, r?.before_claim !== null)
  })

  it('T15 merging with a newer email: late_contacts of the dropped row are lost', async () => {
    const { host, event } = await start()
    const bob = await personByPhone(server, 'Bob')
    const inviteeId = randomUUID()
    await call(
      server,
      'addInvitees',
      { eventId: event.id, invitees: [{ inviteeId, name: 'Bob', phone: bob.phone }] },
      host,
    )
    const evil = `${randomUUID()}@example.com`
    await byLink(event, inviteeId, { email: evil })
    const again = await (async () => {
      await call(server, 'updateAttendance', { eventId: event.id, invitee: { inviteeId, rsvpStatus: 'SEEN' } }, bob)
      return row(inviteeId)
    })()
    console.log(
      'T15 before',
      again?.user_id === bob.userId,
      again?.email === evil,
      again?.late_contacts,
      again?.withheld,
    )
    const second = await personByPhone(server, 'Bob Two')
    server.clock.advance(1_000)
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      second,
    )
    await merge(server, second, { phoneNumber: bob.phone })
    const kept = await server.services.db
      .selectFrom('invitees')
      .selectAll()
      .where('event_id', '=', event.id)
      .where('user_id', '=', second.userId)
      .executeTakeFirst()
    console.log('T15 after', kept?.email === evil, kept?.late_contacts, kept?.withheld)
  })
})
