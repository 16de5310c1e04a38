import { describe, expect, it } from 'vitest'
import { letteringFonts } from '../../../../app/platform/document/letteringFonts.ts'

describe('the fonts of an invitation', () => {
  it("contain only the title's characters", () => {
    const { preloads, css } = letteringFonts('poster', 'Abba (live)', 'Dance.')
    expect(preloads).toEqual(['/fonts/big-shoulders-display/latin.woff2?text=%20%28%29Aabeilv'])
    expect(css).toBe(
      "@font-face{font-family:'Big Shoulders Display Variable';font-weight:800;font-display:fallback;src:url(/fonts/big-shoulders-display/latin.woff2?text=%20%28%29Aabeilv)}",
    )
  })

  it('have a second font for extended characters', () => {
    const { preloads, css } = letteringFonts('modern', 'Łódź', '')
    expect(preloads.map((url) => decodeURIComponent(url.split('text=')[1] ?? ''))).toEqual(['dó', 'Łź'])
    expect(css).toMatch(/unicode-range:U\+100-24F,U\+1E00-1EFF}$/)
  })

  it('include the typeface of the description, which invitations share, and which loads later', () => {
    const { preloads, css } = letteringFonts('classic', 'Us', 'We do.')
    expect(preloads).toEqual(['/fonts/playfair-display/latin.woff2?text=Us'])
    expect(css).toContain('src:url(/fonts/lora/latin.woff2)')
    expect(letteringFonts('classic', 'Us', '').css).not.toContain('lora')
  })

  it('are none for a title in another script', () => {
    expect(letteringFonts('round', '東京', '東京')).toEqual({ preloads: [], css: '' })
  })
})
