import { encodeReturn } from '../../app/platform/paths.ts'
import { apiHosted, apiPerson } from '../support/api.ts'
import { newAddress, signUp } from '../support/journeys.ts'
import { codeFor, linkFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

/** Calls an operation of the sign-in without the page. */
async function callAlone(
  origin: string,
  method: string,
  payload: object,
): Promise<{ result?: { customToken?: string } }> {
  const requestId = `blocking-${crypto.randomUUID()}`
  const agent = { platform: 'web', version: '1', product: 3 }
  const header = { deviceId: 'web-api', agent, timestamp: 1, requestId }
  const response = await fetch(`${origin}/json/AuthenticationService`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: requestId, method, params: { header, ...payload } }),
  })
  return response.json()
}

test('an emailed link signs in once, and neither it nor a foreign provider result takes over a session or sends an RSVP [SIGN-11]', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('vera')
  await signUp(page, server.origin, address, 'Vera')
  const mallory = newAddress('mallory')
  await apiPerson(server.origin, mallory, 'Mallory')
  const call = (method: string, payload: object) => callAlone(server.origin, method, payload)
  await call('sendEmailSignInCode', { emailAddress: mallory })
  const proof = await call('signInWithEmailAndCode', {
    emailAddress: mallory,
    code: await codeFor(server.origin, mallory),
  })
  expect(proof.result?.customToken).toBeTruthy()
  await page.goto(`/login#identity=${proof.result?.customToken}`)
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByRole('link', { name: "Vera's profile" })).toBeVisible()

  await call('sendEmailSignInCode', { emailAddress: mallory })
  const link = await linkFor(server.origin, mallory)
  await page.goto(link)
  await expect(page.getByText("You're signed in as Vera.")).toBeVisible()
  await page.getByRole('button', { name: 'Keep my current account' }).click()
  await expect(page.getByRole('link', { name: "Vera's profile" })).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)

  const other = await browser.newContext({ baseURL: server.origin })
  const phone = await other.newPage()
  const addresses: string[] = []
  phone.on('framenavigated', (frame) => addresses.push(frame.url()))
  await phone.goto(link)
  // Opening the link doesn't use it up, because email scanners open links, too.
  await expect(phone.getByRole('heading', { name: 'Sign in with your link' })).toBeVisible()
  await phone.reload()
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Hey there, Mallory!' })).toBeVisible()
  // Requests after the page itself don't contain the token.
  expect(addresses.filter((one) => one.includes('refreshToken'))).toEqual([link, link])
  await phone.goBack()
  expect(phone.url()).not.toContain('refreshToken')
  await other.close()

  const late = await browser.newContext({ baseURL: server.origin })
  const second = await late.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    second.getByText('This link no longer works. Please sign in with a code, or ask for a new link.'),
  ).toBeVisible()
  await expect(second).toHaveURL(/\/login$/)
  await late.close()

  const { host, eventId } = await apiHosted(server.origin)
  await page.goto(`/login?s=${encodeReturn(`/event/rsvp/action/${eventId}?r=YES`)}`)
  await expect(page.getByRole('button', { name: "Yes, I'm going" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toHaveLength(1)
})
