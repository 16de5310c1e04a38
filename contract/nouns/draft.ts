import { z } from 'zod'
import { colorsSchema, eventInputSchema, photoUrl } from './event.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { locationSchema } from './place.ts'
import { epochMs, line, timeZone, uuid } from '../wire/text.ts'

/** The details of an unfinished event (ENT-49). Only `modificationId` is required. */
export const draftEventSchema = eventInputSchema.partial().extend({
  title: line(limits.title).optional(),
  photoUrl: photoUrl.optional(),
  /** Start time in ms; 0 if not set (ENT-14). */
  startTime: epochMs.default(0),
  /** End time in ms; 0 if there is none (ENT-14). */
  endTime: epochMs.default(0),
  timeZone: timeZone.optional(),
  location: locationSchema.nullable().optional(),
  /** The address that the host has typed without picking a suggestion. */
  locationText: line(256).optional(),
  /** The name of the venue if the host hasn't picked a suggestion. */
  venue: line(128).optional(),
  /** The original event's location, until the host confirms it for this copy (EDIT-07). */
  placeToConfirm: locationSchema.nullable().optional(),
  colors: colorsSchema.optional(),
  /** The id of the event that the draft was copied from (LIFE-07). */
  cloneOf: uuid.optional(),
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

/** Deletes one of the caller's drafts (RPC-44). */
export const deleteDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ eventUuid: uuid }),
  output: z.object({}),
  failures: ['draftNotFound'],
})
