import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64Url } from '../../../../app/platform/browser/base64.ts'
import { pageColors } from '../../../../app/platform/document/pageColors.ts'

const query = (colors: { ec?: string; tc?: string }) =>
  `?${new URLSearchParams(Object.entries(colors).map(([name, value]) => [name, btoa(value)])).toString()}`

describe('the colors in a URL', () => {
  it('are the primary color and the text color, both in base64 [ROUTE-51]', () => {
    expect(pageColors(query({ ec: '#12454A', tc: '#ffffff' }))).toEqual({ primary: '#12454a', text: '#ffffff' })
    expect(pageColors(`?ec=${toBase64Url('#12454a')}`)).toEqual({ primary: '#12454a', text: '#000000' })
    expect(pageColors(query({ tc: '#222222' }))).toEqual({ primary: '#fae5ff', text: '#222222' })
  })

  it.each([
    '',
    '?ec=',
    '?ec=%%%',
    '?ec=#123456',
    query({ ec: 'red' }),
    query({ ec: '#12345' }),
    query({ ec: '#1;}x{' }),
  ])('are none in %j', (search) => {
    expect(pageColors(search)).toBeUndefined()
  })
})

it('reads base64 and base64url of any text and nothing else', () => {
  const text = 'Grüße, 東京 🎉 ?>~'
  expect(fromBase64(toBase64Url(text))).toBe(text)
  expect(fromBase64(Buffer.from(text).toString('base64'))).toBe(text)
  expect(fromBase64('%')).toBeUndefined()
  expect(fromBase64('/////w==')).toBeUndefined()
})
