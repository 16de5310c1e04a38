import type { Page } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { createParty, newAddress, openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Searches videos, and waits until the call is sent. */
async function search(page: Page, words: string): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  const searchRequest = page.waitForRequest(/\/providers\/video/)
  await panel.getByLabel('Search videos').fill(words)
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await searchRequest
}

/** Turns the video off and on. It returns, whatever other searches found, and after the editor was closed. */
async function turnVideoOffAndOn(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  const video = panel.getByRole('switch', { name: 'Background video' })
  const film = page.locator('form[data-video]')
  await video.click()
  await expect(panel.locator('video')).toHaveAttribute('src', '/loops/snow.mp4')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  // It also returns after the editor was closed in between.
  await page.getByRole('tab', { name: 'Background' }).click()
  await video.click()
  await expect(film).toHaveCount(0)
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.reload()
  await page.getByRole('tab', { name: 'Background' }).click()
  await expect(video).not.toBeChecked()
  await video.click()
  await expect(film).toBeAttached()
  await expect(panel.locator('video')).toHaveAttribute('src', '/loops/snow.mp4')
}

/** Expects the video behind the invitation, and nothing that covers the pause button. */
async function expectVideoBehind(page: Page, eventId: string) {
  await page.goto(`/event/${eventId}`)
  const behind = page.locator('video')
  await expect(behind).toHaveAttribute('src', '/loops/snow.mp4')
  await expect(behind).toHaveJSProperty('loop', true)
  await expect(behind).toHaveJSProperty('muted', true)
  const panelColor = page.locator('.glass').evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await panelColor).toMatch(/^rgba\(.*, 0\.62\d*\)$/)
  await expect(page.locator('.glass')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('.glass')).toHaveCSS('background-color', /^rgb\(/)
  await page.emulateMedia({ contrast: null })
  await expectAccessible(page)
  // Nothing covers the pause button.
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect(behind).toHaveJSProperty('paused', true)
}

test('a seasonal video is suggested, and can be searched, and turned off and on @desktop [BG-04, BG-05, BG-06, BG-07]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  await page.getByRole('tab', { name: 'Background' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  await expect(panel.getByLabel('Search videos')).toHaveValue('winter')
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Search', exact: true })).toBeHidden()
  const video = panel.getByRole('switch', { name: 'Background video' })
  await expect(video).not.toBeChecked()
  await video.click()
  const film = page.locator('form[data-video]')
  await expect(film).toBeAttached()
  await video.click()
  await expect(film).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeVisible()
  await panel.getByLabel('Search videos').fill('confetti')
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeHidden()
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeVisible()
  await turnVideoOffAndOn(page)
})

test('a party is created with a video, which plays behind the invitation, and everything else @desktop [BG-09, EDIT-11, PROD-01]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByRole('tab', { name: 'Background' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  // The first search ends with the season in the field.
  await expect(panel.getByLabel('Search videos')).not.toHaveValue('')
  await search(page, 'snow')
  await expect(panel.locator('video')).toHaveAttribute('src', '/loops/snow.mp4')
  await panel.getByRole('switch', { name: 'Background video' }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await openRow(page, 'When')
  await page.getByRole('button', { name: 'Add end time' }).click()
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question 1', { exact: true }).fill('Any allergies?')
  await page.getByRole('tab', { name: 'Event options' }).click()
  const options = page.getByRole('tabpanel', { name: 'Event options' })
  await options.getByRole('switch', { name: 'Public guest list' }).click()
  await options.getByRole('button', { name: 'Save' }).click()
  const createRequest = page.waitForRequest((request) => request.postData()?.includes('"createEvent"') === true)
  const eventId = await createParty(page, 'Snow ball', { isOpen: true })
  const { event } = (await createRequest).postDataJSON().params
  expect(event).toMatchObject({
    title: 'Snow ball',
    description: 'Bring a sweater.\nWe start on time.',
    photoUrl: expect.stringMatching(/^\/files\//),
    backgroundAnimationUrl: '/loops/snow.mp4',
    location: { displayName: expect.stringContaining('123 Main St') },
    endTime: event.startTime + 3 * 3_600_000,
    questions: [{ question: 'Any allergies?' }],
    publicGuestList: false,
  })
  await expectVideoBehind(page, eventId)
})

/** Takes one of the three to five colors of the image for the party. */
async function takeCoverColor(page: Page) {
  const colors = page.getByRole('group', { name: 'From your cover image' }).getByRole('button')
  await expect(colors.first()).toBeVisible()
  expect([3, 4, 5]).toContain(await colors.count())
  await colors.last().click()
  const fill = (await colors.last().locator('circle').getAttribute('fill')) ?? ''
  await expect(page.locator(`.event-${fill.slice(1)}-000000, .event-${fill.slice(1)}-ffffff`).first()).toBeAttached()
}

test('keywords of the description determine the first search, and each press shows another video @desktop [BG-02, BG-03, BG-10, RPC-92]', async ({
  page,
}) => {
  const searches: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/providers/video/search') searches.push(searchParams.get('q'))
  })
  await page.goto('/event/create')
  await page.getByLabel('Description').fill('Fireworks over the harbor at midnight.')
  const tab = page.getByRole('tab', { name: 'Background' })
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  const backgroundVideo = panel.locator('video')
  await tab.click()
  await expect(page.getByLabel('Search videos')).toHaveValue(/firework/i)

  // Other results need no other search, but other words do.
  await expect(backgroundVideo).toHaveAttribute('src', '/loops/fireworks.mp4')
  const shownVideos = ['/loops/fireworks.mp4']
  for (const _ of [1, 2]) {
    await panel.getByRole('button', { name: 'Try another' }).click()
    await expect.poll(async () => shownVideos.includes((await backgroundVideo.getAttribute('src')) ?? '')).toBe(false)
    shownVideos.push((await backgroundVideo.getAttribute('src')) ?? '')
  }
  expect(searches).toHaveLength(1)
  await search(page, 'snow')
  await expect(backgroundVideo).toHaveAttribute('src', '/loops/snow.mp4')
  expect(searches.slice(1)).toEqual(['snow'])
})

test('a color of the cover image can be taken, and an abandoned search changes nothing @desktop [ENT-13, PANEL-05]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  const tab = page.getByRole('tab', { name: 'Background' })
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  const backgroundVideo = panel.locator('video')
  await tab.click()
  await takeCoverColor(page)
  await expect(panel.getByLabel('Search videos')).not.toHaveValue('')
  await search(page, 'snow')
  await expect(backgroundVideo).toHaveAttribute('src', '/loops/snow.mp4')
  const video = panel.getByRole('switch', { name: 'Background video' })
  const film = page.locator('form[data-video]')
  await video.click()
  await expect(film).toBeAttached()
  await tab.click()
  await expect(panel).toBeHidden()

  // The results arrive after the host has changed their mind.
  let answer = (): void => undefined
  await page.route('**/providers/video/**', async (route) => {
    await new Promise<void>((settle) => {
      answer = settle
    })
    return route.fallback()
  })
  const receiveResults = async (): Promise<void> => {
    const response = page.waitForResponse(/\/providers\/video/)
    answer()
    await (await response).finished()
  }
  await tab.click()
  await search(page, 'confetti')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await receiveResults()
  await tab.click()
  await expect(backgroundVideo).toHaveAttribute('src', '/loops/snow.mp4')

  await search(page, 'candles')
  await video.click()
  await receiveResults()
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeVisible()
  await expect(video).not.toBeChecked()
  await expect(film).toHaveCount(0)
})
