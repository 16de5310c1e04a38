import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { epochMs, uuid } from '../wire/text.ts'
import { eventViewSchema } from './event.ts'
import { emailedInviteeSchema, inviteeSchema } from './guest.ts'

/** Sends a co-host request to a guest, or to a new person, who is first added to the guest list (RPC-64, COHOST-01). */
export const addCohost = operation({
  service: 'ElkEventService',
  access: 'organizer',
  needsProof: true,
  writes: true,
  input: z.object({ eventId: uuid, cohost: z.union([emailedInviteeSchema, z.object({ inviteeId: uuid })]) }),
  output: z.object({ invitee: inviteeSchema }),
  failures: [
    'eventNotFound',
    'forbidden',
    'inviteeNotFound',
    'alreadyInvited',
    'eventCancelled',
    'eventPast',
    'guestLimit',
    'sendingLimit',
    'proofRequired',
  ],
})

/**
 * Saves the caller's reply to a co-host request or to the co-host link `linkUuid` (RPC-65). If `cohost` is another guest and the status is
 * DECLINED, the organizer removes that co-host or withdraws the request, which also revokes the co-host link. Without the link, only a
 * session that has just proved access to the contact to which the request was sent can accept, because the guest's personal link may have
 * been forwarded (docs/decisions/034-cohosts-prove-their-contact.md). Otherwise, fails with `proofRequired`, with the contact in
 * `error.data.contact`, or with `contactUnproven` if it isn't the caller's.
 */
export const updateCohostStatus = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({
    eventId: uuid,
    cohost: z.object({ inviteeId: uuid }).optional(),
    status: z.enum(['ACCEPTED', 'DECLINED']),
    linkUuid: uuid.optional(),
  }),
  output: z.object({ invitee: inviteeSchema }),
  failures: [
    'eventNotFound',
    'forbidden',
    'inviteeNotFound',
    'linkInvalid',
    'contactUnproven',
    'proofRequired',
    'eventCancelled',
    'eventPast',
    'guestLimit',
  ],
})

/**
 * Returns the id of an event's co-host link, creating the link if needed (RPC-66, COHOST-06). Anyone who has the link can
 * become a co-host. Fails if the event is canceled or past.
 */
export const getCohostLink = operation({
  service: 'ElkEventService',
  access: 'organizer',
  needsProof: true,
  writes: true,
  repeat: 'secret',
  input: z.object({ eventId: uuid }),
  output: z.object({
    linkUuid: uuid,
    /** The time until which the link works, in ms. */
    expiresTime: epochMs,
  }),
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast', 'proofRequired'],
})

/** Revokes an event's co-host link (RPC-67, COHOST-06). Co-hosts who used the link keep their role. */
export const invalidateCohostLink = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden'],
})

/**
 * Makes the caller, a co-host, the organizer of an event whose organizer has left and handed it over. Only the first co-host
 * who takes it over becomes the organizer.
 */
export const takeOverEvent = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'forbidden', 'eventHasHost', 'eventCancelled', 'eventPast'],
})
