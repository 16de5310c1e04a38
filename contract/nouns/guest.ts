import { z } from 'zod'
import { email, epochMs, line, optionalName, personName, phone, plainText, uuid } from '../wire/text.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { preferenceSchema } from './preference.ts'
import { inviteFailures } from '../rules/guests/inviteFailure.ts'
import { textPermissionStatus } from './account.ts'

export const rsvpStatus = z.enum(['INVITED', 'SEEN', 'YES', 'NO', 'HIDDEN'])
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

/** A guest's response to one of the host's questions: text, yes or no, or a song (ENT-31). */
export const responseSchema = z.object({
  questionUuid: uuid,
  answerValue: z.union([
    z.object({ text: plainText(limits.response) }),
    z.object({ isYes: z.boolean() }),
    z.object({ song: songSchema }),
  ]),
})
export type QuestionResponse = z.infer<typeof responseSchema>

/**
 * Modes of adding a guest's photos to the album: with `manual`, the guest picks them, and with `magic`, the companion app finds
 * them (ENT-46, RSVP-25).
 */
export const photoUploadMode = z.enum(['manual', 'magic'])

/** A guest as shown to other guests, without the email address, phone number, message, and responses. */
export const attendeeSchema = z.object({
  inviteeId: uuid,
  name: z.string(),
  photoUrl: z.string().optional(),
  role,
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO']),
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
  cohostStatus: cohostStatus.optional(),
  additionalGuestCount: z.number().int(),
  rsvpMessage: z.string(),
  notificationPreference: preferenceSchema.optional(),
  answers: z.array(responseSchema),
  photoUploadMode: photoUploadMode.optional(),
  /** The time of the guest's last RSVP, in ms; absent if there is none. */
  rsvpAt: epochMs.optional(),
  isNew: z.boolean(),
  /** True if hosts can't change the guest's email address because the guest's account manages it (INV-18). */
  isConnected: z.boolean().optional(),
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
      /**
       * The proof for which the guest sees their message and responses on another device: a code, or signing in to the account that
       * owns the invitation. Null if there is nothing to show or no proof.
       */
      shownFor: z.enum(['code', 'account']).nullable(),
      /**
       * True if no account owns the invitation, and the guest can claim it by verifying its email address or phone number
       * (EVPAGE-26).
       */
      isUnverified: z.boolean(),
      /** True if the invitation belongs to the caller's account. */
      isOwn: z.boolean(),
    })
    .optional(),
})
export type Invitee = z.infer<typeof inviteeSchema>

/**
 * A person to add to the guest list by name and email address. The client generates `inviteeId`, so that a repeated call adds
 * the person only once.
 */
export const newInviteeSchema = z.object({ inviteeId: uuid, name: personName, email })
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
 * A guest's RSVP. SEEN marks the invitation as opened and never replaces a yes or no (INV-01). If the message or a response is
 * missing, the saved one stays unchanged. A response with empty text deletes the saved one.
 */
export const attendanceSchema = z.object({
  inviteeId: uuid,
  name: optionalName.optional(),
  email: email.optional(),
  phone: phone.optional(),
  rsvpStatus: z.enum(['SEEN', 'YES', 'NO']),
  additionalGuestCount: z.number().int().min(0).max(limits.additionalGuests).default(0),
  rsvpMessage: plainText(limits.rsvpMessage).optional(),
  notificationPreference: preferenceSchema.optional(),
  answers: z.array(responseSchema).max(limits.questions).optional(),
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
  failures: [...attendanceFailures, 'inviteeTokenInvalid'],
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
