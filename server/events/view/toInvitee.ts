import type { Invitee } from '@festoon/contract/nouns/guest'
import type { InviteeRow } from '../../database/schema.ts'
import { isConnected } from './isConnected.ts'
import { isUnreachable } from './isUnreachable.ts'

/**
 * Returns an invitee as shown to hosts. Includes the account only if the guest was invited by account or sent an RSVP.
 * Otherwise, hosts could invite email addresses to find out which ones have an account.
 */
export function toInvitee(row: InviteeRow): Invitee {
  return {
    inviteeId: row.invitee_id,
    ...(row.user_id !== null && isConnected(row) ? { userId: row.user_id } : {}),
    name: row.name,
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.photo_url === null ? {} : { photoUrl: row.photo_url }),
    role: row.role,
    rsvpStatus: row.rsvp_status,
    inviteStatus: row.invite_status,
    ...(row.invite_status === 'FAILED' && row.invite_failure !== null ? { inviteFailure: row.invite_failure } : {}),
    ...(row.waitlist_status === null ? {} : { waitlistStatus: row.waitlist_status }),
    ...(row.awaits === null ? {} : { awaits: row.awaits }),
    ...(row.cohost_status === null ? {} : { cohostStatus: row.cohost_status }),
    additionalGuestCount: row.additional_guest_count,
    rsvpMessage: row.rsvp_message,
    ...(row.notification_preference === null ? {} : { notificationPreference: row.notification_preference }),
    answers: row.responses,
    ...(row.heads === null ? {} : { heads: row.heads }),
    ...(row.photo_upload_mode === null ? {} : { photoUploadMode: row.photo_upload_mode }),
    ...(row.rsvp_at === null ? {} : { rsvpAt: row.rsvp_at }),
    isNew: row.invite_status === 'PENDING',
    // An account that claimed the invitation doesn't manage the invited address.
    ...(isConnected(row) && (row.before_claim === null || row.email === null) ? { isConnected: true } : {}),
    ...(isUnreachable(row) ? { isUnreachable: true } : {}),
  }
}
