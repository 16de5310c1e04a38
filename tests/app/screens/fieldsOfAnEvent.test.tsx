import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { isUnanswered } from '../../../app/entry/Envelope.tsx'
import { draftPreview } from '../../../app/parts/invitation/draftPreview.ts'
import { browserZone } from '../../../app/platform/browser/browserZone.ts'
import { beginEditing, editorReducer, isDirty } from '../../../app/screens/edit/editorState.ts'
import { fieldErrors, newFields, timesOf, zoneOf } from '../../../app/screens/edit/eventFields.ts'
import { cloneOf, fromLine } from '../../../app/screens/edit/eventInput.ts'
import { fieldsOfDraft, toDraftEvent } from '../../../app/screens/edit/saving/draftFields.ts'
import { SavedStatus } from '../../../app/screens/edit/saving/SavedStatus.tsx'
import { EventPage } from '../../../app/screens/event/EventPage.tsx'
import { draftEventSchema } from '../../../contract/nouns/draft.ts'
import { inviteeSchema } from '../../../contract/nouns/guest.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const zone = 'America/Los_Angeles'
const host = { id: crypto.randomUUID(), name: 'Maya' }
/** Returns a draft as its preview page shows it. */
const preview = (fields: object) =>
  draftPreview(
    {
      eventUuid: crypto.randomUUID(),
      event: {
        ...draftEventSchema.parse({ modificationId: 1, ...fields }),
        url: 'https://festoon.example/event/draft/1',
        organizerUuid: host.id,
        date: '2026-11-22',
        isHost: true,
        isDraft: true,
        isCreate: true,
        isClone: false,
        lastSavedTimestamp: now,
      },
      savedAt: now,
    },
    host,
  )
const shownEvent = preview({ ...toDraftEvent(newFields(now, zone), 1, undefined), title: 'Supper' })

afterEach(() => {
  vi.restoreAllMocks()
})

// These fields exist only on the page. See the table in docs/fields.md.
it('marks a new event, a copy, a quick create, and a preview [ENT-06]', () => {
  const fields = newFields(now, zone)
  expect([fields.isFromQuickCreate, fields.isClone, fields.cloneOf]).toEqual([false, false, null])
  // A new event hasn't been saved yet.
  expect(beginEditing({ fields, modificationId: 0 })).toMatchObject({ modificationId: 0, savedAt: null })
  const line = {
    title: 'Supper',
    description: '',
    startTime: now,
    endTime: 0,
    location: null,
    timeZone: zone,
    themeId: null,
    inspiration: null,
    keywords: [],
  }
  const quickParty = fromLine(fields, line)
  expect(quickParty.isFromQuickCreate).toBe(true)
  expect(toDraftEvent(quickParty, 1, undefined)).toMatchObject({ isFromQuickCreate: true, isClone: false })
  const settings = {
    remindersEnabled: true,
    suggestionTags: [],
    isFromQuickCreate: true,
    isClone: false,
    lastSavedTimestamp: now,
    shortUrl: 'https://festoon.example/e/0123456789',
    handoverUntil: null,
    hasMusicWidget: false,
  }
  const hostSettings = { ...settings, hostNotification: 'asTheyArrive', revision: 1, guestCount: 2 } as const
  const copy = cloneOf({ ...shownEvent, host: hostSettings }, now)
  expect([copy.cloneOf, copy.isClone, copy.isFromQuickCreate]).toEqual([shownEvent.id, true, false])
  // A copy without guests is a copy, too, and remains one as a draft.
  const alone = cloneOf({ ...shownEvent, host: { ...hostSettings, guestCount: 0 } }, now)
  expect([alone.cloneOf, toDraftEvent(alone, 1, undefined).isClone]).toEqual([null, true])

  const page = (isPreview: boolean) =>
    renderToStaticMarkup(<EventPage event={{ ...shownEvent, isPreview }} link={null} now={now} />)
  expect(shownEvent).toMatchObject({ isHost: true, isDraft: true, isCreate: true, isPreview: true })
  expect(page(false)).toContain('/calendar/')
  expect(page(true)).not.toContain('/calendar/')
})

it('starts in the editor with the default settings for guests, also as a draft without any [ENT-18, ENT-19, ENT-23, ENT-25]', () => {
  const defaults = { openInvite: true, publicGuestList: true, communicationPreference: 3, hasWaitlist: false }
  const fields = newFields(now, zone)
  expect(fields).toMatchObject(defaults)
  expect(toDraftEvent(fields, 1, undefined)).toMatchObject(defaults)
  const event = draftEventSchema.parse({ modificationId: 1 })
  expect(fieldsOfDraft({ eventUuid: fields.id, event, savedAt: now }, zone, now)).toMatchObject(defaults)
})

it('shows the options of a draft in its preview, and the defaults of those that it lacks', () => {
  const chosenOptions = {
    openInvite: false,
    publicGuestList: false,
    communicationPreference: 1,
    hasWaitlist: true,
    videoBackgroundDisabled: true,
    animation: 'snow',
    timeZone: 'Europe/Berlin',
  }
  expect(preview(chosenOptions)).toMatchObject(chosenOptions)
  expect(preview({})).toMatchObject({
    title: '',
    openInvite: true,
    publicGuestList: true,
    communicationPreference: 3,
    hasWaitlist: false,
    videoBackgroundDisabled: false,
    animation: 'lightSource',
    timeZone: browserZone(),
    questions: [],
    location: null,
  })
  expect(preview({ locationText: 'At home' }).location).toEqual({ displayName: 'At home' })
})

it('has the time of the last autosave, the saving status, and the guest list visibility [ENT-10]', () => {
  const startState = beginEditing({ fields: newFields(now, zone), modificationId: 0 })
  const changedState = editorReducer(startState, { type: 'changed', fields: { title: 'Supper' } })
  const saving = editorReducer(changedState, { type: 'saveStarted' })
  expect([saving.saving, saving.savedAt, isDirty(saving)]).toEqual(['saving', null, true])
  const version = { fields: saving.fields, modificationId: 1 }
  const savedState = editorReducer(saving, { type: 'saved', version, at: now })
  expect([savedState.saving, savedState.savedAt, savedState.modificationId, isDirty(savedState)]).toEqual([
    'idle',
    now,
    1,
    false,
  ])
  const status = (state: typeof savedState) => renderToStaticMarkup(<SavedStatus state={state} isLive={false} />)
  expect(status(saving)).toMatch(/><\/p>$/)
  expect(status(savedState)).toContain('>Saved at ')
  expect(status({ ...savedState, saving: 'failed' })).toContain('>Not saved yet.')

  const guests = (attendees: typeof shownEvent.attendees) =>
    renderToStaticMarkup(<EventPage event={{ ...shownEvent, attendees, goingCount: null }} link={null} now={now} />)
  expect(guests(shownEvent.attendees)).not.toContain(fixedText('AUTHZ-04'))
  expect(guests(null)).toContain(fixedText('AUTHZ-04'))
})

it('has errors for title, place, start, the order of times, and their length [ENT-11]', () => {
  const at = (start: string, end: string | null) =>
    fieldErrors({ ...newFields(now, zone), title: 'Supper', start, end }, now)
  expect(fieldErrors(newFields(now, zone), now).title).toBe(fixedText('VAL-26'))
  expect(fieldErrors(newFields(now, zone), now).location).toBe(fixedText('VAL-27'))
  expect(at('2020-01-01T20:00', null).startTime).toBe(fixedText('VAL-30'))
  expect(at('2026-12-01T20:00', '2026-12-01T19:00').endTime).toBe(fixedText('VAL-31'))
  expect(at('2026-12-01T20:00', '2026-12-16T19:00').endTime).toBe(fixedText('VAL-32'))
  const fine = at('2026-12-01T20:00', '2026-12-01T23:00')
  expect([fine.title, fine.startTime, fine.endTime]).toEqual([undefined, undefined, undefined])
})

it('uses the time zone of the browser until a place is chosen [ENT-15]', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Kathmandu',
  })
  expect(browserZone()).toBe('Asia/Kathmandu')
  const fields = { ...newFields(now, browserZone()), start: '2026-12-01T20:00' }
  expect(toDraftEvent(fields, 1, undefined).timeZone).toBe('Asia/Kathmandu')
  expect(timesOf(fields).startTime).toBe(Date.UTC(2026, 11, 1, 14, 15))
  expect(zoneOf({ ...fields, place: { location: { displayName: 'Berlin' }, timeZoneId: 'Europe/Berlin' } })).toBe(
    'Europe/Berlin',
  )
})

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['', 'America/Los_Angeles'],
])('resolves the browser time zone "%s" to %s [ENT-16]', (namedZone, expected) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: namedZone,
  })
  expect(browserZone()).toBe(expected)
  // A draft without a zone has the same in the editor and in the preview.
  expect(preview({ title: 'Supper' }).timeZone).toBe(expected)
})

it('shows a date that is to be decided, with no calendar, and a draft without one', () => {
  const page = (fields: object) =>
    renderToStaticMarkup(<EventPage event={{ ...shownEvent, ...fields }} link={null} now={now} />)
  const none = { startTime: 0, endTime: 0 }
  const publishedEvent = { ...none, dateUndecided: true, isDraft: false, isPreview: false }
  expect(page(publishedEvent)).toContain('Date to be decided')
  expect(page(publishedEvent)).not.toMatch(/<time\b|Add to calendar|This party is over/)
  expect(page({ ...publishedEvent, startTime: now, dateUndecided: false })).toMatch(/<time\b.*Add to calendar/s)
  expect(page(preview({ ...none, dateUndecided: true }))).toContain('Date to be decided')
  expect(page(preview(none))).toContain('No date yet')
})

it('an invitation without a date is unanswered until the guest replies', () => {
  const invitee = {
    inviteeId: host.id,
    name: 'Ana',
    role: 'attendee',
    rsvpStatus: 'SEEN',
    inviteStatus: 'SUCCESS',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: [],
    isNew: false,
  } as const
  const event = { ...shownEvent, dateUndecided: true, startTime: 0, invitee: inviteeSchema.parse(invitee) }
  expect(isUnanswered(event, now)).toBe(true)
  expect(isUnanswered({ ...event, startTime: now }, now), 'a party that has started').toBe(false)
  expect(isUnanswered({ ...event, cancelledTimestamp: now }, now)).toBe(false)
})
