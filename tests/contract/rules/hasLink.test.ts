import { describe, expect, it } from 'vitest'
import { hasAddress, hasLink, linkInName, linkInTitle } from '../../../contract/rules/hasLink.ts'

describe('links in titles and names', () => {
  it.each([
    'http://evil.example',
    'HTTPS://evil.example/x',
    'ftp://x',
    'www.evil.example',
    'evil.com',
    'Click paypal-security.com now',
    'Win at evil.ru!',
    'a.b.c.co.uk',
    'bit.ly/abc',
    'evil.example/login',
    'evil．com',
    'evil。com',
    'ev\u200Bil.com',
    'evil.\u200Ecom',
    'ev\u2066il.c\u2069om',
    'evil.c\u034Fom',
    'evil.com\uFFA0',
    '-evil.com',
    '...evil.com',
    'paypal.support',
    'пример.рф',
    'пример.com',
    '(evil.com)',
  ])('are found in %s', (text) => {
    expect(hasLink(text)).toBe(true)
  })

  it.each([
    'Maya turns six',
    'Dr. Mabuse & Mrs. Dot',
    'St.Patrick',
    'J.R.R. Tolkien',
    'Party at 7.30',
    'Version 2.0',
    'Bring food...or drinks',
    'a/b testing',
    'Tonight @ Joe’s',
    '9/11 p.m.',
    'Martin Luther King Jr.',
    'María-José O’Neil',
    '¡Vamos!',
    'E.T. phone home',
    'gus.me@mail.example.com',
  ])("aren't found in %s", (text) => {
    expect(hasLink(text)).toBe(false)
  })
})

describe('links in titles', () => {
  it.each([
    ['Booking.com summer party', 'Booking.com'],
    ['Win at https://prizes.example/a?b=1!', 'https://prizes.example/a?b=1'],
    ['(see www.evil.example)', 'www.evil.example'],
    ['Party, evil.example/win.', 'evil.example/win'],
    ['Tickets: “bit.ly/abc”', 'bit.ly/abc'],
    ['Paypal.Support now', 'Paypal.Support'],
    ['Evil.Com now', 'Evil.Com'],
    ['Click paypal-security.com now', 'paypal-security.com'],
    ['Party at evil.in', 'evil.in'],
    ['Paypal.In the know', 'Paypal.In'],
    ['evil.in the garden', 'evil.in'],
    ['7.in/x the garden', '7.in/x'],
    ['Friday p.m.in', 'p.m.in'],
    ['x7p.m.in the park', 'x7p.m.in'],
    ['a.b.In the garden', 'a.b.In'],
    ['ev\u200Bil.com', 'evil.com'],
  ])('are found in %j, with the word to remove', (title, link) => {
    expect(linkInTitle(title)).toBe(link)
  })

  it.each([
    'Dinner at 7.In the garden',
    'Dinner at 7.in the garden',
    'Friday 7p.m.in the park',
    'From 6 to 8 p.m.In the garden',
    'Vol.2: R.S.V.P. by 3.de Mayo',
    'Doors open at 10.Live music all night',
    'Bring chairs.In case of rain we meet inside',
    'Meet at noon.To the beach!',
    'Game night.Us against them',
    'Dinner with Dr.Me and friends',
    'Mrs.Pro wins again',
    'No.1 fan club',
    'St.Patrick',
    'Sat. 7.30–9.30 p.m.',
    'Hello...In the end',
    'Ends at 11.Top hats welcome',
  ])("aren't found in %j", (title) => {
    expect(linkInTitle(title)).toBeUndefined()
  })
})

describe('links in names', () => {
  it.each([
    ['evil.example/win', 'evil.example/win'],
    ['http://evil', 'http://evil'],
    ['Ann HTTPS://evil.example', 'HTTPS://evil.example'],
    ['www.evil.example', 'www.evil.example'],
    ['Gus (bit.ly/abc)', 'bit.ly/abc'],
    ['ev\u200Bil.com/x', 'evil.com/x'],
    ['evil．com/x', 'evil.com/x'],
    ['пример.рф/x', 'пример.рф/x'],
  ])('are found in %j', (name, link) => {
    expect(linkInName(name)).toBe(link)
  })

  it.each([
    'Dr.Me',
    'Maria.de.la.Cruz',
    'J.Lo',
    'will.i.am',
    'anna.me',
    'St.John',
    'Booking.com',
    'A.B.de Vries',
    'Me@home',
  ])("aren't found in %j", (name) => {
    expect(linkInName(name)).toBeUndefined()
  })
})

describe('addresses in the names of senders', () => {
  it.each([
    'support@bank.example',
    'support＠bank',
    'Support <support@bank.example>',
    'Support (bank.example)',
    'sup\u200Bport@ba\u200Bnk',
    'bank․example',
    'x.com',
    'https://bank',
  ])('are found in %s', (text) => {
    expect(hasAddress(text)).toBe(true)
  })

  it.each(['Hana Host', 'J.R.R. Tolkien', 'Dr. Mabuse & Mrs. Dot', 'Tonight @ Joe’s', 'E.T.', 'Version 2.0'])(
    "aren't found in %s",
    (text) => {
      expect(hasAddress(text)).toBe(false)
    },
  )
})
