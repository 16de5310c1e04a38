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

test('a refused RSVP without JavaScript opens at the form, says what is wrong first, and at each field @both', async ({
  page,
  server,
  browser,
}) => {
  const { eventId } = await hostedList(page, server.origin, 'Harvest supper', {})
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    viewport: page.viewportSize(),
  })
  const guest = await plain.newPage()
  await guest.goto(`/event/${eventId}`)
  await guest.getByRole('radio', { name: "I'm going" }).check()
  const plusOnes = guest.getByRole('spinbutton', { name: 'Bringing anyone?' })
  // The buttons beside it would do nothing.
  await expect(plusOnes).toBeVisible()
  await expect(guest.getByRole('button', { name: /^(?:More|Fewer)/ })).toHaveCount(0)
  await plusOnes.fill('20')
  const [name, email] = [guest.getByLabel('Your name'), guest.getByRole('textbox', { name: 'Email' })]
  await name.fill('Kofi')
  await email.fill('not an address')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()

  const problems = ['Please provide a valid email.', 'You can bring up to 8 people.']
  const summary = guest.getByRole('alert').filter({ hasText: "This hasn't been sent yet. Please check:" })
  await expect(summary.getByRole('listitem')).toHaveText(problems)
  await expect(summary).toBeInViewport({ ratio: 1 })
  await expect(guest.getByRole('region', { name: 'Your RSVP' })).toBeFocused()
  for (const [field, problem] of [
    [email, problems[0]],
    [plusOnes, problems[1]],
  ] as const)
    await expect(field).toHaveAccessibleDescription(new RegExp(problem ?? ''))
  await expect(name).toHaveValue('Kofi')
  await expect(name).not.toHaveAttribute('aria-invalid')

  await email.fill(newAddress('kofi'))
  await plusOnes.fill('1')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeInViewport()
  await expect(summary).toHaveCount(0)
  await plain.close()
})
