import { z } from 'zod'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { guestFilters } from '../rules/guests/guestStatus.ts'
import { email, epochMs, plainText, uuid } from '../wire/text.ts'
import * as copy from '@festoon/contract/messages/fields'

/** A host's message to guests (ENT-48). */
export const messageSchema = z.object({
  messageId: uuid,
  senderProfile: z.object({ name: z.string(), userId: uuid.optional(), photoUrl: z.string().optional() }),
  sentTime: epochMs,
  message: z.string(),
  /** The recipient of a private message. No other guest can see the message (AUTHZ-15). */
  receiverInviteeUuid: uuid.optional(),
  /** True if the host chose to also send the message by SMS. */
  textBlast: z.boolean(),
  /** The number of recipients, which only hosts can see. */
  recipients: z.number().int().optional(),
})
export type Message = z.infer<typeof messageSchema>

const words = plainText(limits.hostMessage)
  .refine((text) => text.trim() !== '', { message: copy.required })
  .transform((text) => text.trim())

const sendFailures = ['eventNotFound', 'forbidden', 'inviteeNotFound', 'conflict'] as const

/**
 * Sends a message to groups of guests or to a single guest (RPC-54). The caller creates `messageId`, so that a repeated call
 * sends it only once. `email` is the reply-to address.
 */
export const sendEventComment = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    messageId: uuid,
    message: words,
    isTextBlast: z.boolean().default(false),
    sendToStatuses: z.array(z.enum(guestFilters)).max(guestFilters.length).default(['Going', 'Awaiting']),
    email: email.optional(),
    receiverInviteeUuid: uuid.optional(),
  }),
  output: z.object({ message: messageSchema, recipients: z.number().int() }),
  failures: sendFailures,
})

/** Sends a guest a private reply (RPC-73, AUTHZ-15, MSG-04). */
export const sendPrivateReply = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, messageId: uuid, message: words, inviteeId: uuid }),
  output: z.object({ message: messageSchema }),
  failures: sendFailures,
})

const historyInput = z.object({
  eventId: uuid,
  inviteeUuid: uuid.optional(),
  token: z.string().max(128).optional(),
})
const historyOutput = z.object({
  messages: z.array(messageSchema),
  /** True if the result contains one guest's messages rather than all messages of the event (MSG-06). */
  messagesArePersonal: z.boolean(),
})

/**
 * Returns the messages of an event, newest first, up to 500 (RPC-55, RPC-74, MSG-02). Hosts get messages to any guest; guests
 * get only those they received.
 */
export const getEventMessageHistory = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: historyInput,
  output: historyOutput,
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'forbidden'],
})

/**
 * Returns the messages that one guest received, newest first, up to 500 (RPC-56, MSG-05). Hosts specify the guest; guests get
 * their own messages.
 */
export const getUserEventMessageHistory = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: historyInput,
  output: historyOutput,
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'inviteeNotFound', 'forbidden'],
})
