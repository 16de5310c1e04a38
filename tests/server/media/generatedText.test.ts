import { limits } from '@festoon/contract/limits'
import { instantOf } from '@festoon/contract/rules/dates/timeZone'
import { partyThemes, themeById } from '@festoon/contract/themes/catalog'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftParty } from '../../../server/providers/words/draftParty.ts'
import { searchKeywords } from '../../../server/providers/words/searchKeywords.ts'
import { describeParty } from '../../../server/providers/words/templates.ts'

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
      /quilting, banjos, and xylophones/,
    )
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
        const found = searchKeywords(text)
        expect(found.length <= 5 && found.every((word) => /^\p{L}[\p{L}'’]{1,23}$/u.test(word))).toBe(true)
      }),
    )
  })
})

describe('a draft from one line', () => {
  const drafted = (line: string) => {
    const { title, start, themeId } = draftParty(line, now, zone)
    const theme = themeId === undefined ? undefined : themeById(themeId)?.name
    return [title, `${start.month}/${start.day} ${start.hour}:${String(start.minute).padStart(2, '0')}`, theme]
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
    ['New Year’s Eve at our place', 'New Year’s Eve at Our Place', '12/31 21:00', "New Year's Eve"],
    ['in 3 weeks at noon', 'Party', '12/12 12:00', undefined],
    ['tomorrow at 25', 'At 25', '11/22 19:00', undefined],
    ['March 8 2027 at 2:30am', 'Party', '3/8 2:30', undefined],
    ['12/13/2099 at midnight', 'Party', '12/13 0:00', undefined],
    ['', 'Party', '11/28 19:00', undefined],
  ])('%s', (line, title, start, theme) => {
    expect(drafted(line)).toEqual([title, start, theme])
  })

  it('uses a child’s birthday theme for a child', () => {
    expect(draftParty('Ben turns 9', now, zone).themeId).toBe(791)
    expect(draftParty('Ben turns 39', now, zone).themeId).toBe(776)
  })

  it('never throws, is never in the past, and stays within its limits', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: now, max: now + 1e12 }), (line, at) => {
        const { title, start, description, keywords } = draftParty(line, at, zone)
        expect(title.length > 0 && title.length <= limits.title && title.isWellFormed()).toBe(true)
        expect(instantOf(start, zone)).toBeGreaterThan(at)
        expect(description.length).toBeLessThanOrEqual(limits.description)
        expect(keywords.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
