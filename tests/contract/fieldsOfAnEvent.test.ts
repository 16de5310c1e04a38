import { describe, expect, it } from 'vitest'
import { authenticate, getElkUser, refetchAccessToken, userSchema } from '../../contract/nouns/account.ts'
import { fetchContacts } from '../../contract/nouns/contacts.ts'
import {
  draftEventSchema,
  draftResultSchema,
  editEventDraft,
  fetchDraft,
  fetchDrafts,
} from '../../contract/nouns/draft.ts'
import { eventInputSchema, eventSummarySchema, eventViewSchema } from '../../contract/nouns/event.ts'
import { eventResultSchema, getEvent, getEventPreview, hostResultSchema } from '../../contract/nouns/eventResult.ts'
import { attendanceSchema } from '../../contract/nouns/guest.ts'
import { placeSchema } from '../../contract/nouns/place.ts'
import { logEntriesSchema } from '../../contract/wire/log.ts'
import { headerSchema } from '../../contract/wire/rpc.ts'

const draftEventResult = draftResultSchema.shape.event

/** Returns the given names that exist in a schema. */
const namesIn = (schema: { shape: object }, names: readonly string[]): string[] =>
  names.filter((name) => name in schema.shape)
/** Expects a schema to have all of the given fields. */
function expectFields(schema: { shape: object }, ...names: string[]): void {
  expect(namesIn(schema, names)).toEqual(names)
}

// `authToken` is the cookie with the refresh credential, `deviceId` is in every call's header, and contacts are paged.
it('the fields of a user are in its account, its session and its calls [ENT-01]', () => {
  expectFields(userSchema, 'id', 'name', 'phoneNumber', 'phones', 'emails', 'photoUrl')
  expectFields(userSchema, 'grantedTextPermission', 'textPermissionStatus', 'askForTextPermission')
  expectFields(authenticate.output, 'accessToken')
  expectFields(refetchAccessToken.input, 'refreshToken')
  expectFields(getElkUser.output.shape.user, 'deviceId')
  expectFields(headerSchema, 'deviceId')
  expectFields(fetchContacts.output, 'contacts')
})

// Compares the table in docs/fields.md with the contract.
describe('the fields of an event', () => {
  it('include its description, host, time and origin [ENT-04]', () => {
    expectFields(eventViewSchema, 'id', 'title', 'description', 'url', 'hostedBy')
    expectFields(eventViewSchema, 'startTime', 'endTime', 'timeZone', 'date', 'photoUrl')
    expectFields(
      hostResultSchema,
      'organizerUuid',
      'hostEmail',
      'subtitle',
      'backgroundAnimationSearchQuery',
      'disableReminders',
    )
    expectFields(hostResultSchema, 'previousImages', 'prompt', 'suggestionTags', 'inspirationId')
    expectFields(draftEventResult, 'url', 'organizerUuid', 'subtitle', 'date')
  })

  it('include everything a guest sees [ENT-05]', () => {
    expectFields(eventViewSchema, 'id', 'title', 'description', 'photoUrl', 'colors', 'backgroundAnimationUrl')
    expectFields(eventViewSchema, 'videoBackgroundDisabled', 'startTime', 'endTime', 'timeZone', 'location', 'hostedBy')
    expectFields(
      eventViewSchema,
      'isHost',
      'isDraft',
      'cancelledTimestamp',
      'attendees',
      'hasWaitlist',
      'publicGuestList',
    )
    expectFields(eventViewSchema, 'openInvite', 'communicationPreference')
    expectFields(placeSchema, 'displayName')
    expectFields(eventSummarySchema, 'isDraft', 'isHost', 'startTime')
  })

  it('have flags for its origin and ownership [ENT-06]', () => {
    expectFields(eventInputSchema, 'isFromQuickCreate', 'isClone')
    expectFields(eventViewSchema, 'isCreate', 'isDraft', 'isPreview', 'isHost')
    expectFields(hostResultSchema, 'isFromQuickCreate', 'isClone')
    expectFields(draftEventResult, 'isFromQuickCreate', 'isCreate', 'isClone', 'isDraft', 'isHost')
  })

  it('include its playlist, questions, people, messages and album [ENT-09]', () => {
    expectFields(eventResultSchema, 'playlistId', 'questions', 'attendees', 'location')
    expectFields(eventResultSchema, 'messages', 'messagesArePersonal', 'albumDetails')
    expectFields(hostResultSchema, 'existingAlbumId')
  })

  it('include its versions, the time it was saved, and its links [ENT-10]', () => {
    expectFields(eventResultSchema, 'modificationId', 'messageModificationId', 'showGuestList')
    expectFields(hostResultSchema, 'lastSavedTimestamp', 'cohostLink', 'hostUploadMode')
    expectFields(draftEventResult, 'modificationId', 'lastSavedTimestamp')
  })

  it('are returned by every operation that reads an event or a draft [ENT-04, ENT-06, ENT-09, ENT-10]', () => {
    for (const { output } of [getEvent, getEventPreview]) expect(output.shape.event).toBe(eventResultSchema)
    for (const { output } of [fetchDraft, editEventDraft]) expect(output.shape.draft).toBe(draftResultSchema)
    expect(fetchDrafts.output.shape.drafts.element).toBe(draftResultSchema)
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
