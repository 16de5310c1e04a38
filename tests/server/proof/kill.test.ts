/** @module-tag database */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { inviteeToken } from '../../../server/crypto/tokens.ts'
import { eventually } from '../../support/eventually.ts'
import { fillGuests, fillMembers, fillParty } from '../../support/load/crowd.ts'
import { measure, prove, quantile } from '../../support/load/figure.ts'
import { patientCall } from '../../support/load/patientCall.ts'
import { processDatabase } from '../../support/load/processDatabase.ts'
import { serverProcess } from '../../support/load/serverProcess.ts'
import { databaseKinds } from '../../support/testDatabase.ts'

/** Use `PROOF_KILLS=100 PROOF_RSVPS=10000` for a proof. */
const kills = Number(process.env.PROOF_KILLS ?? 1)
const answers = Number(process.env.PROOF_RSVPS ?? 120)
const parties = 4
const lanes = 10

it.each(databaseKinds)(
  'killed while guests RSVP, loses and duplicates no acknowledged RSVP, on %s',
  { timeout: 1_800_000 },
  async (kind) => {
    const database = await processDatabase(kind)
    const { events, guests } = await database.within(async (db) => {
      const [host = { userId: '', accessToken: '' }] = await fillMembers(db, 1)
      const ids = await Promise.all(Array.from({ length: parties }, () => fillParty(db, host)))
      const perParty = Math.ceil(answers / 2 / parties)
      const guestIdsByEvent = await Promise.all(ids.map((id) => fillGuests(db, id, perParty)))
      return {
        events: ids,
        guests: guestIdsByEvent.flatMap((rows, at) => rows.map((id) => ({ id, eventId: ids[at] ?? '' }))),
      }
    })
    // Half of the guests have a personal link; the others use the open link, each from their own network and device.
    const calls = Array.from({ length: answers }, (_, at) => {
      const invitedGuest = at % 2 === 0 ? guests[at / 2] : undefined
      const eventId = invitedGuest?.eventId ?? events[at % parties] ?? ''
      const inviteeId = invitedGuest?.id ?? randomUUID()
      const sentRsvp = {
        inviteeId,
        rsvpStatus: 'YES' as const,
        rsvpMessage: `Answer ${at}`,
        additionalGuestCount: at % 3,
      }
      return { at, eventId, sentRsvp, isInvited: invitedGuest !== undefined }
    })
    const server = await serverProcess({ ...database.env, TRUST_PROXY: 'true' })
    try {
      await server.start()
      const waiting = [...calls]
      let acknowledgedCount = 0
      const lane = async (): Promise<void> => {
        for (let call = waiting.shift(); call; call = waiting.shift()) {
          const { at, eventId, sentRsvp, isInvited } = call
          const token = inviteeToken(database.keys.inviteeToken, {
            eventId,
            inviteeId: sentRsvp.inviteeId,
            tokenVersion: 1,
          })
          if (isInvited)
            await patientCall(server.origin, 'updateAttendanceThroughEmail', { eventId, token, invitee: sentRsvp })
          else {
            const invitee = { ...sentRsvp, name: `By link ${at}`, email: `${sentRsvp.inviteeId}@example.com` }
            const caller = { deviceId: `device-${at}`, ip: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }
            await patientCall(server.origin, 'updateAttendanceByLink', { eventId, invitee }, caller)
          }
          acknowledgedCount += 1
        }
      }
      const answering = Promise.all(Array.from({ length: lanes }, lane))
      const ready: number[] = []
      for (let kill = 1; kill <= kills; kill += 1) {
        const enough = Math.floor((answers * kill) / (kills + 1))
        await Promise.race([answering, eventually(() => Promise.resolve(acknowledgedCount >= enough), 120_000)])
        await server.kill()
        const from = performance.now()
        await server.start()
        ready.push(performance.now() - from)
      }
      await answering
      await server.kill()

      const rows = await database.within((db) =>
        db.selectFrom('invitees').selectAll().where('role', '=', 'attendee').execute(),
      )
      const rowOf = new Map(rows.map((row) => [row.invitee_id, row]))
      const lostCalls = calls.filter(({ eventId, sentRsvp }) => {
        const row = rowOf.get(sentRsvp.inviteeId)
        return (
          row?.event_id !== eventId ||
          row.rsvp_status !== 'YES' ||
          row.rsvp_message !== sentRsvp.rsvpMessage ||
          row.additional_guest_count !== sentRsvp.additionalGuestCount
        )
      })
      const answeredRows = rows.filter((row) => row.rsvp_status === 'YES')
      const heads = answeredRows.reduce((sum, row) => sum + 1 + row.additional_guest_count, 0)
      const invitedHeads = calls.reduce((sum, { sentRsvp }) => sum + 1 + sentRsvp.additionalGuestCount, 0)
      expect(heads, 'people who are going').toBe(invitedHeads)
      prove(
        {
          what: `${kind}: RSVPs acknowledged during ${kills} kills (SIGKILL)`,
          value: acknowledgedCount,
          least: answers,
        },
        { what: `${kind}: RSVPs lost`, value: lostCalls.length, max: 0 },
        { what: `${kind}: RSVPs duplicated`, value: answeredRows.length - calls.length, max: 0 },
      )
      measure(
        { what: `${kind}: recovery time, median`, value: quantile(ready, 0.5), unit: 'ms', max: 2_000 },
        { what: `${kind}: recovery time, max`, value: Math.max(...ready), unit: 'ms' },
      )
    } finally {
      await server.kill()
      await database.drop()
    }
  },
)
