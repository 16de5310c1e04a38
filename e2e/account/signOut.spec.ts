import { openIdServer, type OpenIdServer } from '../../tests/support/services/openIdProvider.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('logging out ends the session with the identity provider [SIGN-20]', async ({ page, serverWith }) => {
  const client = { id: 'festoon', secret: 'a test client secret' }
  let provider: OpenIdServer | undefined
  const server = await serverWith(async (origin) => {
    provider = await openIdServer({ ...client, redirectUri: `${origin}/identity/google/callback` })
    return {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: provider.issuer,
    }
  })
  if (!provider) throw new Error('no provider')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  provider.next = { email: newAddress('gus'), emailVerified: true }
  await page.goto(`${server.origin}/login`)
  await google.click()
  await page.getByLabel('Your name').fill('Gus')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: "Gus's profile" }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  // The provider asks for confirmation.
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL(`${server.origin}/welcome`)

  // The provider has no session, so it prompts, and the user cancels.
  provider.next = null
  await page.goto(`${server.origin}/login`)
  await google.click()
  await expect(page.getByLabel('Phone number')).toBeVisible()
  // Closing the page ends the browser's connections to the provider.
  await page.close()
  await provider.close()
})
