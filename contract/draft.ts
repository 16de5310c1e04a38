import { z } from 'zod'
import { coloursSchema, eventInputSchema, photoUrl } from './event.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { locationSchema } from './place.ts'
import { epochMs, line, timeZone, uuid } from './text.ts'

/** An event that is not finished: anything may be missing, what is there is sound (ENT-49). */
export const draftEventSchema = eventInputSchema.partial().extend({
  title: line(limits.title).optional(),
  photoUrl: photoUrl.optional(),
  /** ms; 0 until it is named (ENT-14). */
  startTime: epochMs.default(0),
  /** ms; 0: none is named (ENT-14). */
  endTime: epochMs.default(0),
  timeZone: timeZone.optional(),
  location: locationSchema.nullable().optional(),
  /** What the host typed for a place that was not chosen from the suggestions yet. */
  locationText: line(256).optional(),
  /** What the host calls a place that was not chosen yet. */
  venue: line(128).optional(),
  /** The place of the event that it is a copy of, until the host says that it is there again (EDIT-07). */
  placeToConfirm: locationSchema.nullable().optional(),
  colors: coloursSchema.optional(),
  /** The event that it is a copy of (LIFE-07). */
  cloneOf: uuid.optional(),
  /** Whether that event's guests are invited too. */
  copiesGuests: z.boolean().optional(),
  /** Counts up with every change; of two writers the higher one wins (DRAFT-07). */
  modificationId: z.number().int().min(0).max(2_147_483_647),
})
export type DraftEvent = z.infer<typeof draftEventSchema>

export const draftSchema = z.object({ eventUuid: uuid, event: draftEventSchema, savedAt: epochMs })
export type Draft = z.infer<typeof draftSchema>

/** The caller's drafts, last saved first (RPC-42). */
export const fetchDrafts = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ drafts: z.array(draftSchema) }),
  failures: [],
})

/** One of the caller's drafts (RPC-43). */
export const fetchDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ eventUuid: uuid }),
  output: z.object({ draft: draftSchema }),
  failures: ['draftNotFound'],
})

/** Saves a draft, new or known (RPC-63). An older `modificationId` than the saved one is refused: nothing is overwritten. */
export const editEventDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ eventId: uuid, event: draftEventSchema }),
  output: z.object({ draft: draftSchema }),
  failures: ['conflict', 'draftNotFound', 'draftLimit'],
})

/** Throws one of the caller's drafts away (RPC-44). */
export const deleteDraft = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({ eventUuid: uuid }),
  output: z.object({}),
  failures: ['draftNotFound'],
})
