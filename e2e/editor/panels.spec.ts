import type { Page } from '@playwright/test'
import { z } from 'zod'
import { apiGuest, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const tool = (page: Page, name: string) => page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name })

test('an invalid capacity is rejected at its field @desktop', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin, 'Sleepover', { name: 'Maya', hours: 30 })
  await page.goto(`/event/edit/${eventId}`)
  await tool(page, 'Event options').click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  await panel.getByRole('switch', { name: 'Waitlist' }).click()
  for (const heads of ['0', '-5']) {
    await panel.getByLabel('Capacity').fill(heads)
    await expect(panel.getByText('Enter a whole number from 1 to 100,000, or leave it empty.')).toBeVisible()
  }
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Save changes' }).click()
  // Focus moves to the invalid field.
  await expect(panel.getByLabel('Capacity')).toHaveAttribute('aria-invalid', 'true')
  await expect(panel.getByLabel('Capacity')).toBeFocused()
  await expect(panel.getByText('Enter a whole number', { exact: false })).toBeInViewport()
  await panel.getByLabel('Capacity').fill('')
  await expect(panel.getByText('Enter a whole number', { exact: false })).toBeHidden()
})

test('a reworded question keeps its responses unless everyone is asked again @desktop', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const asked = { questionUuid: crypto.randomUUID(), question: 'Any alergies?' }
  const eventId = await apiParty(maya, 'Sleepover', 30, { questions: [asked] })
  await apiGuest(server.origin, eventId, 'Gina')
  const known = async () => {
    const { event } = await maya.call('ElkEventService', 'getEvent', { eventId })
    return z.object({ questions: z.array(z.object({ questionUuid: z.string(), question: z.string() })) }).parse(event)
      .questions
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sleepover' })).toBeVisible()
  }
  await apiSession(page, server.origin, address, 'Maya')
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  const words = panel.getByLabel('Question 1', { exact: true })
  const anew = panel.getByRole('button', { name: 'Ask everyone again' })

  await page.goto(`/event/edit/${eventId}`)
  await tool(page, 'Guest questions').click()
  await expect(anew).toBeHidden()
  await words.fill('Any allergies?')
  await expect(anew).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await save()
  expect(await known()).toMatchObject([{ ...asked, question: 'Any allergies?' }])

  await page.goto(`/event/edit/${eventId}`)
  await tool(page, 'Guest questions').click()
  await words.fill('Do you snore?')
  await anew.click()
  await expect(words).toBeFocused()
  await expect(anew).toBeHidden()
  await panel.getByRole('button', { name: 'Save' }).click()
  await save()
  const [question] = await known()
  expect(question?.question).toBe('Do you snore?')
  expect(question?.questionUuid).not.toBe(asked.questionUuid)
})
