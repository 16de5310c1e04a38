import { z } from 'zod'
import { limits } from '../limits.ts'
import { inviteFailures } from '../rules/guests/inviteFailure.ts'
import { operation } from '../wire/operation.ts'
import { email, epochMs, filledLine, line, optionalName, personName, phone, plainText, uuid } from '../wire/text.ts'
import { textPermissionStatus } from './account.ts'
import { headsSchema } from './catering/heads.ts'
import { preferenceSchema } from './preference.ts'

/** A guest's personal link: the party, the guest, and the token that proves the link. Anyone who has it can read and change the RSVP. */
export interface PersonalLink {
  eventId: string
  inviteeId: string
  token: string
}

export const rsvpStatus = z.enum(['INVITED', 'SEEN', 'YES', 'NO', 'MAYBE', 'HIDDEN'])
export type RsvpStatus = z.infer<typeof rsvpStatus>
export const inviteStatus = z.enum(['PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'])
export type InviteStatus = z.infer<typeof inviteStatus>
export const waitlistStatus = z.enum(['PENDING_APPROVAL', 'DENIED', 'APPROVED'])
export const cohostStatus = z.enum(['PENDING', 'FAILED', 'SUCCESS', 'ACCEPTED', 'DECLINED'])
export const role = z.enum(['organizer', 'attendee'])

/** A song requested by a guest (ENT-32). */
export const songSchema = z.object({
  songUri: line(256),
  songName: line(256),
  artistName: line(256),
  albumName: line(256).optional(),
  imageUrl: line(512)
    .regex(/^https:\/\/\S+$/)
    .optional(),
})

export type Song = z.infer<typeof songSchema>

/** The number of people in a guest's party who get an option. */
const optionCountSchema = z.object({
  option: filledLine(limits.option),
  count: z
    .number()
    .int()
    .min(1)
    .max(limits.additionalGuests + 1),
})

/**
 * A guest's response to one of the host's questions: text, yes or no, a song, or the number of people for each option, without those
 * that no one wants (ENT-31).
 */
export const responseSchema = z.object({
  questionUuid: uuid,
  answerValue: z.union([
    z.object({ text: plainText(limits.response) }),
    z.object({ isYes: z.boolean() }),
    z.object({ song: songSchema }),
    z.object({ counts: z.array(optionCountSchema).min(1).max(limits.options) }),
  ]),
})
export type QuestionResponse = z.infer<typeof responseSchema>

/** A saved response. The one to a song question has the time of the request, in ms, until the guest requests another song. */
export const savedResponseSchema = responseSchema.extend({ requestedAt: epochMs.optional() })
export type SavedResponse = z.infer<typeof savedResponseSchema>

/**
 * Modes of adding a guest's photos to the album: with `manual`, the guest picks them, and with `magic`, the companion app finds
 * them (ENT-46, RSVP-25).
 */
export const photoUploadMode = z.enum(['manual', 'magic'])

/** A guest as shown to other guests, without the email address, phone number, message, responses, and details for the caterer. */
export const attendeeSchema = z.object({
  inviteeId: uuid,
  name: z.string(),
  photoUrl: z.string().optional(),
  role,
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO', 'MAYBE']),
  additionalGuestCount: z.number().int(),
})
export type Attendee = z.infer<typeof attendeeSchema>

/** A guest as shown to hosts and to the guest (ENT-33). */
export const inviteeSchema = z.object({
  inviteeId: uuid,
  userId: uuid.optional(),
  name: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  photoUrl: z.string().optional(),
  role,
  rsvpStatus,
  inviteStatus,
  /** The reason the invitation failed; present only if `inviteStatus` is FAILED. */
  inviteFailure: z.enum(inviteFailures).optional(),
  waitlistStatus: waitlistStatus.optional(),
  /** The reason a guest is on the waitlist: the party is full, or the host approves each guest or late RSVPs. */
  awaits: z.enum(['place', 'approval']).optional(),
  cohostStatus: cohostStatus.optional(),
  additionalGuestCount: z.number().int(),
  rsvpMessage: z.string(),
  notificationPreference: preferenceSchema.optional(),
  answers: z.array(savedResponseSchema),
  /** The guest's details for the caterer; absent if there are none. */
  heads: headsSchema.optional(),
  photoUploadMode: photoUploadMode.optional(),
  /** The time of the guest's last RSVP, in ms; absent if the guest sent none, even if a host entered one. */
  rsvpAt: epochMs.optional(),
  isNew: z.boolean(),
  /** True if hosts can't change the guest's email address because the guest's account manages it (INV-18). */
  isConnected: z.boolean().optional(),
  /** True if a host added the guest without an email address, and hosts know of no account that the guest has. */
  isUnreachable: z.boolean().optional(),
  /**
   * Describes the data that exists but isn't shown, because the caller has only the personal link or someone else may have
   * entered the data. Absent if nothing is withheld.
   */
  withheld: z
    .object({
      /** The kinds of contact details that exist but aren't shown. */
      contacts: z.array(z.enum(['email', 'phone'])),
      /** The ids of questions that have a response that isn't shown. */
      responses: z.array(uuid),
      /** True if there is a message to the host that isn't shown. */
      message: z.boolean(),
      /** True if there are details for the caterer that aren't shown. */
      heads: z.literal(true).optional(),
      /**
       * The message and the number of responses that the guest sees on another device after a proof: a code, or signing in to the
       * account that owns the invitation. Null if there is nothing to show or no proof.
       */
      provable: z
        .object({
          by: z.enum(['code', 'account']),
          message: z.boolean(),
          responses: z.int(),
          /** True if there are details for the caterer. */
          heads: z.literal(true).optional(),
        })
        .nullable(),
      /**
       * True if no account owns the invitation, and the guest can claim it by verifying its email address or phone number
       * (EVPAGE-26).
       */
      isUnverified: z.boolean(),
      /** True if the invitation belongs to the caller's account. */
      isOwn: z.boolean(),
      /**
       * Present if RSVPs aren't confirmed by email, and the hosts' messages aren't sent there, because anyone may have typed the email
       * address or there is none: `code` if the guest confirms the address with a code (`emailRsvp`).
       */
      unconfirmed: z.enum(['code', 'never']).optional(),
    })
    .optional(),
})
export type Invitee = z.infer<typeof inviteeSchema>

/**
 * A person to add to the guest list by name and email address. The client generates `inviteeId`, so that a repeated call adds
 * the person only once.
 */
export const emailedInviteeSchema = z.object({ inviteeId: uuid, name: personName, email })

/**
 * A person to add to the guest list by name and, if known, email address or phone number. Without an email address, no invitation is
 * sent: the host passes the personal link on, and no SMS goes to a number that only the host entered.
 */
export const newInviteeSchema = emailedInviteeSchema.extend({ email: email.optional(), phone: phone.optional() })
export type NewInvitee = z.infer<typeof newInviteeSchema>

/** Adds people to the guest list without sending invitations (RPC-70). Adds no one if any of them is already invited. */
export const addInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, invitees: z.array(newInviteeSchema).min(1).max(limits.inviteesPerCall) }),
  output: z.object({ invitees: z.array(inviteeSchema) }),
  failures: ['eventNotFound', 'forbidden', 'alreadyInvited', 'eventCancelled', 'guestLimit'],
})

/**
 * Returns a page of the host's guest list: the organizer first, then the other guests by name. With `changedSince`, a
 * `modificationId` from an earlier result, returns only guests who changed since then, in the order of their changes.
 */
export const fetchInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: false,
  input: z.object({
    eventId: uuid,
    pageToken: uuid.optional(),
    changedSince: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  output: z.object({
    invitees: z.array(inviteeSchema),
    /** The ids of guests removed since `changedSince`; absent without it. */
    removed: z.array(uuid).optional(),
    hasMore: z.boolean(),
    nextPageToken: z.string().optional(),
    /** The number of guests on the entire list, including the organizer. */
    total: z.number().int(),
    /** The id of the latest change when the page was read, for use as `changedSince`. */
    modificationId: z.string(),
  }),
  failures: ['eventNotFound', 'forbidden'],
})

/**
 * Queues an email for each of the given invitations that is unsent or failed (RPC-52, INV-10). Skips guests without an email
 * address. Returns the number of queued emails.
 */
export const sendInvites = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    inviteIds: z.array(uuid).min(1).max(limits.inviteesPerPage),
    /** A new email address for the guest, allowed only with a single invitation ("Edit email and resend"). */
    email: email.optional(),
    /** A personal note by the host. Without one, an invitation that is sent again keeps its earlier note. */
    note: plainText(limits.inviteNote).trim().optional(),
  }),
  output: z.object({ triggered: z.number().int() }),
  failures: [
    'eventNotFound',
    'forbidden',
    'inviteeNotFound',
    'eventCancelled',
    'eventPast',
    'alreadyInvited',
    'connectedAddress',
    'sendingLimit',
  ],
})

/**
 * A guest's RSVP. SEEN marks the invitation as opened and never replaces an RSVP (INV-01). MAYBE needs an event that allows it, and
 * takes no spot. If the message, a response, or `heads` is missing, the saved one stays unchanged. A response with empty text
 * deletes the saved one, and `heads` replaces all that the host asks for.
 *
 * SEEN with `undoes` takes back the guest's first RSVP, whose `rsvpAt` it names, within a day and as long as nothing has changed
 * the RSVP since. Otherwise, it changes nothing, like any view.
 *
 * SEEN with `messageOnly` and a message sends the message to the host and keeps the RSVP so far, if any. Someone who isn't a guest yet
 * is added to the guest list without an RSVP. It is possible at any time, also after the RSVP deadline.
 */
export const attendanceSchema = z.object({
  inviteeId: uuid,
  name: optionalName.optional(),
  email: email.optional(),
  phone: phone.optional(),
  rsvpStatus: z.enum(['SEEN', 'YES', 'NO', 'MAYBE']),
  additionalGuestCount: z.number().int().min(0).max(limits.additionalGuests).default(0),
  rsvpMessage: plainText(limits.rsvpMessage).optional(),
  notificationPreference: preferenceSchema.optional(),
  answers: z.array(responseSchema).max(limits.questions).optional(),
  heads: headsSchema.optional(),
  undoes: epochMs.optional(),
  messageOnly: z.boolean().optional(),
})
export type Attendance = z.input<typeof attendanceSchema>

const attendanceInput = { eventId: uuid, invitee: attendanceSchema }

/**
 * The result of an RSVP (RPC-41). If `shouldPromptLogin` is true, nothing was saved and the guest should sign in, because the
 * email address or phone number belongs to another guest, or because only hosts see the guest list.
 */
const attendanceResult = z.object({
  shouldPromptLogin: z.boolean(),
  email: z.string().optional(),
  phone: z.string().optional(),
  inviteeId: uuid,
  isNonUpdate: z.boolean(),
  /** The guest with the saved RSVP or, if `shouldPromptLogin` is true, only the data from the input. */
  invitee: inviteeSchema,
  /** The token for the guest's personal link. Only `updateAttendanceByLink` returns it. */
  token: z.string().optional(),
})
export type AttendanceResult = z.infer<typeof attendanceResult>

const attendanceFailures = [
  'eventNotFound',
  'inviteeNotFound',
  'eventCancelled',
  'eventPast',
  'responsesMissing',
  'responsesInvalid',
  'maybeNotAllowed',
  'rsvpClosed',
] as const

/** Saves the signed-in caller's RSVP and, if given, the SMS permission and photo upload mode (RPC-37). */
export const updateAttendance = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  repeat: 'row',
  input: z.object({
    ...attendanceInput,
    textPermissionStatusUpdate: textPermissionStatus.optional(),
    token: z.string().max(128).optional(),
    photoUploadMode: photoUploadMode.optional(),
  }),
  output: attendanceResult,
  failures: [...attendanceFailures, 'inviteeTokenInvalid', 'guestLimit'],
})

/** Saves the RSVP of a guest who isn't signed in, using the invitee id and token from the personal link (RPC-38). */
export const updateAttendanceThroughEmail = operation({
  service: 'ElkEventService',
  access: 'invitee',
  writes: true,
  repeat: 'row',
  input: z.object({ ...attendanceInput, token: z.string().max(128) }),
  output: attendanceResult,
  failures: [...attendanceFailures, 'inviteeTokenInvalid'],
})

/**
 * Adds a person with the event's public link as a guest and saves their RSVP (RPC-39). With the `token` from an earlier result,
 * changes that RSVP instead.
 */
export const updateAttendanceByLink = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  repeat: 'row',
  input: z.object({ ...attendanceInput, token: z.string().max(128).optional() }),
  output: attendanceResult,
  failures: [...attendanceFailures, 'inviteeTokenInvalid', 'guestLimit'],
})
