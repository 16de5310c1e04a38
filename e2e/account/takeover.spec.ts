import { encodeReturn } from '../../app/pathTo.ts'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { enterContact, newAddress, signInByForm, signUp } from '../support/journeys.ts'
import { codeFor, linkFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test('a provider result that this tab did not request signs no one in', async ({ page, server }) => {
  const address = newAddress('vera')
  await signUp(page, server.origin, address, 'Vera')
  const mallory = newAddress('mallory')
  await apiPerson(server.origin, mallory, 'Mallory')
  const call = async (method: string, payload: object): Promise<{ result?: { customToken?: string } }> => {
    const requestId = `blocking-${crypto.randomUUID()}`
    const agent = { platform: 'web', version: '1', product: 3 }
    const header = { deviceId: 'web-api', agent, timestamp: 1, requestId }
    const response = await fetch(`${server.origin}/json/AuthenticationService`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: requestId, method, params: { header, ...payload } }),
    })
    return response.json()
  }
  await call('sendEmailSignInCode', { emailAddress: mallory })
  const proof = await call('signInWithEmailAndCode', {
    emailAddress: mallory,
    code: await codeFor(server.origin, mallory),
  })
  expect(proof.result?.customToken).toBeTruthy()
  await page.goto(`/login#identity=${proof.result?.customToken}`)
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByRole('link', { name: "Vera's profile" })).toBeVisible()
})

test("someone else's sign-in link asks for confirmation and keeps the current session", async ({ page, server }) => {
  await signUp(page, server.origin, newAddress('vera'), 'Vera')
  const mallory = newAddress('mallory')
  await apiPerson(server.origin, mallory, 'Mallory')
  const other = await page.context().browser()?.newContext({ baseURL: server.origin })
  const asking = await other?.newPage()
  if (!other || !asking) throw new Error('no browser')
  await asking.goto('/login')
  await enterContact(asking, mallory)
  await other.close()
  await page.goto(await linkFor(server.origin, mallory))
  await expect(page.getByText("You're signed in as Vera.")).toBeVisible()
  await page.getByRole('button', { name: 'Keep my current account' }).click()
  await expect(page.getByRole('link', { name: "Vera's profile" })).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
})

test('a sign-in link does not RSVP for a user who is already signed in', async ({ page, server }) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const address = newAddress('vera')
  await apiPerson(server.origin, address, 'Vera')
  await signInByForm(page, server.origin, address)
  await page.goto(`/login?s=${encodeReturn(`/event/rsvp/action/${eventId}?r=YES`)}`)
  await expect(page.getByRole('button', { name: "Yes, I'm going" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toHaveLength(1)
})

test('saving offline fails right away and is not sent later', async ({ page, server, context, cleanConsole }) => {
  await apiSession(page, server.origin, newAddress('vera'), 'Vera')
  await page.goto('/profile/edit')
  await page.getByLabel('Name').fill('Vera Other')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText("Can't reach Festoon. Check your connection and try again.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await context.setOffline(false)
  // The browser logs that it is offline.
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
})

test('a session that ended elsewhere redirects to sign-in with a return address', async ({ page, server }) => {
  const address = newAddress('vera')
  await apiSession(page, server.origin, address, 'Vera')
  await page.goto('/profile/edit')
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
  const other = await apiPerson(server.origin, address, 'Vera')
  const { devices } = await other.call('UserService', 'fetchDevices', {})
  for (const device of Array.isArray(devices) ? devices : [])
    if (!device.isCurrent) await other.call('UserService', 'signOutDevice', { sessionId: device.sessionId })
  await page.getByLabel('Name').fill('Vera Other')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
})
