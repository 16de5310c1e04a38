import { sql, type SqlBool } from 'kysely'
import { failures } from '@festoon/contract/messages/failures'
import { emailInvalid } from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/guests/whenWorks'
import { isEmail } from '@festoon/contract/rules/email'
import type { TimeAnswer } from '@festoon/contract/rules/events/timeAnswers'
import { personName } from '@festoon/contract/wire/text'
import { readUser } from '../accounts/profile/users.ts'
import { Failure } from '../core/Failure.ts'
import { announce } from '../database/announce.ts'
import { inTransaction, retryOnConflict } from '../database/inTransaction.ts'
import { attachInvitations, readInviteeOfUser } from '../database/rows/inviteeRows.ts'
import type { EventRow, InviteeRow } from '../database/schema.ts'
import { lockUpcomingEvent } from '../events/lockEvent.ts'
import { lockSameGuest } from '../events/lockGuests.ts'
import { visibilityOf, type Viewer } from '../events/view/visibility.ts'
import { saveRsvp, type RsvpCaller } from '../guests/rsvp/saveRsvp.ts'
import type { Services } from '../rpc/services.ts'
import { requireUndated } from './requireUndated.ts'

/** The answers of a visitor, by start of the proposed time. */
type Answers = ReadonlyMap<number, TimeAnswer>

/** Someone who isn't a guest yet. Name and email address are needed only without an account. */
export interface NewGuest {
  inviteeId: string
  /** A hash that identifies the device, so that it can repeat the call. */
  device: string
  /** The caller's IP address, for rate limiting. */
  ip: string
  name: string
  email: string
}

/** Returns true if a guest may answer: not if a host removed the guest or denied them a spot. */
export const mayAnswer = ({ rsvp_status, waitlist_status }: InviteeRow): boolean =>
  rsvp_status !== 'HIDDEN' && waitlist_status !== 'DENIED'

/**
 * Saves a visitor's answers in place of earlier ones. Someone who isn't a guest yet is added to the guest list without an RSVP, by the
 * rules and limits of RSVPs. Returns the guest.
 * @throws Failure forbidden for hosts and guests who were denied a spot, eventNotFound, eventCancelled, eventPast, conflict if the
 * party has a date by now, invalid for a missing name or email address, or if no answered time is still proposed, or the reason why the
 * visitor can't be added.
 */
export async function giveAnswers(
  services: Services,
  { event, viewer }: { event: EventRow; viewer: Viewer },
  answers: Answers,
  newGuest: NewGuest,
): Promise<InviteeRow> {
  const { isHost, isCohost, own } = visibilityOf(event, viewer)
  if (isHost || isCohost) throw new Failure('forbidden', { issues: [{ path: '', message: copy.hostAnswers }] })
  if (own && !mayAnswer(own)) throw new Failure('forbidden', { issues: [{ path: '', message: copy.deniedAnswers }] })
  const now = services.clock.now()
  if (event.canceled_at !== null) throw new Failure('eventCancelled')
  if (event.past_from <= now) throw new Failure('eventPast')
  if (event.start_time !== null) throw new Failure('conflict')
  if (!(await isAnyProposed(services, event.id, answers))) throw invalid('answers', copy.timeGone)
  const guest = own ?? (await join(services, event, viewer, newGuest))
  await saveAnswers(services, guest, answers, now)
  return guest
}

const invalid = (path: string, message: string): Failure => new Failure('invalid', { issues: [{ path, message }] })

/**
 * Returns true if any of the answered times is still proposed. Otherwise, saving would only delete earlier answers, or add a guest
 * without any.
 */
async function isAnyProposed({ db }: Services, eventId: string, answers: Answers): Promise<boolean> {
  const time = await db
    .selectFrom('proposed_times')
    .select('starts_at')
    .where('event_id', '=', eventId)
    .where('starts_at', 'in', [...answers.keys()])
    .limit(1)
    .executeTakeFirst()
  return time !== undefined
}

/** Adds someone to the guest list, without an RSVP, unless a host has invited them. */
async function join(
  services: Services,
  event: EventRow,
  viewer: Viewer,
  { inviteeId, device, ip, name, email }: NewGuest,
): Promise<InviteeRow> {
  const visitorRow = { inviteeId, rsvpStatus: 'SEEN' as const, additionalGuestCount: 0 }
  const save = async (rsvp: Parameters<typeof saveRsvp>[2], caller: RsvpCaller) => {
    const savedRsvp = await saveRsvp(services, event.id, rsvp, caller)
    if (savedRsvp.outcome === 'saved') return savedRsvp.invitee
    if (savedRsvp.outcome !== 'signInRequired') throw new Failure(savedRsvp.outcome)
    throw new Failure('forbidden', { issues: [{ path: 'email', message: failures.signInRequired }] })
  }
  if (viewer.kind === 'user') {
    const { db } = services
    // Their invitation may have waited for them, or someone else may have claimed it by its link.
    await retryOnConflict(() => attachInvitations(db, viewer.userId, event.id))
    const invitedRow = await readInviteeOfUser(db, event.id, viewer.userId)
    if (invitedRow && invitedRow.rsvp_status !== 'HIDDEN') return invitedRow
    const user = await readUser(db, viewer.userId)
    if (!user) throw new Failure('sessionExpired')
    const [address] = user.emails
    const enteredFields = { name: user.name, ...(address === undefined ? {} : { email: address }) }
    return save(
      { ...visitorRow, ...enteredFields },
      {
        kind: 'account',
        userId: viewer.userId,
        unclaimedRow: undefined,
        joins: true,
      },
    )
  }
  const nameResult = personName.safeParse(name)
  if (!nameResult.success)
    throw invalid(
      'name',
      name.trim() === '' ? copy.nameRequired : (nameResult.error.issues[0]?.message ?? copy.nameRequired),
    )
  if (!isEmail(email)) throw invalid('email', emailInvalid)
  return save({ ...visitorRow, name: nameResult.data, email }, { kind: 'openLink', device, ip, joins: true })
}

/**
 * Saves a guest's answers. Ignores times that are no longer proposed. The locks keep a host from picking a time, or denying the guest a
 * spot, meanwhile. Fails if the invitation may be another person's by now.
 */
async function saveAnswers({ db }: Services, visitorRow: InviteeRow, answers: Answers, now: number): Promise<void> {
  const { event_id: eventId, invitee_id: inviteeId } = visitorRow
  await inTransaction(db, async (tx) => {
    const event = requireUndated(await lockUpcomingEvent(tx, eventId, now))
    const guest = await lockSameGuest(tx, event, visitorRow)
    if (!mayAnswer(guest)) throw new Failure('forbidden')
    const existingTimes = await tx
      .selectFrom('proposed_times')
      .select('starts_at')
      .where('event_id', '=', eventId)
      .execute()
    const rows = existingTimes.flatMap(({ starts_at: start }) => {
      const answer = answers.get(start)
      const row = { event_id: eventId, starts_at: start, invitee_id: inviteeId, answered_at: now }
      return answer === undefined ? [] : [{ ...row, answer }]
    })
    // A host may have removed them since.
    if (rows.length === 0) throw invalid('answers', copy.timeGone)
    const remainingTimes = rows.map(({ starts_at: start }) => start)
    await tx
      .deleteFrom('time_answers')
      .where('event_id', '=', eventId)
      .where('invitee_id', '=', inviteeId)
      .where(sql<SqlBool>`starts_at <> all(${remainingTimes}::bigint[])`)
      .execute()
    await tx
      .insertInto('time_answers')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['event_id', 'starts_at', 'invitee_id'])
          // The first answer's time decides who gets a spot, unless the guest changes their mind.
          .doUpdateSet({
            answer: sql`excluded.answer`,
            answered_at: sql`case when time_answers.answer = excluded.answer then time_answers.answered_at else ${now}::bigint end`,
          }),
      )
      .execute()
    await announce(tx, event)
  })
}
