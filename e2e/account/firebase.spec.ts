import type { Page } from '@playwright/test'
import { logOut, newAddress, signUpByForm } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

/** Returns the users that Firebase's SDK has signed in in this tab. */
const firebaseUsers = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('firebase:authUser:')))

/** Run by `npm run test:firebase` with the emulator of Firebase Authentication as the identity provider. */
test('a code signs in through Firebase, and signing out ends the Firebase session [SIGN-20]', async ({
  page,
  server,
}) => {
  const requestedHosts: string[] = []
  page.on('request', (request) => requestedHosts.push(new URL(request.url()).host))
  await signUpByForm(page, server.origin, newAddress('ida'), 'Ida')
  expect(requestedHosts).toContain(process.env['FIREBASE_AUTH_EMULATOR_HOST'])
  expect(await firebaseUsers(page)).toHaveLength(1)

  // Also after a reload, when nothing else loads Firebase.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hey there, Ida!' })).toBeVisible()
  expect(await firebaseUsers(page)).toHaveLength(1)
  await logOut(page)
  expect(await firebaseUsers(page)).toEqual([])
})
