import { normaliseEmail } from '@festoon/contract/rules/email'
import { randomUUID } from 'node:crypto'
import { openGuest } from '../../access.ts'
import { saveAnswer } from '../../data/answers.ts'
import { attachInvitations, readInviteeOfUser, setPhotoUploadMode } from '../../data/invitees.ts'
import { liftOwnPhones } from '../../data/textPermission.ts'
import { readUser, updateUser } from '../../data/users.ts'
import { Failure } from '../../Failure.ts'
import type { Handler } from '../handler.ts'
import { attendanceAnswer } from './attendanceAnswer.ts'

/**
 * The signed-in caller's answer. Their row is, in this order: their own, the one of the token while it is nobody's, the one
 * invited under a contact that they have verified, a new one (RSVP-14, RSVP-15). A link to another account's row was passed
 * on: whoever answers by it does so for themself.
 */
export const updateAttendance: Handler<'updateAttendance'> = async (context, input) => {
  const { db, clock, keys, session, jobs } = context
  const { eventId, invitee, token, textPermissionStatusUpdate, photoUploadMode } = input
  const { userId } = session
  const user = await readUser(db, userId)
  if (!user) throw new Failure('sessionExpired')
  const key =
    token === undefined ? undefined : await openGuest(context, { eventId, inviteeId: invitee.inviteeId, token })
  if (token !== undefined && !key) throw new Failure('inviteeTokenInvalid')
  if (!key) await attachInvitations(db, userId, eventId)
  const known = await readInviteeOfUser(db, eventId, userId)
  const unclaimed = key?.user_id === null ? key : undefined
  const own = known && known.rsvp_status !== 'HIDDEN' ? known : (unclaimed ?? known)
  const { email: _typed, ...rest } = invitee
  const email = provenEmail(user.emails, invitee.email)
  const answer = {
    ...rest,
    name: invitee.name ?? user.name,
    inviteeId: own?.invitee_id ?? (key ? randomUUID() : invitee.inviteeId),
    ...(email === undefined ? {} : { email }),
  }
  const right = {
    userId,
    proven: own !== undefined,
    mayCreate: true,
    device: undefined,
    ...(context.request ? { request: context.request } : {}),
  }
  const result = await saveAnswer(db, eventId, answer, right, clock.now())
  if (result.outcome === 'saved' && textPermissionStatusUpdate !== undefined) {
    const changes = { name: undefined, photoUrl: undefined, textPermission: textPermissionStatusUpdate }
    await updateUser(db, userId, changes)
    if (textPermissionStatusUpdate === 'granted') await liftOwnPhones(db, keys.addressKey, userId)
  }
  if (result.outcome === 'saved' && photoUploadMode !== undefined) {
    await setPhotoUploadMode(db, result.invitee, photoUploadMode)
    result.invitee.photo_upload_mode = photoUploadMode
  }
  if (result.outcome === 'saved' && result.seated > 0) await jobs.queueDue(eventId)
  return attendanceAnswer(result, answer, userId)
}

/** A row of a user's carries an address that the user has verified: one that is only typed may be another's. */
function provenEmail(verified: readonly string[], typed: string | undefined): string | undefined {
  return typed !== undefined && verified.includes(normaliseEmail(typed)) ? typed : verified[0]
}
