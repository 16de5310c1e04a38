/** @module-tag database */
import { setTimeout as wait } from 'node:timers/promises'
import { it } from 'vitest'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import { eventually } from '../../support/eventually.ts'
import { fillGuests, fillMembers, fillParty } from '../../support/load/crowd.ts'
import { measure, prove, quantile } from '../../support/load/figure.ts'
import { patientCall } from '../../support/load/patientCall.ts'
import { processDatabase } from '../../support/load/processDatabase.ts'
import { serverProcess } from '../../support/load/serverProcess.ts'
import { smtpInbox } from '../../support/services/smtpInbox.ts'
import { databaseKinds } from '../../support/testDatabase.ts'

/** Use `PROOF_RESTARTS=20` for a proof. */
const restarts = Number(process.env.PROOF_RESTARTS ?? 1)
const measuredMs = restarts < 10 ? 500 : 4_000
const lanes = 10
/** The number of RSVPs between two restarts. */
const answersBetween = restarts < 10 ? 20 : 200
/** The number of invitations being sent at each restart. */
const sentPerRestart = 9

it.each(databaseKinds)(
  'restarted at half load, serves every retry, and sends no email twice, on %s',
  { timeout: 1_200_000 },
  async (kind) => {
    const inbox = await smtpInbox()
    const database = await processDatabase(kind)
    const { host, eventId, guests, invitedIds } = await database.within(async (db) => {
      const [member = { userId: '', accessToken: '' }] = await fillMembers(db, 1)
      const id = await fillParty(db, member)
      const inviteIds = await fillGuests(db, id, restarts * sentPerRestart, { inviteStatus: 'PENDING' })
      return { host: member, eventId: id, guests: await fillGuests(db, id, 1_000), invitedIds: inviteIds }
    })
    const server = await serverProcess({ ...database.env, SMTP_URL: inbox.url, NEW_HOST_INVITATIONS: '5000' })
    const tries: number[] = []
    const failures: unknown[] = []
    let at = 0
    const answer = async (): Promise<void> => {
      const inviteeId = guests[(at += 1) % guests.length] ?? ''
      const token = inviteeToken(database.keys.inviteeToken, { eventId, inviteeId, tokenVersion: 1 })
      const invitee = { inviteeId, rsvpStatus: 'YES' as const, rsvpMessage: `Answer ${at}`, additionalGuestCount: 0 }
      await patientCall(server.origin, 'updateAttendanceThroughEmail', { eventId, token, invitee }).then(
        (count) => tries.push(count),
        (error: unknown) => failures.push(error),
      )
    }
    /** Sends RSVPs on every lane while `isWanted` returns true, with pauses of `pauseMs` milliseconds, or none by default. */
    const answering = (isWanted: () => boolean, pauseMs?: number) =>
      Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          let next = performance.now() + ((pauseMs ?? 0) * lane) / lanes
          while (isWanted()) {
            if (pauseMs !== undefined) await wait(Math.max(0, (next += pauseMs) - performance.now()))
            await answer()
          }
        }),
      )
    try {
      await server.start()
      let perSecond = 0
      // The first round is a warm-up.
      for (let time = 0; time < 2; time += 1) {
        tries.length = 0
        const until = performance.now() + measuredMs
        await answering(() => performance.now() < until)
        perSecond = (tries.length * 1_000) / measuredMs
      }
      tries.length = 0

      let isLoaded = true
      const load = answering(() => isLoaded, (lanes * 1_000) / (perSecond / 2))
      const exitCodes: (number | null)[] = []
      const away: number[] = []
      for (let round = 0; round < restarts; round += 1) {
        const inviteIds = invitedIds.slice(round * sentPerRestart, (round + 1) * sentPerRestart)
        await patientCall(server.origin, 'sendInvites', { eventId, inviteIds }, host)
        const from = performance.now()
        exitCodes.push(await server.stop())
        await server.start()
        away.push(performance.now() - from)
        // Wait until the server is running again before the next restart.
        const enough = tries.length + answersBetween
        await eventually(() => Promise.resolve(tries.length >= enough), 60_000)
      }
      const invitations = () => inbox.mails.filter(({ subject = '' }) => subject.includes('invited you'))
      await eventually(() => Promise.resolve(invitations().length >= invitedIds.length), 120_000)
      isLoaded = false
      await load
      const recipients = new Set(invitations().map(({ recipients: [to = ''] }) => to))
      const messages = new Set(inbox.mails.map(({ messageId }) => messageId))
      prove(
        {
          what: `${kind}: RSVPs during ${restarts} restarts (SIGTERM) at half load`,
          value: tries.length,
          least: restarts,
        },
        { what: `${kind}: RSVPs that failed despite retries`, value: failures.length, max: 0 },
        { what: `${kind}: RSVPs that needed a retry`, value: tries.filter((count) => count > 1).length },
        {
          what: `${kind}: processes that did not exit cleanly`,
          value: exitCodes.filter((code) => code !== 0).length,
          max: 0,
        },
        { what: `${kind}: invitations delivered`, value: recipients.size, least: invitedIds.length },
        { what: `${kind}: emails sent twice`, value: inbox.mails.length - messages.size, max: 0 },
        { what: `${kind}: invitations sent twice`, value: invitations().length - recipients.size, max: 0 },
      )
      measure(
        { what: `${kind}: RSVPs per second at full load`, value: perSecond },
        { what: `${kind}: time from SIGTERM to ready, median`, value: quantile(away, 0.5), unit: 'ms' },
      )
    } finally {
      await server.kill()
      await database.drop()
      await inbox.close()
    }
  },
)
