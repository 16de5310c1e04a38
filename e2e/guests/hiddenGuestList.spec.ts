import { apiHosted } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

test('with a hidden guest list, a guest without an invitation signs in, and the RSVP is saved [AUTHZ-04, RSVP-29]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await apiHosted(server.origin, { publicGuestList: false })
  const address = newAddress('sam')
  await page.goto(`/event/${eventId}`)
  await expect(page.getByText(fixedText('AUTHZ-04'))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Guests' }).getByRole('listitem')).toHaveCount(0)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Sam Stranger')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByLabel('Message to the host').fill('See you')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sam Stranger')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}`))
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toContainEqual(
    expect.objectContaining({ name: 'Sam Stranger', email: address, rsvpStatus: 'YES', rsvpMessage: 'See you' }),
  )
})
