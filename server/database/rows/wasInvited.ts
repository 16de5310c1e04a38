import type { InviteeRow } from '../schema.ts'

/**
 * Returns true if the host put an invitee's email address on the guest list. Otherwise, anyone with a link may have done so, also to harm
 * the host with opt-outs and reports.
 */
export const wasInvited = ({ source, late_contacts }: Pick<InviteeRow, 'source' | 'late_contacts'>): boolean =>
  source === 'host' && !late_contacts.includes('email')
