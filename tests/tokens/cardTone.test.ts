import { describe, expect, it } from 'vitest'
import { partyThemes } from '../../contract/themes/catalog.ts'
import { cardTone } from '../../tokens/cardTone.ts'
import { contrast, textContrast } from '../../tokens/contrast.ts'

describe('the card of a theme', () => {
  it.each(partyThemes.map(({ name, colors }) => [name, colors] as const))(
    'is readable and in its colors: %s [CONST-27]',
    (_, colors) => {
      const tone = cardTone(colors)
      const [ground = '', ink = ''] = [tone['--festoon-raised'], tone['--festoon-ink']]
      expect([ground, ink]).toEqual([colors.primary, colors.text])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(textContrast)
    },
  )
  it('has a placeholder in two shades of its ground', () => {
    const tone = cardTone({ primary: '#2b0a4a', text: '#ffd2f0' })
    expect(new Set([tone['--festoon-raised'], tone['--festoon-tint'], tone['--festoon-tint-hover']]).size).toBe(3)
  })
})
