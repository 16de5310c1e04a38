import { z } from 'zod'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { epochMs, line, timeZone, uuid } from '../wire/text.ts'
import { colorsSchema, eventDetailsSchema, photoUrl } from './event.ts'
import { locationSchema, placeSchema } from './place.ts'

/** The details of an unfinished event (ENT-49). Only `modificationId` is required. */
export const draftEventSchema = eventDetailsSchema.partial().extend({
  title: line(limits.title).optional(),
  photoUrl: photoUrl.optional(),
  /** Start time in ms; 0 if not set (ENT-14). */
  startTime: epochMs.default(0),
  /** End time in ms; 0 if there is none (ENT-14). */
  endTime: epochMs.default(0),
  timeZone: timeZone.optional(),
  location: locationSchema.nullable().optional(),
  /** The address that the host has typed without picking a suggestion, or a link that isn't valid yet. */
  locationText: line(limits.meetingLink).optional(),
  /** The name of the venue if the host hasn't picked a suggestion. */
  venue: line(128).optional(),
  /** The original event's location, until the host confirms it for this copy (EDIT-07). */
  placeToConfirm: placeSchema.nullable().optional(),
  colors: colorsSchema.optional(),
  /** The id of the event that the draft was copied from (LIFE-07). */
  cloneOf: uuid.optional(),
  /** The id of the copied event whose sign-up list the party gets. */
  itemsOf: uuid.optional(),
  /** The id that the companion app chose for the event's album. */
  existingAlbumId: line(64).min(1).optional(),
  /** True to add the original event's guests to the copy. */
  copiesGuests: z.boolean().optional(),
  /** The draft's version number, which the client increases with every change (DRAFT-07). */
  modificationId: z.number().int().min(0).max(2_147_483_647),
})
export type DraftEvent = z.infer<typeof draftEventSchema>

export const draftSchema = z.object({ eventUuid: uuid, event: draftEventSchema, savedAt: epochMs })
export type Draft = z.infer<typeof draftSchema>

/** A draft as an operation returns it, with the fields that the server adds to its event. */
export const draftResultSchema = draftSchema.extend({
  event: draftEventSchema.extend({
    /** The URL of the draft's preview. */
    url: z.string(),
    organizerUuid: uuid,
    /** The day on which the event starts in its time zone, such as '2026-12-24'; '' if no start is set. */
    date: z.string(),
    /** The search query that found the background video, under its other name in the specification. */
    subtitle: z.string().optional(),
    isHost: z.literal(true),
    isDraft: z.literal(true),
    isCreate: z.literal(true),
    isClone: z.boolean(),
    /** The time at which the draft was last saved, in ms. */
    lastSavedTimestamp: epochMs,
  }),
})
export type DraftResult = z.infer<typeof draftResultSchema>

/** Returns the caller's drafts, most recently saved first (RPC-42). */
export const fetchDrafts = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ drafts: z.array(draftResultSchema) }),
  failures: [],
})

/** Returns one of the caller's drafts (RPC-43). */
export const fetchDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ eventUuid: uuid }),
  output: z.object({ draft: draftResultSchema }),
  failures: ['draftNotFound'],
})

/**
 * Creates or updates a draft (RPC-63). Fails with `conflict` if different content with the same or a higher `modificationId` is
 * already saved.
 */
export const editEventDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ eventId: uuid, event: draftEventSchema }),
  output: z.object({ draft: draftResultSchema }),
  failures: ['invalid', 'conflict', 'draftNotFound', 'draftLimit'],
})

/**
 * Returns the messages that guests would get about a party as it is in the editor, addressed to a made-up guest. Stores and sends
 * nothing, and their links don't work. The event needs a start, or the choice To be decided. `eventUuid` is the id of the live
 * event that is being edited.
 */
export const previewMessages = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({
    event: draftEventSchema
      .extend({ startTime: eventDetailsSchema.shape.startTime, endTime: eventDetailsSchema.shape.endTime })
      .refine(({ startTime, dateUndecided }) => startTime > 0 || dateUndecided === true, { path: ['startTime'] }),
    eventUuid: uuid.optional(),
    /** True to draw the link card, too. */
    withLinkCard: z.boolean().default(false),
  }),
  output: z.object({
    /** The link card, which chats show for the party's link, as a JPEG in a `data:` URL; null if it isn't drawn. */
    linkCard: z.string().max(1_500_000).nullable(),
    mail: z.object({
      /** The sender's name. */
      from: z.string(),
      subject: z.string(),
      /** The text that email clients show next to the subject. */
      preview: z.string(),
      /** The path and query of the email's HTML, which only opens in a frame, for ten minutes. */
      frame: z.string(),
    }),
    /** The reminders by SMS. Empty if reminders are off or the server sends no SMS. */
    reminders: z.array(z.object({ to: z.enum(['invited', 'going']), text: z.string() })),
  }),
  failures: ['eventNotFound', 'forbidden'],
})

/** Deletes one of the caller's drafts (RPC-44). */
export const deleteDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ eventUuid: uuid }),
  output: z.object({}),
  failures: ['draftNotFound'],
})
