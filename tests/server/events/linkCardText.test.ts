import { describe, expect, it } from 'vitest'
import { cardText } from '../../../server/events/linkCard/cardText.ts'

describe('the words on the picture of a link', () => {
  it.each([
    ['Maya turns 6', 'Maya turns 6'],
    ['Ärger & Ömer’s <Wedding>', 'Ärger & Ömer’s <Wedding>'],
    ['🎉 Party 👩‍👩‍👧 time 🇩🇪', 'Party time'],
    ['Cafe\u0301', 'Café'],
  ])('are those of %j, without what the font cannot write', (text, words) => expect(cardText(text)).toBe(words))

  it.each(['お誕生日会', 'מסיבה', 'Party お', '🎂', ' '])('are none of %j', (text) =>
    expect(cardText(text)).toBeUndefined(),
  )
})
