import { describe, expect, it } from 'vitest'
import { hasAddress, hasLink } from '../../../contract/rules/hasLink.ts'

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
