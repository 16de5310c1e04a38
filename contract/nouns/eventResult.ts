import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { uuid } from '../wire/text.ts'
import { albumSchema } from './album.ts'
import { eventViewSchema, hostSettingsSchema } from './event.ts'
import { photoUploadMode } from './guest.ts'
import { eventImageSchema } from './image.ts'
import { messageSchema } from './message.ts'

/** The part of the result of reading an event that only its hosts may see: the settings and other data of the event. */
export const hostResultSchema = hostSettingsSchema.extend({
  organizerUuid: uuid,
  /** The organizer's email address; null if there is none. */
  hostEmail: z.string().nullable(),
  /** The search query that found the background video, under its other name in the specification. */
  subtitle: z.string().optional(),
  /** The inverse of `remindersEnabled` (ENT-20). */
  disableReminders: z.boolean(),
  /**
   * The images that the viewer generated for the event, newest first, up to `limits.previousImages`. Only images that are still in
   * the viewer's image history.
   */
  previousImages: z.array(eventImageSchema),
  /** The id that the companion app chose for the event's album; null if it chose none. */
  existingAlbumId: z.string().nullable(),
  /** The mode in which the companion app adds the viewer's photos. */
  hostUploadMode: photoUploadMode,
  /** The URL with which anyone can become a co-host. Only for the organizer; null if there is no link that works. */
  cohostLink: z.string().nullable(),
})

/**
 * The result of reading an event: the viewer's view, messages, and album (docs/fields.md).
 */
export const eventResultSchema = eventViewSchema.extend({
  host: hostResultSchema.nullable(),
  /**
   * The latest messages that the viewer may read, newest first, up to `limits.eventMessages`; null for a viewer who is neither
   * a host nor a guest.
   */
  messages: z.array(messageSchema).nullable(),
  /** True if `messages` contains one guest's messages rather than all messages of the event (MSG-06). */
  messagesArePersonal: z.boolean(),
  /** The modification id of the newest message in `messages`, '0' if there is none; null if `messages` is null. */
  messageModificationId: z.string().nullable(),
  /** The album with its newest photos; null if no one has opened it yet or the viewer may not see it. */
  albumDetails: albumSchema.nullable(),
})
export type EventResult = z.infer<typeof eventResultSchema>

/** Returns an event as shown to the signed-in caller, who may have opened it through a personal link (RPC-35). */
export const getEvent = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }),
  output: z.object({ event: eventResultSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/**
 * Returns an event as shown to a visitor who isn't signed in or, with `inviteeUuid` and `token`, to the guest with that
 * personal link (RPC-36).
 */
export const getEventPreview = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }),
  output: z.object({ event: eventResultSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})
