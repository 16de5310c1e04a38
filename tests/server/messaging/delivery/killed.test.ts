/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemClock } from '../../../../server/core/clock.ts'
import { folderStorage } from '../../../../server/providers/storage/folder.ts'
import { eventDraft, signInInput } from '../../../support/builders.ts'
import { eventually } from '../../../support/eventually.ts'
import { isLong } from '../../../support/isLong.ts'
import { prove } from '../../../support/load/figure.ts'
import { serverProcess, type ServerProcess } from '../../../support/load/serverProcess.ts'
import type { Caller } from '../../../support/rpcClient.ts'
import { smtpInbox, type SmtpInbox } from '../../../support/services/smtpInbox.ts'
import { databaseKinds, testDatabase } from '../../../support/testDatabase.ts'
import { coverUrl } from '../../../support/testServer.ts'

/** Use `DELIVERY_KILLS=20 DELIVERY_SENDS=1000` for a proof. */
const kills = Number(process.env.DELIVERY_KILLS ?? (isLong ? 2 : 1))
const sendCount = Number(process.env.DELIVERY_SENDS ?? (isLong ? 60 : 20))
const minutes = 60_000

async function hostOf(server: ServerProcess, inbox: SmtpInbox): Promise<Caller> {
  const emailAddress = 'hana@example.com'
  await server.call('sendEmailSignInCode', { emailAddress })
  const code = /\d{6}/.exec(inbox.mails.at(-1)?.subject ?? '')?.[0] ?? ''
  const { customToken: identityToken = '' } = await server.call('signInWithEmailAndCode', { emailAddress, code })
  await server.call('createElkUser', { elkUser: { name: 'Hana' } }, { identityToken })
  return server.call('authenticate', signInInput, { identityToken })
}

async function allGuests(server: ServerProcess, eventId: string, host: Caller) {
  const first = await server.call('fetchInvitees', { eventId }, host)
  const { nextPageToken: pageToken } = first
  const otherGuests =
    pageToken === undefined ? [] : (await server.call('fetchInvitees', { eventId, pageToken }, host)).invitees
  return [...first.invitees, ...otherGuests].filter(({ role }) => role === 'attendee')
}

it.each(databaseKinds)(
  `loses no invitation and repeats none with another Message-ID when the server is killed repeatedly, on %s`,
  { timeout: 15 * minutes },
  async (kind) => {
    const inbox = await smtpInbox()
    const folder = await mkdtemp(join(tmpdir(), 'festoon-killed-'))
    const database = kind === 'postgres' ? await testDatabase(kind) : undefined
    const server = await serverProcess({
      DATA_DIR: folder,
      DATABASE_URL: database?.url ?? '',
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Festoon <hello@festoon.example>',
      NEW_HOST_INVITATIONS: '5000',
    })
    try {
      await server.start()
      const host = await hostOf(server, inbox)
      await folderStorage(join(folder, 'files')).put(coverUrl.replace('/files/', ''), Buffer.from('a picture'))
      const { event } = await server.call('createEvent', { event: eventDraft({ clock: systemClock }) }, host)
      // The mail server defers one in twenty the first time.
      const guests = Array.from({ length: sendCount }, (_, at) => ({
        inviteeId: randomUUID(),
        name: `Guest ${at}`,
        email: `${at % 20 === 0 ? 'busy' : 'guest'}.${at}@example.com`,
      }))
      for (let from = 0; from < sendCount; from += 500)
        await server.call('addInvitees', { eventId: event.id, invitees: guests.slice(from, from + 500) }, host)
      const inviteIds = guests.map(({ inviteeId }) => inviteeId)
      const before = inbox.mails.length
      // A double click.
      const orders = await Promise.all(
        [1, 2].map(() => server.call('sendInvites', { eventId: event.id, inviteIds }, host)),
      )
      expect(orders.map(({ triggered }) => triggered).toSorted((a, b) => a - b)).toEqual([0, sendCount])
      const deliveredCount = () => new Set(inbox.mails.slice(before).map(({ messageId }) => messageId)).size
      for (let kill = 1; kill <= kills; kill += 1) {
        const enough = Math.floor((sendCount * kill) / (kills + 1))
        await eventually(() => Promise.resolve(deliveredCount() >= enough), 3 * minutes)
        await server.kill()
        await server.start()
      }
      await eventually(
        async () => (await allGuests(server, event.id, host)).every(({ inviteStatus }) => inviteStatus === 'SUCCESS'),
        5 * minutes,
        250,
      )
      const mails = inbox.mails.slice(before)
      const idsOf = Map.groupBy(mails, ({ recipients }) => recipients.join())
      expect([...idsOf.keys()].toSorted()).toEqual(guests.map(({ email }) => email).toSorted())
      const renamedIds = [...idsOf.values()].filter(
        (theirs) => new Set(theirs.map(({ messageId }) => messageId)).size > 1,
      )
      prove(
        {
          what: `${kind}: invitations delivered, with ${kills} kills`,
          value: idsOf.size,
          least: sendCount,
          max: sendCount,
        },
        { what: `${kind}: emails repeated with another Message-ID`, value: renamedIds.length, max: 0 },
        // At most one batch per kill, which the process was sending.
        {
          what: `${kind}: emails repeated with the same Message-ID`,
          value: mails.length - sendCount,
          max: kills * 10,
        },
      )
    } finally {
      await server.kill()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
      await inbox.close()
    }
  },
)
