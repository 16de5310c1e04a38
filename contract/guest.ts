import { z } from 'zod'
import { email, epochMs, filledLine, line, phone, plainText, uuid } from './text.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { preferenceSchema } from './preference.ts'
import { inviteFailures } from './rules/inviteFailure.ts'
import { textPermissionStatus } from './account.ts'

export const rsvpStatus = z.enum(['INVITED', 'SEEN', 'YES', 'NO', 'HIDDEN'])
export type RsvpStatus = z.infer<typeof rsvpStatus>
export const inviteStatus = z.enum(['PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'])
export type InviteStatus = z.infer<typeof inviteStatus>
export const waitlistStatus = z.enum(['PENDING_APPROVAL', 'DENIED', 'APPROVED'])
export const cohostStatus = z.enum(['PENDING', 'FAILED', 'SUCCESS', 'ACCEPTED', 'DECLINED'])
export const role = z.enum(['organizer', 'attendee'])

/** A song that a guest asks for (ENT-32). */
export const songSchema = z.object({
  songUri: line(256),
  songName: line(256),
  artistName: line(256),
  albumName: line(256).optional(),
  imageUrl: line(512)
    .regex(/^https:\/\/\S+$/)
    .optional(),
})

/** An answer to a question: text, yes or no, or a song (ENT-31). */
export const answerSchema = z.object({
  questionUuid: uuid,
  answerValue: z.union([
    z.object({ text: plainText(limits.answer) }),
    z.object({ isYes: z.boolean() }),
    z.object({ song: songSchema }),
  ]),
})
export type Answer = z.infer<typeof answerSchema>

/** How the companion app passes a guest's photos on: picked by hand, or found by itself (ENT-46, RSVP-25). */
export const photoUploadMode = z.enum(['manual', 'magic'])

/** A guest as other guests see one: no contact, no message, no answers. */
export const attendeeSchema = z.object({
  inviteeId: uuid,
  name: z.string(),
  photoUrl: z.string().optional(),
  role,
  rsvpStatus: z.enum(['INVITED', 'SEEN', 'YES', 'NO']),
  additionalGuestCount: z.number().int(),
})
export type Attendee = z.infer<typeof attendeeSchema>

/** A guest as the host, and the guest themself, see one (ENT-33). */
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
  /** Why the invitation is FAILED. */
  inviteFailure: z.enum(inviteFailures).optional(),
  waitlistStatus: waitlistStatus.optional(),
  cohostStatus: cohostStatus.optional(),
  additionalGuestCount: z.number().int(),
  rsvpMessage: z.string(),
  notificationPreference: preferenceSchema.optional(),
  answers: z.array(answerSchema),
  photoUploadMode: photoUploadMode.optional(),
  /** ms: when this guest answered last; absent until then. */
  answeredAt: epochMs.optional(),
  isNew: z.boolean(),
  /** The row belongs to an account, which keeps its own address: the host cannot change it (INV-18). */
  isConnected: z.boolean().optional(),
  /** Set where something of the row is not shown: to who holds but its key, and of what was there before its account came. */
  withheld: z
    .object({
      /** The contacts that the row has, and are not shown. */
      contacts: z.array(z.enum(['email', 'phone'])),
      /** The questions that were answered, where the answers are not shown. */
      answered: z.array(uuid),
      /** A message may be there that is not shown. */
      message: z.boolean(),
      /** No account has the row, and it has a contact that could be proven: its guest may do so (EVPAGE-26). */
      isUnverified: z.boolean(),
      /** The caller's account has the row. */
      isOwn: z.boolean(),
    })
    .optional(),
})
export type Invitee = z.infer<typeof inviteeSchema>

/** Someone to invite: a name and an e-mail address; `inviteeId` is made by the client so that a repeated call adds once. */
export const newInviteeSchema = z.object({ inviteeId: uuid, name: filledLine(limits.name), email })
export type NewInvitee = z.infer<typeof newInviteeSchema>

/** Adds guests, unsent. Answers the rows; a person already invited fails the whole call, nothing is half-added (RPC-70). */
export const addInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, invitees: z.array(newInviteeSchema).min(1).max(limits.inviteesPerCall) }),
  output: z.object({ invitees: z.array(inviteeSchema) }),
  failures: ['eventNotFound', 'forbidden', 'alreadyInvited', 'eventCancelled', 'guestLimit'],
})

/** A page of the host's guest list, organizer first, then by name. */
export const fetchInvitees = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: false,
  input: z.object({ eventId: uuid, pageToken: uuid.optional() }),
  output: z.object({ invitees: z.array(inviteeSchema), hasMore: z.boolean(), nextPageToken: z.string().optional() }),
  failures: ['eventNotFound', 'forbidden'],
})

/** Sends the named unsent invites: PENDING or FAILED moves to TRIGGERED, and a mail each is queued (RPC-52, INV-10). */
export const sendInvites = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    inviteIds: z.array(uuid).min(1).max(limits.inviteesPerPage),
    /** A new address for a single failed invite ('Edit email and resend'). */
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
 * A guest's answer. SEEN only marks the invitation as opened and never takes back a yes or no (INV-01). A message that is
 * left out stays as it was; so do the answers to questions that are not named. An empty text takes an answer back.
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
  answers: z.array(answerSchema).max(limits.questions).optional(),
})
export type Attendance = z.input<typeof attendanceSchema>

const attendanceInput = { eventId: uuid, invitee: attendanceSchema }

/** What an answer answers (RPC-41). `email`, `phone`: the contact to sign in with when `shouldPromptLogin`. */
const attendanceAnswer = z.object({
  shouldPromptLogin: z.boolean(),
  email: z.string().optional(),
  phone: z.string().optional(),
  inviteeId: uuid,
  isNonUpdate: z.boolean(),
  /** The guest's row as it now stands: the truth about status, count and waitlist. */
  invitee: inviteeSchema,
  /** The key to this row for a guest without login. Only `...ByLink` answers it. */
  token: z.string().optional(),
})
export type AttendanceAnswer = z.infer<typeof attendanceAnswer>

const attendanceFailures = [
  'eventNotFound',
  'inviteeNotFound',
  'eventCancelled',
  'eventPast',
  'answersMissing',
] as const

/** The signed-in caller's answer, whether they want text messages, and how their photos get into the album (RPC-37). */
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

/** The answer of a guest who holds an invitation: invitee id and token (RPC-38). */
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
 * The answer of somebody with the event's open link: creates an invitee (RPC-39). `inviteeId` is made by the client, so a
 * repeated call answers once. A contact that is already invited is not handed over: `shouldPromptLogin` is answered instead.
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
