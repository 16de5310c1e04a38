import { z } from 'zod'
import { inviteeSchema, newInviteeSchema } from './guest.ts'
import { operation } from './operation.ts'
import { uuid } from './text.ts'

/** Asks somebody to host an event too: a guest of it, or a person who is added to it (RPC-64, COHOST-01). A mail asks them. */
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
 * Accepts or declines to host an event too (RPC-65): whoever was asked, or holds the co-host link (`linkUuid`), for themself.
 * The organizer takes the hosting back from the one named by `cohost`, with DECLINED; the co-host link, which they may hold,
 * ends with it.
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
 * The link by which anybody may accept to host an event too; made when it is first asked for (RPC-66, COHOST-06). Of an event
 * that is off or over there is none: nobody could accept by it.
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

/** Makes the link stop working; who accepted by it stays (RPC-67, COHOST-06). */
export const invalidateCohostLink = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden'],
})
