import { apiParty, apiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const swims = { questionUuid: crypto.randomUUID(), question: 'Will you swim?', questionType: 'yesNo' }

test('half-written responses survive a reload and are sent once complete [STORE-04, VAL-06, RSVP-41, ENT-30]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30, { questions: [food, swims] })
  const kept = () => page.evaluate((id) => localStorage.getItem(`festoon.responses:${id}`), eventId)
  const going = page.getByRole('radio', { name: "I'm going" })
  const eats = page.getByLabel(food.question)
  const swim = page.getByRole('group', { name: swims.question })
  const send = page.getByRole('button', { name: 'Send RSVP' })

  await page.goto(`/event/${eventId}`)
  // Wait for the script, which stores the page's state and replaces the plain form.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('festoon.eventPage'))).not.toBeNull()
  await expect(eats).toBeHidden()
  await going.check()
  await expect(eats).toHaveAttribute('placeholder', fixedText('RSVP-41'))
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await send.click()
  await expect(page.getByText(fixedText('VAL-06'))).toBeVisible()
  await expect(eats).toBeFocused()
  await expectAccessible(page)

  await eats.pressSequentially('Peanuts and')
  await swim.getByRole('radio', { name: 'No' }).check()
  expect(await kept()).toMatch(/^[\w-]{40,}$/)
  expect(Buffer.from((await kept()) ?? '', 'base64url').toString()).toContain('Peanuts and')
  await page.reload()
  await going.check()
  await expect(eats).toHaveValue('Peanuts and')
  await expect(swim.getByRole('radio', { name: 'No' })).toBeChecked()

  await eats.fill('Peanuts and shrimps')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await send.click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect.poll(kept).toBeNull()
  // The browser keeps what was sent, too, in the same form.
  const given = await page.evaluate((id) => localStorage.getItem(`festoon.given:${id}`), eventId)
  expect(given).toMatch(/^[\w-]{40,}$/)
  expect(Buffer.from(given ?? '', 'base64url').toString()).toContain('Peanuts and shrimps')
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toContainEqual(
    expect.objectContaining({
      name: 'Ana',
      answers: [
        { questionUuid: food.questionUuid, answerValue: { text: 'Peanuts and shrimps' } },
        { questionUuid: swims.questionUuid, answerValue: { isYes: false } },
      ],
    }),
  )
  // Changing the RSVP starts with the saved response.
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(eats).toHaveValue('Peanuts and shrimps')
})
