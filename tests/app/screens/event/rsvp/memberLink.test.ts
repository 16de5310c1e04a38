import { expect, it } from 'vitest'
import { memberLink } from '../../../../../app/screens/event/rsvp/memberLink.ts'

const encode = (text: string): string => Buffer.from(text).toString('base64url')

it.each([
  ['e', 'p'],
  ['ea', 'ep'],
])("prefills a signed-in guest's form with the contacts in %s and %s [EVPAGE-22, RSVP-19]", (email, phone) => {
  const query = new URLSearchParams({ [email]: encode('zoe@example.org'), [phone]: encode('+14155550123') })
  expect(memberLink('0a5c7ab6-45cf-4c41-9d52-8e90a14b1b60', query).prefill).toEqual({
    email: 'zoe@example.org',
    phone: '(415) 555-0123',
  })
})
