import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeSchema, locationSchema } from '@festoon/contract/nouns/place'
import { readWhen } from '@festoon/contract/rules/dates/readWhen'
import { readPlace, type ReadPlace } from '../../../contract/rules/line/readPlace.ts'
import { hostLines, wordsIn } from '../../support/texts/hostLines.ts'

const now = Date.parse('2026-11-21T18:30:00Z')
const withoutDate = (line: string): string => readWhen(line, now, 'America/Los_Angeles').remainder

function placeText(location: ReadPlace['location']): string {
  if (location === undefined) return 'none'
  if (location.kind === 'online') return `online ${location.url ?? ''}`.trim()
  if (location.kind === 'undecided') return 'undecided'
  return [location.placeName, location.displayName].filter(Boolean).join(' / ')
}

/** Words that only introduce a place, or that the location says in another way. */
const introductions = new Set(
  wordsIn(
    "at in on by to via over with through here where it’s it's is still will be tb the place location venue address spot join us link zoom online virtual virtually remote remotely only fully all tbd tba tbc undecided decided announced confirmed determined arranged not isn t yet follow coming soon https",
  ),
)

describe('the place in a line', () => {
  it.each([
    ["Nana's 80th, Sunday lunch at 1, 42 Fig Lane", '42 Fig Lane', "Nana's 80th, lunch"],
    ['Lunch, 42 Fig Lane, Oakland', '42 Fig Lane, Oakland', 'Lunch'],
    ['BBQ 42 Fig Lane, Oakland, CA 94601 Sunday noon', '42 Fig Lane, Oakland, CA 94601', 'BBQ'],
    ['dinner at 1600 Pennsylvania Ave NW, Washington, DC', '1600 Pennsylvania Ave NW, Washington, DC', 'dinner'],
    ['Party at 5 Oak Street at 6pm', '5 Oak Street', 'Party'],
    ['party at 12b baker st. apt 3 saturday', '12b baker st. apt 3', 'party'],
    ['Drinks Saturday 350 5th Ave, New York', '350 5th Ave, New York', 'Drinks'],
    ['Show, 1 Avenue of the Americas, Friday 8pm', '1 Avenue of the Americas', 'Show'],
    ['Housewarming, Hauptstr. 5, Saturday 7pm', 'Hauptstr. 5', 'Housewarming'],
    ['Sommerfest, Berliner Straße 12a, 10115 Berlin', 'Berliner Straße 12a, 10115 Berlin', 'Sommerfest'],
    ['Grillen, Am Hafen 1, 20457 Hamburg, Saturday', 'Am Hafen 1, 20457 Hamburg', 'Grillen'],
    ['Borrel, Prinsengracht 263, Amsterdam', 'Prinsengracht 263, Amsterdam', 'Borrel'],
    ['Marché de Noël, 1, place du Marché, Paris', '1, place du Marché, Paris', 'Marché de Noël'],
    ['Lunch, 1, place tbd A0', 'undecided', 'Lunch, 1, A0'],
    ['Lunch, 1, place to be decided', 'undecided', 'Lunch, 1'],
    ["Party, 0'0 42 Fig Lane", '42 Fig Lane', "Party, 0'0"],
    ['Goûter, 5 rue Bleue5', 'none', 'Goûter, 5 rue Bleue5'],
    ['Apéro, 12 rue de la Paix, Paris, Friday 6pm', '12 rue de la Paix, Paris', 'Apéro'],
    ['Anniversaire, 5 bis avenue Foch, 75116 Paris', '5 bis avenue Foch, 75116 Paris', 'Anniversaire'],
    ['Cena, Calle Mayor 5, Madrid', 'Calle Mayor 5, Madrid', 'Cena'],
    ['Festa, Via Roma, 12, Firenze', 'Via Roma, 12, Firenze', 'Festa'],
    ['Festa, Avenida da Liberdade 100, Lisboa, Saturday', 'Avenida da Liberdade 100, Lisboa', 'Festa'],
    ['飲み会 東京都渋谷区神南1-2-3 Friday 7pm', '東京都渋谷区神南1-2-3', '飲み会'],
    ['Tea, 221B Baker Street, London NW1 6XE', '221B Baker Street, London NW1 6XE', 'Tea'],
    ["Dinner at Luigi's Friday at 7", "Luigi's", 'Dinner'],
    ["Dinner at 7 at Luigi's", "Luigi's", 'Dinner'],
    ["Drinks @ Mia's place, tomorrow 8pm", "Mia's place", 'Drinks'],
    ["Drinks @Mia's place", "Mia's place", 'Drinks'],
    ['Picnic in the park Saturday', 'The park', 'Picnic'],
    ['Movie night in Oakland, Friday 8pm', 'Oakland', 'Movie night'],
    ['Yoga on the beach Sunday 8am', 'The beach', 'Yoga'],
    ['Cocktails by the pool, Saturday', 'The pool', 'Cocktails'],
    ['Game night, our garden, Friday at 8', 'Our garden', 'Game night'],
    ["Housewarming, Mia's place, Saturday", "Mia's place", 'Housewarming'],
    ["Lunch Sunday at Mom's", "Mom's", 'Lunch'],
    ['New Year’s Eve at our place', 'Our place', 'New Year’s Eve'],
    ["Potluck dinner, Mom's house, Thursday at 6", "Mom's house", 'Potluck dinner'],
    ['Brunch, Golden Gate Park, Sunday', 'Golden Gate Park', 'Brunch'],
    ['Wedding of Ana & Ben, June 5 at 4pm, The Old Mill', 'The Old Mill', 'Wedding of Ana & Ben'],
    [
      'Retirement lunch for Joe at The Blue Door, 12 Main St, Springfield, Friday noon',
      'The Blue Door / 12 Main St, Springfield',
      'Retirement lunch for Joe',
    ],
    ['Baby shower for Ana, Sunday at noon, venue: Rose Café', 'Rose Café', 'Baby shower for Ana'],
    ['Party, where: the usual place', 'The usual place', 'Party'],
    ['Game night on Zoom, Friday at 8', 'online', 'on Zoom + Game night'],
    ['Trivia, online, Friday 8pm', 'online', 'Trivia'],
    ['Virtual baby shower Saturday at 3', 'online', 'baby shower'],
    ['Quiz via Google Meet', 'online', 'via Google Meet + Quiz'],
    ['Book club https://zoom.us/j/123?pwd=abc, Tuesday 7pm', 'online https://zoom.us/j/123?pwd=abc', 'Book club'],
    ['Book club online at https://meet.example.com/books', 'online https://meet.example.com/books', 'Book club'],
    ['Standup on Zoom: zoom.us/j/99', 'online https://zoom.us/j/99', 'on Zoom + Standup'],
    ['Quiz, online, Friday 8pm, https://quiz.example/1', 'online https://quiz.example/1', 'Quiz'],
    ['Standup, join us at https://rooms.example/7', 'online https://rooms.example/7', 'Standup'],
    ['Standup, on Zoom, https://rooms.example/7', 'online https://rooms.example/7', 'on Zoom + Standup'],
    ['Dance party https://www.twitch.tv/dj', 'none', 'https://www.twitch.tv/dj + Dance party'],
    [
      'Maya turns 6, Saturday at 2, 42 Fig Lane, wishlist https://amazon.com/x',
      '42 Fig Lane',
      'wishlist https://amazon.com/x + Maya turns 6',
    ],
    ['Quiz, 42 Fig Lane, or https://zoom.us/j/1', '42 Fig Lane', 'or https://zoom.us/j/1 + Quiz'],
    ["Dinner at Rosa's https://rosas.example/menu", "Rosa's", 'https://rosas.example/menu + Dinner'],
    ["Dinner, Mia's place https://mia.example", "Mia's place", 'https://mia.example + Dinner'],
    ['Bake sale, sign up at https://forms.example/2', 'none', 'sign up at https://forms.example/2 + Bake sale'],
    ['Bake sale menu: https://forms.example/2 Friday', 'none', 'menu: https://forms.example/2 + Bake sale'],
    [
      'Online baby shower, wishlist https://amazon.com/x, join https://meet.google.com/abc',
      'online https://meet.google.com/abc',
      'wishlist https://amazon.com/x + Online baby shower',
    ],
    [
      'Baby shower on Zoom, wishlist https://amazon.com/x',
      'online',
      'on Zoom + wishlist https://amazon.com/x + Baby shower',
    ],
    ['Team party, place tbd, Dec 12 at 6pm', 'undecided', 'Team party'],
    ['Team party, location to be announced', 'undecided', 'Team party'],
    ['Team party, venue to be confirmed', 'undecided', 'Team party'],
    ['Team party, the place isn’t decided yet', 'undecided', 'Team party'],
    ['Team party, location still to be announced', 'undecided', 'Team party'],
    ['Book club Friday at 7, venue confirmed: The Old Mill', 'The Old Mill', 'Book club'],
    ['Book club Friday at 7, the place is decided', 'none', 'Book club, the place is decided'],
    ['Cookout, TBD', 'undecided', 'Cookout'],
    ['Athena’s farewell, Friday', 'none', 'Athena’s farewell'],
    [
      'Quiz, 42 Fig Lane, https://a.example and https://b.example',
      '42 Fig Lane',
      'https://a.example and https://b.example + Quiz',
    ],
    ['6 friends and a road trip, Saturday', 'none', '6 friends and a road trip'],
    ["At last, we're married", 'none', "At last, we're married"],
    ['tomorrow at 25', 'none', 'at 25'],
    ['50 years on the road', 'none', '50 years on the road'],
    ['Maya turns 6, dinosaurs, Saturday at 2', 'none', 'Maya turns 6, dinosaurs'],
    ['Karaoke night fri 9pm with tacos', 'none', 'Karaoke night, with tacos'],
    ['Dinner in 3 weeks', 'none', 'Dinner'],
    ['Party in June', 'none', 'Party in June'],
  ])('%s', (line, place, others) => {
    const { location, extra, remainder } = readPlace(line, withoutDate)
    expect([placeText(location), [...extra, remainder].join(' + ')]).toEqual([place, others])
  })

  it('and the rest contain every word of any line', () => {
    fc.assert(
      fc.property(hostLines, (line) => {
        const { location, extra, remainder } = readPlace(line, (text) => text)
        const keptWords = new Set(wordsIn([placeText(location), ...extra, remainder].join(' ')))
        expect(wordsIn(line).filter((word) => !keptWords.has(word) && !introductions.has(word))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('is a valid location, the same each time, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(hostLines, fc.string({ unit: 'binary', maxLength: 500 })), (line) => {
        const read = readPlace(line, withoutDate)
        expect(readPlace(line, withoutDate)).toEqual(read)
        if (read.location === undefined) return
        expect(locationSchema.safeParse(read.location).error).toBeUndefined()
        const { data } = placeSchema.safeParse(read.location)
        // A place that is only typed has no provider's id.
        if (data) expect(data.place).toBeUndefined()
      }),
    )
  })
})
