import { z } from 'zod'

/**
 * Pattern for topics of `GET /realtime?topic=…&age=…`, a stream of server-sent events for signed-in callers (RT-01..05). A
 * request can have several `topic` parameters. `events/{eventId}` is for hosts and guests of the event, `events/users/{userId}`
 * and `drafts/users/{userId}` for that user, and `drafts/{eventId}` for the user whose draft it is.
 */
export const topicPattern = /^(?:events|drafts)\/(?:users\/)?[0-9a-f-]{36}$/

/**
 * The payload of a server-sent `modification` event. A new `modificationId` means that clients should fetch the topic's data
 * again.
 */
export const modificationSchema = z.object({
  topic: z.string().regex(topicPattern),
  modificationId: z.string(),
  messageModificationId: z.string().optional(),
})
export type Modification = z.infer<typeof modificationSchema>

/**
 * The URL at which an external service publishes changes to a topic. If `topic` is null, a new value at the URL means that
 * changes to any topic may have been missed.
 */
export const channelSchema = z.object({ topic: z.string().regex(topicPattern).nullable(), url: z.url() })
export type Channel = z.infer<typeof channelSchema>

/**
 * The result of `GET /realtime` if a Firebase Realtime Database publishes the changes: URLs to listen to through its REST API.
 * The value at each URL is a `Modification` without the topic, or null.
 */
export const channelsSchema = z.object({ channels: z.array(channelSchema) })
