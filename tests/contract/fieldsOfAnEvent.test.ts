import { describe, expect, it } from 'vitest'
import { event as pathOfEvent } from '../../app/pathTo.ts'
import { authenticate, refetchAccessToken, userSchema } from '../../contract/nouns/account.ts'
import { albumSchema, getPreviewAlbumDetails } from '../../contract/nouns/album.ts'
import { getCohostLink } from '../../contract/nouns/cohost.ts'
import { fetchContacts } from '../../contract/nouns/contacts.ts'
import { draftEventSchema, draftSchema } from '../../contract/nouns/draft.ts'
import {
  createEvent,
  eventInputSchema,
  eventSummarySchema,
  eventViewSchema,
  hostSettingsSchema,
} from '../../contract/nouns/event.ts'
import { attendanceSchema, inviteeSchema } from '../../contract/nouns/guest.ts'
import { getPreviousImages } from '../../contract/nouns/image.ts'
import { logEntriesSchema } from '../../contract/wire/log.ts'
import { getEventMessageHistory } from '../../contract/nouns/message.ts'
import { locationSchema } from '../../contract/nouns/place.ts'
import { modificationSchema } from '../../contract/wire/realtime.ts'
import { headerSchema } from '../../contract/wire/rpc.ts'
import { eventDates } from '../../contract/rules/dates/eventDates.ts'

/** Returns the given names that exist in a schema. */
const found = (schema: { shape: object }, names: readonly string[]): string[] =>
  names.filter((name) => name in schema.shape)
/** Expects a schema to have all of the given fields. */
function has(schema: { shape: object }, ...names: string[]): void {
  expect(found(schema, names)).toEqual(names)
}

// `authToken` is the cookie with the refresh credential, `deviceId` is in every call's header, and contacts are paged.
it('the fields of a user are in its account, its session and its calls [ENT-01]', () => {
  has(userSchema, 'id', 'name', 'phoneNumber', 'phones', 'emails', 'photoUrl')
  has(userSchema, 'grantedTextPermission', 'textPermissionStatus', 'askForTextPermission')
  has(authenticate.output, 'accessToken')
  has(refetchAccessToken.input, 'refreshToken')
  has(headerSchema, 'deviceId')
  has(fetchContacts.output, 'contacts')
})

// Compares the table in docs/decisions/021-fields-of-an-event.md with the contract.
describe('the fields of an event', () => {
  it('include its description, host, time and origin [ENT-04]', () => {
    has(eventViewSchema, 'id', 'title', 'description', 'hostedBy', 'startTime', 'endTime', 'timeZone', 'photoUrl')
    has(hostSettingsSchema, 'backgroundAnimationSearchQuery', 'prompt', 'suggestionTags', 'inspirationId')
    has(getPreviousImages.output, 'images')
    // `organizerUuid` and `hostEmail` are in the organizer's row of the guest list (tests/server/events/events.test.ts).
    has(inviteeSchema, 'role', 'userId', 'email')
    expect(pathOfEvent('1')).toBe('/event/1')
    const timed = { startTime: Date.UTC(2027, 0, 2, 3), endTime: 0, timeZone: 'America/Los_Angeles' }
    expect(eventDates(timed, 0).day).toBe('Friday, January 1, 2027')
  })

  it('include everything a guest sees [ENT-05]', () => {
    has(eventViewSchema, 'id', 'title', 'description', 'photoUrl', 'colors', 'backgroundAnimationUrl')
    has(
      eventViewSchema,
      'videoBackgroundDisabled',
      'startTime',
      'endTime',
      'timeZone',
      'location',
      'hostedBy',
      'isHost',
    )
    has(eventViewSchema, 'cancelledTimestamp', 'attendees', 'hasWaitlist', 'publicGuestList', 'openInvite')
    has(eventViewSchema, 'communicationPreference')
    has(locationSchema, 'displayName')
    has(eventSummarySchema, 'isDraft', 'isHost', 'startTime')
  })

  it('have flags for its origin and ownership [ENT-06]', () => {
    has(eventInputSchema, 'isFromQuickCreate')
    has(draftEventSchema, 'isFromQuickCreate', 'cloneOf')
    has(eventSummarySchema, 'isDraft', 'isHost')
    has(eventViewSchema, 'isHost', 'isCohost')
  })

  it('include its playlist, questions, people, messages and album [ENT-09]', () => {
    has(eventViewSchema, 'playlistId', 'questions', 'attendees', 'location')
    has(getEventMessageHistory.output, 'messages', 'messagesArePersonal')
    has(getPreviewAlbumDetails.output, 'album')
    has(createEvent.input, 'albumId')
  })

  it('include its versions, the time it was saved, and its links [ENT-10]', () => {
    has(eventViewSchema, 'modificationId', 'attendees')
    has(modificationSchema, 'modificationId', 'messageModificationId')
    has(draftSchema, 'savedAt')
    has(getCohostLink.output, 'linkUuid')
    has(albumSchema, 'photoUploadMode')
  })

  it('have times in milliseconds, with 0 for unset [ENT-14]', () => {
    expect(draftEventSchema.parse({ modificationId: 1 })).toMatchObject({ startTime: 0, endTime: 0 })
    const startTime = Date.UTC(2027, 0, 1)
    expect(draftEventSchema.parse({ modificationId: 1, startTime })).toMatchObject({ startTime, endTime: 0 })
    for (const wrong of ['2027-01-01', -1, 1.5, null])
      expect(draftEventSchema.safeParse({ modificationId: 1, startTime: wrong }).success).toBe(false)
    // A published party needs a start.
    const { error } = eventInputSchema.safeParse({ startTime: 0 })
    expect(error?.issues.map(({ path }) => path[0])).toContain('startTime')
  })
})

it('a guest brings no one by default [ENT-36]', () => {
  const answer = { inviteeId: crypto.randomUUID(), rsvpStatus: 'YES' }
  expect(attendanceSchema.parse(answer).additionalGuestCount).toBe(0)
  expect(attendanceSchema.parse({ ...answer, additionalGuestCount: 2 }).additionalGuestCount).toBe(2)
})

it('a log entry has one of four severities [ENT-53]', () => {
  const entry = (severity: string) =>
    logEntriesSchema.safeParse({ entries: [{ severity, message: 'It broke' }] }).success
  expect(['INFO', 'DEBUG', 'WARN', 'ERROR'].map(entry)).toEqual([true, true, true, true])
  expect(['FATAL', 'warn', ''].map(entry)).toEqual([false, false, false])
})
