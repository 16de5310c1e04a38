import { apiHosted } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { codeFor, sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a guest of the open link copies their personal link, and gets it by email after a code', async ({
  browser,
  page,
  context,
  server,
}) => {
  const { eventId } = await apiHosted(server.origin)
  const address = newAddress('sam')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Sam Stranger')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  const card = page.getByRole('region', { name: 'Keep your link' })
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Copy link' }).click()
  await expect(card.getByRole('status')).toContainText('Link copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  // The link opens the RSVP elsewhere, also without JavaScript.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const other = await plain.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Your personal link' })).toHaveAttribute('href', /token=/)

  await card.getByRole('button', { name: 'Email it to me' }).click()
  await expect(card.getByText('We sent a code to the email address you gave.')).toBeVisible()
  const code = await codeFor(server.origin, address)
  await page.keyboard.type(code === '123456' ? '654321' : '123456')
  await expect(card.getByText("That code isn't right.")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(code)
  await expect(card.getByRole('status')).toContainText('Check your email. We sent you the link.')
  await expect
    .poll(async () => (await sentTo(server.origin, address)).map(({ subject }) => subject).join())
    .toContain("You're going to ")
  await page.reload()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(card).toHaveCount(0)
})
