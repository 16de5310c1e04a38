import { z } from 'zod'
import { email, epochMs, filledLine, line, phone, plainText, uuid } from '../wire/text.ts'
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

/** A guest's response to one of the host's questions: text, yes or no, or a song (ENT-31). */
export const responseSchema = z.object({
  questionUuid: uuid,
  answerValue: z.union([
    z.object({ text: plainText(limits.answer) }),
    z.object({ isYes: z.boolean() }),
    z.object({ song: songSchema }),
  ]),
})
export type QuestionResponse = z.infer<typeof responseSchema>

/**
 * Modes in which the companion app adds a guest's photos to the album: `manual` if the guest picks them, `magic` if the app
 * finds them (ENT-46, RSVP-25).
 */
export const photoUploadMode = z.enum(['manual', 'magic'])

/** A guest as other guests see them, without email address, phone number, message or responses. */
export const attendeeSchema = z.object({
  inviteeId: uuid,
  name: z.string(),
  photoUrl: z.string().optional(),
  role,
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO']),
  additionalGuestCount: z.number().int(),
})
export type Attendee = z.infer<typeof attendeeSchema>

/** A guest as hosts and the guests themselves see them (ENT-33). */
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
  answeredAt: epochMs.optional(),
  isNew: z.boolean(),
  /** True if the guest's account manages their email address, so that hosts can't change it (INV-18). */
  isConnected: z.boolean().optional(),
  /**
   * Details withheld from the caller, either because the caller only has the personal link, or because the details were entered
   * before the caller's account was connected to the invitation. Absent if nothing is withheld.
   */
  withheld: z
    .object({
      /** The contact details that exist but aren't shown: an email address, a phone number, or both. */
      contacts: z.array(z.enum(['email', 'phone'])),
      /** The ids of the questions whose responses aren't shown. */
      answered: z.array(uuid),
      /** True if the guest's message to the host isn't shown. Can be true even if the guest wrote none. */
      message: z.boolean(),
      /**
       * True if the guest can claim the invitation, because no account has claimed it and its email address or phone number can
       * be verified (EVPAGE-26).
       */
      isUnverified: z.boolean(),
      /** True if the invitation belongs to the caller's account. */
      isOwn: z.boolean(),
    })
    .optional(),
})
export type Invitee = z.infer<typeof inviteeSchema>

/**
 * A person to invite by name and email address. The client creates `inviteeId`, so that a repeated call adds them only once.
 */
export const newInviteeSchema = z.object({ inviteeId: uuid, name: filledLine(limits.name), email })
export type NewInvitee = z.infer<typeof newInviteeSchema>

/**
 * Adds guests without sending invitations. If any of them is already invited, the whole call fails and no one is added
 * (RPC-70).
 */
export const addInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, invitees: z.array(newInviteeSchema).min(1).max(limits.inviteesPerCall) }),
  output: z.object({ invitees: z.array(inviteeSchema) }),
  failures: ['eventNotFound', 'forbidden', 'alreadyInvited', 'eventCancelled', 'guestLimit'],
})

/**
 * Returns a page of the host's guest list, sorted with the organizer first and then by name. With `changedSince`, the id of
 * an earlier change, returns only guests who changed after it, in order of their changes.
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
    /** The ids of guests removed since `changedSince`. */
    removed: z.array(uuid).optional(),
    hasMore: z.boolean(),
    nextPageToken: z.string().optional(),
    /** The number of guests on all pages, including the organizer. */
    total: z.number().int(),
    /** The id of the latest change to the list when this page was read. */
    modificationId: z.string(),
  }),
  failures: ['eventNotFound', 'forbidden'],
})

/**
 * Sends invitations that haven't been sent or couldn't be delivered: changes their status from PENDING or FAILED to TRIGGERED,
 * and queues an email to each guest (RPC-52, INV-10).
 */
export const sendInvites = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    inviteIds: z.array(uuid).min(1).max(limits.inviteesPerPage),
    /** The corrected email address for a single failed invitation ("Edit email and resend"). */
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
  ],
})

/**
 * A guest's RSVP. SEEN only marks the invitation as opened and never replaces a yes or no (INV-01). A missing message or
 * response stays unchanged. A response with empty text is deleted.
 */
export const attendanceSchema = z.object({
  inviteeId: uuid,
  name: line(limits.name).optional(),
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

/** The result of saving an RSVP (RPC-41). If `shouldPromptLogin` is true, the guest should sign in with `email` or `phone`. */
const attendanceAnswer = z.object({
  shouldPromptLogin: z.boolean(),
  email: z.string().optional(),
  phone: z.string().optional(),
  inviteeId: uuid,
  isNonUpdate: z.boolean(),
  /** The guest after saving, with the resulting RSVP, number of plus-ones and waitlist status. */
  invitee: inviteeSchema,
  /** The token for the guest's personal link. Only `updateAttendanceByLink` returns it. */
  token: z.string().optional(),
})
export type AttendanceResult = z.infer<typeof attendanceAnswer>

const attendanceFailures = [
  'eventNotFound',
  'inviteeNotFound',
  'eventCancelled',
  'eventPast',
  'answersMissing',
] as const

/** Saves the signed-in caller's RSVP, their SMS permission, and how their photos are added to the album (RPC-37). */
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
  output: attendanceAnswer,
  failures: [...attendanceFailures, 'inviteeTokenInvalid'],
})

/** Saves the RSVP of a guest with a personal link, identified by invitee id and token (RPC-38). */
export const updateAttendanceThroughEmail = operation({
  service: 'ElkEventService',
  access: 'invitee',
  writes: true,
  repeat: 'row',
  input: z.object({ ...attendanceInput, token: z.string().max(128) }),
  output: attendanceAnswer,
  failures: [...attendanceFailures, 'inviteeTokenInvalid'],
})

/**
 * Saves the RSVP of someone who only has the event's public link, and adds them as a guest (RPC-39). The client creates
 * `inviteeId`, so that a repeated call adds them only once. If their email address or phone number is already on the guest
 * list, `shouldPromptLogin` is true and that guest's invitation isn't returned.
 */
export const updateAttendanceByLink = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  repeat: 'row',
  input: z.object({ ...attendanceInput, token: z.string().max(128).optional() }),
  output: attendanceAnswer,
  failures: [...attendanceFailures, 'inviteeTokenInvalid', 'guestLimit'],
})
