import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiInvited } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { rowOf, storedMemory } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const overnightQuestion = {
  questionUuid: crypto.randomUUID(),
  question: 'Are you staying overnight?',
  questionType: 'yesNo',
  isRequired: true,
}
const sleeps = {
  questionUuid: crypto.randomUUID(),
  question: 'Where will you sleep?',
  questionType: 'choice',
  options: ['In the barn', 'In a tent'],
  isRequired: true,
  askedIf: { questionUuid: overnightQuestion.questionUuid, responses: ['yes'] },
}
const tent = {
  questionUuid: crypto.randomUUID(),
  question: 'How big is your tent?',
  isRequired: true,
  askedIf: { questionUuid: sleeps.questionUuid, responses: ['In a tent'] },
}
const meal = {
  questionUuid: crypto.randomUUID(),
  question: 'What does each of you eat?',
  questionType: 'choice',
  options: ['Chicken', 'Trout', 'Pie'],
  isRequired: true,
  perHead: true,
}
const questions = [overnightQuestion, sleeps, tent, meal]
const bringQuestion = {
  questionUuid: crypto.randomUUID(),
  question: 'What can you bring?',
  questionType: 'choices',
  options: ['A salad', 'A cake', 'Chairs'],
}
const arrivalQuestion = { questionUuid: crypto.randomUUID(), question: 'When do you arrive?', questionType: 'date' }
const mealResponse = {
  questionUuid: meal.questionUuid,
  answerValue: {
    counts: [
      { option: 'Chicken', count: 2 },
      { option: 'Trout', count: 1 },
    ],
  },
}

const stay = (page: Page, name: string) =>
  page.getByRole('group', { name: overnightQuestion.question }).getByRole('radio', { name })
const sleepGroup = (page: Page) => page.getByRole('group', { name: sleeps.question })
const tentSize = (page: Page) => page.getByLabel(tent.question)
const mealGroup = (page: Page) => page.getByRole('group', { name: meal.question })
const decode = (text: string) => Buffer.from(text, 'base64url').toString()

/** Fills in questions that depend on others, which the browser keeps, in encoded form, also over a reload. */
async function reviseResponses(page: Page, eventId: string) {
  await expect(sleepGroup(page)).toBeHidden()
  await stay(page, 'Yes').check()
  await sleepGroup(page).getByRole('radio', { name: 'In a tent' }).check()
  await expect(tentSize(page)).toHaveAttribute('placeholder', fixedText('RSVP-41'))
  await tentSize(page).pressSequentially('Huge')
  await stay(page, 'No').check()
  await expect(sleepGroup(page)).toBeHidden()
  await expect(tentSize(page)).toBeHidden()
  await stay(page, 'Yes').check()
  await expect(tentSize(page)).toHaveValue('Huge')
  // The browser keeps what is half-written, in encoded form.
  const { responses } = await storedMemory(page, eventId)
  expect(responses).toMatch(/^[\w-]{40,}$/)
  expect(decode(responses)).toContain('Huge')
  // Someone who comes alone has one choice.
  await mealGroup(page).getByRole('radio', { name: 'Trout' }).check()
  // Responses survive a reload.
  await page.reload()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await expect(tentSize(page)).toHaveValue('Huge')
  await expect(mealGroup(page).getByRole('radio', { name: 'Trout' })).toBeChecked()
}

/** Brings two people and responds for everyone, after the form has shown what is missing. */
async function respondForThree(page: Page) {
  const send = page.getByRole('button', { name: 'Send RSVP' })
  await page
    .getByRole('button', { name: /Bringing anyone/ })
    .last()
    .click()
  await page
    .getByRole('button', { name: /Bringing anyone/ })
    .last()
    .click()
  await expect(mealGroup(page).getByText('1 of 3 people chosen. Choose for 2 more.')).toBeVisible()
  await tentSize(page).fill('')
  await stay(page, 'No').check()
  await send.click()
  await expect(mealGroup(page).getByText('You chose for 1 of 3 people. Please choose for everyone.')).toBeVisible()
  await expect(page.getByText('This is a required field')).toHaveCount(0)
  await expectAccessible(page)
  await mealGroup(page).getByLabel('Chicken', { exact: true }).fill('2')
  await expect(mealGroup(page).getByText('3 of 3 people chosen')).toBeVisible()
  await stay(page, 'Yes').check()
  await send.click()
  await expect(page.getByText('This is a required field')).toBeVisible()
  await expect(tentSize(page)).toBeFocused()
  await tentSize(page).fill('Small')
  await send.click()
}

/** Expects the results on the guest list, on a narrow screen. */
async function expectResults(hostPage: Page, eventId: string) {
  await hostPage.setViewportSize({ width: 320, height: 720 })
  await hostPage.goto(`/event/invite/${eventId}`)
  const results = hostPage.getByRole('region', { name: 'Results' })
  const rows = results.getByRole('list', { name: meal.question }).getByRole('listitem')
  await expect(rows).toHaveText(['Chicken 2 (67%)', 'Trout 1 (33%)', 'Pie 0 (0%)'])
  await expect(results.getByText('1 response, for 3 of 3 people')).toBeVisible()
  await expect(results.getByText('Only if Yes to “Are you staying overnight?”')).toBeVisible()
  expect(await hostPage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(hostPage)
}

test('guests are asked what depends on their responses, which survive a reload, for everyone they bring [STORE-04, RSVP-41]', async ({
  page,
  server,
  browser,
}) => {
  const hostPage = await (await browser.newContext({ baseURL: server.origin })).newPage()
  const { host, eventId } = await hostedParty(hostPage, server.origin, 'Barn dance', { more: { questions } })
  await page.goto(`/event/${eventId}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('festoon.eventPage'))).not.toBeNull()
  await page.getByRole('radio', { name: "I'm going" }).check()
  const size = tentSize(page)
  const send = page.getByRole('button', { name: /^(Send RSVP|Update)$/ })
  await reviseResponses(page, eventId)

  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await respondForThree(page)
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  // It keeps what was sent, too, in the same form.
  await expect.poll(async () => (await storedMemory(page, eventId)).responses).toBeUndefined()
  const { sentRsvp } = await storedMemory(page, eventId)
  expect(sentRsvp).toMatch(/^[\w-]{40,}$/)
  expect(decode(sentRsvp)).toContain('Small')
  const answersOf = async () => (await rowOf(host, eventId, 'Ana'))?.answers
  expect(await answersOf()).toEqual([
    { questionUuid: overnightQuestion.questionUuid, answerValue: { isYes: true } },
    { questionUuid: sleeps.questionUuid, answerValue: { text: 'In a tent' } },
    { questionUuid: tent.questionUuid, answerValue: { text: 'Small' } },
    mealResponse,
  ])

  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(mealGroup(page).getByLabel('Chicken', { exact: true })).toHaveValue('2')
  await expect(size).toHaveValue('Small')
  await stay(page, 'No').check()
  await expect(sleepGroup(page)).toBeHidden()
  await expectAccessible(page)
  await send.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await answersOf()).toEqual([
    { questionUuid: overnightQuestion.questionUuid, answerValue: { isYes: false } },
    mealResponse,
  ])

  await expectResults(hostPage, eventId)
  await hostPage.context().close()
})

test('a guest without JavaScript is asked what depends on the responses, chooses options, and counts people', async ({
  server,
  browser,
}) => {
  const more = { questions: [...questions, bringQuestion, arrivalQuestion] }
  const { host, eventId, link } = await apiInvited(server.origin, newAddress('ana'), { more })
  const arrival = `${new Date(Date.now() + 30 * 3_600_000).getUTCFullYear()}-12-05`
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const guest = await plain.newPage()
  await guest.goto(link.href)
  await guest.getByRole('radio', { name: "I'm going" }).check()
  await expect(guest.getByLabel(tent.question)).toBeHidden()
  await stay(guest, 'Yes').check()
  await guest.getByRole('radio', { name: 'In a tent' }).check()
  await expect(guest.getByLabel(tent.question)).toBeVisible()
  await mealGroup(guest).getByLabel('Pie', { exact: true }).fill('2')
  await guest.getByRole('checkbox', { name: 'A cake' }).check()
  await guest.getByRole('checkbox', { name: 'Chairs' }).check()
  await guest.getByLabel(arrivalQuestion.question).fill(arrival)
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(mealGroup(guest).getByText('You chose for 2 people, but there is 1 of you.')).toBeVisible()
  await expect(guest.getByText('This is a required field')).toBeVisible()
  await expect(mealGroup(guest).getByLabel('Pie', { exact: true })).toHaveValue('2')
  await expect(guest.getByRole('checkbox', { name: 'A cake' })).toBeChecked()
  await mealGroup(guest).getByLabel('Pie', { exact: true }).fill('1')
  await stay(guest, 'No').check()
  await expect(guest.getByText('This is a required field')).toBeHidden()
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toContainEqual(
    expect.objectContaining({
      name: 'Ana Ortiz',
      answers: [
        { questionUuid: overnightQuestion.questionUuid, answerValue: { isYes: false } },
        { questionUuid: meal.questionUuid, answerValue: { counts: [{ option: 'Pie', count: 1 }] } },
        { questionUuid: bringQuestion.questionUuid, answerValue: { text: 'A cake\nChairs' } },
        { questionUuid: arrivalQuestion.questionUuid, answerValue: { text: arrival } },
      ],
    }),
  )
  await plain.close()
})
