import type { InviteeRow } from '../schema.ts'

/**
 * Returns true if the host put an invitee's email address on the guest list. Otherwise, anyone with a link may have done so, also to harm
 * the host with opt-outs and reports.
 */
export const wasInvited = ({
  source,
  late_contacts,
  email_typed,
}: Pick<InviteeRow, 'source' | 'late_contacts' | 'email_typed'>): boolean =>
  source === 'host' && !email_typed && !late_contacts.includes('email')

/** Returns true if the host's invitation was sent to a guest. The reactions of guests who were only entered say nothing about the host. */
export const wasReached = ({ source, invite_status }: Pick<InviteeRow, 'source' | 'invite_status'>): boolean =>
  source === 'host' && invite_status !== 'PENDING' && invite_status !== 'FAILED'
