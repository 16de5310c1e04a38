import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import * as partyWriter from '@festoon/contract/messages/server/partyWriter'
import { readWhen } from '@festoon/contract/rules/dates/readWhen'
import { instantOf } from '@festoon/contract/rules/dates/timeZone'
import { wordsOf } from '@festoon/contract/rules/words'
import { partyThemes, themeById } from '@festoon/contract/themes/catalog'
import { partyTitle } from '@festoon/contract/themes/partyTitle'
import { readLine } from '../../../contract/rules/line/readLine.ts'
import { withoutUndecidedDate } from '../../../contract/rules/line/undecidedDate.ts'
import { draftParty } from '../../../server/providers/words/draftParty.ts'
import { hostsText } from '../../../server/providers/words/noteText.ts'
import { searchKeywords } from '../../../server/providers/words/searchKeywords.ts'
import { describeParty } from '../../../server/providers/words/templates.ts'
import { hostLines, lineParts, wordsIn } from '../../support/texts/hostLines.ts'

const zone = 'America/Los_Angeles'
const now = Date.parse('2026-11-21T18:30:00Z')
const any = fc.string({ unit: 'binary', maxLength: 1_500 })

describe('a description', () => {
  it("mentions the event, its theme and the host's words, the same each time [EDIT-08]", () => {
    const brief = { prompt: 'fire pit, cider and ghost stories', eventName: 'Pumpkin Night at Ana’s' }
    const text = describeParty(brief)
    expect(text).toContain('Pumpkin Night at Ana’s')
    expect(text).toContain('The porch light will flicker')
    expect(describeParty(brief)).toBe(text)
  })

  it('uses the theme that the host chose', () => {
    const theme = themeById(763)
    if (!theme) throw new Error('No tennis')
    expect(describeParty({ prompt: '', eventName: 'Pumpkin Night', theme })).toContain(theme.description)
  })

  it('uses the host’s words if no theme matches', () => {
    expect(describeParty({ prompt: 'quilting, banjos and xylophones', eventName: 'Threads' })).toMatch(
      /quilting, banjos and xylophones/i,
    )
  })

  it("keeps every fact of the host's words [EDIT-08]", () => {
    const details = fc.constantFrom(
      'no gifts, please',
      'Doors at 7:30',
      'bring 2 chairs and $15',
      'No shoes inside',
      'Ask Zoë Ångström at +1 415 555 0134',
      'we meet at 42 Fig Lane, Oakland',
      'pictures at https://example.com/a?b=1,2',
      "please don't tell Dad",
      'without peanuts',
      'RSVP by May 1',
      'quilting, banjos and xylophones',
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(details, { maxLength: 6 }),
        fc.constantFrom(', ', '. ', '; ', ' and '),
        fc.constantFrom('', "Nana's 80th", 'Dinosaurs'),
        fc.option(fc.constantFrom(...partyThemes), { nil: undefined }),
        (all, mark, eventName, theme) => {
          const prompt = all.join(mark)
          const text = describeParty({ prompt, eventName, ...(theme ? { theme } : {}) })
          expect(text).toContain(eventName)
          const keptWords = new Set(wordsIn(text))
          expect(wordsIn(prompt).filter((word) => word !== 'and' && !keptWords.has(word))).toEqual([])
          for (const exact of prompt.match(
            /https:\S+[^\s.,;]|\+1 [\d ]+\d|7:30|\$15|Zoë Ångström|42 Fig Lane, Oakland/g,
          ) ?? [])
            expect(text).toContain(exact)
          for (const negation of prompt.match(/\b(?:no|without|don't) \w+/gi) ?? [])
            expect(text.toLowerCase()).toContain(negation.toLowerCase())
        },
      ),
    )
  })

  it('invents no number, time, place, name, food, music, or gift [EDIT-08]', () => {
    const promise =
      /^(?:\d+|one|two|three|four|five|noon|midnight|morning|afternoon|evening|tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|cakes?|food|eat|drinks?|ice|music|playlist|songs?|dance|dancing|singing|candles|gifts?|presents?|prizes?|games?|shoes|door|house|home|garden|park|fire|weather|free)$/
    for (const theme of [undefined, ...partyThemes])
      for (const eventName of ['', "Nana's 80th", 'Supper at Home'])
        for (const prompt of ['', 'no gifts', 'lunch at 1, bring a chair', 'quilting with Zoë']) {
          for (const onlyHostsWords of [false, true]) {
            const words = onlyHostsWords ? hostsText(prompt) : prompt
            const text = describeParty({ prompt: words, eventName, onlyHostsWords, ...(theme ? { theme } : {}) })
            // A theme can also match by its name.
            const usedTheme = onlyHostsWords
              ? undefined
              : partyThemes.find(({ description }) => text.includes(description))
            const knownWords = new Set(wordsIn(`${prompt} ${eventName} ${usedTheme?.description ?? ''}`))
            expect([text, wordsIn(text).filter((word) => promise.test(word) && !knownWords.has(word))]).toEqual([
              text,
              [],
            ])
            // Names are words with a capital within a sentence.
            const names = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name.toLowerCase())
            expect([text, names.filter((name) => !knownWords.has(name))]).toEqual([text, []])
          }
        }
  })

  it('leaves out what suits the theme if the host rules it out', () => {
    const theme = themeById(776)
    if (!theme) throw new Error('No birthday')
    expect(theme.description).toContain('cake')
    expect(describeParty({ prompt: 'come early', eventName: 'Leo', theme })).toContain(theme.description)
    expect(describeParty({ prompt: 'no cake', eventName: 'Leo', theme })).not.toContain(theme.description)
  })

  it('has two to four sentences for every theme, with or without a title', () => {
    for (const theme of partyThemes)
      for (const eventName of ['', 'Our Party', 'At last!'])
        for (const prompt of ['', 'accordion and quilting']) {
          const text = describeParty({ prompt, eventName, theme })
          const count = text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0
          expect([theme.name, count >= 2 && count <= 5, text.includes('{')]).toEqual([theme.name, true, false])
          expect(text).not.toMatch(/\s{2}|[.!?]\.|: \./)
        }
  })

  it('is complete and within its limit for any input', () => {
    fc.assert(
      fc.property(any, any, (prompt, eventName) => {
        const text = describeParty({ prompt, eventName })
        expect(text.length > 0 && text.length <= limits.description).toBe(true)
        expect(text).not.toMatch(/\p{Cc}/u)
        expect(text.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('search terms', () => {
  it('describe what is visible, five at most [BG-10]', () => {
    expect(
      searchKeywords('Please come over for tacos and margaritas by the pool on Saturday, we would love to see you'),
    ).toEqual(['tacos', 'margaritas', 'pool'])
    expect(searchKeywords(partyThemes.map(({ description }) => description).join(' '))).toHaveLength(5)
    expect(searchKeywords('')).toEqual([])
  })

  it('are words for any input', () => {
    fc.assert(
      fc.property(any, (text) => {
        const keywords = searchKeywords(text)
        expect(keywords.length <= 5 && keywords.every((word) => /^\p{L}[\p{L}\p{M}'’]{1,23}$/u.test(word))).toBe(true)
      }),
    )
    // Letters that Unicode writes as a letter with a mark, and words with vowel signs.
    expect(searchKeywords('\u0958\u0959\u095A दिवाली')).toEqual(['\u0915\u093C\u0916\u093C\u0917\u093C', 'दिवाली'])
  })
})

describe('a draft from one line', () => {
  const draftOf = (line: string) => {
    const { title, start, themeId } = draftParty(line, now, zone)
    const theme = themeId === undefined ? undefined : themeById(themeId)?.name
    const text = start && `${start.month}/${start.day} ${start.hour}:${String(start.minute).padStart(2, '0')}`
    return [title, text, theme]
  }

  it.each([
    ['Maya turns 6, dinosaurs, Saturday at 2', 'Maya Turns 6', '11/28 14:00', 'Dinosaurs'],
    ['we’re having a BBQ tomorrow at 4pm', 'BBQ', '11/22 16:00', 'Barbecue'],
    ['Surprise 50th birthday for Dad, June 5 at 8', 'Surprise 50th Birthday for Dad', '6/5 20:00', '50th Birthday'],
    ['dinosaurs', 'Dinosaur Party', '11/28 14:00', 'Dinosaurs'],
    ['Halloween party', 'Halloween Party', '10/31 19:00', 'Halloween'],
    ['I want to throw a baby shower for Ana on Sunday at noon', 'Baby Shower for Ana', '11/22 12:00', 'Baby Shower'],
    ['Leo turns 1! Sunday 3pm', 'Leo Turns 1', '11/22 15:00', 'First Birthday'],
    ['Ben turns 9 tomorrow', 'Ben Turns 9', '11/22 14:00', 'General Birthday'],
    ['karaoke night fri 9pm with tacos and margaritas', 'Karaoke Night', '11/27 21:00', 'Karaoke'],
    ['New Year’s Eve at our place', 'New Year’s Eve', '12/31 21:00', "New Year's Eve"],
    ['in 3 weeks at noon', 'Party', '12/12 12:00', undefined],
    ['tomorrow at 25', 'At 25', '11/22 19:00', undefined],
    ['March 8 2027 at 2:30am', 'Party', '3/8 2:30', undefined],
    ['12/13/2099 at midnight', 'Party', '12/13 0:00', undefined],
    ["Hey, I'd like to host a dinner", 'Dinner', '11/28 19:00', 'Dinner Party'],
    ['ok, let’s throw a picnic for Sam', 'Picnic for Sam', '11/28 14:00', 'Garden Party'],
    ['We would like to celebrate my graduation', 'Graduation', '11/28 19:00', 'Graduation'],
    ['please plan the book club', 'Book Club', '11/28 19:00', 'Book Club'],
    ['so hey I am going to have an engagement dinner', 'Engagement Dinner', '11/28 19:00', 'Engagement'],
    ['we’ll be doing a bonfire', 'Bonfire', '11/28 19:00', 'Hiking & Camping'],
    ['I wanna make our reunion', 'Reunion', '11/28 19:00', 'Reunion'],
    ['we hope to create a luau', 'Luau', '11/28 19:00', 'Luau'],
    ['', 'Party', '11/28 19:00', undefined],
  ])('%s', (line, title, start, theme) => {
    expect(draftOf(line)).toEqual([title, start, theme])
  })

  it('has the place and the facts of the line [HEAD-12]', () => {
    const draft = draftParty("Nana's 80th, Sunday lunch at 1, 42 Fig Lane, no gifts", now, zone)
    expect(draft).toMatchObject({
      title: "Nana's 80th",
      start: { year: 2026, month: 11, day: 22, hour: 13, minute: 0 },
      location: { displayName: '42 Fig Lane' },
      notes: 'Come for lunch. No gifts, please.',
    })
    expect(draft.description).toContain('Come for lunch. No gifts, please.')
    expect(themeById(draft.themeId ?? 0)?.name, 'not 70th & Beyond, whose cover shows a 70').toBe('General Birthday')
  })

  it.each([
    ['Reunion, date tbd', 'Reunion', undefined, {}],
    ["Dad's 70th, date to be decided, our garden", "Dad's 70th", undefined, { displayName: 'Our garden' }],
    ['The date is TBA: book club at the library', 'Book Club', undefined, { displayName: 'The library' }],
    ['Date and time TBD, wine tasting, place tbd', 'Wine Tasting', undefined, { kind: 'undecided' }],
    ['Wine tasting, date & place tbd', 'Wine Tasting', undefined, { kind: 'undecided' }],
    ['Board game night at my place, date to be decided', 'Board Game Night', undefined, { displayName: 'My place' }],
    ["Board game night at Mia's place, date TBD", 'Board Game Night', undefined, { displayName: "Mia's place" }],
    ['Wine tasting, location and date to be announced', 'Wine Tasting', undefined, { kind: 'undecided' }],
    ['Halloween party, the date isn’t decided yet', 'Halloween Party', undefined, {}],
    // These name a date, or are about something else.
    ['Wine tasting, tbd', 'Wine Tasting', '11/28 19:00', { kind: 'undecided' }],
    ['Wine tasting on Friday, time tbd', 'Wine Tasting', '11/27 19:00', {}],
    ['Wine tasting some time in spring', 'Wine Tasting Some Time in Spring', '11/28 19:00', {}],
    ['Blind date night', 'Blind Date Night', '11/28 19:00', {}],
    ['Picnic Sunday at noon, rain date TBD', 'Picnic', '11/22 12:00', {}],
  ])('has no date if the line says that it is to be decided: %s', (line, title, start, location) => {
    expect(draftOf(line).slice(0, 2)).toEqual([title, start])
    expect(draftParty(line, now, zone).location ?? {}).toEqual(location)
  })

  it.each([
    ['Picnic Saturday 2-5pm', '11/28 14:00', 180],
    ['Picnic Saturday 11-2pm', '11/28 11:00', 180],
    ['Open house, Sunday 10am to 4pm', '11/22 10:00', 360],
    ['Dance, Friday 9pm-1am', '11/27 21:00', 240],
    ['Dinner, Friday 7:30-10', '11/27 19:30', 150],
    ['Saturday, December 5 at 4, BBQ', '12/5 16:00', undefined],
    ['Christmas dinner at 12', '12/25 12:00', undefined],
    ['brunch with Zoë', '11/28 11:00', undefined],
    ['dinner with Zoë', '11/28 19:00', undefined],
    ['lunch with Zoë', '11/28 12:00', undefined],
  ])('has the hours of the line: %s', (line, start, minutes) => {
    expect([draftOf(line)[1], draftParty(line, now, zone).minutes]).toEqual([start, minutes])
  })

  it.each(['pool party', 'beach party', 'garden party', 'pumpkin carving', 'egg hunt'])(
    'fits the words and not the season: %s',
    (line) => {
      const themes = ['2026-12-20', '2026-04-02', '2026-07-02', '2026-10-20'].map((day) => {
        const { themeId = 0, keywords } = draftParty(line, Date.parse(`${day}T18:00:00Z`), zone)
        return [themeById(themeId)?.name, keywords]
      })
      expect(new Set(themes.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(themes[0]?.[0]).not.toMatch(/Christmas|New Year/)
    },
  )

  it('starts at a reasonable hour if the line names none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lineParts.titles, ...partyThemes.map(({ name }) => name)), (line) => {
        const { hour = 0 } = draftParty(line, now, zone).start ?? {}
        expect([line, hour >= 9 && hour <= 21]).toEqual([line, true])
      }),
    )
  })

  it('contains every word of the line in its title, date, place, or description, and no fact in its title', () => {
    const lead = new Set(
      wordsOf(
        "please hey hi so ok okay i i'm i'd i'll we we're we'd we'll m re d ll am are would will want to like wanna going gonna hope let's let s be have having throw throwing host hosting do doing plan planning make create celebrate celebrating a an the my our and but with also oh at in on by via where here place location venue address link online virtual only date to be decided tbd tba still is zoom https",
      ),
    )
    fc.assert(
      fc.property(hostLines, (line) => {
        const text = line
          .slice(0, 500)
          .replaceAll(/[\p{C}\s]+/gu, ' ')
          .trim()
        const { title, location, description } = draftParty(line, now, zone)
        const withoutDate = withoutUndecidedDate(text)
        const readDate = (part: string): string =>
          withoutDate === undefined ? readWhen(part, now, zone).remainder : part
        const { facts, datedLine, remainder } = readLine(withoutDate ?? text, readDate)
        const remainingWords = new Set(wordsOf(remainder))
        const keptWords = new Set([
          ...wordsOf(`${title} ${description} ${JSON.stringify(location ?? '')}`),
          ...wordsOf(datedLine).filter((word) => !remainingWords.has(word)),
        ])
        expect(wordsOf(text).filter((word) => !keptWords.has(word) && !lead.has(word))).toEqual([])
        for (const fact of facts.map((one) => one.toLowerCase()))
          // A line can repeat a fact as its title.
          if (text.toLowerCase().split(fact).length === 2) expect(title.toLowerCase()).not.toContain(fact)
      }),
      { numRuns: 1_000, examples: [['A\u0300\u2c00 allergies? let me know,'], ["0'A allergies? let me know,"]] },
    )
  })

  it('invents nothing: every word of the description is from the line or from fixed sentences', () => {
    const { openings, middles, closings, comeFor } = partyWriter
    const fixedTexts = [
      partyWriter.untitled,
      ...Object.values(openings).flat(),
      ...middles,
      ...closings,
      comeFor(''),
      'please',
    ]
    const fixedWords = new Set(fixedTexts.flatMap(wordsOf))
    // A line without a title gets the one of its theme.
    const themeTitles = new Map(partyThemes.map((theme) => [theme.id, partyTitle(theme)]))
    fc.assert(
      fc.property(fc.oneof(hostLines, fc.constantFrom(...partyThemes.map(({ name }) => name))), (line) => {
        const { title, description, themeId = 0 } = draftParty(line, now, zone)
        const hostsWords = new Set(wordsOf(line))
        const isFromTheme = title === themeTitles.get(themeId)
        const allowedWords = new Set(isFromTheme ? wordsOf(title) : [])
        const isNew = (word: string) => !hostsWords.has(word) && !fixedWords.has(word) && !allowedWords.has(word)
        expect(wordsOf(description).filter(isNew)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('uses a child’s birthday theme for a child', () => {
    expect(draftParty('Ben turns 9', now, zone).themeId).toBe(791)
    // A theme for the other age group doesn't fit.
    expect(themeById(draftParty('Ben turns 9, spa day', now, zone).themeId ?? 0)?.categoryId).not.toBe(501)
    expect(themeById(draftParty('Ben turns 39, spa day', now, zone).themeId ?? 0)?.name).toBe('Spa Day')
    expect(themeById(draftParty('Ben turns 39, bounce house', now, zone).themeId ?? 0)?.categoryId).not.toBe(502)
    expect(themeById(draftParty('Ben turns 9, first birthday games', now, zone).themeId ?? 0)?.id).not.toBe(792)
    expect(draftParty('Ben turns 39', now, zone).themeId).toBe(776)
  })

  it('never throws, is never in the past, and stays within its limits', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: now, max: now + 1e12 }), (line, at) => {
        const { title, start, description, keywords } = draftParty(line, at, zone)
        expect(title.length > 0 && title.length <= limits.title && title.isWellFormed()).toBe(true)
        if (start !== undefined) expect(instantOf(start, zone)).toBeGreaterThan(at)
        expect(description.length).toBeLessThanOrEqual(limits.description)
        expect(keywords.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
