import { expect, it } from 'vitest'
import { readLinkQuery } from '../../../server/events/view/linkQuery.ts'

const encode = (text: string): string => Buffer.from(text).toString('base64url')

it('reads the form values in a link to an event page [EVPAGE-22, EVPAGE-23, RSVP-19, RSVP-40]', () => {
  const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
  expect(
    readLinkQuery({
      iu: encode(id),
      token: 't',
      r: 'yes',
      fe: '1',
      ea: encode('ana@example.com'),
      ep: encode('+15105550100'),
    }),
  ).toMatchObject({
    inviteeId: id,
    token: 't',
    preselected: 'YES',
    prefill: { email: 'ana@example.com', phone: '5105550100', notificationPreference: 1 },
    unreadable: [],
  })
  expect(
    readLinkQuery({ m: encode('Käse 🧀'), n: encode('Zoë'), e: encode('zoe@example.com'), ng: '3', np: 'both' })
      .prefill,
  ).toEqual({
    rsvpMessage: 'Käse 🧀',
    name: 'Zoë',
    email: 'zoe@example.com',
    additionalGuestCount: 3,
    notificationPreference: 3,
  })
  expect(readLinkQuery({ p: encode('+4915112345678') }).prefill).toEqual({ phone: '+4915112345678' })
  expect(readLinkQuery({ r: 'no' }).prefill).toBeNull()
  expect(['yes', 'no', 'maybe', 'seen', undefined].map((r) => readLinkQuery({ r }).preselected)).toEqual([
    'YES',
    'NO',
    'MAYBE',
    null,
    null,
  ])
})

it("skips values that can't be decoded, and reports their names [RSVP-20, RSVP-21, RSVP-22, RSVP-23]", () => {
  expect(readLinkQuery({ n: '%%', p: '_w', e: ['x'], m: 'm', ng: '9', np: 'fax' })).toMatchObject({
    prefill: { rsvpMessage: '' },
    unreadable: ['n', 'p'],
  })
  for (const iu of ['***', 'nope', Buffer.from('not an id').toString('base64url')])
    expect(readLinkQuery({ iu, r: 'yes' })).toMatchObject({
      inviteeId: undefined,
      preselected: 'YES',
      unreadable: ['iu'],
    })
  expect(readLinkQuery({ iu: '' }).unreadable).toEqual([])
})
