import type { Page } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { endProofs } from '../support/endProofs.ts'
import { newAddress, signInByForm, signUp } from '../support/journeys.ts'
import { codeFor, newestCode } from '../support/outbox.ts'
import { expect, expectAccessible, expectErrors, test } from '../support/test.ts'

/** Gives the page's browser an authenticator with a screen lock, and returns the number of its passkeys. */
async function withAuthenticator(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
}

/** Adds a passkey and names it. */
async function addPasskey(page: Page) {
  const passkeys = await withAuthenticator(page)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  expect(await passkeys()).toBe(1)
  await section.getByRole('button', { name: /^Rename Passkey from/ }).click()
  const naming = page.getByRole('dialog', { name: 'Rename passkey' })
  await naming.getByLabel('Name').fill("Pia's phone")
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText("Pia's phone")).toBeVisible()
  await expectAccessible(page)
}

/** Saves the profile with a new picture. */
async function saveWithPicture(page: Page) {
  await page.getByLabel('Profile picture').setInputFiles(coverFile)
  await page.getByRole('dialog', { name: 'Crop your picture' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
}

test('a passkey signs in from the email field and, after ten minutes, confirms a change, as a code does', async ({
  page,
  ownServer,
  cleanConsole,
}) => {
  const { origin } = ownServer
  const address = newAddress('pia')
  await signUp(page, origin, address, 'Pia')
  const before = await codeFor(origin, address)
  const stale = async (): Promise<void> => {
    // An open page would report the lost connection.
    await page.goto('about:blank')
    await endProofs(ownServer)
    await page.goto(`${origin}/profile/edit`)
  }
  await stale()
  await page.getByRole('button', { name: 'Add another email' }).click()
  const second = newAddress('second')
  await page.getByRole('dialog').getByRole('textbox').fill(second)
  await page.getByRole('dialog').getByRole('button', { name: /code/i }).click()
  const proof = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(proof.getByText(/^p•••@example\.com$/)).toBeVisible()
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Send code' }).click()
  const digits = () => page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await expect(digits()).toBeFocused()
  await digits().pressSequentially(await newestCode(origin, address, before))
  await expect(proof).toBeHidden()
  // The call that asked for the proof has been repeated.
  await digits().pressSequentially(await codeFor(origin, second))
  await expect(page.getByText('Email added.')).toBeVisible()

  await addPasskey(page)
  await page.getByRole('button', { name: 'Log out', exact: true }).last().click()
  await expect(page).not.toHaveURL(/profile/)
  // The authenticator answers the email field's offer at once, as a person who picks the passkey there does.
  await page.goto(`${origin}/login`)
  await expect(page.getByRole('heading', { name: 'Hey there, Pia!' })).toBeVisible()
  await stale()
  const tab = await page.context().newPage()
  await tab.goto(`${origin}/profile/edit`)
  await tab.getByRole('button', { name: `Remove ${second}` }).waitFor()
  await page.getByRole('button', { name: `Remove ${second}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(`Removed ${second}.`)).toBeVisible()
  // The proof replaced the tokens that the other tab had. It continues with the shared cookie, even if it uploads first.
  await saveWithPicture(tab)
  expectErrors(cleanConsole, /status of 401/)
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Download my data' }).click()
  await download
  await tab.close()
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: "Remove Pia's phone" }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed.')).toBeVisible()
  await expect(section.getByText("Pia's phone")).toBeHidden()

  // Closing the dialog changes nothing.
  await stale()
  await page.getByRole('button', { name: 'Download my data' }).click()
  await proof.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText("This needs your confirmation. Confirm that it's you, and try again.")).toBeVisible()
})

test('one device or all are signed out from another, continue at sign-in, and show in the activity', async ({
  page,
  browser,
  server,
}) => {
  const address = newAddress('eve')
  await signUp(page, server.origin, address, 'Eve')
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '127.0.113.9' } })
  const other = await elsewhere.newPage()
  await signInByForm(other, server.origin, address)
  await other.goto(`${server.origin}/profile/edit`)
  await expect(other.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()

  await page.goto('/profile/edit#devices')
  const devices = page.getByRole('region', { name: "Where you're signed in" })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await expect(devices.getByText(/network 127\.0\.113\.x/)).toBeVisible()
  await devices.getByRole('button', { name: /^Log out of / }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  // The open page of the other device finds out when it saves, and returns after sign-in.
  await other.getByLabel('Name').fill('Eve Other')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL(/\/login\?s=/)

  await signInByForm(other, server.origin, address)
  await page.reload()
  await devices.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).not.toHaveURL(/profile/)
  await other.goto(`${server.origin}/profile/edit`)
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
  await apiSession(page, server.origin, address)
  await page.goto('/profile/edit#activity')
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await expect(activity.getByText('Logged out everywhere')).toBeVisible()
  await expect(activity.getByText(/, network 127\.0\.113\.x/).first()).toBeVisible()
})
