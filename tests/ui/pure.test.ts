import { describe, expect, it } from 'vitest'
import { initials } from '../../ui/Avatar/initials.ts'
import { defaultDurationMs, exitMs, notices } from '../../ui/NoticeProvider/notices.ts'
import { clamp, isWithin } from '../../ui/NumberStepper/step.ts'
import { nextActive } from '../../ui/SuggestionField/active.ts'
import { pushInto } from '../../ui/Tooltip/keepInWindow.ts'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada King Lovelace', 'AL'],
    ['ada', 'A'],
    ['  "Émile"  zola ', 'ÉZ'],
    ['👩‍🚀 Sally', '👩‍🚀S'],
    ['李 小龍', '李小'],
    ['', ''],
    [undefined, ''],
    ['—', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

describe('notices', () => {
  it('stay for 5 s, errors for 20 s, and take half a second to disappear [CONST-20, CONST-21, CONST-22]', () => {
    expect([defaultDurationMs('info'), defaultDurationMs('warn'), defaultDurationMs('error')]).toEqual([
      5_000, 5_000, 20_000,
    ])
    expect(exitMs).toBe(500)
    const shownNotices = notices([], { type: 'show', id: 1, request: { level: 'error', text: 'No.' } })
    expect(shownNotices[0]?.durationMs).toBe(20_000)
  })

  it('number at most two, without duplicates', () => {
    const shownNotices = ['a', 'b', 'c', 'd', 'b'].reduce<ReturnType<typeof notices>>(
      (state, text, id) => notices(state, { type: 'show', id, request: { level: 'info', text } }),
      [],
    )
    expect(shownNotices.map(({ text }) => text)).toEqual(['d', 'b'])
    const leaving = notices(shownNotices, { type: 'leave', id: 3 })
    expect(leaving.find(({ id }) => id === 3)?.leaving).toBe(true)
    expect(notices(leaving, { type: 'remove', id: 3 })).toHaveLength(1)
  })

  it('replace an earlier one with the same key', () => {
    const show = (state: ReturnType<typeof notices>, id: number, text: string, key?: string) =>
      notices(state, { type: 'show', id, request: { level: 'info', text, key } })
    const shownNotices = show(show(show([], 1, 'Saved.'), 2, 'Ana added.', 'added'), 3, 'Ben added.', 'added')
    expect(shownNotices.map(({ text }) => text)).toEqual(['Saved.', 'Ben added.'])
  })
})

describe('a stepper', () => {
  it('stays within its bounds', () => {
    expect([clamp(-1, 0, 8), clamp(9, 0, 8), clamp(2.4, 0, 8), clamp(Number.NaN, 0, 8)]).toEqual([0, 8, 2, 0])
  })

  it('checks that a number is whole and within its bounds', () => {
    expect([0, 8, 9, 2.4, Number.NaN].map((number) => isWithin(number, 0, 8))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a tooltip', () => {
  it('is shifted into the window, with priority for its left side', () => {
    expect([pushInto(40, 280, 320), pushInto(-60, 180, 320), pushInto(100, 340, 320), pushInto(-20, 340, 320)]).toEqual(
      [0, 68, -28, 28],
    )
  })
})

describe('suggestions', () => {
  it('wrap around through the text field', () => {
    expect([nextActive(-1, 'ArrowDown', 2), nextActive(0, 'ArrowDown', 2), nextActive(1, 'ArrowDown', 2)]).toEqual([
      0, 1, -1,
    ])
    expect([nextActive(-1, 'ArrowUp', 2), nextActive(0, 'ArrowUp', 2)]).toEqual([1, -1])
  })
})
