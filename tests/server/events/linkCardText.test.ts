import { describe, expect, it } from 'vitest'
import { cardText } from '../../../server/events/pictures/cardText.ts'

describe("the text on a link's preview image", () => {
  it.each([
    ['Maya turns 6', 'Maya turns 6'],
    ['Ärger & Ömer’s <Wedding>', 'Ärger & Ömer’s <Wedding>'],
    ['🎉 Party 👩‍👩‍👧 time 🇩🇪', 'Party time'],
    ['Cafe\u0301', 'Café'],
    ['Maya🎉turns\u20036', 'Maya turns 6'],
  ])('is that of %j, without characters that the font lacks', (text, words) => expect(cardText(text)).toBe(words))

  it.each(['お誕生日会', 'מסיבה', 'Party お', '🎂', ' '])('is empty for %j', (text) =>
    expect(cardText(text)).toBeUndefined(),
  )
})
