import { z } from 'zod'
import { coloursSchema, eventInputSchema, photoUrl } from './event.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { locationSchema } from './place.ts'
import { epochMs, line, timeZone, uuid } from '../wire/text.ts'

/** An unfinished event. Any field can be missing, but fields that are present are valid (ENT-49). */
export const draftEventSchema = eventInputSchema.partial().extend({
  title: line(limits.title).optional(),
  photoUrl: photoUrl.optional(),
  /** Start time in ms; 0 if not set (ENT-14). */
  startTime: epochMs.default(0),
  /** End time in ms; 0 if there is none (ENT-14). */
  endTime: epochMs.default(0),
  timeZone: timeZone.optional(),
  location: locationSchema.nullable().optional(),
  /** The address that the host typed, until they pick a suggestion. */
  locationText: line(256).optional(),
  /** The venue name that the host typed, until they pick a suggestion. */
  venue: line(128).optional(),
  /** The original event's location in the draft of a copied event, until the host confirms the location (EDIT-07). */
  placeToConfirm: locationSchema.nullable().optional(),
  colors: coloursSchema.optional(),
  /** The id of the event that the draft was copied from (LIFE-07). */
  cloneOf: uuid.optional(),
  /** True if the original event's guests should be added to the copy. */
  copiesGuests: z.boolean().optional(),
  /** A version number that increases with every change. If several clients save the draft, the highest number wins (DRAFT-07). */
  modificationId: z.number().int().min(0).max(2_147_483_647),
})
export type DraftEvent = z.infer<typeof draftEventSchema>

export const draftSchema = z.object({ eventUuid: uuid, event: draftEventSchema, savedAt: epochMs })
export type Draft = z.infer<typeof draftSchema>

/** Returns the caller's drafts, most recently saved first (RPC-42). */
export const fetchDrafts = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ drafts: z.array(draftSchema) }),
  failures: [],
})

/** Returns one of the caller's drafts (RPC-43). */
export const fetchDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ eventUuid: uuid }),
  output: z.object({ draft: draftSchema }),
  failures: ['draftNotFound'],
})

/**
 * Creates or updates a draft (RPC-63). A change must have a higher `modificationId` than the saved draft, so that newer changes
 * aren't overwritten.
 */
export const editEventDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ eventId: uuid, event: draftEventSchema }),
  output: z.object({ draft: draftSchema }),
  failures: ['conflict', 'draftNotFound', 'draftLimit'],
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
