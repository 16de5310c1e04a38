import type { Invitee } from '@festoon/contract/guest'
import { isConnected } from './data/isConnected.ts'
import type { InviteeRow } from './data/schema.ts'

/**
 * A guest's row as its host sees it. Which account a guest has is told once the guest has acted: otherwise adding addresses
 * would tell who has one. Of one who was invited by account, the host knows it, and no contact until the guest's answer brings
 * one.
 */
export function toInvitee(row: InviteeRow): Invitee {
  return {
    inviteeId: row.invitee_id,
    ...(row.user_id === null || (row.rsvp_status === 'INVITED' && !row.is_connected) ? {} : { userId: row.user_id }),
    name: row.name,
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.photo_url === null ? {} : { photoUrl: row.photo_url }),
    role: row.role,
    rsvpStatus: row.rsvp_status,
    inviteStatus: row.invite_status,
    ...(row.invite_status === 'FAILED' && row.invite_failure !== null ? { inviteFailure: row.invite_failure } : {}),
    ...(row.waitlist_status === null ? {} : { waitlistStatus: row.waitlist_status }),
    ...(row.cohost_status === null ? {} : { cohostStatus: row.cohost_status }),
    additionalGuestCount: row.additional_guest_count,
    rsvpMessage: row.rsvp_message,
    ...(row.notification_preference === null ? {} : { notificationPreference: row.notification_preference }),
    answers: row.answers,
    ...(row.photo_upload_mode === null ? {} : { photoUploadMode: row.photo_upload_mode }),
    ...(row.answered_at === null ? {} : { answeredAt: row.answered_at }),
    isNew: row.invite_status === 'PENDING',
    ...(isConnected(row) ? { isConnected: true } : {}),
  }
}
