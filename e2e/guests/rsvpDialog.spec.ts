import type { Page } from '@playwright/test'
import { z } from 'zod'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiHosted, keyPath } from '../support/api.ts'
import { rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const song = { questionUuid: crypto.randomUUID(), question: 'Which song must we play?', questionType: 'song' }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your RSVP' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Expects an error for each contact that the preference for updates requires. */
async function expectFieldErrors(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' })
  const updateChoice = page.getByRole('group', { name: 'How should we send you updates?' })
  const send = page.getByRole('button', { name: 'Send RSVP' })
  const phoneError = page.getByText(fixedText('VAL-14'))
  const emailError = page.getByText(fixedText('VAL-16'))
  for (const [preference, typedEmail, needsPhone, needsEmail] of [
    ['Both', '', true, true],
    ['Text', '', true, false],
    ['Email', '', false, true],
    ['Email', 'ana@', false, true],
  ] as const) {
    await updateChoice.getByRole('radio', { name: preference }).check()
    if (needsEmail) await email.fill(typedEmail)
    await send.click()
    await expect(phoneError).toBeVisible({ visible: needsPhone })
    await expect(emailError).toBeVisible({ visible: needsEmail })
  }
}

/** Expects an error for each text that is too long, and none for the longest that fit. */
async function expectLengthErrors(page: Page) {
  const send = page.getByRole('button', { name: 'Send RSVP' })
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await page.getByLabel('Message to the host').fill('x'.repeat(1_025))
  await page.getByLabel(food.question).fill('x'.repeat(1_001))
  await expect(page.getByRole('combobox', { name: song.question })).toHaveAttribute('maxlength', '1000')
  for (const field of [page.getByLabel(food.question), page.getByRole('combobox', { name: song.question })])
    await expect(field).toHaveAttribute('placeholder', fixedText('RSVP-41'))
  await send.click()
  await expect(page.getByText('Please limit your message to 1024 characters.')).toBeVisible()
  await expect(page.getByText('Please limit your response to 1000 characters.')).toBeVisible()
  await page.getByLabel('Message to the host').fill('x'.repeat(1_024))
  await page.getByLabel(food.question).fill('x'.repeat(1_000))
  await send.click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
}

/** Expects the dialog to fill screens up to the smaller breakpoint. */
async function expectDialogWidths(page: Page) {
  const size = page.viewportSize()
  for (const [width, expected] of [
    [550, 550],
    [551, 448],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(expected)
  }
  if (size) await page.setViewportSize(size)
}

/** Expects the values of the sent RSVP, and fields that suit each choice. Ends with a no. */
async function switchRsvps(page: Page) {
  const message = dialog(page).getByLabel('Message to the host')
  await expect(message).toHaveValue('See you')
  await expect(dialog(page).getByLabel(food.question)).toHaveValue('Nuts')
  await expect(dialog(page).getByRole('combobox', { name: song.question })).toHaveValue(/ – /)
  await expect(dialog(page).getByRole('group', { name: 'How should we send you updates?' })).toBeVisible()
  const count = dialog(page).getByRole('spinbutton', { name: 'Bringing anyone?' })
  await expect(count).toHaveValue('1')
  await expect(dialog(page).getByText('2 of you')).toBeVisible()
  await message.fill('See you soon')
  await expect(button(page, 'Update')).toBeEnabled()
  await dialog(page).getByRole('radio', { name: "Can't make it" }).check()
  await expect(button(page, 'Decline')).toBeEnabled()
}

/** Sends a no. The button is disabled while it is being sent. */
async function decline(page: Page) {
  const { promise: maySave, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    '**/json/ElkEventService',
    async (route) => {
      await maySave
      await route.continue()
    },
    { times: 1 },
  )
  await button(page, 'Decline').click()
  await expect(button(page, 'Decline')).toBeDisabled()
  release()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
}

/** Sends a yes after correcting each invalid field. A guest with only an email address can't be reached by SMS. */
async function correctAndAccept(page: Page) {
  await dialog(page).getByRole('radio', { name: "I'm going" }).check()
  // A guest with only an email address can't be reached by SMS.
  await dialog(page).getByRole('radio', { name: 'Text' }).check()
  await button(page, 'Confirm').click()
  await expect(dialog(page).getByText(fixedText('VAL-14'))).toBeVisible()
  await expect(dialog(page).getByLabel('Phone number')).toBeFocused()
  await dialog(page).getByLabel('Phone number').fill('555')
  await button(page, 'Confirm').click()
  await expect(dialog(page).getByText(fixedText('VAL-14'))).toBeVisible()
  await dialog(page).getByLabel('Phone number').fill('')
  await dialog(page).getByRole('radio', { name: 'Email' }).check()
  await dialog(page).getByLabel('Your name').fill(' ')
  await button(page, 'Confirm').click()
  await expect(dialog(page).getByText(fixedText('VAL-13'))).toBeVisible()
  await dialog(page).getByLabel('Your name').fill('Ana')
  await dialog(page).getByLabel(food.question).fill('')
  await button(page, 'Confirm').click()
  await expect(dialog(page).getByText('This is a required field')).toBeVisible()
  await dialog(page).getByLabel(food.question).fill('Shrimps')
  await button(page, 'Confirm').click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
}

const coloredParty = { questions: [food, song], colors: { primary: '#102030', text: '#ffffff' } }

test('the form asks for what the updates need [VAL-14, VAL-15, VAL-16, VAL-17]', async ({ page, server }) => {
  const { eventId } = await apiHosted(server.origin, coloredParty)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana')
  await expectFieldErrors(page)
})

test('the form limits the message and the responses [CONST-12, RSVP-41, VAL-18, VAL-44]', async ({ page, server }) => {
  const { eventId } = await apiHosted(server.origin, coloredParty)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana')
  await expectLengthErrors(page)
})

test('a guest changes an RSVP in a dialog @narrow [EVPAGE-10, RSVP-31, RSVP-34, RSVP-37]', async ({ page, server }) => {
  const { host, eventId } = await apiHosted(server.origin, coloredParty)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByLabel('Message to the host').fill('See you')
  await page.getByLabel(food.question).fill('Nuts')
  await page.getByRole('combobox', { name: song.question }).fill('dancing')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(5)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByText("We've got you down for 2 people.")).toBeVisible()
  const answers = z
    .array(z.looseObject({ questionUuid: z.string() }))
    .parse((await rowOf(host, eventId, 'Ana'))?.answers)
  expect(answers.find(({ questionUuid }) => questionUuid === song.questionUuid)).toMatchObject({
    answerValue: { song: { songUri: expect.stringMatching(/./) } },
  })
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()

  const open = page.getByRole('button', { name: 'Change RSVP' })
  await open.click()
  await expect(button(page, 'Update')).toBeDisabled()
  await expectDialogWidths(page)
  await expect(dialog(page), 'has the colors of the party').toHaveCSS('color', 'rgb(255, 255, 255)')
  await expectAccessible(page)
  await switchRsvps(page)
  await decline(page)
})

test('a guest who said no switches to yes, corrects each invalid field, and confirms [RSVP-33, RSVP-39, VAL-13]', async ({
  page,
  server,
}) => {
  const { eventId } = await apiHosted(server.origin, coloredParty)
  const guest = await apiGuest(server.origin, eventId, 'Ana', '', { rsvpStatus: 'NO' })
  await page.goto(keyPath(eventId, guest))
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(button(page, 'Confirm')).toBeHidden()
  await correctAndAccept(page)

  // A host who sends updates in only one way leaves no choice.
  for (const communicationPreference of [1, 2]) {
    const { eventId: other } = await apiHosted(server.origin, { communicationPreference })
    await page.goto(keyPath(other, await apiGuest(server.origin, other, 'Ana', '', { rsvpStatus: 'NO' })))
    await page.getByRole('button', { name: 'Change RSVP' }).click()
    await dialog(page).getByRole('radio', { name: "I'm going" }).check()
    await expect(button(page, 'Confirm')).toBeEnabled()
    await expect(dialog(page).getByRole('group', { name: 'How should we send you updates?' })).toHaveCount(0)
  }
})

test('a switch between yes and no in the dialog clears the message, and a no the plus-ones [INV-17, RSVP-32, RSVP-35, RSVP-36]', async ({
  page,
  server,
}) => {
  const { eventId } = await apiHosted(server.origin)
  const guest = await apiGuest(server.origin, eventId, 'Ana', '', { additionalGuestCount: 2 })
  await page.goto(keyPath(eventId, guest))
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  const yes = dialog(page).getByRole('radio', { name: "I'm going" })
  const no = dialog(page).getByRole('radio', { name: "Can't make it" })
  const message = dialog(page).getByLabel('Message to the host')
  const count = dialog(page).getByRole('spinbutton', { name: 'Bringing anyone?' })
  await expect(yes).toBeChecked()
  await expect(count).toHaveValue('2')
  const fewer = dialog(page).getByRole('button', { name: 'Fewer: Bringing anyone?' })
  await expect(fewer).not.toHaveAttribute('aria-disabled')
  await message.fill('See you soon')
  await expect(button(page, 'Update')).toBeVisible()
  await no.check()
  await expect(button(page, 'Decline')).toBeVisible()
  await expect(message).toHaveValue('')
  await expect(count).toBeHidden()
  await message.fill('Sorry')
  await yes.check()
  await expect(message).toHaveValue('')
  await expect(count).toHaveValue('0')
  await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  await fewer.click({ force: true })
  await expect(count).toHaveValue('0')
})
