import { z } from 'zod'
import { epochMs, filledLine, hexColour, line, plainText, timeZone, uuid } from '../wire/text.ts'
import { animations } from '../rules/events/animations.ts'
import { attendeeSchema, inviteeSchema } from './guest.ts'

import { inspirationId } from './inspiration.ts'
import { limits } from '../limits.ts'
import { locationSchema } from './place.ts'
import { operation } from '../wire/operation.ts'
import { preferenceSchema } from './preference.ts'
import * as copy from '../messages/en/fields.ts'

/** The colors of an event. The host picks `primary` and `text`; the rest is derived from them (ENT-12). */
export const coloursSchema = z.object({
  primary: hexColour,
  text: hexColour,
  secondary: hexColour.optional(),
  highlightText: hexColour.optional(),
  buttonTextColor: hexColour.optional(),
})
export type Colours = z.infer<typeof coloursSchema>

/** The colors of a new event (CONST-31). */
export const defaultColours = { primary: '#fae5ff', text: '#000000' } as const

/** A question to the guests (ENT-28..30). */
export const questionSchema = z.object({
  questionUuid: uuid,
  question: filledLine(256),
  isRequired: z.boolean().default(false),
  questionType: z.enum(['text', 'song', 'yesNo']).default('text'),
})
export type Question = z.infer<typeof questionSchema>

/** The animation behind an invitation (ENT-17). */
export const animationSchema = z.enum(animations)

/**
 * The path of an event's background video: a bundled one, or one that a provider found and this server keeps (BG-08,
 * BG-09).
 */
export const videoUrl = z
  .string()
  .regex(/^\/(?:loops\/[a-z-]{1,40}|videos\/(?:pexels|giphy)\/[\w-]{1,64})\.mp4$/, { message: copy.videoUnknown })

/** The path of an image on this server: the full-size one, not one of its smaller copies. */
export const photoUrl = z
  .string()
  .max(256)
  .regex(/^\/files(?:\/\w[\w.-]*)+(?<!-640)\.webp$/, { message: copy.imageUnknown })

/** The time of an event: years have four digits, as calendars and their links write them. */
const eventTime = epochMs.max(Date.UTC(9_998, 11, 31))

/** An event as its host writes it (ENT-04..08). Times in ms; `endTime` 0 means no end time. */
export const eventInputSchema = z.object({
  title: filledLine(limits.title),
  description: plainText(limits.description).default(''),
  photoUrl,
  startTime: eventTime.min(1),
  endTime: eventTime.default(0),
  timeZone,
  location: locationSchema,
  colors: coloursSchema.default({ ...defaultColours }),
  animation: animationSchema.default('lightSource'),
  /** Left out: no background video. */
  backgroundAnimationUrl: videoUrl.optional(),
  /** The search that found the background video. */
  backgroundAnimationSearchQuery: line(limits.search).optional(),
  videoBackgroundDisabled: z.boolean().default(false),
  /** The prompt that the cover image was generated from. */
  prompt: plainText(limits.prompt).optional(),
  /** The gallery inspiration that the event was started from. */
  inspirationId: inspirationId.optional(),
  suggestionTags: z.array(filledLine(limits.search)).max(limits.suggestions).default([]),
  isFromQuickCreate: z.boolean().default(false),
  /** The music service's id of the playlist that guests add songs to. */
  playlistId: line(128).min(1).optional(),
  questions: z
    .array(questionSchema)
    .max(limits.questions)
    .refine((all) => new Set(all.map(({ questionUuid }) => questionUuid)).size === all.length, {
      message: copy.questionsRepeated,
    })
    .default([]),
  openInvite: z.boolean().default(true),
  publicGuestList: z.boolean().default(true),
  remindersEnabled: z.boolean().default(true),
  hostNotification: z.enum(['asTheyArrive', 'dailyDigest']).default('asTheyArrive'),
  communicationPreference: preferenceSchema.default(3),
  hasWaitlist: z.boolean().default(false),
  /** Max guests, including plus-ones; undefined means no limit. */
  capacity: z
    .number({ message: copy.capacityInvalid })
    .int({ message: copy.capacityInvalid })
    .min(1, { message: copy.capacityInvalid })
    .max(limits.capacity, { message: copy.capacityInvalid })
    .optional(),
})
export type EventInput = z.infer<typeof eventInputSchema>
export type EventDraft = z.input<typeof eventInputSchema>

/** Settings that only hosts see, for the editor. */
export const hostSettingsSchema = eventInputSchema
  .pick({
    remindersEnabled: true,
    hostNotification: true,
    backgroundAnimationSearchQuery: true,
    prompt: true,
    inspirationId: true,
    suggestionTags: true,
    isFromQuickCreate: true,
    capacity: true,
  })
  .extend({
    /**
     * Identifies the last change to the event itself. `editEventDetails` refuses a change that started from an older
     * one.
     */
    revision: z.number().int(),
    /**
     * Number of guests without the organizer and removed ones. An event with guests is canceled, one without is
     * deleted.
     */
    guestCount: z.number().int(),
    /** This host gets the list of songs that guests asked for (QUES-03). */
    hasMusicWidget: z.boolean(),
  })
export type HostSettings = z.infer<typeof hostSettingsSchema>

/**
 * An event as one viewer may see it. The server decides per field: what a viewer may not see is absent, not hidden
 * (AUTHZ-03, AUTHZ-18).
 */
export const eventViewSchema = z.object({
  id: uuid,
  title: z.string(),
  description: z.string(),
  photoUrl: z.string(),
  hostedBy: z.string(),
  startTime: epochMs,
  endTime: epochMs,
  timeZone: z.string(),
  /** null: this viewer may not see the place. */
  location: locationSchema.nullable(),
  colors: coloursSchema,
  animation: animationSchema,
  backgroundAnimationUrl: z.string().nullable(),
  videoBackgroundDisabled: z.boolean(),
  playlistId: z.string().nullable(),
  questions: z.array(questionSchema),
  openInvite: z.boolean(),
  publicGuestList: z.boolean(),
  communicationPreference: preferenceSchema,
  hasWaitlist: z.boolean(),
  cancelledTimestamp: epochMs.nullable(),
  isHost: z.boolean(),
  isCohost: z.boolean(),
  /** Number of people going; null: this viewer may not see the guest list. */
  goingCount: z.number().int().nullable(),
  /** The start of the guest list, hosts first; null: this viewer may not see it. */
  attendees: z.array(attendeeSchema).nullable(),
  /** The viewer's own invitation, if they are a known guest. */
  invitee: inviteeSchema.nullable(),
  /** null: the viewer is not a host. */
  host: hostSettingsSchema.nullable(),
  modificationId: z.string(),
})
export type EventView = z.infer<typeof eventViewSchema>

/** An event in the caller's list: counts, no attendees (RPC-34). */
export const eventSummarySchema = z.object({
  id: uuid,
  title: z.string(),
  photoUrl: z.string(),
  hostedBy: z.string(),
  isHost: z.boolean(),
  startTime: epochMs,
  endTime: epochMs,
  timeZone: z.string(),
  colors: coloursSchema,
  cancelledTimestamp: epochMs.nullable(),
  isDraft: z.boolean(),
  goingCount: z.number().int(),
  /** Invitations not sent yet; 0 for guests. */
  unsentCount: z.number().int(),
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO']),
  waitlistStatus: z.enum(['PENDING_APPROVAL', 'DENIED', 'APPROVED']).optional(),
})
export type EventSummary = z.infer<typeof eventSummarySchema>

/**
 * Creates an event with the caller as its organizer, who is going (RPC-45). A call with an `eventUuid` can be
 * repeated: it creates one event, and the caller's draft with that id becomes it. `conflict`: that event already
 * exists with other content, which `editEventDetails` can change.
 */
export const createEvent = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({
    event: eventInputSchema,
    eventUuid: uuid.optional(),
    /** The photo album that the companion app created for it. */
    albumId: line(64).min(1).optional(),
    /**
     * An event of the caller whose guests are invited to this one too, with nothing sent and no RSVPs (LIFE-10,
     * LIFE-11).
     */
    guestsOf: uuid.optional(),
  }),
  output: z.object({ event: eventViewSchema }),
  failures: ['invalid', 'notFound', 'conflict', 'eventNotFound', 'forbidden', 'guestLimit'],
})

/** Returns the event as the signed-in caller may see it (RPC-35). */
export const getEvent = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/** Returns the event as a visitor may see it, or as the invitee with this uuid and token (RPC-36). */
export const getEventPreview = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/** Returns every event of the caller, hosted or invited to, newest start first (RPC-33, RPC-34). */
export const fetchEvents = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ events: z.array(eventSummarySchema) }),
  failures: [],
})
