import { globalStyle } from '@vanilla-extract/css'
import { partyThemes } from '@festoon/contract/themes/catalog'
import { cardTone } from '@festoon/tokens/cardTone'
import { themeTone } from './themeTone.ts'

// The colors of the catalog's themes, for cards and placeholders of their images. Readers who ask for more contrast keep the
// page's colors.
for (const { id, colors } of partyThemes)
  globalStyle(`.${themeTone(id)}`, { '@media': { 'not (prefers-contrast: more)': { vars: cardTone(colors) } } })
