import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as paths from '../../../app/platform/paths.ts'
import { encodeReturn } from '../../../app/platform/paths.ts'
import { decodeReturn, readPaymentReturn } from '../../../app/platform/readPath.ts'

const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
const link = { eventId: id, inviteeId: id, token: 'a_b-c' }

it('builds the paths of drafts and of the guest list as a file', () => {
  expect([paths.draft(id), paths.draftPreview(id)]).toEqual([`/event/draft/edit/${id}`, `/event/draft/${id}`])
  expect([paths.saveDraft(), paths.saveDraft('new'), paths.saveDraft('from:a/b')]).toEqual([
    '/event/draft/create/action',
    '/event/draft/create/action',
    '/event/draft/create/action?draft=from%3Aa%2Fb',
  ])
  expect(paths.guestList(id, { fields: ['Name'] })).toBe(
    `/event/${id}/guestlist.csv/%7B%22fields%22%3A%5B%22Name%22%5D%7D`,
  )
})

it('builds every path', () => {
  expect({
    signIn: paths.signIn('/events?tab=past'),
    signInHome: paths.signIn('/'),
    event: paths.event(id),
    asGuest: paths.eventAsGuest(link),
    invite: paths.invite(id),
    answer: paths.rsvpAction(id),
    ics: paths.calendar(id, 'ics', link),
    google: paths.calendar(id, 'google', null),
    clone: paths.cloneEvent(id),
    gallery: [paths.instant(), paths.instant(701), paths.instantCategory(3)],
  }).toMatchInlineSnapshot(`
    {
      "answer": "/event/unauthrsvp/action/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11",
      "asGuest": "/event/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11?iu=6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11&token=a_b-c",
      "clone": "/event/create/from/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11",
      "event": "/event/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11",
      "gallery": [
        "/instant",
        "/instant?theme=701",
        "/instant?category=3",
      ],
      "google": "/event/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11/calendar/google",
      "ics": "/event/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11/calendar.ics?iu=6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11&token=a_b-c",
      "invite": "/event/invite/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11",
      "signIn": "/login?s=eyJyZXR1cm5UbyI6Ii9ldmVudHM_dGFiPXBhc3QifQ",
      "signInHome": "/login",
    }
  `)
})

describe('the return address after sign-in', () => {
  it('keeps path and query', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const place = `/event${path}?${query}`
        expect(decodeReturn(encodeReturn(place))).toBe(place)
      }),
    )
  })

  it.each([
    ['nothing', null],
    ['no base64', '%%%'],
    ['no JSON', btoa('{')],
    ['an unexpected shape', btoa('["/events"]')],
    ['another type', btoa('{"returnTo":7}')],
  ])('is unknown for %s', (_, state) => {
    expect(decodeReturn(state)).toBeUndefined()
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'javascript:alert(1)',
    '/\t/elsewhere.example',
    '/./\\elsewhere.example',
    'events',
    '',
  ])('never continues to %j', (place) => {
    const back = decodeReturn(encodeReturn(place))
    expect(back === undefined || new URL(back, 'http://here.invalid').origin === 'http://here.invalid').toBe(true)
    expect(back ?? '').not.toMatch(/^(?:[a-z]+:|\/[\t\\/])/)
  })
})

describe('the return of a payment', () => {
  const read = (path: string) => readPaymentReturn(new URL(path, 'http://here.invalid').searchParams)

  it('has the purchase and where to continue [ENT-50]', () => {
    const path = paths.paymentReturn('coins-60', '/event/create?quick=a&b=1')
    expect(read(`${path}&payment_intent=pi_1&redirect_status=succeeded`)).toEqual({
      paymentIntentId: 'pi_1',
      isDeclined: false,
      priceId: 'coins-60',
      location: '/event/create?quick=a&b=1',
    })
    expect(read(`${path}&payment_intent=pi_1&redirect_status=failed`)?.isDeclined).toBe(true)
    for (const lacking of [path, '/stripeConfirm?payment_intent=pi_1', '/stripeConfirm?state=x&payment_intent=pi_1'])
      expect(read(lacking)).toBeUndefined()
  })

  it.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)', 'events', ''])(
    'continues to the root instead of %o',
    (location) => expect(read(`${paths.paymentReturn('coins-60', location)}&payment_intent=pi_1`)?.location).toBe('/'),
  )
})
