import { expect, it } from 'vitest'
import { plainNames, smsNames } from '../../../../server/providers/mail/compose/plainNames.ts'

it('names in emails get an invisible character where programs would see a link, and nothing else changes', () => {
  const plain = plainNames(['Dr.Me', 'Maria.de.la.Cruz', 'Dr.Meier', 'Hana Host', '', 'gus@mail.example'])
  expect(plain('Hi Dr.Me, Dr.Meier and Hana Host wrote: see booking.example or https://x.example')).toBe(
    'Hi Dr.\u200CMe, Dr.\u200CMeier and Hana Host wrote: see booking.example or https://x.example',
  )
  expect(plain('Maria.de.la.Cruz')).toBe('Maria.\u200Cde.\u200Cla.\u200CCruz')
  expect(plain('gus@mail.example')).toBe('gus@\u200Cmail.\u200Cexample')
  const atHome = 'Win at evil.example @ home'
  expect(plainNames([atHome])(`${atHome} is coming`)).toBe('Win at evil.\u200Cexample @ home is coming')
  expect(plainNames(['bank。me'])('bank。me')).toBe('bank。\u200Cme')
  expect(plainNames(['$&.Me'])('$&.Me')).toBe('$&.Me')
})

it('names in SMS get a space after each period, so that the message stays in its alphabet', () => {
  expect(smsNames('Dr.Me invited you to Dinner at 7.In the garden', ['Dr.Me', 'Dinner at 7.In the garden'])).toBe(
    'Dr. Me invited you to Dinner at 7. In the garden',
  )
  expect(smsNames('evil.example @ home is coming', ['evil.example @ home'])).toBe('evil. example @ home is coming')
  expect(smsNames('gus@mail.example is coming', ['gus@mail.example'])).toBe('gus@mail.example is coming')
  expect(smsNames('J.R.R. Tolkien is coming', ['J.R.R. Tolkien'])).toBe('J.R.R. Tolkien is coming')
  expect(smsNames('Ann is coming: https://festoon.example/x', ['Ann'])).toBe('Ann is coming: https://festoon.example/x')
})
