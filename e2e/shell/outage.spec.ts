import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { apiParty, apiPerson } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress, signIn, startFromScratch, stopClock } from '../support/journeys.ts'
import { expect, expectAccessible, expectErrors, test } from '../support/test.ts'

/** Messages that the browser logs when the server is unreachable. */
const ofBrowser = /net::ERR_|status of 503/

test('a draft that cannot be saved during an outage shows an error and is kept @desktop [ERR-27, ERR-28, ERR-57, CONST-20]', async ({
  page,
  cleanConsole,
  ownServer: server,
}) => {
  const address = newAddress('maya')
  await apiPerson(server.origin, address, 'Maya')
  await page.clock.install()
  await signIn(page, server.origin, address)
  const save = page.getByRole('button', { name: 'Save draft' })
  await startFromScratch(page)
  await page.getByLabel('Party title').fill('Kept')
  await stopClock(page)
  await save.click()
  const savedNote = page.getByText('Draft saved.')
  await expect(savedNote).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_500)
  await expect(savedNote).toBeVisible()
  // Five seconds plus the exit animation.
  await page.clock.resume()
  await expect(savedNote).toBeHidden({ timeout: 3_000 })
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Kept'])
  await startFromScratch(page)
  await page.getByLabel('Party title').fill('Unlucky')
  await server.kill()
  await stopClock(page)
  await save.click()
  const notice = page.getByText(
    'Sorry, something went wrong saving your draft. Please try again. If the problem persists, please contact us at help@party.example.',
  )
  await expect(notice).toBeVisible()
  // React may wait some 300 ms before it replaces what is still loading, and the clock is stopped.
  await page.clock.runFor(500)
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  // A hovered notice stays.
  await page.mouse.move(0, 0)
  await page.clock.runFor(19_000)
  await expect(notice).toBeVisible()
  // Twenty seconds plus the exit animation.
  await page.clock.resume()
  await expect(notice).toBeHidden({ timeout: 5_000 })
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Kept'])

  await server.start()
  await page.goto(`${server.origin}/event/create`)
  await expect(page.getByLabel('Party title')).toHaveValue('Unlucky')
  expectErrors(cleanConsole, ofBrowser)
})

/** Loads parties slowly from a newer server, which sends a status that this page doesn't know. */
async function loadUnknownStatus(page: Page) {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  await page.route('**/json/ElkEventService', async (route) => {
    if (!route.request().postData()?.includes('"fetchEvents"')) return route.continue()
    await mayLoad
    const response = await route.fetch()
    const body = (await response.text()).replace('"rsvpStatus":"YES"', '"rsvpStatus":"LATER"')
    return route.fulfill({ response, body })
  })
  await page.reload()
  await expect(page.getByText('Loading your parties…')).toBeAttached()
  await expect(page.locator('[data-placeholders] > *')).toHaveCount(7)
  load()
  await expect(page.getByRole('heading', { name: "We couldn't load your parties" })).toBeVisible()
  await expect(page.locator('[data-placeholders]')).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
}

test('parties that load slowly or fail to, and a picture that fails to upload, are handled and logged @desktop [CONST-29, ERR-29, ERR-32, ERR-47]', async ({
  page,
  context,
  cleanConsole,
  ownServer: server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiParty(maya, 'Lantern walk', 30)
  await signIn(page, server.origin, address)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])
  await loadUnknownStatus(page)
  // The page is in the browser's cache, but the parties aren't.
  await page.goto(`${server.origin}/profile/edit`)
  await expect(page.getByLabel('Name')).toHaveValue('Maya')
  await server.kill()
  const isLog = (request: Request): boolean => request.url().endsWith('/log')
  const logRequest = page.waitForRequest(isLog)
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(page.getByRole('heading', { name: "We couldn't load your parties" })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)
  expect((await logRequest).postDataJSON().entries).toContainEqual(
    expect.objectContaining({
      severity: 'WARN',
      message: expect.stringMatching(
        /^The events could not be fetched.*Network error fetching \/json\/ElkEventService/,
      ),
    }),
  )
  await expectAccessible(page)
  const eventsRequest = page.waitForRequest((request) => request.postData()?.includes('"fetchEvents"') ?? false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventsRequest
  // Once the server is back, the page notices on its own, often before anyone can click the button again.
  await server.start()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Lantern walk'])

  const userId = (await context.cookies()).find(({ name }) => name === 'userId')?.value ?? ''
  await page.goto(`${server.origin}/profile/edit`)
  await page.getByLabel('Name').fill('Maya Lin')
  await page.getByLabel('Profile picture').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  // A file blocks the folder of this user's images.
  await blockPictures(server.dataFolder, userId)
  const failureLog = page.waitForRequest(isLog)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText("Saved, but we couldn't upload your picture.")).toBeVisible()
  expect((await failureLog).postDataJSON().entries).toContainEqual(
    expect.objectContaining({ severity: 'ERROR', message: expect.stringContaining('picture could not be uploaded') }),
  )
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Maya Lin')
  expectErrors(cleanConsole, ofBrowser)
})

async function blockPictures(dataFolder: string, userId: string): Promise<void> {
  const folder = join(dataFolder, 'files/profiles', userId)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, '..'), { recursive: true })
  await writeFile(folder, 'in the way')
}
