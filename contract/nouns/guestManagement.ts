import { z } from 'zod'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { email, personName, uuid } from '../wire/text.ts'
import { headsSchema } from './catering/heads.ts'
import { inviteeSchema, newInviteeSchema, waitlistStatus } from './guest.ts'

/**
 * A mutual member to invite by account. The host doesn't see the member's email address or phone number unless the member's
 * RSVP includes it (INV-18).
 */
export const newMemberSchema = z.object({ inviteeId: uuid, userId: uuid })
export type NewMember = z.infer<typeof newMemberSchema>

/**
 * Adds people to the guest list without sending invitations (RPC-51, PICK-12). Each person is given by name
 * (see `newInviteeSchema`) or, if a mutual member, by account. Adds no one if any of them is already invited.
 */
export const queueInvites = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    invitees: z
      .array(z.union([newMemberSchema, newInviteeSchema]))
      .min(1)
      .max(limits.inviteesPerCall),
  }),
  output: z.object({ invitees: z.array(inviteeSchema) }),
  failures: ['eventNotFound', 'forbidden', 'memberNotFound', 'alreadyInvited', 'eventCancelled', 'guestLimit'],
})

/**
 * Deletes guests whose invitations are unsent (RPC-53). Fails with `inviteSent`, and deletes no one, if any of the guests was
 * sent an invitation, opened it, RSVPed, or was asked to co-host. Skips guests who no longer exist.
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
 * Removes guests from all lists, counts, and messages (RPC-71, INV-03). Their links then show the public preview, and their
 * spots go to the waitlist. Fails with `organizerStays` if the organizer is among the guests (AUTHZ-07). Only the organizer can
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
const inviteeEditSchema = z.object({
  inviteeId: uuid,
  name: personName,
  email: email.optional(),
  rsvpStatus: z.enum(['YES', 'NO', 'MAYBE']).optional(),
  /** The number of plus-ones, which is saved as 0 if the RSVP is no or maybe. */
  additionalGuestCount: z.number().int().min(0).max(limits.additionalGuests).optional(),
  /** The guest's details for the caterer, which replace all that the hosts ask for. */
  heads: headsSchema.optional(),
})

/**
 * Changes a guest's name, email address, RSVP, plus-ones, or details for the caterer (RPC-50, AUTHZ-16). Hosts can set the RSVP to
 * yes even if the event is full, the RSVP deadline has passed, or required questions have no responses. A maybe needs an event that
 * allows it. Replacing the email address revokes the guest's personal link and marks the
 * invitation as unsent. Fails with `connectedAddress` if the guest's account manages the email address.
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
    'sendingLimit',
    'maybeNotAllowed',
  ],
})

/**
 * Returns the personal link of a guest that a host added without an email address and who has no account, so that the host can pass
 * it on. Fails with `inviteeNotFound` for hosts and all other guests, whose link only they know, and for those who erased their data.
 */
export const getInviteeLink = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: false,
  input: z.object({ eventId: uuid, inviteeId: uuid }),
  output: z.object({ url: z.string() }),
  failures: ['eventNotFound', 'forbidden', 'inviteeNotFound'],
})

/**
 * Records whether a host has texted a guest the personal link (`getInviteeLink`) from the host's own phone. Changes nothing once the
 * guest has opened it. Fails with `inviteeNotFound` for the guests whose link hosts can't get.
 */
export const markTexted = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, inviteeId: uuid, isTexted: z.boolean() }),
  output: z.object({ invitee: inviteeSchema }),
  failures: ['eventNotFound', 'forbidden', 'inviteeNotFound', 'eventCancelled', 'eventPast'],
})

/**
 * Sets a guest's waitlist status (RPC-72, INV-13, AUTHZ-14). APPROVED gives the guest a spot even if the event is full, and
 * notifies guests who said yes. DENIED and PENDING_APPROVAL take the spot away. Fails with `organizerStays` for hosts. If the
 * event has no waitlist, fails with `noWaitlist`, except for APPROVED and DENIED if the event has a capacity or approves late RSVPs.
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
 * Emails a preview of the invitation, which can't be used to RSVP, to one email address (RPC-57, INV-19). Calls repeated within
 * a minute send only one email. Fails with `messagesOff` if the recipient has opted out, and with `mailRefused` if the mail
 * server rejects the email.
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
    'sendingLimit',
  ],
})
