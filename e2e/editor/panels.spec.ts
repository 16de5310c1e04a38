import type { Page } from '@playwright/test'
import { z } from 'zod'
import { apiGuest } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Corrects a question, and adds, sorts and removes others. */
async function reviseQuestions(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  const words = (question: number) => panel.getByLabel(`Question ${question}`, { exact: true })
  const type = (question: number) => panel.getByLabel(`Response type for question ${question}`)
  const askAgainButton = panel.getByRole('button', { name: 'Ask everyone again' })
  await expect(askAgainButton).toBeHidden()
  await words(1).fill('Any allergies?')
  await expect(askAgainButton).toBeVisible()
  await panel.getByRole('switch', { name: 'Required' }).click()
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await expect(words(2)).toBeFocused()
  await words(2).fill('Do you need a bed?')
  await type(2).selectOption('Yes or no')
  // Without a playlist, songs aren't a response type.
  await expect(type(2).getByRole('option')).toHaveText([
    'Short text',
    'Yes or no',
    'One of several options',
    'Any of several options',
    'Number',
    'Date',
  ])
  await panel.getByRole('button', { name: 'Move question 2 up' }).press('Enter')
  await expect(words(1)).toHaveValue('Do you need a bed?')
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await words(3).fill('No')
  await panel.getByRole('button', { name: 'Remove question 3' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
}

test('questions are added, sorted and removed, and a reworded one keeps its responses unless everyone is asked again @desktop [QUES-01, QUES-02, QUES-05]', async ({
  page,
  server,
}) => {
  const askedQuestion = { questionUuid: crypto.randomUUID(), question: 'Any alergies?' }
  const more = { questions: [askedQuestion] }
  const { host, eventId } = await hostedParty(page, server.origin, 'Sleepover', { name: 'Maya', hours: 30, more })
  await apiGuest(server.origin, eventId, 'Gina')
  const questionSchema = z.object({ questionUuid: z.string(), question: z.string() })
  const fetchQuestions = async () => {
    const { event } = await host.call('ElkEventService', 'getEvent', { eventId })
    return z.object({ questions: z.array(questionSchema) }).parse(event).questions
  }
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  const words = (question: number) => panel.getByLabel(`Question ${question}`, { exact: true })
  const type = (question: number) => panel.getByLabel(`Response type for question ${question}`)
  const askAgainButton = panel.getByRole('button', { name: 'Ask everyone again' })
  const open = async () => {
    await page.goto(`/event/edit/${eventId}`)
    await page.getByRole('tab', { name: 'Guest questions' }).click()
  }
  const save = async () => {
    await panel.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sleepover' })).toBeVisible()
  }

  await open()
  await reviseQuestions(page)
  await save()
  expect(await fetchQuestions()).toMatchObject([
    { question: 'Do you need a bed?' },
    { ...askedQuestion, question: 'Any allergies?' },
  ])

  await open()
  await expect(words(1)).toHaveValue('Do you need a bed?')
  await expect(words(2)).toHaveValue('Any allergies?')
  await expect(type(1)).toHaveValue('yesNo')
  await expect(type(2)).toHaveValue('text')
  await expect(panel.getByRole('switch', { name: 'Required' }).nth(0)).not.toBeChecked()
  await expect(panel.getByRole('switch', { name: 'Required' }).nth(1)).toBeChecked()
  await words(2).fill('Do you snore?')
  await askAgainButton.click()
  await expect(words(2)).toBeFocused()
  await expect(askAgainButton).toBeHidden()
  await save()
  const [, question] = await fetchQuestions()
  expect(question?.question).toBe('Do you snore?')
  expect(question?.questionUuid).not.toBe(askedQuestion.questionUuid)
})

test('no open panel cuts the title of the party @desktop', async ({ page, server }) => {
  const title = "Grandma Josephine's eightieth birthday lunch"
  const { eventId } = await hostedParty(page, server.origin, title, { name: 'Maya', hours: 30 })
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/event/edit/${eventId}`)
    const field = page.getByLabel('Party title')
    await expect(field).toHaveValue(title)
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await field.scrollIntoViewIfNeeded()
      const whole = await field.evaluate((element) => {
        const { left, right, top, height } = element.getBoundingClientRect()
        const hits = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) =>
          document.elementFromPoint(left + (right - left) * part, top + height / 2),
        )
        return {
          isInWindow: left >= 0 && right <= innerWidth,
          isUncovered: hits.every((hit) => hit !== null && (hit === element || element.parentElement?.contains(hit))),
          isUncut: element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1,
        }
      })
      expect([await tab.textContent(), whole]).toEqual([
        await tab.textContent(),
        { isInWindow: true, isUncovered: true, isUncut: true },
      ])
    }
  }
})
