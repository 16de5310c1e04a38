import { newAddress } from './support/journeys.ts'
import { codeFor } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

/** Run by `npm run test:firebase`, with the emulator of Firebase Authentication as the identity provider. */
test('a code signs in through Firebase, and signing out ends its session', async ({ page, server }) => {
  const address = newAddress('ida')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.goto('/login')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Check your messages')).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Ida')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Ida!' })).toBeVisible()
  expect(asked).toContain(process.env['FIREBASE_AUTH_EMULATOR_HOST'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hey there, Ida!' })).toBeVisible()
})
