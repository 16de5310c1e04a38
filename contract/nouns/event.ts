import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { addressAudiences } from '../rules/events/addressAudience.ts'
import { animations } from '../rules/events/animations.ts'
import { deadlineErrors } from '../rules/events/eventErrors.ts'
import { letterings } from '../rules/events/letterings.ts'
import { lateRsvps } from '../rules/guests/rsvpDeadline.ts'
import { questionIssues } from '../rules/questions/questionIssues.ts'
import { operation } from '../wire/operation.ts'
import { epochMs, eventTitle, filledLine, hexColor, line, plainText, timeZone, uuid } from '../wire/text.ts'
import { headDetailsSchema } from './catering/heads.ts'
import { attendeeSchema, inviteeSchema } from './guest.ts'
import { inspirationId } from './inspiration.ts'
import { locationSchema, visibleLocationSchema } from './place.ts'
import { preferenceSchema } from './preference.ts'
import { questionSchema } from './questions/question.ts'

/** The colors of an event. The host picks `primary` and `text`; the others are derived from them (ENT-12). */
export const colorsSchema = z.object({
  primary: hexColor,
  text: hexColor,
  secondary: hexColor.optional(),
  highlightText: hexColor.optional(),
  buttonTextColor: hexColor.optional(),
})
export type Colors = z.infer<typeof colorsSchema>

/** Default colors of an event (CONST-31). */
export const defaultColors = { primary: '#fae5ff', text: '#000000' } as const

/** The animation in the background of an invitation (ENT-17). */
export const animationSchema = z.enum(animations)

/** The typefaces of an invitation. */
export const letteringSchema = z.enum(letterings)

/** The people who see an event's address, apart from hosts and guests who are going (AUTHZ-18). */
export const addressAudienceSchema = z.enum(addressAudiences)

/** The path, on this server, of a bundled background video or a copy of a provider's video (BG-08, BG-09). */
export const videoUrl = z
  .string()
  .regex(/^\/(?:loops\/[a-z-]{1,40}|videos\/(?:pexels|giphy)\/[\w-]{1,64})\.mp4$/, { message: copy.videoUnknown })

/** The path of a full-size image on this server. Paths of smaller copies are invalid. */
export const photoUrl = z
  .string()
  .max(256)
  .regex(/^\/files(?:\/\w[\w.-]*)+(?<!-640)\.webp$/, { message: copy.imageUnknown })

/** A start or end time, in ms. Its year has at most four digits, because calendar files and links don't support more. */
const eventTime = epochMs.max(Date.UTC(9_998, 11, 31))

/**
 * The fields of the event details that a host enters (ENT-04..08). Times are in ms; an `endTime` of 0 means no end time. Drafts
 * have them too, without the rules of `eventInputSchema`.
 */
export const eventDetailsSchema = z.object({
  title: eventTitle,
  description: plainText(limits.description).default(''),
  photoUrl,
  /** Start time in ms; 0 if `dateUndecided` is true. */
  startTime: eventTime,
  endTime: eventTime.default(0),
  /** True if the host chose To be decided in place of a date. */
  dateUndecided: z.boolean().default(false),
  timeZone,
  location: locationSchema,
  colors: colorsSchema.default({ ...defaultColors }),
  animation: animationSchema.default('lightSource'),
  lettering: letteringSchema.default('modern'),
  /** The path of the background video; absent if there is none. */
  backgroundAnimationUrl: videoUrl.optional(),
  /** The search query that found the background video. */
  backgroundAnimationSearchQuery: line(limits.search).optional(),
  videoBackgroundDisabled: z.boolean().default(false),
  /** The prompt from which the cover image was generated. */
  prompt: plainText(limits.prompt).optional(),
  /** The id of the gallery image used as the cover; undefined if the cover isn't from the gallery. */
  inspirationId: inspirationId.optional(),
  suggestionTags: z.array(filledLine(limits.search)).max(limits.suggestions).default([]),
  isFromQuickCreate: z.boolean().default(false),
  /** True if the event was created as a copy of another one (LIFE-07). */
  isClone: z.boolean().default(false),
  /** The music service's id for the party's playlist. */
  playlistId: line(128).min(1).optional(),
  questions: z
    .array(questionSchema)
    .max(limits.questions)
    .refine((all) => new Set(all.map(({ questionUuid }) => questionUuid)).size === all.length, {
      message: copy.questionsRepeated,
    })
    .default([]),
  /** The details for the caterer that guests are asked; absent if none. */
  headDetails: headDetailsSchema.optional(),
  openInvite: z.boolean().default(true),
  publicGuestList: z.boolean().default(true),
  remindersEnabled: z.boolean().default(true),
  hostNotification: z.enum(['asTheyArrive', 'dailyDigest']).default('asTheyArrive'),
  communicationPreference: preferenceSchema.default(3),
  hasWaitlist: z.boolean().default(false),
  /** Max guests, including plus-ones; undefined if unlimited. */
  capacity: z
    .number({ message: copy.capacityInvalid })
    .int({ message: copy.capacityInvalid })
    .min(1, { message: copy.capacityInvalid })
    .max(limits.capacity, { message: copy.capacityInvalid })
    .optional(),
  /** The people who see the address. If undefined, depends on the waitlist (contract/rules/events/addressAudience.ts). */
  addressFor: addressAudienceSchema.optional(),
  /** True if guests can say maybe, which takes no spot. */
  allowMaybe: z.boolean().default(false),
  /** The time in ms by which a maybe should become a yes or no, before the start. Guests who still say maybe are reminded once. */
  decideBy: eventTime.positive().optional(),
  /** The RSVP deadline in ms, no later than the start; undefined if there is none. */
  rsvpBy: eventTime.positive().optional(),
  /** The treatment of a yes after `rsvpBy`: it is refused, or waits for the host's approval. */
  lateRsvps: z.enum(lateRsvps).default('closed'),
})

/** The event details that a host enters. An event has a start, or its host chose To be decided; then it has no end either. */
export const eventInputSchema = eventDetailsSchema
  .extend({
    questions: eventDetailsSchema.shape.questions
      .unwrap()
      .check(({ value, issues }) => {
        for (const { path, message } of questionIssues(value))
          issues.push({ code: 'custom', path, message, input: value })
      })
      .default([]),
  })
  .refine(({ startTime, dateUndecided }) => (startTime > 0 ? !dateUndecided : dateUndecided), {
    path: ['startTime'],
    message: copy.required,
    // Also checked if other fields are invalid, so that all errors show at once.
    when: ({ value }) => z.object({ startTime: z.number() }).safeParse(value).success,
  })
  .refine(({ endTime, dateUndecided }) => endTime === 0 || !dateUndecided, {
    path: ['endTime'],
    message: copy.endWithoutDate,
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(deadlineErrors(value)))
      issues.push({ code: 'custom', path: [field], message, input: value })
  })
export type EventInput = z.infer<typeof eventInputSchema>

/** The settings and other data of an event that only its hosts may see. */
export const hostSettingsSchema = eventDetailsSchema
  .pick({
    remindersEnabled: true,
    hostNotification: true,
    backgroundAnimationSearchQuery: true,
    prompt: true,
    inspirationId: true,
    suggestionTags: true,
    isFromQuickCreate: true,
    isClone: true,
    capacity: true,
    addressFor: true,
  })
  .extend({
    /** The revision of the event's details. `editEventDetails` uses it to detect conflicting changes. */
    revision: z.number().int(),
    /** The time at which the event's details were last saved, in ms. */
    lastSavedTimestamp: epochMs,
    /** The number of guests, excluding plus-ones, the organizer, and removed guests. */
    guestCount: z.number().int(),
    /** The short link to the event's page, for texts and print. */
    shortUrl: z.url(),
    /**
     * The time, in ms, until which a co-host can take over the event, because its organizer has left. Then it is canceled. Null if
     * it has an organizer.
     */
    handoverUntil: epochMs.nullable(),
    /** True if the viewer sees the list of songs that guests requested (QUES-03). */
    hasMusicWidget: z.boolean(),
  })
export type HostSettings = z.infer<typeof hostSettingsSchema>

/** An event with only the data that the viewer may see (AUTHZ-03, AUTHZ-18). */
export const eventViewSchema = z.object({
  id: uuid,
  /** The URL of the event's page. */
  url: z.string(),
  /** True while the event is a draft. */
  isDraft: z.boolean(),
  /** True until the event has been created from its draft. */
  isCreate: z.boolean(),
  /** True for a draft that is shown the way guests would see it. */
  isPreview: z.boolean(),
  title: z.string(),
  description: z.string(),
  photoUrl: z.string(),
  hostedBy: z.string(),
  /** Start time in ms; 0 if no start is set. */
  startTime: epochMs,
  endTime: epochMs,
  /** True if the host chose To be decided in place of a date. An event without a start always has it; a draft can lack both. */
  dateUndecided: z.boolean(),
  /** True if the viewer, a guest or stranger, can answer when they can make it to a party without a date; otherwise absent. */
  asksWhen: z.literal(true).optional(),
  /** The viewer's own answers to the proposed times in short; absent if there are none. */
  whenNote: z.string().optional(),
  /** The number of guests who answered when they can. Only for hosts, while the party has proposed times and no date. */
  timesAnswered: z.number().int().optional(),
  timeZone: z.string(),
  /** The day on which the event starts in its time zone, such as '2026-12-24'; '' if no start is set. */
  date: z.string(),
  /** The location, or the part of it that the viewer may see; null if the viewer may not see a place. */
  location: visibleLocationSchema.nullable(),
  /**
   * The people who see the address. Always `confirmed` for a viewer who is waitlisted, denied, or removed, because signing in
   * doesn't help them.
   */
  addressAudience: addressAudienceSchema,
  colors: colorsSchema,
  animation: animationSchema,
  lettering: letteringSchema,
  backgroundAnimationUrl: z.string().nullable(),
  videoBackgroundDisabled: z.boolean(),
  playlistId: z.string().nullable(),
  questions: z.array(questionSchema),
  /** The details for the caterer that guests are asked; absent if none. */
  headDetails: headDetailsSchema.optional(),
  openInvite: z.boolean(),
  publicGuestList: z.boolean(),
  communicationPreference: preferenceSchema,
  hasWaitlist: z.boolean(),
  /** True if guests can say maybe; otherwise absent. */
  allowMaybe: z.boolean().optional(),
  /** The time in ms by which a maybe should become a yes or no; absent if there is none. */
  decideBy: epochMs.optional(),
  /** The RSVP deadline in ms; absent if there is none. */
  rsvpBy: epochMs.optional(),
  /** Determines if a yes after `rsvpBy` is refused or waits for the host; absent if there is no deadline. */
  lateRsvps: z.enum(lateRsvps).optional(),
  /**
   * The RSVPs that the viewer can send, in display order; absent if they are a yes and a no. After the deadline, YES and NO are listed if
   * the host decides about a yes.
   */
  rsvpChoices: z.array(z.enum(['YES', 'MAYBE', 'NO'])).optional(),
  /** True if a yes of the viewer would wait for a spot, because the party is full; otherwise absent. */
  isFull: z.literal(true).optional(),
  /** A sentence or two for the viewer about the RSVP deadline, a full party and a maybe; absent if there is nothing to say. */
  rsvpNote: z.string().optional(),
  cancelledTimestamp: epochMs.nullable(),
  isHost: z.boolean(),
  isCohost: z.boolean(),
  /** True if the viewer may see the guest list. */
  showGuestList: z.boolean(),
  /** The number of people going, including plus-ones; null if the viewer may not see the guest list. */
  goingCount: z.number().int().nullable(),
  /** The guest list as shown to guests, hosts first, up to `limits.attendeesShown`; null if the viewer may not see it. */
  attendees: z.array(attendeeSchema).nullable(),
  /** The number of items on the sign-up list, if there is one, and of those that are taken, and what the viewer brings, if anything. */
  signUps: z.object({ taken: z.number().int(), items: z.number().int(), yours: z.string().optional() }).optional(),
  /** The viewer's own entry on the guest list; null if there is none. */
  invitee: inviteeSchema.nullable(),
  /** The data for hosts; null if the viewer isn't a host. */
  host: hostSettingsSchema.nullable(),
  modificationId: z.string(),
})
export type EventView = z.infer<typeof eventViewSchema>

/** An event in the list of the caller's events, with counts instead of guests (RPC-34). */
export const eventSummarySchema = z.object({
  id: uuid,
  title: z.string(),
  photoUrl: z.string(),
  hostedBy: z.string(),
  isHost: z.boolean(),
  /** Start time in ms; 0 if the host hasn't decided the date yet. */
  startTime: epochMs,
  endTime: epochMs,
  timeZone: z.string(),
  colors: colorsSchema,
  cancelledTimestamp: epochMs.nullable(),
  isDraft: z.boolean(),
  goingCount: z.number().int(),
  /** The number of unsent and failed invitations; 0 if the caller isn't a host. */
  unsentCount: z.number().int(),
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO', 'MAYBE']),
  waitlistStatus: z.enum(['PENDING_APPROVAL', 'DENIED', 'APPROVED']).optional(),
})
export type EventSummary = z.infer<typeof eventSummarySchema>

/**
 * Creates an event with the caller as its organizer (RPC-45). If `eventUuid` is the id of the caller's draft, the event
 * replaces the draft. Repeating the call doesn't create a second event. Fails with `conflict` if `eventUuid` belongs to a different
 * event or to someone else's draft.
 */
export const createEvent = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({
    event: eventInputSchema,
    eventUuid: uuid.optional(),
    /** The id that the companion app chose for the event's photo album. */
    albumId: line(64).min(1).optional(),
    /**
     * The id of another event that the caller hosts. Its guests are copied to the new event with unsent invitations and no
     * RSVPs (LIFE-10, LIFE-11).
     */
    guestsOf: uuid.optional(),
    /** The id of another event that the caller hosts. The items of its sign-up list are copied, without who brings them. */
    itemsOf: uuid.optional(),
  }),
  output: z.object({ event: eventViewSchema }),
  failures: ['invalid', 'notFound', 'conflict', 'eventNotFound', 'forbidden', 'guestLimit'],
})

/**
 * Returns the events that the caller hosts or is invited to, those without a date first, and then the latest start first
 * (RPC-33, RPC-34). Excludes unsent invitations,
 * except those of co-hosts, and events that the caller was removed from.
 */
export const fetchEvents = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ events: z.array(eventSummarySchema) }),
  failures: [],
})
