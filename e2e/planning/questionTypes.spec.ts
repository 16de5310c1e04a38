import type { Page } from '@playwright/test'
import { apiGuest, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const meal = {
  questionUuid: crypto.randomUUID(),
  question: 'What should we serve you?',
  questionType: 'choice',
  options: ['Chicken', 'Trout', 'Mushroom pie'],
  isRequired: true,
}
const bringQuestion = {
  questionUuid: crypto.randomUUID(),
  question: 'What can you bring?',
  questionType: 'choices',
  options: ['A salad', 'A cake', 'Chairs'],
}
const nights = { questionUuid: crypto.randomUUID(), question: 'How many nights?', questionType: 'number' }
const arrivalQuestion = { questionUuid: crypto.randomUUID(), question: 'When do you arrive?', questionType: 'date' }
const cake = {
  questionUuid: crypto.randomUUID(),
  question: 'Cake',
  questionType: 'choice',
  options: ['Apple', 'Plum'],
  isRequired: false,
  perHead: true,
}
const note = { questionUuid: crypto.randomUUID(), question: 'Anything else?' }
const questions = [meal, bringQuestion, nights, arrivalQuestion, cake, note]
const questionPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Guest questions' })
const optionsOf = (page: Page) => questionPanel(page).getByRole('group', { name: 'Options for question 1' })
const year = new Date(Date.now() + 30 * 3_600_000).getUTCFullYear()

/** Chooses a cover image. Focus follows it, and closing the panel moves focus to its tab. */
async function chooseCover(page: Page) {
  const picker = page.getByLabel('Cover image')
  await picker.setInputFiles(coverFile)
  const crop = page.getByRole('dialog')
  await expect(crop.getByRole('group', { name: /^Crop area/ })).toBeFocused()
  await crop.getByRole('button', { name: 'Done' }).click()
  const again = page.getByRole('button', { name: 'Choose another image' })
  await expect(again).toBeFocused()
  // The button opens the cover image panel; closing the panel moves focus to its tab.
  await again.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Cover image' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Cover image' })).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Cover image' })).toBeFocused()
}

/** Moves and removes questions. Focus follows them. */
async function moveAndRemoveQuestions(page: Page) {
  const panel = questionPanel(page)
  const question = (position: number) => panel.getByLabel(`Question ${position}`, { exact: true })
  await panel.getByRole('button', { name: 'Add a question' }).click()
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await panel.getByRole('button', { name: 'Move question 2 up' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Move question 1 down' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Move question 2 up' })).toBeFocused()
  await panel.getByRole('button', { name: 'Remove question 2' }).press('Enter')
  await expect(question(1)).toBeFocused()
  await panel.getByRole('button', { name: 'Remove question 1' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Add a question' })).toBeFocused()
}

/** Writes the options Pie and Fish by keyboard. Focus follows an option that is moved or removed. */
async function writeOptions(page: Page) {
  const options = optionsOf(page)
  const option = (at: number) => options.getByLabel(`Option ${at}`, { exact: true })
  await expect(options.getByText('Add 2 to 10 options.')).toBeVisible()
  await option(1).fill('Chicken')
  await option(1).press('Enter')
  await expect(option(2)).toBeFocused()
  await option(2).fill('Chicken')
  await expect(option(2)).toHaveAccessibleDescription('List each option only once.')
  await option(2).fill('Fish')
  await option(2).press('Enter')
  await expect(option(3)).toBeFocused()
  await option(3).fill('Pie')
  await options.getByRole('button', { name: 'Move option 3 up' }).press('Enter')
  await expect(options.getByRole('button', { name: 'Move option 2 up' })).toBeFocused()
  await options.getByRole('button', { name: 'Move option 2 up' }).press('Enter')
  // At the top, the pressed button is disabled.
  await expect(options.getByRole('button', { name: 'Move option 1 down' })).toBeFocused()
  await options.getByRole('button', { name: 'Remove option 2' }).press('Enter')
  await expect(option(2)).toBeFocused()
  await expect(options.getByRole('textbox')).toHaveCount(2)
  await expect(options.getByRole('button', { name: 'Remove option 1' })).toBeDisabled()
}

test('a host chooses a cover image and writes questions, options and conditions by keyboard, which focus follows [QUES-01]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await chooseCover(page)

  const tools = page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name: 'Guest questions' })
  await tools.click()
  const panel = questionPanel(page)
  const question = (position: number) => panel.getByLabel(`Question ${position}`, { exact: true })
  await moveAndRemoveQuestions(page)
  await panel.getByRole('button', { name: 'Add a question' }).click()
  await question(1).fill('What should we serve you?')
  await panel.getByLabel('Response type for question 1').selectOption('One of several options')
  const option = (at: number) => optionsOf(page).getByLabel(`Option ${at}`, { exact: true })
  await writeOptions(page)

  // The next question depends on this one.
  const condition = panel.getByRole('group', { name: 'Condition of question 2' })
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await question(2).fill('Which sauce?')
  await panel.getByRole('button', { name: 'Ask only if…: question 2' }).press('Enter')
  await expect(condition.getByLabel('Ask only if the response to')).toBeFocused()
  await expect(condition.getByText('Choose at least one response.')).toBeVisible()
  await condition.getByRole('checkbox', { name: 'Fish' }).check()
  await expect(condition.getByRole('status')).toBeHidden()
  await expect(panel.getByText('Decides if question 2 is asked.')).toBeVisible()
  await expectAccessible(page)
  // A renamed option is renamed in the condition, too.
  await option(2).fill('Trout')
  await expect(condition.getByRole('checkbox', { name: 'Trout' })).toBeChecked()
  // A condition that can't hold is kept until the host decides.
  await panel.getByRole('button', { name: 'Move question 2 up' }).click()
  const brokenCondition = panel.getByRole('group', { name: 'Condition of question 1' })
  await expect(brokenCondition.getByRole('status')).toHaveText(/^Everyone will be asked this/)
  await expect(brokenCondition.getByRole('status')).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: 'Move question 1 down' }).click()
  await expect(condition.getByRole('checkbox', { name: 'Trout' })).toBeChecked()
  await panel.getByRole('switch', { name: 'Ask for each person' }).click()
  await expect(condition.getByRole('status')).toHaveText(/^Everyone will be asked this/)
  await panel.getByRole('switch', { name: 'Ask for each person' }).click()
  await expect(condition.getByRole('checkbox', { name: 'Trout' })).toBeChecked()
  await panel.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(tools).toBeFocused()

  await page.getByLabel('Party title').fill('Supper')
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/event/edit/${eventId}`)
  await tools.click()
  await expect(option(1)).toHaveValue('Pie')
  await expect(option(2)).toHaveValue('Trout')
  await expect(condition.getByRole('checkbox', { name: 'Trout' })).toBeChecked()
  await expect(condition.getByRole('checkbox', { name: 'Pie' })).not.toBeChecked()
  await condition.getByRole('button', { name: 'Always ask question 2' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Ask only if…: question 2' })).toBeFocused()
})

/** Expects the results on a narrow screen, and the responses in the guest list. */
async function expectResults(hostPage: Page, eventId: string) {
  await hostPage.setViewportSize({ width: 320, height: 720 })
  await hostPage.goto(`/event/invite/${eventId}`)
  const results = hostPage.getByRole('region', { name: 'Results' })
  const rows = (question: string) => results.getByRole('list', { name: question }).getByRole('listitem')
  await expect(rows(meal.question)).toHaveText(['Chicken 1 (33%)', 'Trout 2 (67%)', 'Mushroom pie 0 (0%)'])
  await expect(rows(bringQuestion.question)).toHaveText(['A salad 1 (100%)', 'A cake 0 (0%)', 'Chairs 1 (100%)'])
  await expect(rows(arrivalQuestion.question)).toHaveText([/December 5 1 \(100%\)/])
  const total = results.getByRole('listitem').filter({ hasText: nights.question })
  await expect(total.getByRole('definition')).toHaveText(['5', '2.5'])
  await results.getByRole('switch', { name: 'Count everyone who responded' }).click()
  await expect(rows(meal.question)).toHaveText(['Chicken 1 (25%)', 'Trout 3 (75%)', 'Mushroom pie 0 (0%)'])
  expect(await hostPage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(hostPage)
  // On phones, a guest's details contain the responses.
  await hostPage.setViewportSize({ width: 1_280, height: 800 })
  await results.getByRole('link', { name: 'See them in the guest list' }).click()
  await expect(hostPage.getByRole('heading', { name: 'Guest list' })).toBeFocused()
  await expect(hostPage.getByText('No nuts')).toBeVisible()
}

test('guests choose, count and name a day, for some of the party or all, and hosts see the results', async ({
  page,
  server,
  browser,
}) => {
  const hostPage = await (await browser.newContext({ baseURL: server.origin })).newPage()
  const { host, eventId } = await hostedParty(hostPage, server.origin, 'Supper', { more: { questions } })
  await page.goto(`/event/${eventId}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('festoon.eventPage'))).not.toBeNull()
  await page.getByRole('radio', { name: "I'm going" }).check()
  const choose = (name: string) => page.getByRole('group', { name: meal.question }).getByRole('radio', { name })
  const bring = (name: string) =>
    page.getByRole('group', { name: bringQuestion.question }).getByRole('checkbox', { name })
  await bring('A salad').check()
  await bring('Chairs').check()
  await page.getByLabel(nights.question).fill('1.5')
  await page.getByLabel(arrivalQuestion.question).fill(`${year}-12-05`)
  // Responses survive a reload.
  await page.reload()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await expect(bring('A salad')).toBeChecked()
  await expect(bring('A cake')).not.toBeChecked()
  await expect(bring('Chairs')).toBeChecked()
  await expect(page.getByLabel(arrivalQuestion.question)).toHaveValue(`${year}-12-05`)
  // Some people of the party may have no choice.
  const more = page.getByRole('button', { name: 'More: Bringing anyone?' })
  await more.click()
  await more.click()
  const cakes = page.getByRole('group', { name: cake.question })
  const chosenCount = cakes.getByRole('status')
  await expect(chosenCount).toHaveText('0 of 3 people chosen')
  await cakes.getByLabel('Apple', { exact: true }).fill('2')
  await expect(chosenCount).toHaveText('2 of 3 people chosen. Choose for 1 more, or send it as is.')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByText('This is a required field')).toBeVisible()
  await expect(page.getByText('Please enter a whole number of up to six digits.')).toBeVisible()
  await expectAccessible(page)
  await choose('Trout').check()
  await page.getByLabel(nights.question).fill('2')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(JSON.stringify(invitees)).toContain('"counts":[{"option":"Apple","count":2}]')
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(choose('Trout')).toBeChecked()
  await expect(bring('Chairs')).toBeChecked()

  const responseTo = (question: { questionUuid: string }, text: string) => ({
    questionUuid: question.questionUuid,
    answerValue: { text },
  })
  await apiGuest(server.origin, eventId, 'Ben', '', {
    answers: [responseTo(meal, 'Chicken'), responseTo(nights, '3'), responseTo(note, 'No nuts')],
  })
  await apiGuest(server.origin, eventId, 'Cem', '', { answers: [responseTo(meal, 'Trout')] })
  await apiGuest(server.origin, eventId, 'Dot', '', { rsvpStatus: 'NO', answers: [responseTo(meal, 'Trout')] })

  await expectResults(hostPage, eventId)
  await hostPage.context().close()
})
