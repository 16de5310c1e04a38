import { encodeReturn } from '../../app/pathTo.ts'
import { apiHosted, apiPerson } from '../support/api.ts'
import { newAddress, signUp } from '../support/journeys.ts'
import { codeFor, linkFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test("neither a foreign provider result nor someone else's link replaces a session, and no link sends an RSVP", async ({
  page,
  server,
}) => {
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

  await call('sendEmailSignInCode', { emailAddress: mallory })
  await page.goto(await linkFor(server.origin, mallory))
  await expect(page.getByText("You're signed in as Vera.")).toBeVisible()
  await page.getByRole('button', { name: 'Keep my current account' }).click()
  await expect(page.getByRole('link', { name: "Vera's profile" })).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)

  const { host, eventId } = await apiHosted(server.origin)
  await page.goto(`/login?s=${encodeReturn(`/event/rsvp/action/${eventId}?r=YES`)}`)
  await expect(page.getByRole('button', { name: "Yes, I'm going" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toHaveLength(1)
})
