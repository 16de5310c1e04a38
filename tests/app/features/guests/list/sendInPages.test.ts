import { expect, it } from 'vitest'
import { partlySentText, sendInPages, sentText } from '../../../../../app/features/guests/list/sendInPages.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const ids = Array.from({ length: 2_300 }, (_, at) => `guest ${at}`)

it('sends in pages and counts the sent invites', async () => {
  const pages: number[] = []
  const sending = await sendInPages(ids, async (page) => {
    pages.push(page.length)
    return page.length - 1
  })
  expect(pages).toEqual([1_000, 1_000, 300])
  expect(sending).toEqual({ triggered: 2_297, sentIds: ids })
})

it('stops at the first failed page, which stays unsent like the rest', async () => {
  const failure = new Error('No.')
  const sending = await sendInPages(ids, async (page) => {
    if (page[0] === 'guest 1000') throw failure
    return page.length
  })
  expect(sending).toEqual({ triggered: 1_000, sentIds: ids.slice(0, 1_000), failure })
  expect(partlySentText(1_000, 1_300, 'Try again.')).toBe('1000 invites were sent. 1300 are still unsent. Try again.')
})

it('shows how many were invited [ERR-54, ERR-55]', () => {
  expect(sentText(1)).toBe(fixedText('ERR-54'))
  expect(sentText(12)).toBe('12 guests invited successfully.')
})
