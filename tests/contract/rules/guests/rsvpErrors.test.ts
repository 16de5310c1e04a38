import { expect, it } from 'vitest'
import { preference } from '../../../../contract/rules/guests/preferences.ts'
import { rsvpErrors } from '../../../../contract/rules/guests/rsvpErrors.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const answer = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '510 555 0199',
  notificationPreference: preference.email,
  rsvpMessage: '',
  additionalGuestCount: 0,
}

it('accepts a complete RSVP', () => {
  expect(rsvpErrors(answer, true)).toEqual({})
})

it('requires a name [VAL-13]', () => {
  expect(rsvpErrors({ ...answer, name: ' ' }, true).name).toBe(fixedText('VAL-13'))
})

const bare = { ...answer, email: '', phone: '' }
const [email, phone] = [fixedText('VAL-16'), fixedText('VAL-14')]

it('requires the contacts that a preference of 1, 2 and 3 stands for [ENT-24, ENT-38]', () => {
  expect(new Set(Object.values(preference))).toEqual(new Set([1, 2, 3]))
  expect(Object.keys(rsvpErrors({ ...bare, notificationPreference: 1 }, true))).toEqual(['email'])
  expect(Object.keys(rsvpErrors({ ...bare, notificationPreference: 2 }, true))).toEqual(['phone'])
  expect(Object.keys(rsvpErrors({ ...bare, notificationPreference: 3 }, true)).toSorted()).toEqual(['email', 'phone'])
})

it('requires the contact for the notification preference [VAL-14, VAL-15, VAL-16, VAL-17]', () => {
  expect(rsvpErrors({ ...bare, notificationPreference: 1 }, true)).toEqual({ email })
  expect(rsvpErrors({ ...bare, notificationPreference: 2 }, true)).toEqual({ phone })
  expect(rsvpErrors({ ...bare, notificationPreference: 3 }, false)).toEqual({ email, phone })
  expect(rsvpErrors({ ...bare, notificationPreference: undefined }, true)).toEqual({ phone })
  expect(rsvpErrors({ ...bare, notificationPreference: undefined }, false)).toEqual({})
})

it.each(['ana', 'ana@', '@example.com', 'ana@example', 'ana example@example.com', 'ana@example..com'])(
  'rejects the email address %j, whatever is required [VAL-16]',
  (wrong) => {
    for (const notificationPreference of [...Object.values(preference), undefined])
      expect(rsvpErrors({ ...answer, email: wrong, notificationPreference }, false)).toEqual({ email })
  },
)

it('rejects an invalid phone number, even if none is required', () => {
  expect(rsvpErrors({ ...answer, phone: '12' }, false).phone).toBe(fixedText('VAL-14'))
})

it('limits the message and the number of plus-ones [VAL-18, VAL-43, CONST-10, CONST-13]', () => {
  expect(rsvpErrors({ ...answer, rsvpMessage: 'x'.repeat(1024) }, false)).toEqual({})
  expect(rsvpErrors({ ...answer, rsvpMessage: 'x'.repeat(1025) }, false).rsvpMessage).toMatch(/1024/)
  expect(rsvpErrors({ ...answer, additionalGuestCount: 8 }, false)).toEqual({})
  for (const count of [-1, 9, 1.5, Number.NaN])
    expect(rsvpErrors({ ...answer, additionalGuestCount: count }, false).additionalGuestCount).toMatch(/8/)
})
