import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { enterContact, newAddress, newPhone } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send me a code' })
const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' })
const unreachable = "Can't reach Festoon. Check your connection and try again."

/** Replaces a contact in the next request for a code, so that the server rejects what the form accepts. */
const sendInstead = (page: Page, contact: string, invalidContact: string) =>
  page.route(
    '**/json/AuthenticationService',
    (route) => route.continue({ postData: route.request().postData()?.replace(contact, invalidContact) ?? '' }),
    { times: 1 },
  )

test('the form says why no code was sent [ERR-13, ERR-14, ERR-15]', async ({ page, cleanConsole }) => {
  await page.goto('/login')
  const address = newAddress('noor')
  await page.getByLabel('Email').fill(address)
  await sendInstead(page, address, 'nobody')
  await send(page).click()
  await expect(page.getByText(fixedText('ERR-14'))).toBeVisible()
  await expectAccessible(page)
  await page.route('**/json/AuthenticationService', (route) => route.abort(), { times: 1 })
  await send(page).click()
  await expect(page.getByText(fixedText('ERR-15', { values: [unreachable] }))).toBeVisible()
  cleanConsole.length = 0

  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  const number = newPhone()
  await page.getByLabel('Phone number').fill(number)
  await sendInstead(page, `+1${number}`, '12')
  await send(page).click()
  await expect(page.getByText(fixedText('ERR-13'))).toBeVisible()
  // The next attempt sends a code.
  await send(page).click()
  await expect(firstBox(page)).toBeVisible()
  await expect(page.getByText(fixedText('ERR-13'))).toBeHidden()
})

/** Enters wrong codes until the server no longer checks any. */
async function useUpCode(page: Page, code: string, message: string | RegExp) {
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await firstBox(page).pressSequentially(code === '000000' ? '111111' : '000000')
    await expect(page.getByText(attempt <= 5 ? fixedText('ERR-18') : message)).toBeVisible()
  }
}

test('the form says why a code was refused [ERR-16, ERR-17, ERR-20]', async ({ page, server }) => {
  await page.clock.install()
  const address = newAddress('noor')
  await page.goto('/login')
  await enterContact(page, address)
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  await page.route('**/json/AuthenticationService', () => mayAnswer, { times: 1 })
  const request = page.waitForRequest('**/json/AuthenticationService')
  await firstBox(page).pressSequentially(await codeFor(server.origin, address))
  await request
  await page.clock.fastForward(61_000)
  await expect(page.getByText(fixedText('ERR-20'))).toBeVisible()
  resolve()
  await page.reload()
  await useUpCode(page, await codeFor(server.origin, address), /^Failed to verify email code\. ./)

  await page.getByRole('button', { name: 'Change email' }).click()
  const number = newPhone()
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await page.getByLabel('Phone number').fill(number)
  await send(page).click()
  const message = fixedText('ERR-16', { values: ['That code no longer works. Please request a new one.'] })
  await firstBox(page).waitFor()
  await useUpCode(page, await codeFor(server.origin, `+1${number}`), message)
})

test('a new user without a connection is asked for the name again [ERR-21, ERR-22]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('noor')
  await page.goto('/login')
  await enterContact(page, address)
  await firstBox(page).pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Noor')
  await page.route('**/json/ElkEventService', (route) => route.abort())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(fixedText('ERR-19', { values: ['help@party.example'] }))).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Noor')
  await page.unroute('**/json/ElkEventService')
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Noor!' })).toBeVisible()
})
