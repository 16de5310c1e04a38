import { apiSession } from '../support/api.ts'
import { createParty, newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a seasonal video is suggested, can be turned off and on, and plays behind the invitation @desktop [BG-05, BG-06, BG-07, BG-09, PROD-01]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  await page.getByRole('tab', { name: 'Background' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  await expect(panel.getByLabel('Search videos')).toHaveValue('winter')
  const video = panel.getByRole('switch', { name: 'Background video' })
  await expect(video).not.toBeChecked()
  await video.click()
  const film = page.locator('form[data-video]')
  await expect(film).toBeAttached()
  await video.click()
  await expect(film).toHaveCount(0)
  await panel.getByLabel('Search videos').fill('confetti')
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeVisible()
  // The video that was turned off returns, whatever other searches found.
  await video.click()
  await expect(panel.locator('video')).toHaveAttribute('src', '/loops/snow.mp4')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  const eventId = await createParty(page, 'Snow ball', { isOpen: true })
  await page.goto(`/event/${eventId}`)
  const behind = page.locator('video')
  await expect(behind).toHaveAttribute('src', '/loops/snow.mp4')
  await expect(behind).toHaveJSProperty('loop', true)
  await expect(behind).toHaveJSProperty('muted', true)
  // Nothing covers the pause button.
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect(behind).toHaveJSProperty('paused', true)
})

test('keywords of the description determine the first search @desktop [BG-10]', async ({ page }) => {
  await page.goto('/event/create')
  await page.getByLabel('Description').fill('Fireworks over the harbor at midnight.')
  await page.getByRole('tab', { name: 'Background' }).click()
  await expect(page.getByLabel('Search videos')).toHaveValue(/firework/i)
})

test('an abandoned search changes nothing @desktop [PANEL-05, BG-05]', async ({ page }) => {
  await page.goto('/event/create')
  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  const tab = page.getByRole('tab', { name: 'Background' })
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  await tab.click()
  const video = panel.getByRole('switch', { name: 'Background video' })
  await video.click()
  const film = page.locator('form[data-video]')
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
  const search = async (words: string): Promise<void> => {
    const asked = page.waitForRequest(/\/providers\/video/)
    await panel.getByLabel('Search videos').fill(words)
    await panel.getByRole('button', { name: 'Search', exact: true }).click()
    await asked
  }
  const answered = async (): Promise<void> => {
    const response = page.waitForResponse(/\/providers\/video/)
    answer()
    await (await response).finished()
  }
  await tab.click()
  await search('confetti')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await answered()
  await tab.click()
  await expect(panel.locator('video')).toHaveAttribute('src', '/loops/snow.mp4')

  await search('candles')
  await video.click()
  await answered()
  await expect(panel.getByRole('button', { name: 'Try another' })).toBeVisible()
  await expect(video).not.toBeChecked()
  await expect(film).toHaveCount(0)
})
