import type { Page, Request } from '@playwright/test'
import { firebaseService } from '../../tests/support/services/firebaseService.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { enterContact, newAddress, stopClock } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectErrors, test } from '../support/test.ts'

test('errors from Firebase are shown or only logged, and its script is loaded again after a failure [ERR-05, ERR-07, ERR-08, ERR-09]', async ({
  page,
  cleanConsole,
  serverWith,
}) => {
  const service = await firebaseService()
  const server = await serverWith(() => Promise.resolve(service.env))
  await page.clock.install()
  service.refusal = 'USER_DISABLED'
  await page.goto(`${server.origin}/login`)
  // The script may be requested twice, because the app also preloads it. After the failure, the sent code stays valid.
  await page.route(/firebaseIdentity/, (route) => route.abort())
  const first = newAddress('ida')
  await page.getByLabel('Email').fill(first)
  const pageReload = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await pageReload
  await page.unroute(/firebaseIdentity/)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, first))
  await expect(page.getByText('Failed to login due to Firebase: Error (auth/user-disabled).')).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: /./ })

  // The log may arrive late, so the earlier refusal may still be on its way.
  const isLog = (request: Request) =>
    request.url().endsWith('/log') && /verification-code/.test(request.postData() ?? '')
  const logRequest = page.waitForRequest(isLog)
  service.refusal = 'INVALID_CODE'
  await showCode(page, server.origin)
  await page.clock.runFor(2_000)
  expect((await logRequest).postDataJSON().entries).toContainEqual(
    expect.objectContaining({ severity: 'WARN', message: expect.stringContaining('auth/invalid-verification-code') }),
  )
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(alert).toHaveCount(0)

  service.refusal = null
  const signInRequest = page.waitForRequest(/accounts:signInWithCustomToken/)
  await stopClock(page)
  await showCode(page, server.origin)
  await signInRequest
  await page.clock.runFor(9_900)
  await expect(page.getByText('Checking your code…')).toBeVisible()
  await page.clock.runFor(200)
  await expect(alert).toHaveText(fixedText('ERR-08'))

  await service.close()
  await showCode(page, server.origin)
  await expect(alert).toHaveText(fixedText('ERR-09'))
  // The browser logs the rejected requests.
  expectErrors(cleanConsole, /status of 400|net::ERR_/)
})

/** Requests a code for a new address and types it. */
async function showCode(page: Page, origin: string): Promise<void> {
  const address = newAddress('ida')
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
}
