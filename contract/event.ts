import { z } from 'zod'
import { epochMs, filledLine, hexColour, line, plainText, timeZone, uuid } from './text.ts'
import { animations } from './rules/animations.ts'
import { attendeeSchema, inviteeSchema } from './guest.ts'
import { wrongCapacity } from './rules/eventErrors.ts'
import { inspirationId } from './inspiration.ts'
import { limits } from './limits.ts'
import { locationSchema } from './place.ts'
import { operation } from './operation.ts'
import { preferenceSchema } from './preference.ts'

/** Colours of an event. Only `primary` and `text` are the host's; the rest is derived from them (ENT-12). */
export const coloursSchema = z.object({
  primary: hexColour,
  text: hexColour,
  secondary: hexColour.optional(),
  highlightText: hexColour.optional(),
  buttonTextColor: hexColour.optional(),
})
export type Colours = z.infer<typeof coloursSchema>

/** The colours that an event starts with (CONST-31). */
export const defaultColours = { primary: '#fae5ff', text: '#000000' } as const

/** A question to the guests (ENT-28..30). */
export const questionSchema = z.object({
  questionUuid: uuid,
  question: filledLine(256),
  isRequired: z.boolean().default(false),
  questionType: z.enum(['text', 'song', 'yesNo']).default('text'),
})
export type Question = z.infer<typeof questionSchema>

/** What moves over the page behind an invitation (ENT-17). */
export const animationSchema = z.enum(animations)

/** What is said of a film that is not there. */
export const noFilm = 'There is no such film. Choose another one.'

/** Path of the film behind an event: a bundled loop, or one that a provider found and this server keeps (BG-08, BG-09). */
export const videoUrl = z
  .string()
  .regex(/^\/(?:loops\/[a-z-]{1,40}|videos\/(?:pexels|giphy)\/[\w-]{1,64})\.mp4$/, { message: noFilm })

/** Path of a picture that this server keeps: the whole one, not a smaller one that is kept beside it. */
export const photoUrl = z
  .string()
  .max(256)
  .regex(/^\/files(?:\/\w[\w.-]*)+(?<!-640)\.webp$/, { message: 'This is no picture that was uploaded here' })

/** When an event may be: years of four digits, which calendars and their links write. */
const eventTime = epochMs.max(Date.UTC(9_998, 11, 31))

/** What a host writes (ENT-04..08). Times in ms; `endTime` 0 means that none was named. */
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
  /** Left out: no film was chosen. */
  backgroundAnimationUrl: videoUrl.optional(),
  /** What the film was found by. */
  backgroundAnimationSearchQuery: line(limits.search).optional(),
  videoBackgroundDisabled: z.boolean().default(false),
  /** What the cover was generated from. */
  prompt: plainText(limits.prompt).optional(),
  /** The inspiration of the gallery that it began from. */
  inspirationId: inspirationId.optional(),
  suggestionTags: z.array(filledLine(limits.search)).max(limits.suggestions).default([]),
  isFromQuickCreate: z.boolean().default(false),
  /** The music service's id of the playlist that songs are asked for. */
  playlistId: line(128).min(1).optional(),
  questions: z
    .array(questionSchema)
    .max(limits.questions)
    .refine((all) => new Set(all.map(({ questionUuid }) => questionUuid)).size === all.length, {
      message: 'Two questions have one id',
    })
    .default([]),
  openInvite: z.boolean().default(true),
  publicGuestList: z.boolean().default(true),
  remindersEnabled: z.boolean().default(true),
  hostNotification: z.enum(['asTheyArrive', 'dailyDigest']).default('asTheyArrive'),
  communicationPreference: preferenceSchema.default(3),
  hasWaitlist: z.boolean().default(false),
  /** Heads that fit; undefined means no limit. */
  capacity: z
    .number({ message: wrongCapacity })
    .int({ message: wrongCapacity })
    .min(1, { message: wrongCapacity })
    .max(limits.capacity, { message: wrongCapacity })
    .optional(),
})
export type EventInput = z.infer<typeof eventInputSchema>
export type EventDraft = z.input<typeof eventInputSchema>

/** What only hosts see of an event: what its editor needs. */
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
    /** Names the last change to the event itself; an editor that began from an older one is told (`editEventDetails`). */
    revision: z.number().int(),
    /** Guests besides the organizer, removed ones not counted: an event with guests is cancelled, one without is deleted. */
    guestCount: z.number().int(),
    /** Whether this host gets the list of the songs that guests ask for (QUES-03). */
    hasMusicWidget: z.boolean(),
  })
export type HostSettings = z.infer<typeof hostSettingsSchema>

/**
 * An event as one viewer may see it. The server decides field by field: what a viewer may not see is absent, not hidden
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
  /** null: this viewer may not see where it is. */
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
  /** Heads that are going. null: this viewer may not see the list. */
  goingCount: z.number().int().nullable(),
  /** The first of the guest list, hosts first; null: this viewer may not see it. */
  attendees: z.array(attendeeSchema).nullable(),
  /** The viewer's own row, when the viewer is known as a guest. */
  invitee: inviteeSchema.nullable(),
  /** null: the viewer does not host it. */
  host: hostSettingsSchema.nullable(),
  modificationId: z.string(),
})
export type EventView = z.infer<typeof eventViewSchema>

/** A row of the events page: counts, no attendees (RPC-34). */
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
  /** Invites that wait to be sent; 0 for guests. */
  unsentCount: z.number().int(),
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO']),
  waitlistStatus: z.enum(['PENDING_APPROVAL', 'DENIED', 'APPROVED']).optional(),
})
export type EventSummary = z.infer<typeof eventSummarySchema>

/**
 * Creates an event; the caller becomes its organizer, with the answer yes (RPC-45). A call that names an `eventUuid` may be
 * repeated: it makes one event, and the caller's draft of that id becomes it. `conflict`: that event exists and says something
 * else, which `editEventDetails` changes.
 */
export const createEvent = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({
    event: eventInputSchema,
    eventUuid: uuid.optional(),
    /** The photo album that the companion app has begun for it. */
    albumId: line(64).min(1).optional(),
    /** An event of the caller's whose guests are invited to this one too, unsent and unanswered (LIFE-10, LIFE-11). */
    guestsOf: uuid.optional(),
  }),
  output: z.object({ event: eventViewSchema }),
  failures: ['invalid', 'notFound', 'conflict', 'eventNotFound', 'forbidden', 'guestLimit'],
})

/** The event as the signed-in caller may see it (RPC-35). */
export const getEvent = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/** The event as a visitor may see it, or, with invitee uuid and token, as that guest may (RPC-36). */
export const getEventPreview = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object({ eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/** Every event of the caller, hosted or invited, newest start first (RPC-33, RPC-34). */
export const fetchEvents = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ events: z.array(eventSummarySchema) }),
  failures: [],
})
