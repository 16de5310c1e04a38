import { describe, expect, it } from 'vitest'
import { mergedEvent } from '../../../../app/platform/api/mergedEvent.ts'
import { readRsvpLink } from '../../../../app/platform/document/rsvpLink.ts'
import { decodeReturn } from '../../../../app/platform/readPath.ts'
import { afterRsvp, type SavedRsvp } from '../../../../app/screens/rsvpLink/afterRsvp.ts'
import { linkAttendance } from '../../../../app/screens/rsvpLink/sendRsvpLink.ts'
import { isReadyToAttend } from '../../../../app/screens/rsvpLink/useRsvpLink.ts'
import type { Invitee } from '../../../../contract/nouns/guest.ts'
import { guestPageData } from '../../../support/guestPageData.ts'

const eventId = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
const inviteeId = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a12'
const invitee: Invitee = {
  inviteeId,
  name: 'Ana',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'SUCCESS',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
}
const linkOf = (search: string) => readRsvpLink(new URLSearchParams(search), () => undefined)
const next = (kind: SavedRsvp['kind'], search: string, more: Partial<SavedRsvp> = {}) =>
  afterRsvp({
    kind,
    eventId,
    search,
    link: linkOf(search),
    saved: { shouldPromptLogin: false, inviteeId, isNonUpdate: false, invitee },
    isSignedIn: false,
    arrival: { showRSVP: false, signedInNow: false },
    ...more,
  })
const event = `/event/${eventId}`
const key = `iu=${inviteeId}&token=t`

describe('after the RSVP of a link', () => {
  it('a signed-in guest goes to the event, which gets the RSVP unless it is being completed [RSVP-03, RSVP-04, RSVP-05]', () => {
    expect(next('rsvp', '?r=yes')).toEqual({ path: `${event}?r=yes`, state: { showPhotosPromo: true }, isDrawn: false })
    expect(next('rsvp', '?r=no')).toEqual({ path: `${event}?r=no`, state: {}, isDrawn: false })
    expect(next('rsvp', '?r=yes&fr=1')).toEqual({ path: event, state: {}, isDrawn: false })
    expect(next('rsvp', '')).toEqual({ path: event, state: {}, isDrawn: false })
  })

  it.each([
    ['email', { email: 'ana@example.com' }, 2],
    ['phone', { phone: '+15105550100' }, 1],
  ])(
    'a guest who has to sign in goes to the sign-in by %s, and then to the account step [RSVP-06, RSVP-07]',
    (_by, contact, page) => {
      const savedResult = { shouldPromptLogin: true, ...contact, inviteeId, isNonUpdate: true, invitee }
      const { path, state } = next('updateemail', `?r=yes&${key}`, { saved: savedResult })
      expect(state).toEqual({ forceLogin: true, page })
      const s = new URL(path, 'http://here.invalid').searchParams.get('s')
      expect(decodeReturn(s)).toBe(`/event/updateuser/action/${eventId}?r=yes&${key}`)
    },
  )

  it('a signed-out guest goes to their personal page, which shows the RSVP [RSVP-08]', () => {
    expect(next('updateemail', `?r=yes&n=QW5h&${key}`)).toEqual({
      path: `${event}?${key}`,
      state: { showRSVP: true, inviteeName: 'Ana' },
      isDrawn: true,
    })
    const savedResult = { shouldPromptLogin: false, inviteeId, isNonUpdate: true, invitee }
    expect(next('updateemail', `?r=yes&${key}`, { saved: savedResult }).state).toMatchObject({
      nonUpdateRSVPThroughEmail: true,
    })
  })

  it('a guest who completes an RSVP goes to the event after a no, to the photo app if signed in, or to an account [RSVP-09, RSVP-10, RSVP-11, RSVP-12]', () => {
    expect(next('updateemail', `?r=no&fr=1&${key}`)).toMatchObject({ path: `${event}?${key}`, state: {} })
    expect(next('updateemail', `?r=yes&fr=1&${key}`, { isSignedIn: true })).toEqual({
      path: event,
      state: { showPhotosPromo: true },
      isDrawn: false,
    })
    for (const r of ['r=yes&', ''])
      expect(next('updateemail', `?${r}fr=1&${key}`).path).toMatch(
        new RegExp(`^/event/updateuser/action/${eventId}\\?${r}`),
      )
  })

  it('the account step continues to the event, with the RSVP if it should be shown [RSVP-17]', () => {
    expect(next('updateuser', '?r=no').path).toBe(event)
    const arrival = { showRSVP: true, signedInNow: true }
    expect(next('updateuser', '?r=no', { arrival }).path).toBe(`${event}?r=no`)
    expect(next('updateuser', '?r=yes', { arrival })).toMatchObject({
      path: `${event}?r=yes`,
      state: { showPhotosPromo: true, fromLogin: true },
    })
    expect(next('updateuser', '', { arrival }).path).toBe(event)
  })
})

describe('the values of a link', () => {
  it('leave out missing parts, so that earlier responses stay', () => {
    expect(linkAttendance('rsvp', linkOf('?r=yes'), inviteeId, undefined)).toEqual({
      inviteeId,
      rsvpStatus: 'YES',
      additionalGuestCount: 0,
    })
    expect(linkAttendance('rsvp', linkOf('?r=no&m=m&ng=3'), inviteeId, [])).toEqual({
      inviteeId,
      rsvpStatus: 'NO',
      additionalGuestCount: 0,
      rsvpMessage: '',
    })
    const attendance = linkAttendance('rsvp', linkOf('?r=yes'), inviteeId, [])
    expect(attendance).toMatchObject({ answers: [] })
    const contacts = { ...linkOf('?r=yes'), phone: '(510) 555-0100', email: 'ana@example.com', name: 'Ana' }
    expect(linkAttendance('rsvp', contacts, inviteeId, undefined)).toMatchObject({
      phone: '+15105550100',
      email: 'ana@example.com',
      name: 'Ana',
    })
    const wrong = linkAttendance('rsvp', { ...contacts, phone: '12', email: 'ana@' }, inviteeId, undefined)
    expect([wrong.phone, wrong.email]).toEqual([undefined, undefined])
  })

  it('choose updates by email for a link from an email by default [RSVP-24]', () => {
    const wish = (kind: SavedRsvp['kind'], search: string) =>
      linkAttendance(kind, linkOf(search), inviteeId, undefined).notificationPreference
    expect([wish('updateemail', ''), wish('updateemail', '?np=both'), wish('rsvp', '')]).toEqual([1, 3, undefined])
  })
})

it('need an account with a name, and a phone or an email address [RSVP-13]', () => {
  const user = { name: 'Ana', phones: [], emails: ['ana@example.com'] }
  expect(isReadyToAttend(user)).toBe(true)
  expect(isReadyToAttend({ ...user, emails: [], phones: ['+15105550100'] })).toBe(true)
  expect([undefined, { ...user, name: ' ' }, { ...user, emails: [] }].map(isReadyToAttend)).toEqual([
    false,
    false,
    false,
  ])
})

it("never overwrites an organizer's own row with an RSVP [RSVP-18]", () => {
  const { event: party } = guestPageData({ primary: '#fae5ff', text: '#000000' })
  const host = { ...party, invitee: { ...invitee, role: 'organizer' as const } }
  expect(mergedEvent(host, { ...invitee, rsvpStatus: 'NO' })).toBe(host)
  expect(mergedEvent({ ...party, invitee }, { ...invitee, rsvpStatus: 'NO' }).invitee?.rsvpStatus).toBe('NO')
})
