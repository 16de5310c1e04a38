import type { Page } from '@playwright/test'
import { apiGuest } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const overnightQuestion = {
  questionUuid: crypto.randomUUID(),
  question: 'Are you staying overnight?',
  questionType: 'yesNo',
  isRequired: false,
}
const sleeps = {
  questionUuid: crypto.randomUUID(),
  question: 'Where will you sleep?',
  questionType: 'choice',
  options: ['In the barn', 'In a tent', 'At a hotel'],
  isRequired: false,
  askedIf: { questionUuid: overnightQuestion.questionUuid, responses: ['yes'] },
}
const meal = {
  questionUuid: crypto.randomUUID(),
  question: 'Meal',
  questionType: 'choice',
  options: ['Chicken', 'Fish'],
  isRequired: false,
  perHead: true,
}

/** Removes an option that a guest chose, which needs a confirmation, and one that no one chose. */
async function removeOptions(page: Page) {
  const options = page.getByRole('group', { name: 'Options for question 2' })
  await options.getByRole('button', { name: 'Remove option 2' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText("1 guest chose “In a tent”. Their response stays, but it's no longer an option.")
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Keep option' }).click()
  await expect(options.getByLabel('Option 2', { exact: true })).toHaveValue('In a tent')
  await options.getByRole('button', { name: 'Remove option 3' }).click()
  await expect(confirm).toBeHidden()
  await expect(options.getByLabel('Option 3', { exact: true })).toBeHidden()
}

test('a host confirms before responses are lost, sees what no longer decides, and discards the changes', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin, 'Barn dance', {
    more: { questions: [overnightQuestion, sleeps, meal] },
  })
  const answers = [
    { questionUuid: overnightQuestion.questionUuid, answerValue: { isYes: true } },
    { questionUuid: sleeps.questionUuid, answerValue: { text: 'In a tent' } },
  ]
  await apiGuest(server.origin, eventId, 'Ana Ortiz', '', { answers })
  await apiGuest(server.origin, eventId, 'Ben Cole', '', { answers: answers.slice(0, 1) })
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  const question = (position: number) => panel.getByLabel(`Question ${position}`, { exact: true })
  const confirm = page.getByRole('alertdialog')

  await removeOptions(page)

  // A question that guests responded to. The one that depends on it is asked of everyone, which is in view.
  await panel.getByRole('button', { name: 'Remove question 1' }).click()
  await expect(confirm).toContainText(
    "“Are you staying overnight?” has 2 responses. You'll no longer see them once you save.",
  )
  await confirm.getByRole('button', { name: 'Remove question' }).click()
  await expect(question(1)).toHaveValue('Where will you sleep?')
  await expect(question(1)).toBeFocused()
  const notice = panel.getByRole('group', { name: 'Condition of question 1' }).getByRole('status')
  await expect(notice).toHaveText(/^Everyone will be asked this/)
  await expect(notice).toBeInViewport({ ratio: 1 })
  // No one has responded to this one.
  await panel.getByRole('button', { name: 'Remove question 2' }).click()
  await expect(confirm).toBeHidden()
  await expect(question(2)).toBeHidden()

  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Save these changes?' }).getByRole('listitem')
  await expect(changes).toHaveText([
    'Question changedWhere will you sleep?',
    'Question removedAre you staying overnight?',
    'Question removedMeal',
  ])
  await expectAccessible(page)

  // The changes are still there when the host returns, until they discard them.
  await page.goto(`/event/${eventId}`)
  await page.goto(`/event/edit/${eventId}`)
  const unsavedNote = page.getByText('You have unsaved changes.')
  await expect(unsavedNote).toBeVisible()
  await expect(page.getByText('You started planning')).toBeHidden()
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  await expect(question(1)).toHaveValue('Where will you sleep?')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(unsavedNote).toBeHidden()
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  await expect(question(1)).toHaveValue('Are you staying overnight?')
})
