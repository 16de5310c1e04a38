import { z } from 'zod'
import { textPermissionStatus, userSchema } from './account.ts'
import { photoUrl } from './event.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { email, filledLine, phone, uuid } from './text.ts'

/** Changes what is named and leaves the rest; a `photoUrl` of null takes the picture away (RPC-29, PROF-06, TEXT-02). */
export const updateElkUser = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({
    name: filledLine(limits.name).optional(),
    photoUrl: photoUrl.nullable().optional(),
    grantedTextPermission: z.boolean().optional(),
    textPermissionStatus: textPermissionStatus.optional(),
  }),
  output: z.object({ user: userSchema }),
  failures: ['notFound'],
})

/** Tells whether the verified contact of the header's identity token has a profile: an account with a name (RPC-32). */
export const getHasElkProfile = operation({
  service: 'ElkEventService',
  access: 'identity',
  writes: false,
  input: z.object({}),
  output: z.object({ hasProfile: z.boolean() }),
  failures: ['identityInvalid'],
})

/**
 * What becomes of the parties that a leaving host still has ahead: called off, or given to their longest-standing accepted
 * co-host and called off where there is none.
 */
export const hostedEventsChoice = z.enum(['cancel', 'handOver'])
export type HostedEventsChoice = z.infer<typeof hostedEventsChoice>

/**
 * Erases the caller's account (PROF-08, RPC-105): name, contacts, picture, sessions and drafts. What they answered to
 * others' events stays counted, without their name.
 */
export const deleteAccount = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ hostedEvents: hostedEventsChoice.default('cancel') }),
  output: z.object({ cancelled: z.number().int(), handedOver: z.number().int() }),
  failures: [],
})

/** Ends messages to an address (RPC-24, RPC-25): of one event, of its host, or all. */
export const optOut = operation({
  service: 'UserService',
  access: 'anyone',
  writes: true,
  input: z
    .object({
      channel: z.enum(['email', 'phone']),
      address: z.union([email, phone]),
      scope: z.enum(['event', 'host', 'all']),
      /** The event that the message was about. */
      eventId: uuid.optional(),
      /** From the link in the message: proves that whoever asks had it. */
      token: z.string().max(256),
    })
    .refine(({ channel, address }) => phone.safeParse(address).success === (channel === 'phone'), {
      path: ['address'],
      message: 'Must be of the channel',
    }),
  output: z.object({}),
  failures: ['linkInvalid'],
})
