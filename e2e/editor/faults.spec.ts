import type { Page } from '@playwright/test'
import { hostedParty } from '../support/hostedParty.ts'
import { openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const day = 86_400_000

const optionsOf = (page: Page) => page.getByRole('tabpanel', { name: 'Event options' })

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

/** Returns the value of a date and time field, at noon of a day from now. */
const noonIn = (days: number): string => `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T12:00`

/** Enters dates in the past, whose errors are visible above the bar. */
async function expectErrorsAboveBar(page: Page) {
  const options = optionsOf(page)
  const decideBy = options.getByLabel('Decide by')
  const deadline = options.getByLabel('RSVP deadline')
  for (const [field, message] of [
    [decideBy, "The day to decide by can't be in the past"],
    [deadline, "The RSVP deadline can't be in the past"],
  ] as const) {
    // The field is just above the bar with the buttons.
    await field.evaluate((input) => input.scrollIntoView({ block: 'end' }))
    await field.fill('2026-01-02')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    const bar = await options.getByRole('button', { name: 'Save' }).boundingBox()
    await expect
      .poll(async () => {
        const box = await options.getByText(message).boundingBox()
        return box && bar && box.y + box.height < bar.y
      })
      .toBe(true)
  }
}

/** Enters an invalid capacity, which saving opens, and leaves it empty. */
async function correctCapacity(page: Page) {
  const options = optionsOf(page)
  await options.getByRole('switch', { name: 'Waitlist' }).click()
  const capacity = options.getByLabel('Capacity')
  const capacityError = options.getByText('Enter a whole number from 1 to 100,000, or leave it empty.')
  for (const heads of ['0', '-5']) {
    await capacity.fill(heads)
    await expect(capacityError).toBeVisible()
  }
  await options.getByRole('button', { name: 'Save' }).click()
  await save(page)
  await expect(capacity).toHaveAttribute('aria-invalid', 'true')
  await expect(capacity).toBeFocused()
  await expect(capacityError).toBeInViewport()
  await capacity.fill('')
  await expect(capacityError).toBeHidden()
  await options.getByRole('button', { name: 'Save' }).click()
}

/** Adds a question to choose from, whose missing option saving opens. */
async function completeOptions(page: Page) {
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  const questions = page.getByRole('tabpanel', { name: 'Guest questions' })
  await questions.getByRole('button', { name: 'Add a question' }).click()
  await questions.getByLabel('Question 1', { exact: true }).fill('What will you eat?')
  await questions.getByLabel('Response type for question 1').selectOption('One of several options')
  await questions.getByLabel('Option 1', { exact: true }).fill('Trout')
  await questions.getByRole('button', { name: 'Save' }).click()
  await save(page)
  const empty = questions.getByLabel('Option 2', { exact: true })
  await expect(empty).toBeFocused()
  await expect(questions.getByText('Add 2 to 10 options.')).toBeInViewport({ ratio: 1 })
  await empty.fill('Pie')
  await questions.getByRole('button', { name: 'Save' }).click()
}

test('an invalid field says so in view, and saving opens the first one, in the form or in a closed panel [VAL-25]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin, 'Lake weekend', {
    hours: 480,
    more: { allowMaybe: true, decideBy: Date.now() + 15 * day, rsvpBy: Date.now() + 16 * day },
  })
  await page.goto(`/event/edit/${eventId}`)
  const options = optionsOf(page)
  await page.getByRole('tab', { name: 'Event options' }).click()
  const decideBy = options.getByLabel('Decide by')
  const deadline = options.getByLabel('RSVP deadline')
  await expectErrorsAboveBar(page)
  await expectAccessible(page)
  await options.getByRole('button', { name: 'Save' }).click()
  await save(page)
  await expect(decideBy).toBeFocused()
  await decideBy.fill(noonIn(15).slice(0, 10))
  await deadline.fill(noonIn(16).slice(0, 10))
  await expect(options.getByText("can't be in the past")).toHaveCount(0)
  await correctCapacity(page)

  await openRow(page, 'When')
  await page.getByLabel('Starts').fill(noonIn(10))

  // Two dates in the closed options are after the start now.
  await expect(options).toBeHidden()
  await save(page)
  await expect(decideBy).toBeFocused()
  await expect(decideBy).toBeInViewport({ ratio: 1 })
  await expect(options.getByText('Guests have to decide before the party starts')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await decideBy.fill(noonIn(3).slice(0, 10))
  await options.getByRole('button', { name: 'Save' }).click()
  await save(page)
  await expect(deadline).toBeFocused()
  await expect(options.getByText('The RSVP deadline must be before the party starts')).toBeInViewport({ ratio: 1 })
  await deadline.fill(noonIn(5).slice(0, 10))
  await options.getByRole('button', { name: 'Save' }).click()

  await completeOptions(page)

  // The form comes first.
  const title = page.getByLabel('Party title')
  await title.fill('')
  await page.getByRole('tab', { name: 'Event options' }).click()
  await deadline.fill('9999-12-31')
  await options.getByRole('button', { name: 'Save' }).click()
  await save(page)
  await expect(title).toBeFocused()
  await expect(page.getByText('Enter a valid title')).toBeInViewport({ ratio: 1 })
  await title.fill('Lake weekend')
  await save(page)
  await expect(deadline).toBeFocused()
})
