import { describe, expect, it } from 'vitest'
import { browserZone } from '../../../app/platform/browser/browserZone.ts'
import {
  dayAhead,
  fieldErrors,
  newFields,
  timesOf,
  zoneOf,
  type EventFields,
} from '../../../app/screens/edit/eventFields.ts'
import {
  cloneOf,
  eventInputOf,
  fieldsOfEvent,
  fromInspiration,
  fromLine,
} from '../../../app/screens/edit/eventInput.ts'
import { fieldsOfDraft, toDraftEvent } from '../../../app/screens/edit/saving/draftFields.ts'
import { draftEventSchema } from '../../../contract/nouns/draft.ts'
import { eventViewSchema, type EventView } from '../../../contract/nouns/event.ts'
import { addressAudience } from '../../../contract/rules/events/addressAudience.ts'
import { eventChanges } from '../../../contract/rules/events/eventChanges.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const berlin = { location: { displayName: 'Berlin', place: 'b' }, timeZoneId: 'Europe/Berlin' }
const id = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`

/** All fields that the editor can set. */
const full: EventFields = {
  ...newFields(now, 'Europe/Berlin'),
  title: 'Supper',
  description: 'Soup.',
  placeText: 'Berlin',
  place: { ...berlin, location: { ...berlin.location, placeName: 'The Old Mill' } },
  venue: 'The Old Mill',
  start: '2026-12-24T18:30',
  end: '2026-12-25T01:00',
  cover: '/files/a.webp',
  colors: { primary: '#112233', text: '#ffffff' },
  animation: 'snow',
  backgroundUrl: '/loops/snow.mp4',
  backgroundQuery: 'snow',
  isVideoOff: false,
  prompt: 'lanterns',
  inspirationId: '703-2',
  suggestionTags: ['Lantern'],
  isFromQuickCreate: true,
  playlistId: 'list',
  questions: [{ questionUuid: id(1), question: 'Allergies?', isRequired: true, questionType: 'text' }],
  openInvite: false,
  publicGuestList: false,
  remindersEnabled: false,
  hostNotification: 'dailyDigest',
  communicationPreference: 1,
  hasWaitlist: true,
  capacity: 20,
  addressFor: 'signedIn',
  allowMaybe: true,
  decideOn: '2026-12-20',
  rsvpOn: '2026-12-24',
  lateRsvps: 'ask',
}

/** Returns the event as its host sees it. */
function viewOf(fields: EventFields): EventView {
  const { capacity, addressFor, remindersEnabled, hostNotification, ...input } = eventInputOf(
    fields,
    fields.cover ?? '',
  )
  return eventViewSchema.parse({
    ...input,
    id: fields.id,
    url: 'https://festoon.example/event/1',
    isDraft: false,
    isCreate: false,
    isPreview: false,
    date: '2026-12-24',
    showGuestList: true,
    hostedBy: 'Maya',
    backgroundAnimationUrl: input.backgroundAnimationUrl ?? null,
    playlistId: input.playlistId ?? null,
    cancelledTimestamp: null,
    isHost: true,
    isCohost: false,
    goingCount: 1,
    attendees: [],
    invitee: null,
    modificationId: '9',
    addressAudience: addressAudience({ addressFor, hasWaitlist: input.hasWaitlist }),
    host: {
      ...input,
      remindersEnabled,
      hostNotification,
      capacity,
      addressFor,
      revision: 9,
      lastSavedTimestamp: now,
      shortUrl: 'https://festoon.example/e/0123456789',
      guestCount: 4,
      handoverUntil: null,
      hasMusicWidget: false,
    },
  })
}

const hostZone = 'America/Los_Angeles'

describe('a date that is to be decided', () => {
  const undatedFields = { ...full, dateUndecided: true }

  it('is sent as no start and no end, and kept by a draft', () => {
    const times = { startTime: 0, endTime: 0, dateUndecided: true }
    expect(eventInputOf(undatedFields, '/files/a.webp')).toMatchObject(times)
    const event = draftEventSchema.parse(toDraftEvent(undatedFields, 5, '/files/a.webp'))
    expect(event).toMatchObject(times)
    const back = fieldsOfDraft({ eventUuid: full.id, event, savedAt: now }, hostZone, now)
    expect(back).toMatchObject({ dateUndecided: true, end: null })
    expect(fieldErrors(back, now)).toEqual({})
  })

  it('can become a date again, at first the one that the host had, or else next Saturday', () => {
    expect(timesOf({ ...undatedFields, dateUndecided: false })).toEqual(timesOf(full))
    const editedFields = fieldsOfEvent(viewOf(undatedFields), now)
    expect(editedFields).toMatchObject({ dateUndecided: true, start: '2026-11-28T19:00', end: null })
    expect(fieldErrors({ ...editedFields, start: '' }, now).startTime, 'a date is not needed').toBeUndefined()
    expect(fieldErrors({ ...editedFields, dateUndecided: false, start: '' }, now).startTime).toBe(fixedText('VAL-29'))
  })

  it('is to be decided for a copy, too', () => {
    const start = dayAhead(now, 'Europe/Berlin')
    expect(cloneOf(viewOf(undatedFields), now)).toMatchObject({ dateUndecided: true, start })
    expect(cloneOf(viewOf(full), now).dateUndecided).toBe(false)
  })

  it("of a host's line becomes one in the editor", () => {
    const draftedEvent = {
      title: 'Reunion',
      description: '',
      location: null,
      timeZone: hostZone,
      themeId: null,
      inspiration: null,
      keywords: [],
    }
    const fields = newFields(now, hostZone)
    expect(fromLine(fields, { ...draftedEvent, startTime: 0, endTime: 0 })).toMatchObject({
      dateUndecided: true,
      start: fields.start,
      end: null,
    })
    expect(fromLine(fields, { ...draftedEvent, startTime: now, endTime: 0 })).toMatchObject({ dateUndecided: false })
  })
})

describe('a draft', () => {
  it('keeps all fields when it is sent to the server and back [DRAFT-04, QUES-05]', () => {
    const event = draftEventSchema.parse(toDraftEvent(full, 5, '/files/a.webp'))
    expect(event.modificationId).toBe(5)
    const back = fieldsOfDraft({ eventUuid: full.id, event, savedAt: now }, hostZone, now)
    expect(back).toEqual({ ...full, browserZone: hostZone })
  })

  it('keeps an unconfirmed place, and the venue of a place that is not chosen yet [EDIT-07]', () => {
    const fields = { ...full, place: null, placeToConfirm: berlin, venue: 'The Old Mill' }
    const event = draftEventSchema.parse(toDraftEvent(fields, 5, '/files/a.webp'))
    const back = fieldsOfDraft({ eventUuid: full.id, event, savedAt: now }, hostZone, now)
    expect(back).toEqual({ ...fields, browserZone: hostZone })
  })

  it("has the host's time zone after its picked place is gone, and otherwise the saved one [PLACE-07]", () => {
    const continueDraft = (fields: EventFields) =>
      fieldsOfDraft(
        { eventUuid: full.id, event: draftEventSchema.parse(toDraftEvent(fields, 5, undefined)), savedAt: now },
        hostZone,
        now,
      )
    for (const back of [continueDraft(full), continueDraft({ ...full, place: null, placeToConfirm: berlin })]) {
      expect(zoneOf(back)).toBe('Europe/Berlin')
      expect(zoneOf({ ...back, place: null, placeToConfirm: null, placeText: 'Our garden' })).toBe(hostZone)
      expect(zoneOf({ ...back, placeKind: 'online' })).toBe(hostZone)
    }
    expect(zoneOf(continueDraft({ ...full, place: null, placeText: 'Our garden' }))).toBe('Europe/Berlin')
    expect(zoneOf(continueDraft({ ...full, placeKind: 'online' }))).toBe('Europe/Berlin')
  })

  it('has deadlines that end with their day, or before the party starts, and copies have none', () => {
    const input = eventInputOf(full, '/files/a.webp')
    const decideBy = Date.UTC(2026, 11, 20, 22, 59)
    expect(input).toMatchObject({ decideBy, rsvpBy: Date.UTC(2026, 11, 24, 17, 29), lateRsvps: 'ask' })
    expect(cloneOf(viewOf(full), now)).toMatchObject({ allowMaybe: true, decideOn: '', rsvpOn: '', lateRsvps: 'ask' })
    const off = eventInputOf({ ...full, allowMaybe: false, rsvpOn: '' }, '/files/a.webp')
    expect([off.decideBy, off.rsvpBy, off.lateRsvps]).toEqual([undefined, undefined, 'closed'])
    expect(eventInputOf({ ...full, dateUndecided: true }, '/files/a.webp')).not.toHaveProperty('rsvpBy')
    expect(fieldErrors({ ...full, decideOn: '2026-12-25', rsvpOn: '2026-12-26' }, now)).toEqual({
      decideBy: 'Guests have to decide before the party starts',
      rsvpBy: 'The RSVP deadline must be before the party starts',
    })
  })

  it('keeps the video that is turned off [BG-06]', () => {
    const off = { ...full, backgroundUrl: null, earlierUrl: '/loops/snow.mp4', isVideoOff: true }
    const event = draftEventSchema.parse(toDraftEvent(off, 5, '/files/a.webp'))
    expect(event).toMatchObject({ backgroundAnimationUrl: '/loops/snow.mp4', videoBackgroundDisabled: true })
    const back = fieldsOfDraft({ eventUuid: full.id, event, savedAt: now }, hostZone, now)
    expect(back).toEqual({ ...off, browserZone: hostZone })
  })

  it('keeps the album it was begun from, and whose guests it copies', () => {
    const draftFields = { ...full, existingAlbumId: id(7), cloneOf: id(8), copiesGuests: true, isClone: true }
    const event = draftEventSchema.parse(toDraftEvent(draftFields, 5, '/files/a.webp'))
    const back = fieldsOfDraft({ eventUuid: full.id, event, savedAt: now }, hostZone, now)
    expect(back).toEqual({ ...draftFields, browserZone: hostZone })
  })

  it('has the defaults of a new party for every field that was never stored', () => {
    const event = draftEventSchema.parse({ modificationId: 1, startTime: 0, endTime: 0 })
    expect(fieldsOfDraft({ eventUuid: full.id, event, savedAt: now }, 'UTC', now)).toEqual({
      ...newFields(now, 'UTC'),
      id: full.id,
    })
  })

  it('can be saved with any pasted text and any year, like a live event', () => {
    const pastedFields = {
      ...full,
      title: 'Soup\tand bread',
      description: 'First\u000Bsecond\u0000',
      prompt: 'half \uD83C',
      start: '1960-01-01T10:00',
    }
    const event = draftEventSchema.parse(toDraftEvent(pastedFields, 5, '/files/a.webp'))
    expect(event).toMatchObject({ title: 'Soup and bread', description: 'First\nsecond', prompt: 'half \uFFFD' })
    expect(event.startTime).toBe(0)
    const savedTexts = { title: 'Soup and bread', description: 'First\nsecond' }
    expect(eventInputOf({ ...pastedFields, start: full.start }, '/files/a.webp')).toMatchObject(savedTexts)
  })

  it('may be almost empty', () => {
    const fields = { ...newFields(now, 'UTC'), start: '', placeText: 'Somewhere in Oak' }
    const event = draftEventSchema.parse(toDraftEvent(fields, 1, undefined))
    expect(event.startTime).toBe(0)
    const back = fieldsOfDraft({ eventUuid: fields.id, event, savedAt: now }, 'UTC', now)
    expect(back).toMatchObject({ placeText: 'Somewhere in Oak', place: null, title: '', cover: null })
  })
})

describe('a live event', () => {
  it('is unchanged by the editor', () => {
    const view = viewOf(full)
    const input = eventInputOf(full, '/files/a.webp')
    expect(fieldsOfEvent(view, now)).toEqual({ ...full, browserZone: browserZone() })
    expect(eventInputOf(fieldsOfEvent(view, now), view.photoUrl)).toEqual(input)
  })

  it("has the host's time zone after its picked place is gone, also in copies [PLACE-07]", () => {
    expect(browserZone()).not.toBe('Europe/Berlin')
    for (const fields of [fieldsOfEvent(viewOf(full), now), cloneOf(viewOf(full), now)]) {
      expect(zoneOf(fields)).toBe('Europe/Berlin')
      const typedFields = { ...fields, place: null, placeToConfirm: null, placeText: 'Our garden' }
      expect(zoneOf(typedFields)).toBe(browserZone())
      expect(zoneOf({ ...fields, placeKind: 'online' })).toBe(browserZone())
    }
    const event = viewOf({ ...full, place: null, placeText: 'Our garden' })
    for (const fields of [fieldsOfEvent(event, now), cloneOf(event, now)]) expect(zoneOf(fields)).toBe('Europe/Berlin')
  })

  it('keeps the video that is turned off, also in copies [BG-06]', () => {
    const off = { ...full, backgroundUrl: null, earlierUrl: '/loops/snow.mp4', isVideoOff: true }
    const input = eventInputOf(off, '/files/a.webp')
    expect(input).toMatchObject({ backgroundAnimationUrl: '/loops/snow.mp4', videoBackgroundDisabled: true })
    const keptVideo = { backgroundUrl: null, earlierUrl: '/loops/snow.mp4', isVideoOff: true }
    expect(fieldsOfEvent(viewOf(off), now)).toMatchObject(keptVideo)
    expect(cloneOf(viewOf(off), now)).toMatchObject(keptVideo)
  })

  it('has the defaults of a new party for what only its hosts see', () => {
    const seenFields = fieldsOfEvent({ ...viewOf(full), host: null }, now)
    const { prompt, inspirationId, suggestionTags, isFromQuickCreate, isClone } = newFields(now, 'UTC')
    expect(seenFields).toMatchObject({ prompt, inspirationId, suggestionTags, isFromQuickCreate, isClone })
    expect(seenFields).toMatchObject({ remindersEnabled: true, hostNotification: 'asTheyArrive', capacity: null })
  })

  it("has no audience of its address until the host chooses one, and keeps the host's choice", () => {
    const unset = { ...full, addressFor: null }
    expect(eventInputOf(unset, '/files/a.webp')).not.toHaveProperty('addressFor')
    expect(fieldsOfEvent(viewOf(unset), now).addressFor).toBeNull()
    expect(cloneOf(viewOf(full), now).addressFor).toBe('signedIn')
    const input = eventInputOf({ ...unset, addressFor: 'confirmed' }, '/files/a.webp')
    expect(eventChanges(eventInputOf(unset, '/files/a.webp'), input).map(({ field }) => field)).toEqual(['options'])
  })

  it('leaves out empty questions, and keeps a capacity without a waitlist', () => {
    const blank = { questionUuid: id(2), question: '  ', isRequired: false, questionType: 'text' } as const
    const input = eventInputOf({ ...full, questions: [...full.questions, blank], hasWaitlist: false }, '/files/a.webp')
    expect(input.questions).toHaveLength(1)
    expect(input.capacity).toBe(full.capacity)
  })
})

it('a party based on a gallery image has its text, colors, lettering and theme', () => {
  const colors = { primary: '#101010', text: '#ffffff' }
  const image = { title: 'Snow', description: 'Bring a hat.', imageUrl: '/files/gallery/1.webp', inspirationId: '1-1' }
  const theme = { themeId: 1, prompt: 'snow', lettering: 'soft' as const }
  expect(fromInspiration(newFields(now, 'UTC'), { ...image, ...theme, colors })).toMatchObject({
    title: 'Snow',
    description: 'Bring a hat.',
    cover: image.imageUrl,
    colors,
    lettering: 'soft',
    inspirationId: '1-1',
    suggestionTags: ['Snow'],
  })
})

describe('a copy', () => {
  const view = viewOf(full)
  const copy = cloneOf(view, now)

  it('has a new id, no album, and a title that starts with Copy of [LIFE-07, LIFE-09]', () => {
    expect(copy.id).not.toBe(view.id)
    expect(cloneOf(viewOf({ ...full, existingAlbumId: id(7) }), now).existingAlbumId).toBeNull()
    expect(copy).toMatchObject({ title: 'Copy of Supper', cloneOf: view.id, copiesGuests: true })
    expect(cloneOf({ ...view, title: '' }, now).title).toBe('Copy of Untitled Party')
    expect(cloneOf({ ...view, title: 'x'.repeat(128) }, now).title).toHaveLength(128)
  })

  it("keeps the cover, or has a copy of another host's own image", () => {
    const [cover, gallery] = [view.photoUrl, '/files/gallery/793-1.webp']
    expect(cloneOf(view, now, 'cropped:1').cover).toBe(cover)
    expect(cloneOf({ ...view, host: null }, now, 'cropped:1').cover).toBe('cropped:1')
    expect(cloneOf({ ...view, host: null }, now).cover).toBeNull()
    expect(cloneOf({ ...view, host: null, photoUrl: gallery }, now).cover).toBe(gallery)
  })

  it('starts a day from now without an end [LIFE-08, CONST-54]', () => {
    const { startTime, endTime } = timesOf(copy)
    expect(Math.abs(startTime - now - 86_400_000)).toBeLessThanOrEqual(3_600_000)
    expect(endTime).toBe(0)
  })

  it('needs its place to be confirmed [EDIT-07]', () => {
    expect(copy).toMatchObject({ place: null, placeToConfirm: { location: { displayName: 'Berlin' } } })
  })

  it('has new question ids, so that responses to the old ones do not count', () => {
    expect(copy.questions.map(({ question }) => question)).toEqual(['Allergies?'])
    expect(copy.questions[0]?.questionUuid).not.toBe(id(1))
  })
})
