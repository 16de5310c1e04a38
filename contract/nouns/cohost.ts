import { z } from 'zod'
import { inviteeSchema, newInviteeSchema } from './guest.ts'
import { operation } from '../wire/operation.ts'
import { uuid } from '../wire/text.ts'

/**
 * Sends a co-host request to a guest, or to someone who isn't a guest yet and is added to the guest list (RPC-64,
 * COHOST-01).
 */
export const addCohost = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid, cohost: z.union([newInviteeSchema, z.object({ inviteeId: uuid })]) }),
  output: z.object({ invitee: inviteeSchema }),
  failures: [
    'eventNotFound',
    'forbidden',
    'inviteeNotFound',
    'alreadyInvited',
    'eventCancelled',
    'eventPast',
    'guestLimit',
  ],
})

/**
 * Accepts or declines a co-host role (RPC-65), for callers who were asked to co-host or who have the co-host link
 * (`linkUuid`). The organizer can also end a co-host's role by passing the co-host as `cohost` with DECLINED. This also
 * revokes the co-host link, because the former co-host may have it.
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
    'eventCancelled',
    'eventPast',
    'guestLimit',
  ],
})

/**
 * Returns the id of the link that lets anyone become a co-host. Creates the link if there is none (RPC-66, COHOST-06).
 * Canceled and past events don't have such a link.
 */
export const getCohostLink = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  repeat: 'secret',
  input: z.object({ eventId: uuid }),
  output: z.object({ linkUuid: uuid }),
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast'],
})

/** Revokes the co-host link. Co-hosts who accepted through it keep their role (RPC-67, COHOST-06). */
export const invalidateCohostLink = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden'],
})
