import { expect, it } from 'vitest'
import { scrub } from '../../../contract/rules/scrub.ts'

it.each([
  ['GET /event/1?token=abc&r=yes failed', 'GET /event/1?… failed'],
  ['to Ana.Ortiz+x@Example.com and ana%40x.org', 'to [address] and [address]'],
  [
    'token=abc code: 12 KEY =x iu= y authorization:Bearer',
    'token=[hidden] code=[hidden] KEY=[hidden] iu=[hidden] authorization=[hidden]',
  ],
  ['call +1 (415) 555-0100 or 4155550100', 'call [number] or [number]'],
  ['12345 and 1234567', '12345 and [number]'],
  ['id A1b2C3d4E5f6A7b8C9d0 and a1b2c3d4e5f6a7b8c9d0', 'id [long] and [long]'],
  [
    'invalid-verification-code and abcdefghijklmnopqrstuvwxyz',
    'invalid-verification-code and abcdefghijklmnopqrstuvwxyz',
  ],
  ['code 123456', 'code [digits]'],
  ['one\r\ntwo\n\nthree', 'one two three'],
  ['monkey=3, decode=4', 'monkey=3, decode=4'],
])('%j is logged as %j [RPC-106]', (line, loggedLine) => {
  expect(scrub(line)).toBe(loggedLine)
})
