import { hostedList } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test('a guest can RSVP without JavaScript, by invitation and by open link @narrow [ROUTE-39, RSVP-02, RSVP-28]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const { eventId } = await hostedList(page, server.origin, 'Harvest supper', {
    invited: [{ name: 'Ana Ortiz', email: ana }],
  })

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const guest = await plain.newPage()
  await guest.goto(await invitationFor(server.origin, ana))
  await expect(guest.getByLabel('Your name')).toBeHidden()
  // Opening the page isn't recorded, because without JavaScript it makes no call.
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Sent')
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).not.toContainText('Opened')
  await guest.getByRole('radio', { name: "I'm going" }).check()
  await guest.getByRole('spinbutton', { name: 'Bringing anyone?' }).fill('2')
  await guest.getByLabel('Message to the host').fill('Save us a seat.')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Yes')

  const stranger = await plain.newPage()
  await stranger.goto(`/event/${eventId}`)
  await stranger.getByRole('radio', { name: "I'm going" }).check()
  await stranger.getByLabel('Your name').fill('Kofi')
  await stranger.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await stranger.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(stranger.getByText('Please provide a valid email.')).toBeVisible()
  await expect(stranger.getByLabel('Your name')).toHaveValue('Kofi')
  await stranger.getByRole('textbox', { name: 'Email' }).fill(newAddress('kofi'))
  await stranger.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(stranger.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Kofi' })).toContainText('Yes')
  await plain.close()
})
