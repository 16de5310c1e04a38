import { z } from 'zod'
import { inviteeSchema, newInviteeSchema, waitlistStatus } from './guest.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { email, filledLine, uuid } from '../wire/text.ts'

/**
 * A mutual member to invite: the server knows their name and address, and shows the host neither address nor phone
 * (INV-18).
 */
export const newMemberSchema = z.object({ inviteeId: uuid, userId: uuid })
export type NewMember = z.infer<typeof newMemberSchema>

/**
 * Adds people to the guest list without sending anything (RPC-51, PICK-12): by name and address, or mutual members by
 * account. The client creates `inviteeId`, so that a repeated call adds them once. If one of them is already invited,
 * the whole call fails.
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
 * Deletes unsent invitations (RPC-53). `inviteSent`: one of them was sent, or its guest sent an RSVP or was asked to
 * co-host; nothing was deleted then. Invitations that are already gone are skipped.
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
 * Removes guests (RPC-71, INV-03): from every list, count and message; their link shows the public preview. Their
 * places go to the waitlist. The organizer can't be removed (`organizerStays`, AUTHZ-07); co-hosts only by the
 * organizer.
 */
export const deleteInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, inviteeIds: z.array(uuid).min(1).max(limits.inviteesPerPage) }),
  output: z.object({ removed: z.number().int() }),
  failures: ['eventNotFound', 'forbidden', 'inviteeNotFound', 'organizerStays', 'eventCancelled'],
})

/** A host's changes to a guest (INV-11). Fields that are left out stay as they were. */
export const inviteeEditSchema = z.object({
  inviteeId: uuid,
  name: filledLine(limits.name),
  email: email.optional(),
  rsvpStatus: z.enum(['YES', 'NO']).optional(),
  /** Number of plus-ones; 0 for a guest who isn't coming. */
  additionalGuestCount: z.number().int().min(0).max(limits.additionalGuests).optional(),
})

/**
 * Changes a guest (RPC-50, AUTHZ-16). The host's yes needs neither responses nor room: a host may exceed the capacity.
 * A new address revokes links sent to the old one, and the invitation is unsent again. `connectedAddress`: the guest's
 * account keeps its own address.
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
 * Decides about a guest on the waitlist (RPC-72, INV-13, AUTHZ-14). APPROVED gives them a place, even beyond the
 * capacity, and notifies them once; DENIED and PENDING_APPROVAL take it away. An event with a capacity but no waitlist
 * of its own doesn't accept PENDING_APPROVAL. `organizerStays`: hosts don't wait.
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
 * Mails the invitation to one address, as a preview that can't be used to RSVP (RPC-57, INV-19). Repeated within a
 * minute, it is sent once. `messagesOff`: the address has opted out; `mailRefused`: it was rejected.
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
