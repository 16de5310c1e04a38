import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventInputSchema } from '@festoon/contract/nouns/event'
import { systemClock } from '../../../server/core/clock.ts'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import { folderStorage } from '../../../server/providers/storage/folder.ts'
import { eventDraft, signInInput } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { fillGuests, fillMembers, fillParty, type Member } from '../../support/load/crowd.ts'
import { measure, prove, quantile } from '../../support/load/figure.ts'
import { listeners } from '../../support/load/listeners.ts'
import { patientCall } from '../../support/load/patientCall.ts'
import { processDatabase, type ProcessDatabase } from '../../support/load/processDatabase.ts'
import { roundRobin, type RoundRobin } from '../../support/load/roundRobin.ts'
import { freePort, serverProcess, type ServerProcess } from '../../support/load/serverProcess.ts'
import { smtpInbox, type SmtpInbox } from '../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { coverUrl } from '../../support/testServer.ts'

/** Use `PROOF_LISTENERS=5000` for a proof. A fifth of them listen to one event. */
const streams = Number(process.env.PROOF_LISTENERS ?? 100)
const isProof = streams > 1_000
const ofOneEvent = streams / 5
const streamsOfMember = 20
const invitations = isProof ? 190 : 30
const answers = isProof ? 2_000 : 200
const changes = isProof ? 10 : 3

describe.runIf(databaseKinds.includes('postgres'))('four processes on one PostgreSQL behind a proxy', () => {
  let database: ProcessDatabase
  let inbox: SmtpInbox
  let proxy: RoundRobin
  let servers: ServerProcess[] = []
  let host: Member = { userId: '', accessToken: '' }
  beforeAll(async () => {
    database = await processDatabase('postgres')
    inbox = await smtpInbox()
    const files = folderStorage(join(database.env.DATA_DIR ?? '', 'files'))
    await files.put(coverUrl.replace('/files/', ''), Buffer.from('a picture'))
    await database.within(async (db) => {
      const [first] = await fillMembers(db, 1)
      if (first) host = first
    })
    const port = await freePort()
    const env = { ...database.env, SMTP_URL: inbox.url, TRUST_PROXY: '1', PUBLIC_ORIGIN: `http://localhost:${port}` }
    servers = await Promise.all(Array.from({ length: 4 }, () => serverProcess(env)))
    for (const server of servers) await server.start()
    proxy = await roundRobin(
      port,
      servers.map(({ origin }) => origin),
    )
  }, 240_000)
  afterAll(async () => {
    await proxy.close()
    for (const server of servers) await server.kill()
    await database.drop()
    await inbox.close()
  })

  const mailsTo = (addresses: readonly string[]) => {
    const wantedAddresses = new Set(addresses)
    return inbox.mails.filter(({ recipients: [to = ''] }) => wantedAddresses.has(to))
  }

  it('accept codes and sessions of each other', async () => {
    const [one, two, three, four] = servers
    const emailAddress = 'hana@example.com'
    await one?.call('sendEmailSignInCode', { emailAddress })
    const code = /\d{6}/.exec(mailsTo([emailAddress]).at(-1)?.subject ?? '')?.[0] ?? ''
    const { customToken: identityToken = '' } =
      (await two?.call('signInWithEmailAndCode', { emailAddress, code })) ?? {}
    await three?.call('createElkUser', { elkUser: { name: 'Hana' } }, { identityToken })
    const session = await four?.call('authenticate', signInInput, { identityToken })
    const caller = { userId: session?.userId ?? '', accessToken: session?.accessToken ?? '' }
    const results = await Promise.all(
      servers.map((server) => server.call('getElkUser', { userId: caller.userId }, caller)),
    )
    expect(results.map(({ user }) => user.name)).toEqual(['Hana', 'Hana', 'Hana', 'Hana'])
  })

  it('count the codes to one address together', async () => {
    const emailAddress = 'often@example.com'
    const codeCalls = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) =>
        patientCall(proxy.origin, 'sendEmailSignInCode', { emailAddress }, { ip: `10.1.0.${at}` }),
      ),
    )
    const acceptedCount = codeCalls.filter(({ status }) => status === 'fulfilled').length
    prove({
      what: 'codes sent to one address, of 40 requested in parallel from four processes',
      value: acceptedCount,
      least: 5,
      max: 5,
    })
    expect(mailsTo([emailAddress])).toHaveLength(5)
  })

  it('run every job once', async () => {
    const { eventId, inviteIds } = await database.within(async (db) => {
      const id = await fillParty(db, host)
      return { eventId: id, inviteIds: await fillGuests(db, id, invitations, { inviteStatus: 'PENDING' }) }
    })
    // Every process gets the whole request.
    await Promise.all(servers.map(() => patientCall(proxy.origin, 'sendInvites', { eventId, inviteIds }, host)))
    const addresses = inviteIds.map((id) => `${id}@example.com`)
    await eventually(() => Promise.resolve(mailsTo(addresses).length >= invitations), 60_000)
    // Long enough to catch a duplicate, because the queue is polled every two seconds.
    await wait(3_000)
    prove({
      what: `emails for ${invitations} invitations requested from four processes`,
      value: mailsTo(addresses).length,
      least: invitations,
      max: invitations,
    })
  })

  it('notify all listeners of a change, and lose nothing if one is killed', { timeout: 900_000 }, async () => {
    const { eventId, subscriptions, guests, inviteIds } = await database.within(async (db) => {
      const members = await fillMembers(db, ofOneEvent)
      const others = await fillMembers(db, Math.ceil((streams - ofOneEvent) / streamsOfMember))
      const id = await fillParty(db, host)
      await fillGuests(db, id, members.length, { accounts: members })
      const ownTopics = members.map((member) => ({ member, topic: `events/${id}` }))
      const otherTopics = Array.from({ length: streams - ofOneEvent }, (_, at) => {
        const member = others[at % others.length] ?? host
        return { member, topic: `events/users/${member.userId}` }
      })
      return {
        eventId: id,
        subscriptions: [...ownTopics, ...otherTopics],
        guests: await fillGuests(db, id, answers),
        inviteIds: await fillGuests(db, id, invitations, { inviteStatus: 'PENDING' }),
      }
    })
    const crowd = listeners(proxy.origin, subscriptions)
    await eventually(() => Promise.resolve(crowd.open() === streams), 300_000)
    prove({ what: 'open streams', value: crowd.open(), least: streams })

    const change = async (title: string): Promise<number[]> => {
      crowd.forget()
      const event = eventInputSchema.parse(eventDraft({ clock: systemClock }, { title }))
      const from = performance.now()
      await patientCall(proxy.origin, 'editEventDetails', { eventId, event, disableNotification: true }, host)
      await eventually(() => Promise.resolve(crowd.heardAt().length >= ofOneEvent), 30_000)
      return crowd.heardAt().map((at) => at - from)
    }
    const took: number[] = []
    for (let at = 0; at < changes; at += 1) took.push(...(await change(`Changed ${at}`)))
    prove({
      what: `changes received: ${changes}, by ${ofOneEvent} of ${streams} listeners`,
      value: took.length,
      least: changes * ofOneEvent,
    })
    const delay = "time from the host's call to the listener"
    measure(
      { what: `${delay}, median`, value: quantile(took, 0.5), unit: 'ms', max: 100 },
      { what: `${delay}, 95th percentile`, value: quantile(took, 0.95), unit: 'ms' },
    )

    const waiting = [...guests]
    let acknowledgedCount = 0
    const lane = async (): Promise<void> => {
      for (let inviteeId = waiting.shift(); inviteeId; inviteeId = waiting.shift()) {
        const token = inviteeToken(database.keys.inviteeToken, { eventId, inviteeId, tokenVersion: 1 })
        const invitee = { inviteeId, rsvpStatus: 'YES' as const, additionalGuestCount: 0 }
        await patientCall(proxy.origin, 'updateAttendanceThroughEmail', { eventId, token, invitee })
        acknowledgedCount += 1
      }
    }
    await patientCall(proxy.origin, 'sendInvites', { eventId, inviteIds }, host)
    const answering = Promise.all(Array.from({ length: 8 }, lane))
    await eventually(() => Promise.resolve(acknowledgedCount >= answers / 4), 60_000)
    await servers[1]?.kill()
    await answering
    await eventually(() => Promise.resolve(crowd.open() === streams), 120_000)
    const after = await change('Changed by three')
    const addresses = inviteIds.map((id) => `${id}@example.com`)
    const reachedCount = () => new Set(mailsTo(addresses).map(({ messageId }) => messageId)).size
    await eventually(() => Promise.resolve(reachedCount() >= invitations), 120_000)
    const { count } = await database.within((db) =>
      db
        .selectFrom('invitees')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('event_id', '=', eventId)
        .where('rsvp_status', '=', 'YES')
        .where('role', '=', 'attendee')
        .executeTakeFirstOrThrow(),
    )
    crowd.close()
    prove(
      { what: 'one of four killed: acknowledged RSVPs lost', value: acknowledgedCount - count, max: 0 },
      { what: 'one of four killed: listeners that received the next change', value: after.length, least: ofOneEvent },
      {
        what: 'one of four killed: invitations delivered',
        value: reachedCount(),
        least: invitations,
        max: invitations,
      },
    )
  })
})
