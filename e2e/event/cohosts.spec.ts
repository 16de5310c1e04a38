import type { Page } from '@playwright/test'
import { apiHosted, apiPerson, apiSession } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, signInByForm } from '../support/journeys.ts'
import { codeFor, newestCode } from '../support/outbox.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

/** Asks a person who is not on the list to co-host, after correcting the name and the address. */
async function requestCohost(page: Page, eventId: string, address: string) {
  await page.goto(`/event/invite/${eventId}`)
  await page.getByRole('link', { name: 'Co-hosts' }).click()
  await expect(page.getByRole('heading', { name: 'Co-hosts of Garden party' })).toBeVisible()
  await expect(page.getByText('No co-hosts yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add a co-host' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Cora Cohost')
  await page.getByRole('textbox', { name: 'Email' }).fill('cora')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))
  await expect(page.getByRole('listitem').filter({ hasText: 'Cora Cohost' })).toContainText('Request sent')
}

/** Accepts a request. The session proved another address last, so the co-host confirms the one that was asked. */
async function acceptWithCode(cohost: Page, origin: string, address: string, eventId: string) {
  const before = await codeFor(origin, address)
  await cohost.getByRole('button', { name: 'Accept' }).click()
  const proof = cohost.getByRole('dialog', { name: "Confirm it's you" })
  await expect(proof.getByText(/^c•••@example\.com$/)).toBeVisible()
  await expect(proof.getByText(/^s•••@example\.com$/)).toHaveCount(0)
  await expectAccessible(cohost)
  await proof.getByRole('button', { name: 'Send code' }).click()
  const digits = cohost.getByRole('textbox', { name: 'Digit 1 of 6' })
  await digits.pressSequentially(await newestCode(origin, address, before))
  await expect(cohost).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(cohost.getByRole('link', { name: 'Invites', exact: true })).toBeVisible()
}

/** Expects the tools of a host, except those for co-hosts and for canceling the party. */
async function expectCohostTools(cohost: Page) {
  const tools = cohost.getByRole('group', { name: 'Host tools' })
  for (const name of ['Invites', 'Edit']) await expect(tools.getByRole('link', { name, exact: true })).toBeVisible()
  for (const name of ['Share', 'Send message', 'Copy link'])
    await expect(tools.getByRole('button', { name, exact: true })).toBeVisible()
  await tools.getByRole('button', { name: 'Party options' }).click()
  const items = ['Manage guests', 'Party settings', 'Who brings what', 'Duplicate party']
  await expect(cohost.getByRole('menuitem')).toHaveText(items)
  await cohost.keyboard.press('Escape')
}

/** Signs in, which the request requires, and declines it. */
async function signInAndDecline(cohost: Page, origin: string, address: string, eventId: string) {
  for (const path of [`/event/cohost/add/${eventId}`, `/event/cohost/${eventId}`]) {
    await cohost.goto(path)
    await expect(cohost).toHaveURL(`/login?s=${Buffer.from(JSON.stringify({ returnTo: path })).toString('base64url')}`)
  }
  await apiSession(cohost, origin, address)
  await cohost.goto(`/event/cohost/add/${eventId}`)
  await expect(cohost).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))
  await expect(cohost.getByRole('button', { name: 'Accept' })).toBeVisible()
  await cohost.getByRole('button', { name: 'Decline' }).click()
  await expect(cohost).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(cohost.getByRole('link', { name: 'Invites', exact: true })).toHaveCount(0)
}

test('a host asks a co-host by email, who accepts and can edit until they are removed @desktop [COHOST-01, COHOST-05, ROUTE-33, ROUTE-34]', async ({
  page,
  browser,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  const coraAddress = newAddress('cora')
  await requestCohost(page, eventId, coraAddress)
  // No request reaches a person who has turned off messages.
  const faraAddress = newAddress('fara')
  const fara = await apiPerson(server.origin, faraAddress, 'Fara Far')
  await fara.call('UserService', 'optOut', { channel: 'email', address: faraAddress, scope: 'all' })
  const askedCohost = { inviteeId: crypto.randomUUID(), name: 'Fara Far', email: faraAddress }
  await host.call('ElkEventService', 'addCohost', { eventId, cohost: askedCohost })
  await expect(page.getByRole('listitem').filter({ hasText: 'Fara Far' })).toContainText("Couldn't send request")
  await expect(page.getByRole('button', { name: 'Ask Fara Far again' })).toBeVisible()

  const other = await browser.newContext({ baseURL: server.origin })
  const cora = await other.newPage()
  const session = await apiSession(cora, server.origin, coraAddress, 'Cora Cohost')
  const pii = { emailAddress: newAddress('second') }
  await session.call('AuthenticationService', 'sendPiiVerificationCode', { pii })
  const code = await codeFor(server.origin, pii.emailAddress)
  await session.call('AuthenticationService', 'verifyWithPiiAndCode', { pii, code })
  await cora.goto(`/event/cohost/add/${eventId}`)
  await expect(cora).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))
  await expect(cora.getByRole('heading', { name: 'Host Garden party with Hana Host?' })).toBeVisible()
  await expect(cora.getByRole('button', { name: 'Decline' })).toBeVisible()
  await expectAccessible(cora)
  await acceptWithCode(cora, server.origin, coraAddress, eventId)
  await cora.goto(`/event/cohost/add/${eventId}`)
  await expect(cora).toHaveURL(new RegExp(`/event/${eventId}$`))

  await cora.goto(`/event/invite/${eventId}`)
  await expect(cora.getByRole('heading', { name: 'Guest list' })).toBeVisible()

  // The host's page updates automatically.
  const row = page.getByRole('listitem').filter({ hasText: 'Cora Cohost' })
  await expect(row.getByText('Co-host', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Remove Cora Cohost as co-host' }).click()
  await expect(row).toContainText('Declined')
  // So does the former co-host's page, which no longer shows the guest list.
  await expect(cora).toHaveURL(new RegExp(`/event/${eventId}$`))
  await cora.goto(`/event/cohost/${eventId}`)
  await expect(cora).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(cora.getByRole('link', { name: 'Invites', exact: true })).toHaveCount(0)
  await other.close()
})

test('a pending co-host has to sign in to see the request, and declines it @desktop [ROUTE-32, ROUTE-34, ROUTE-35]', async ({
  server,
  browser,
}) => {
  const { host, eventId } = await apiHosted(server.origin)
  const address = newAddress('dora')
  await apiPerson(server.origin, address, 'Dora')
  const request = { inviteeId: crypto.randomUUID(), name: 'Dora', email: address }
  await host.call('ElkEventService', 'addCohost', { eventId, cohost: request })
  const dora = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await signInAndDecline(dora, server.origin, address, eventId)
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toContainEqual(expect.objectContaining({ email: address, cohostStatus: 'DECLINED' }))
  await dora.context().close()
})

test('a co-host link works after sign-in and a co-host takes over when the host leaves @desktop [AUTHZ-17, COHOST-04, PROF-08]', async ({
  page,
  browser,
  server,
}) => {
  const { host, eventId } = await apiHosted(server.origin)
  const { linkUuid } = await host.call('ElkEventService', 'getCohostLink', { eventId })
  await page.goto(`/event/cohost/${eventId}?link=${String(linkUuid)}`)
  // A signed-out visitor signs in first and returns to the link.
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/asked you to co-host$/)).toBeVisible()
  const address = newAddress('lin')
  await apiPerson(server.origin, address, 'Lin Link')
  const fresh = await browser.newContext({ baseURL: server.origin })
  const lin = await fresh.newPage()
  await signInByForm(lin, server.origin, address)
  await lin.goto(`/event/cohost/${eventId}?link=${String(linkUuid)}`)
  await lin.getByRole('button', { name: 'Accept' }).click()
  await expectCohostTools(lin)

  // The host leaves, and a co-host takes over.
  await page.goto('about:blank')
  await host.call('UserService', 'deleteAccount', { hostedEvents: 'handOver' })
  await lin.goto(`/event/${eventId}`)
  await expect(lin.getByText('This party needs a new host')).toBeVisible()
  await expectAccessible(lin)
  await lin.getByRole('button', { name: 'Take over' }).click()
  await lin.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await expect(lin.getByText("You're the host now.")).toBeVisible()
  await expect(lin.getByText('This party needs a new host')).toHaveCount(0)
  await expect(lin.getByText('Hosted by Lin Link')).toBeVisible()
  // Only a host can do this.
  await lin.goto(`/event/cohost/${eventId}`)
  await expect(lin.getByRole('button', { name: 'Copy co-host link' })).toBeVisible()
  await fresh.close()
})

test('a host creates a co-host link, and a new one, after which the old one no longer works but co-hosts stay @desktop [COHOST-02, COHOST-03, COHOST-06]', async ({
  page,
  context,
  browser,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { eventId } = await hostedParty(page, server.origin)
  await page.goto(`/event/cohost/${eventId}`)
  const copyLink = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Copy co-host link' }).click()
    await expect(page.getByText(/^Link copied\. It works until/).last()).toBeVisible()
    const readLink = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(readLink).not.toBe('')
    const link = await readLink()
    expect(link).toMatch(new RegExp(`^${server.origin}/event/cohost/${eventId}\\?link=[\\w-]{20,}$`))
    return link
  }
  const first = await copyLink()
  expect(await copyLink()).toBe(first)
  const lin = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await apiSession(lin, server.origin, newAddress('lin'), 'Lin Link')
  await lin.goto(first)
  await lin.getByRole('button', { name: 'Accept' }).click()
  await expect(lin).toHaveURL(new RegExp(`/event/${eventId}$`))
  const row = page.getByRole('listitem').filter({ hasText: 'Lin Link' })
  await expect(row.getByText('Co-host', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Create a new link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new link' }).click()
  await expect(page.getByText('The old link no longer works. Copy the new one to share it.')).toBeVisible()
  expect(await copyLink()).not.toBe(first)
  await expect(row.getByText('Co-host', { exact: true })).toBeVisible()
  const lee = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await apiSession(lee, server.origin, newAddress('lee'), 'Lee Late')
  await lee.goto(first)
  await expect(lee.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  for (const one of [lin, lee]) await one.context().close()
})
