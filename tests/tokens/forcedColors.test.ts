import { expect, it } from 'vitest'
import { forcedColors } from '../../tokens/forcedColors.ts'
import { pairs } from '../../tokens/pairs.ts'

/** The system colors of CSS Color 4 that a page can rely on. */
const system = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Field',
  'FieldText',
  'Highlight',
  'HighlightText',
  'GrayText',
]

it('are system colors, and a text never has the color of its background', () => {
  for (const [name, value] of Object.entries(forcedColors)) expect(system, name).toContain(value)
  const values = new Map<string, string>(Object.entries(forcedColors))
  const same = pairs.filter(([, text, ground]) => values.has(text) && values.get(text) === values.get(ground))
  expect(same).toEqual([])
})
