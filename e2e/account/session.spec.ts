import { apiSession } from '../support/api.ts'
import { hostedList } from '../support/hostedParty.ts'
import { addGuest, logOut, newAddress, openRsvpForm, signUp } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

test('a signed-in guest responds under their own name after a full page load', async ({ page, server, browser }) => {
  const { eventId } = await hostedList(page, server.origin, 'Garden supper')

  const other = await browser.newContext({ baseURL: server.origin })
  const guest = await other.newPage()
  await apiSession(guest, server.origin, newAddress('tariq'), 'Tariq')
  await guest.goto(`/event/${eventId}`)
  await expect(guest.getByText('123 Main St')).toBeVisible()
  await openRsvpForm(guest)
  await expect(guest.getByLabel('Your name')).toHaveValue('Tariq')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(guest.getByRole('heading', { name: '2 going' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Tariq' })).toContainText('Yes')
  await other.close()
})

test('a token that ends in the middle is renewed, and nothing on the page goes stale', async ({ page, server }) => {
  await hostedList(page, server.origin, 'Chess night')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.route(
    '**/json/ElkEventService',
    async (route) => {
      const body = route.request().postData() ?? ''
      await route.continue({ postData: body.replace(/"accessToken":"[^"]+"/, '"accessToken":"ended"') })
    },
    { times: 1 },
  )
  await addGuest(page, 'Ana Ortiz', newAddress('ana'))
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Unsent')
  await expect(page.getByRole('button', { name: 'Send 1 invite' })).toBeVisible()
})

test('signing out in one tab signs out the others', async ({ page, server, context }) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  const second = await context.newPage()
  await second.goto('/events')
  await expect(second.getByRole('heading', { name: 'Hey there, Maya!' })).toBeVisible()
  await logOut(second)
  await expect(page).toHaveURL(/\/login/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('userId')
})

test('a sign-in that the network broke can be tried again [ERR-09]', async ({ page, server }) => {
  const address = newAddress('lena')
  await page.goto('/login')
  const enterContact = async (): Promise<void> => {
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const code = page.getByRole('textbox', { name: 'Digit 1 of 6' })
    await code.waitFor()
    await code.pressSequentially(await codeFor(server.origin, address))
  }
  await page.route('**/json/ElkEventService', (route) => route.abort(), { times: 1 })
  await enterContact()
  await expect(page.getByText(fixedText('ERR-09'))).toBeVisible()
  await enterContact()
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
})
