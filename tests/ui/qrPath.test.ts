import fc from 'fast-check'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPath, quietZone } from '../../ui/QrCode/qrPath.ts'

/** Returns the modules that a path covers. */
function drawModules({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return modules
}

describe('the path of a QR code', () => {
  it('covers exactly the dark modules', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (link) => {
        const code = qrPath(link)
        expect(drawModules(code)).toEqual(encode(link, { ecc: 'M', border: 4 }).data)
      }),
      { numRuns: 40 },
    )
  })

  it('has a quiet zone of four modules on each side', () => {
    expect(quietZone).toBe(4)
    const modules = drawModules(qrPath('https://festoon.example'))
    expect(modules.slice(0, 4).flat()).not.toContain(true)
    expect(modules.slice(-4).flat()).not.toContain(true)
    expect(modules[4]?.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true))
  })

  it('encodes up to 2,331 bytes', () => {
    expect(qrPath('é'.repeat(1165)).size).toBe(177 + 2 * quietZone)
    expect(() => qrPath('x'.repeat(2332))).toThrow(RangeError)
  })
})
