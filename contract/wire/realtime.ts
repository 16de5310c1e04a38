import { z } from 'zod'

/**
 * Pattern of the topics that signed-in callers can subscribe to with `GET /realtime?topic=…&age=…` (RT-01..05). A request can
 * contain several `topic` parameters. `events/{eventId}` is for the event's hosts and guests, except removed guests.
 * `events/users/{userId}` and `drafts/users/{userId}` are for that user, and `drafts/{eventId}` is for the user who owns the
 * draft.
 */
export const topicPattern = /^(?:events|drafts)\/(?:users\/)?[0-9a-f-]{36}$/

/** Pattern of the topics that the database announces: the public ones, and `sessions/users/{userId}` for ended sessions. */
const announcedPattern = /^(?:(?:events|drafts)\/(?:users\/)?|sessions\/users\/)[0-9a-f-]{36}$/

/**
 * The payload of a server-sent `modification` event. A new `modificationId` means that clients should fetch the topic's data
 * again.
 */
export const modificationSchema = z.object({
  topic: z.string().regex(announcedPattern),
  modificationId: z.string(),
  messageModificationId: z.string().optional(),
})
export type Modification = z.infer<typeof modificationSchema>

/** The server-sent event before a stream ends because its reader may no longer read a topic. Reconnecting would be refused. */
export const forbiddenEvent = 'forbidden'

/**
 * A topic and the URL where an external service publishes changes to the topic. If `topic` is null, a new value at the URL
 * means that changes to any topic may have been missed.
 */
export const channelSchema = z.object({ topic: z.string().regex(topicPattern).nullable(), url: z.url() })
export type Channel = z.infer<typeof channelSchema>

/**
 * The result of `GET /realtime` if a Firebase Realtime Database publishes the changes: the URLs to listen to through the
 * database's REST API. The value at each URL is a `Modification` without the topic, or null.
 */
export const channelsSchema = z.object({ channels: z.array(channelSchema) })
