import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../contract/rules/line/readFacts.ts'
import { noteText } from '../../../server/providers/words/noteText.ts'
import { hostLines, wordsIn } from '../../support/texts/hostLines.ts'

/** Words that only connect a fact with the words before it. */
const connections = new Set(['and', 'but', 'with', 'so', 'also', 'oh'])

describe('the facts in a line', () => {
  it.each<[string, string[], string]>([
    ["Nana's 80th, no gifts", ['no gifts'], "Nana's 80th"],
    ["Nana's 80th no gifts please", ['no gifts please'], "Nana's 80th"],
    ['Lunch, no gifts, please', ['no gifts, please'], 'Lunch'],
    ['Party, gifts optional', ['gifts optional'], 'Party'],
    ['Party, your presence is present enough', ['your presence is present enough'], 'Party'],
    ['Shower, registry at https://example.com/r/ana', ['registry at https://example.com/r/ana'], 'Shower'],
    ['Wedding, donations to the shelter instead of gifts', ['donations to the shelter instead of gifts'], 'Wedding'],
    ['BBQ, kids welcome', ['kids welcome'], 'BBQ'],
    ['BBQ Saturday, bring the kids', ['bring the kids'], 'BBQ Saturday'],
    ['Dinner, adults only', ['adults only'], 'Dinner'],
    ['Dinner, no kids, please', ['no kids, please'], 'Dinner'],
    ['Movie night, family-friendly, Saturday', ['family-friendly'], 'Movie night, Saturday'],
    ['Drinks, 21+', ['21+'], 'Drinks'],
    ['Drinks, over 21s only', ['over 21s only'], 'Drinks'],
    ['Party, plus ones welcome', ['plus ones welcome'], 'Party'],
    ['Party, no plus-ones', ['no plus-ones'], 'Party'],
    ['Party, +1 ok', ['+1 ok'], 'Party'],
    ['Picnic, dogs welcome', ['dogs welcome'], 'Picnic'],
    ['Baby shower for Ana, hosted by Grandma Sue', ['hosted by Grandma Sue'], 'Baby shower for Ana'],
    ['Shower hosted by her sisters Sunday at 2', ['hosted by her sisters'], 'Shower, Sunday at 2'],
    ['Gala, co-hosted by Ana and Ben', ['co-hosted by Ana and Ben'], 'Gala'],
    ['Toast, thrown by Dr. Okafor', ['thrown by Dr. Okafor'], 'Toast'],
    ['Potluck, bring a dish to share', ['bring a dish to share'], 'Potluck'],
    ['Game night, BYOB', ['BYOB'], 'Game night'],
    [
      'Cookout Saturday at 4, please bring a chair and sunscreen',
      ['please bring a chair and sunscreen'],
      'Cookout Saturday at 4',
    ],
    ['Pool party, bring a towel Saturday at 2', ['bring a towel'], 'Pool party, Saturday at 2'],
    ['Thanksgiving, everyone brings a side', ['everyone brings a side'], 'Thanksgiving'],
    ["Party, don't bring anything", ["don't bring anything"], 'Party'],
    ['Gala, black tie', ['black tie'], 'Gala'],
    ['Gala, dress code: cocktail', ['dress code: cocktail'], 'Gala'],
    ['Luau, wear something bright', ['wear something bright'], 'Luau'],
    ['Halloween party, costumes required', ['costumes required'], 'Halloween party'],
    ['Ball, cocktail attire', ['cocktail attire'], 'Ball'],
    ['Dinner, shoes off at the door', ['shoes off at the door'], 'Dinner'],
    ['Dinner, street parking only', ['street parking only'], 'Dinner'],
    ['Party, free parking behind the barn', ['free parking behind the barn'], 'Party'],
    ['Concert, park on Elm Street', ['park on Elm Street'], 'Concert'],
    ['Dinner, RSVP by May 1', ['RSVP by May 1'], 'Dinner'],
    ['Wedding, please RSVP before June 5, 2027', ['please RSVP before June 5, 2027'], 'Wedding'],
    ['Party, let me know by Friday if you can come', ['let me know by Friday if you can come'], 'Party'],
    ['Party, regrets only', ['regrets only'], 'Party'],
    ['Dinner, nut-free please', ['nut-free please'], 'Dinner'],
    ['Dinner, allergies? let me know', ['allergies?', 'let me know'], 'Dinner'],
    ['Dinner, Leo has a peanut allergy', ['Leo has a peanut allergy'], 'Dinner'],
    ['Brunch, vegan options', ['vegan options'], 'Brunch'],
    ['Brunch, food provided', ['food provided'], 'Brunch'],
    ['Party, open bar and dinner included', ['open bar', 'dinner included'], 'Party'],
    ['Party, no smoking', ['no smoking'], 'Party'],
    ["Party, please don't tell Dad", ["please don't tell Dad"], 'Party'],
    ['Hike, rain or shine', ['rain or shine'], 'Hike'],
    ['Party but no gifts and bring a chair', ['no gifts', 'bring a chair'], 'Party'],
    ["No gifts! Nana's 80th. Kids welcome.", ['No gifts!', 'Kids welcome'], "Nana's 80th."],
    ['No Shave November party', [], 'No Shave November party'],
    ['Maya turns 6, dinosaurs, Saturday at 2', [], 'Maya turns 6, dinosaurs, Saturday at 2'],
    ['Wine and cheese, Friday', [], 'Wine and cheese, Friday'],
    ['Bring it on: dance battle', ['Bring it on: dance battle'], ''],
    ["Dr. Ana's farewell, casual", ['casual'], "Dr. Ana's farewell"],
  ])('%s', (line, facts, remainder) => {
    expect(readFacts(line)).toEqual({ facts, remainder })
  })

  it('and the rest contain every word of any line, the same each time', () => {
    fc.assert(
      fc.property(fc.oneof(hostLines, fc.string({ unit: 'binary', maxLength: 500 })), (line) => {
        const read = readFacts(line)
        expect(readFacts(line)).toEqual(read)
        const keptWords = new Set(wordsIn([...read.facts, read.remainder].join(' ')))
        expect(wordsIn(line).filter((word) => !keptWords.has(word) && !connections.has(word))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['lunch', ['no gifts'], 'Come for lunch. No gifts, please.'],
    ['BBQ', ['bring a chair', 'RSVP by May 1'], 'Come for BBQ. Bring a chair. RSVP by May 1.'],
    ['dinosaurs', [], 'Dinosaurs.'],
    ['with tacos', ['allergies?', 'let me know!'], 'With tacos. Allergies? Let me know!'],
    ['', ['no gifts, please', 'no parking'], 'No gifts, please. No parking.'],
    ['', ['registry at https://example.com/r/ana'], 'Registry at https://example.com/r/ana'],
  ])('become short sentences: %s %j', (words, facts, text) => {
    expect(noteText(words, facts)).toBe(text)
  })
})
