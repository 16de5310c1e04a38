import { z } from 'zod'
import { inviteeSchema, newInviteeSchema, waitlistStatus } from './guest.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { email, filledLine, uuid } from './text.ts'

/** A mutual member to invite: the server knows name and address, and tells the host neither address nor phone (INV-18). */
export const newMemberSchema = z.object({ inviteeId: uuid, userId: uuid })
export type NewMember = z.infer<typeof newMemberSchema>

/**
 * Puts people on the list, unsent (RPC-51, PICK-12): by name and address, or mutual members by their account. `inviteeId` is
 * made by the client, so that a repeated call adds once. A person already invited fails the whole call.
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
 * Takes unsent invitations off the list for good (RPC-53). `inviteSent`: one of those named went out, or its guest has
 * answered or was asked to host; nothing was taken off then. Those that are gone already are passed over.
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
 * Removes guests (RPC-71, INV-03): they are in no list, count or message, and their link shows the public preview. What they
 * leave goes to those who wait. Never the organizer (`organizerStays`, AUTHZ-07); co-hosts by the organizer alone.
 */
export const deleteInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, inviteeIds: z.array(uuid).min(1).max(limits.inviteesPerPage) }),
  output: z.object({ removed: z.number().int() }),
  failures: ['eventNotFound', 'forbidden', 'inviteeNotFound', 'organizerStays', 'eventCancelled'],
})

/** What a host changes of a guest (INV-11). What is left out stays as it was. */
export const inviteeEditSchema = z.object({
  inviteeId: uuid,
  name: filledLine(limits.name),
  email: email.optional(),
  rsvpStatus: z.enum(['YES', 'NO']).optional(),
  /** How many the guest brings; 0 for one who does not come. */
  additionalGuestCount: z.number().int().min(0).max(limits.additionalGuests).optional(),
})

/**
 * Changes a guest (RPC-50, AUTHZ-16). The host's Yes needs neither answers nor room: a host may fill the party beyond its
 * capacity. A new address ends the links that went to the old one, and the invitation is unsent again.
 * `connectedAddress`: the guest's account keeps its own address.
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
 * The host's word on one who waits (RPC-72, INV-13, AUTHZ-14). APPROVED gives them a place, beyond the capacity too, and tells
 * them once; DENIED and PENDING_APPROVAL take it away. An event with a capacity but without a waitlist of its own knows no
 * PENDING_APPROVAL by the host. `organizerStays`: hosts do not wait.
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
 * Mails the invitation to one address, as a preview that nobody can answer by (RPC-57, INV-19). Asked twice within a minute,
 * it is sent once. `messagesOff`: the address wants no messages; `mailRefused`: it takes none.
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
