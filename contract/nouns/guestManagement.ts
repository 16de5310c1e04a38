import { z } from 'zod'
import { inviteeSchema, newInviteeSchema, waitlistStatus } from './guest.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { email, filledLine, uuid } from '../wire/text.ts'

/**
 * A mutual member to invite. The invitation goes to the email address of the member's account, but the host sees no email
 * address or phone number unless the member's RSVP contains one (INV-18).
 */
export const newMemberSchema = z.object({ inviteeId: uuid, userId: uuid })
export type NewMember = z.infer<typeof newMemberSchema>

/**
 * Adds people to the guest list without sending invitations (RPC-51, PICK-12), either by name and email address or, for mutual
 * members, by account. The client creates each `inviteeId`, so that a repeated call adds them only once. If any of them is
 * already invited, the whole call fails.
 */
export const queueInvites = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    invitees: z
      .array(z.union([newInviteeSchema, newMemberSchema]))
      .min(1)
      .max(limits.inviteesPerCall),
  }),
  output: z.object({ invitees: z.array(inviteeSchema) }),
  failures: ['eventNotFound', 'forbidden', 'memberNotFound', 'alreadyInvited', 'eventCancelled', 'guestLimit'],
})

/**
 * Deletes unsent invitations (RPC-53). Fails with `inviteSent`, and deletes nothing, if any of them has been sent, or its guest
 * has RSVPed or been asked to co-host. Skips invitations that no longer exist.
 */
export const deletePendingInvites = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, inviteIds: z.array(uuid).min(1).max(limits.inviteesPerPage) }),
  output: z.object({ deleted: z.number().int() }),
  failures: ['eventNotFound', 'forbidden', 'inviteSent', 'eventCancelled'],
})

/**
 * Removes guests from all lists, counts and messages (RPC-71, INV-03). Their links then show the public preview, and their
 * spots go to guests on the waitlist. The organizer can't be removed (`organizerStays`, AUTHZ-07), and only the organizer can
 * remove co-hosts.
 */
export const deleteInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, inviteeIds: z.array(uuid).min(1).max(limits.inviteesPerPage) }),
  output: z.object({ removed: z.number().int() }),
  failures: ['eventNotFound', 'forbidden', 'inviteeNotFound', 'organizerStays', 'eventCancelled'],
})

/** A host's changes to a guest (INV-11). Missing fields stay unchanged. */
export const inviteeEditSchema = z.object({
  inviteeId: uuid,
  name: filledLine(limits.name),
  email: email.optional(),
  rsvpStatus: z.enum(['YES', 'NO']).optional(),
  /** The number of plus-ones; 0 for a guest who isn't coming. */
  additionalGuestCount: z.number().int().min(0).max(limits.additionalGuests).optional(),
})

/**
 * Changes a guest's name, email address, RSVP or plus-ones (RPC-50, AUTHZ-16). A host can set an RSVP of yes even if
 * required questions have no responses or the event is full. A new email address revokes the links sent to the old one, and
 * marks the invitation as unsent. Fails with `connectedAddress` if the email address belongs to the guest's account.
 */
export const editInvitee = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, invitee: inviteeEditSchema }),
  output: z.object({ invitee: inviteeSchema }),
  failures: [
    'eventNotFound',
    'forbidden',
    'inviteeNotFound',
    'alreadyInvited',
    'connectedAddress',
    'organizerStays',
    'eventCancelled',
  ],
})

/**
 * Sets the waitlist status of a guest (RPC-72, INV-13, AUTHZ-14). APPROVED gives them a spot, even beyond the capacity, and
 * notifies them once; DENIED and PENDING_APPROVAL revoke it. An event that has a capacity but no waitlist doesn't accept
 * PENDING_APPROVAL. Fails with `organizerStays` for hosts, who can't be on the waitlist.
 */
export const setWaitlistStatus = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, inviteeId: uuid, status: waitlistStatus }),
  output: z.object({ invitee: inviteeSchema }),
  failures: [
    'eventNotFound',
    'forbidden',
    'inviteeNotFound',
    'organizerStays',
    'noWaitlist',
    'eventCancelled',
    'eventPast',
  ],
})

/**
 * Emails a preview of the invitation to one email address (RPC-57, INV-19). The preview can't be used to RSVP. Repeated
 * calls within a minute send only one email. Fails with `messagesOff` if the recipient has opted out, and with `mailRefused`
 * if the mail server rejects the email.
 */
export const sendTemplateEmail = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, emailAddress: email }),
  output: z.object({}),
  failures: [
    'eventNotFound',
    'forbidden',
    'eventCancelled',
    'eventPast',
    'messagesOff',
    'mailRefused',
    'providerFailed',
  ],
})
