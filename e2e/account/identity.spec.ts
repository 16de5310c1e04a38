import type { Page } from '@playwright/test'
import { textService } from '../../tests/support/services/smsService.ts'
import { firebaseService } from '../../tests/support/services/firebaseService.ts'
import { enterContact, newAddress, stopClock } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

test('errors from Firebase during sign-in are shown or only logged [ERR-05, ERR-07, ERR-08, ERR-09, CONST-04, RPC-19]', async ({
  page,
  cleanConsole,
  serverWith,
}) => {
  const service = await firebaseService()
  const server = await serverWith(() => Promise.resolve(service.env))
  await page.clock.install()
  await page.goto(`${server.origin}/login`)
  const alert = page.getByRole('alert').filter({ hasText: /./ })

  const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
  service.refusal = 'INVALID_CODE'
  await showCode(page, server.origin)
  await page.clock.runFor(2_000)
  expect((await logged).postDataJSON().entries).toContainEqual(
    expect.objectContaining({ severity: 'WARN', message: expect.stringContaining('auth/invalid-verification-code') }),
  )
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(alert).toHaveCount(0)

  service.refusal = 'USER_DISABLED'
  await showCode(page, server.origin)
  await expect(alert).toHaveText('Failed to login due to Firebase: Error (auth/user-disabled).')

  service.refusal = null
  const asked = page.waitForRequest(/accounts:signInWithCustomToken/)
  await stopClock(page)
  await showCode(page, server.origin)
  await asked
  await page.clock.runFor(9_900)
  await expect(page.getByText('Checking your code…')).toBeVisible()
  await page.clock.runFor(200)
  await expect(alert).toHaveText(fixedText('ERR-08'))

  await service.close()
  await showCode(page, server.origin)
  await expect(alert).toHaveText(fixedText('ERR-09'))
  // The browser logs the rejected requests.
  expect(cleanConsole.splice(0).filter((one) => !/status of 400|net::ERR_/.test(one))).toEqual([])
})

test('the script of the identity provider is loaded again after a failure, and the sent code stays valid', async ({
  page,
  cleanConsole,
  serverWith,
}) => {
  const service = await firebaseService()
  const server = await serverWith(() => Promise.resolve(service.env))
  service.refusal = 'USER_DISABLED'
  await page.goto(`${server.origin}/login`)
  // The script may be requested twice, because the app also preloads it.
  await page.route(/firebaseIdentity/, (route) => route.abort())
  const address = newAddress('ida')
  await page.getByLabel('Email').fill(address)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await reloaded
  await page.unroute(/firebaseIdentity/)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  // The service was called, and its error is shown.
  await expect(page.getByText('Failed to login due to Firebase: Error (auth/user-disabled).')).toBeVisible()
  await service.close()
  expect(cleanConsole.splice(0).filter((one) => !/status of 400|net::ERR_/.test(one))).toEqual([])
})

/** Requests a code for a new address and types it. */
async function showCode(page: Page, origin: string): Promise<void> {
  const address = newAddress('ida')
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
}

test('a code that cannot be sent shows the reason [ERR-04, ERR-15]', async ({ page, serverWith }) => {
  const service = await textService()
  const server = await serverWith(() => Promise.resolve(service.env))
  await page.goto(`${server.origin}/login`)
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  for (const [number, reason] of [
    ['2025550001', "This number can't receive our text messages. Check it, or use an email address."],
    ['2025550500', "We couldn't send the code."],
  ] as const) {
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText(`Something went wrong during sign in: ${reason}`)).toBeVisible()
    await expect(page.getByLabel('Phone number')).toBeEnabled()
  }
  await page.close()
  await service.close()
})
