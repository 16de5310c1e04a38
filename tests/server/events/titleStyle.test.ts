import { describe, expect, it } from 'vitest'
import { letterings } from '@festoon/contract/rules/events/letterings'
import { renderLine } from '../../../server/events/pictures/pictureLines.ts'
import { titleStyle } from '../../../server/events/pictures/titleStyle.ts'

const title = 'Maya’s garden wedding'
const look = { size: 56, color: '#000000', width: 2_000 }

/** The typefaces that the machine falls back to. */
const fallbacks = Promise.all(
  ['No such font', 'No such font Thin', 'No such font Light', 'No such font Bold'].map(async (font) => {
    const { style } = await titleStyle('modern', title)
    return (await renderLine(title, { ...look, style: { ...style, font } })).input
  }),
)

describe('the title of a picture', () => {
  it.each(letterings)('is drawn in the typeface of its lettering: %s', async (name) => {
    const { style } = await titleStyle(name, title)
    const { input } = await renderLine(title, { ...look, style })
    expect((await fallbacks).some((fallback) => fallback.equals(input))).toBe(false)
  })
})
