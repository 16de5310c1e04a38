import { randomUUID } from 'node:crypto'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { joinInvitation } from '../../accounts/merge/joinInvitation.ts'
import { applySmsPermission } from '../../accounts/profile/smsPermission.ts'
import { readUser, updateUser } from '../../accounts/profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import { retryOnConflict } from '../../database/inTransaction.ts'
import { attachInvitations, readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { openGuest } from '../../rpc/access/access.ts'
import type { Handler } from '../../rpc/handler.ts'
import { setPhotoUploadMode } from '../list/invitees.ts'
import { rsvpResult } from './rsvpResult.ts'
import { saveRsvp } from './saveRsvp.ts'

/**
 * Saves the signed-in caller's RSVP and, if given, their SMS permission and photo upload mode. Uses the caller's own invitee
 * row. If the caller has none, uses the unclaimed row that `token` belongs to or, without a token, an unclaimed row with one of
 * the caller's verified email addresses or phone numbers. Otherwise, adds a row (RSVP-14, RSVP-15). A row of the open link is merged into
 * an invitation to another of the caller's contacts that they answer by its link. A row of another account is never changed, because the row's link may have been forwarded.
 */
export const updateAttendance: Handler<'updateAttendance'> = async (context, input) => {
  const { db, clock, keys, session } = context
  const { eventId, invitee, token, textPermissionStatusUpdate, photoUploadMode } = input
  const { userId } = session
  const user = await readUser(db, userId)
  if (!user) throw new Failure('sessionExpired')
  const key =
    token === undefined ? undefined : await openGuest(context, { eventId, inviteeId: invitee.inviteeId, token })
  // A row that another account claimed by its link may be the caller's, and someone else's link doesn't replace the caller's own
  // invitation.
  const isTheirs = key?.email_normalized && user.emails.includes(key.email_normalized)
  if (key?.user_id !== null || invitee.rsvpStatus === 'SEEN' || !isTheirs)
    await retryOnConflict(() => attachInvitations(db, userId, eventId))
  // Someone who came by the open link, and answers an invitation of a host to another of their addresses.
  const ownRow = await readInviteeOfUser(db, eventId, userId)
  const isJoined =
    key?.user_id === null &&
    invitee.rsvpStatus !== 'SEEN' &&
    ownRow?.source === 'link' &&
    (await retryOnConflict(() => joinInvitation(db, key, userId)))
  const accountRow = isJoined ? await readInviteeOfUser(db, eventId, userId) : ownRow
  // The account's own row needs no link, which may have been revoked when the account got the row.
  if (token !== undefined && !key && accountRow?.invitee_id !== invitee.inviteeId)
    throw new Failure('inviteeTokenInvalid')
  const unclaimedRow = key?.user_id === null ? key : undefined
  const callerRow = accountRow && accountRow.rsvp_status !== 'HIDDEN' ? accountRow : (unclaimedRow ?? accountRow)
  const { email: _typed, ...rest } = invitee
  const email = provenEmail(user.emails, invitee.email)
  const rsvp = {
    ...rest,
    name: invitee.name ?? user.name,
    inviteeId: callerRow?.invitee_id ?? (key ? randomUUID() : invitee.inviteeId),
    ...(email === undefined ? {} : { email }),
  }
  const caller = {
    kind: 'account',
    userId,
    unclaimedRow: callerRow === unclaimedRow ? unclaimedRow : undefined,
  } as const
  const result = await saveRsvp(context, eventId, rsvp, caller)
  if (result.outcome === 'saved' && textPermissionStatusUpdate !== undefined) {
    const changes = { name: undefined, photoUrl: undefined, smsPermission: textPermissionStatusUpdate }
    await updateUser(db, userId, changes, async (tx) => {
      await applySmsPermission(tx, keys.addressKey, userId, textPermissionStatusUpdate, clock.now())
    })
  }
  if (result.outcome === 'saved' && photoUploadMode !== undefined) {
    await setPhotoUploadMode(db, result.invitee, photoUploadMode)
    result.invitee.photo_upload_mode = photoUploadMode
  }
  return rsvpResult(result, rsvp, userId)
}

/**
 * Returns the entered email address if the user has verified it. Otherwise, returns the user's first verified email address, if
 * any, because an unverified one may belong to someone else.
 */
function provenEmail(verifiedEmails: readonly string[], typedEmail: string | undefined): string | undefined {
  return typedEmail !== undefined && verifiedEmails.includes(normalizeEmail(typedEmail))
    ? typedEmail
    : verifiedEmails[0]
}
