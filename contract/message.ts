import { z } from 'zod'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { guestFilters } from './rules/guestStatus.ts'
import { email, epochMs, plainText, uuid } from './text.ts'

/** What a host wrote to guests (ENT-48). */
export const messageSchema = z.object({
  messageId: uuid,
  senderProfile: z.object({ name: z.string(), userId: uuid.optional(), photoUrl: z.string().optional() }),
  sentTime: epochMs,
  message: z.string(),
  /** The one guest whom it was for; no other guest sees it (AUTHZ-15). */
  receiverInviteeUuid: uuid.optional(),
  /** It went out as a text message where that could be. */
  textBlast: z.boolean(),
  /** How many guests it went to; told to hosts alone. */
  recipients: z.number().int().optional(),
})
export type Message = z.infer<typeof messageSchema>

const words = plainText(limits.hostMessage)
  .refine((text) => text.trim() !== '', { message: 'This is a required field' })
  .transform((text) => text.trim())

const sendFailures = ['eventNotFound', 'forbidden', 'inviteeNotFound', 'conflict'] as const

/**
 * Writes to groups of guests, or to one of them (RPC-54). `messageId` is made by the caller, so that a repeated call sends
 * once. `email`: where guests' replies by mail go.
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

/** Answers one guest; no other guest sees it (RPC-73, AUTHZ-15, MSG-04). */
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
  /** They are those that one guest was sent, not all of the event (MSG-06). */
  messagesArePersonal: z.boolean(),
})

/** Newest first (RPC-55, RPC-74, MSG-02): to a host every message, to a guest those that they were sent. */
export const getEventMessageHistory = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: historyInput,
  output: historyOutput,
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'forbidden'],
})

/** What one guest was sent, newest first (RPC-56, MSG-05): a host names the guest, a guest asks for themself. */
export const getUserEventMessageHistory = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: historyInput,
  output: historyOutput,
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'inviteeNotFound', 'forbidden'],
})
