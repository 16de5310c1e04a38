import { expect, it } from 'vitest'
import { scrub } from '../../../contract/rules/scrub.ts'

it('hides credentials, codes, addresses, numbers and queries', () => {
  expect(scrub('from x@y+z@w.de or x%40y.z at https://a/b?c=1')).toBe('from [address] or [address] at https://a/b?…')
  expect(scrub('token: abc, AbcdefGhijklmnopqrstuvw, 415 555 0100\nand 123456')).toBe(
    'token=[hidden] [long], [number] and [digits]',
  )
  expect(scrub('invalid-verification-code')).toBe('invalid-verification-code')
})

it.each(['a', 'a.', 'a@', '@', '%4', 'a-', '1 ', '1(', 'token ', '?'])('scrubs 32 KB of “%s” at once', (part) => {
  const began = performance.now()
  scrub(part.repeat(32_768 / part.length))
  expect(performance.now() - began).toBeLessThan(100)
})
