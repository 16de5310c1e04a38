import { z } from 'zod'

/**
 * Pattern for topics of `GET /realtime?topic=…&age=…` (repeatable), a stream of server-sent events for signed-in callers
 * (RT-01..05): `events/{eventId}` for hosts and guests of the event, `events/users/{userId}` for that user.
 */
export const topicPattern = /^(?:events|drafts)\/(?:users\/)?[0-9a-f-]{36}$/

/** The data of a server-sent `modification` event. A new id means that clients should fetch again. */
export const modificationSchema = z.object({
  topic: z.string().regex(topicPattern),
  modificationId: z.string(),
  messageModificationId: z.string().optional(),
})
export type Modification = z.infer<typeof modificationSchema>

/**
 * The URL at which an external service publishes a topic. If `topic` is null, a new value means that changes to any topic may
 * have been missed.
 */
export const channelSchema = z.object({ topic: z.string().regex(topicPattern).nullable(), url: z.url() })
export type Channel = z.infer<typeof channelSchema>

/**
 * The result of `GET /realtime` if a Firebase Realtime Database publishes the changes: URLs to listen to through its REST
 * interface. Each contains a `Modification` without the topic, or null.
 */
export const channelsSchema = z.object({ channels: z.array(channelSchema) })
