import { z } from 'zod'
import { coloursSchema, eventInputSchema, photoUrl } from './event.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { locationSchema } from './place.ts'
import { epochMs, line, timeZone, uuid } from '../wire/text.ts'

/** An unfinished event: anything can be missing, but what is there is valid (ENT-49). */
export const draftEventSchema = eventInputSchema.partial().extend({
  title: line(limits.title).optional(),
  photoUrl: photoUrl.optional(),
  /** ms; 0 until it is set (ENT-14). */
  startTime: epochMs.default(0),
  /** ms; 0: no end time (ENT-14). */
  endTime: epochMs.default(0),
  timeZone: timeZone.optional(),
  location: locationSchema.nullable().optional(),
  /** The place as typed, before the host picked a suggestion. */
  locationText: line(256).optional(),
  /** The venue's name, before they picked a suggestion. */
  venue: line(128).optional(),
  /** The place of the copied event, until the host confirms it (EDIT-07). */
  placeToConfirm: locationSchema.nullable().optional(),
  colors: coloursSchema.optional(),
  /** The event that this one is a copy of (LIFE-07). */
  cloneOf: uuid.optional(),
  /** Also invites the guests of the copied event. */
  copiesGuests: z.boolean().optional(),
  /** Increases with every change. Of two writers, the one with the higher number wins (DRAFT-07). */
  modificationId: z.number().int().min(0).max(2_147_483_647),
})
export type DraftEvent = z.infer<typeof draftEventSchema>

export const draftSchema = z.object({ eventUuid: uuid, event: draftEventSchema, savedAt: epochMs })
export type Draft = z.infer<typeof draftSchema>

/** Returns the caller's drafts, last saved first (RPC-42). */
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
 * Creates or saves a draft (RPC-63). Refuses a `modificationId` that is older than the saved one, so nothing is
 * overwritten.
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
