import type { Page, Worker } from '@playwright/test'
import { apiGuest, apiHosted, apiSession, keyPath } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, expectErrors, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Errors that the browser logs while it is offline, and about a deleted party. */
const ofBrowser = /net::ERR_|status of 404/

/** Returns the cached HTML of the open page. */
const keptPage = async (): Promise<string | undefined> => (await caches.match(location.pathname))?.text()

/** Waits until the open invitation is available offline. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const pages = await caches.open('festoon-invitations')
        const files = await caches.open('festoon-files')
        return [(await pages.keys()).length > 0, (await files.keys()).some(({ url }) => url.includes('UnsentRsvp'))]
      }),
    )
    .toEqual([true, true])
}

test('an invitation opens offline, an RSVP given there is sent once the network is back, and a rejected one returns to the form @narrow', async ({
  page,
  context,
  server,
  cleanConsole,
}) => {
  const { host, eventId } = await apiHosted(server.origin)
  await page.goto(`/event/${eventId}`)
  await expect(page.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await isKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByText("We couldn't load the latest version. This is the invitation as you last saw it"),
  ).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await page.getByLabel('Message to the host').fill('From the train')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" })).toBeVisible()
  await expectAccessible(page)
  // It is still there after closing and reopening the page.
  await page.reload()
  await expect(page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByText("We couldn't load the latest version")).toBeHidden()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(JSON.stringify(invitees).match(/From the train/g)).toHaveLength(1)

  const rejecting = await apiHosted(server.origin)
  await page.goto(`/event/${rejecting.eventId}`)
  await expect(page.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" })).toBeVisible()
  await rejecting.host.call('ElkEventService', 'cancelEvent', { eventId: rejecting.eventId })
  await context.setOffline(false)
  await expect(page.getByText('The host has canceled this party.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ana')
  expectErrors(cleanConsole, ofBrowser)
})

/** Lets no call of the worker get a response. The timeout passes at once. */
async function hangCalls(worker: Worker | undefined) {
  await worker?.evaluate(() => {
    const { fetch } = globalThis
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const delays: number[] = []
    const hang = (_to: unknown, { signal }: RequestInit): Promise<never> =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('Timed out')))
      })
    AbortSignal.timeout = (ms) => {
      delays.push(ms)
      return timeout(0)
    }
    const restore = (): void => {
      Object.assign(globalThis, { fetch })
      AbortSignal.timeout = timeout
    }
    Object.assign(globalThis, { fetch: hang, delays, restore })
  })
}

test('the browser sends a waiting RSVP while no page is open, even after a call that timed out, and the page shows it [RPC-01]', async ({
  page,
  context,
  server,
  cleanConsole,
}) => {
  const { host, eventId } = await apiHosted(server.origin)
  const gil = await apiGuest(server.origin, eventId, 'Gil Guest')
  await page.goto(keyPath(eventId, gil))
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await isKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your RSVP' })
  await dialog.getByRole('radio', { name: "Can't make it" }).check()
  await dialog.getByLabel('Message to the host').fill('So sorry')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" })).toBeVisible()

  // The party's page is closed, and the browser reports that the network is back.
  const elsewhere = await context.newPage()
  await page.close()
  const devtools = await context.newCDPSession(elsewhere)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL === `${server.origin}/`) resolve(registrationId)
    })
  })
  await context.setOffline(false)
  await elsewhere.goto(`${server.origin}/offline`)
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registration
  const wake = () =>
    devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: server.origin,
      registrationId,
      tag: 'rsvps',
      lastChance: false,
    })
  const [worker] = context.serviceWorkers()
  await hangCalls(worker)
  await wake()
  await expect.poll(() => worker?.evaluate(() => Reflect.get(globalThis, 'delays'))).toEqual([60_000])
  await worker?.evaluate(() => Reflect.get(globalThis, 'restore')())
  const hasAnswered = async () => {
    await wake()
    const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
    return JSON.stringify(invitees).includes('So sorry')
  }
  await expect.poll(hasAnswered).toBe(true)

  await elsewhere.goto(keyPath(eventId, gil))
  await expect(elsewhere.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  expectErrors(cleanConsole, ofBrowser)
})

/** Expects a manifest that browsers can install. */
async function expectInstallable(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest: unknown = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ name: 'Festoon', display: 'standalone', start_url: '/events' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
}

test('an installed app opens a party offline as long as it exists; signing out removes what it kept', async ({
  page,
  context,
  server,
  cleanConsole,
}) => {
  const { eventId } = await apiHosted(server.origin)
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  await page.addInitScript(() => {
    const post = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function told(...args: unknown[]) {
      document.documentElement.dataset['told'] = 'yes'
      Reflect.apply(post, this, args)
    }
  })
  const toldMark = page.locator('html[data-told]')
  await page.goto(`/event/${eventId}`)
  await expect(toldMark).toBeAttached()
  await page.getByRole('button', { name: "I'm going" }).click()
  const going = page.getByRole('heading', { name: "You're going!" })
  await expect(going).toBeVisible()
  await isKept(page)
  // The cached page includes the RSVP. A page from the worker isn't fetched a second time.
  await expect.poll(() => page.evaluate(keptPage)).toContain('got you down for 1 person')
  await page.reload()
  await expect(going).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.getRegistration())
  await expect(toldMark).toHaveCount(0)

  await expectInstallable(page)

  await context.setOffline(true)
  await page.reload()
  const party = page.getByRole('heading', { name: 'Garden party' })
  const offline = page.getByRole('heading', { name: "You're offline" })
  await expect(party).toBeVisible()
  await expect(going).toBeVisible()
  await page.goto('/events')
  await expect(offline).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Garden party/ }).click()
  await expect(party).toBeVisible()

  await context.setOffline(false)
  const { host, eventId: deletedId } = await apiHosted(server.origin, { title: 'Night swim' })
  await page.goto(`/event/${deletedId}`)
  await expect(page.getByRole('heading', { name: 'Night swim' })).toBeVisible()
  await expect.poll(() => page.evaluate(keptPage)).toContain('Night swim')
  await host.call('ElkEventService', 'deleteEvent', { eventId: deletedId })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Night swim' })).toBeHidden()
  await expect.poll(() => page.evaluate(keptPage)).toBeUndefined()
  await context.setOffline(true)
  await page.reload()
  await expect(offline).toBeVisible()
  await expect(page.getByText('Night swim')).toBeHidden()

  await context.setOffline(false)
  await page.goto('/profile/edit')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).not.toHaveURL(/profile/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => caches.has('festoon-invitations'))).toBe(false)
  expectErrors(cleanConsole, ofBrowser)
})

test('two guests who share a device do not respond for each other', async ({ page, context, server, cleanConsole }) => {
  const { host, eventId } = await apiHosted(server.origin)
  const [gil, uma] = [
    await apiGuest(server.origin, eventId, 'Gil Guest'),
    await apiGuest(server.origin, eventId, 'Uma Guest'),
  ]
  await page.goto(keyPath(eventId, gil))
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await isKept(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await page.getByRole('radio', { name: "Can't make it" }).check()
  await page.getByLabel('Message to the host').fill('Gil stays at home')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" })).toBeVisible()

  // The other guest's link, offline and online.
  await page.goto(keyPath(eventId, uma))
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await expect(async () => {
    await page.goto(keyPath(eventId, uma))
    await expect(page.getByText('This invitation is for Uma Guest')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" })).toBeHidden()
  const answers = async (): Promise<string> =>
    JSON.stringify((await host.call('ElkEventService', 'fetchInvitees', { eventId }))['invitees'])
  expect(await answers()).not.toContain('Gil stays at home')
  await page.goto(keyPath(eventId, gil))
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(page.getByText('This invitation is for Gil Guest')).toBeVisible()
  expect((await answers()).match(/Gil stays at home/g)).toHaveLength(1)
  expectErrors(cleanConsole, ofBrowser)
})
