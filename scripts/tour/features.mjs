// Renews pictures in docs/tour/features, for docs/features.md (`npm run tour`): a phone's view of parties of the demo.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../tests/support/browser.mjs'
import { inRoot } from '../root.mjs'
import { startDemo } from './startDemo.mjs'

const wedding = 'Noor & Maya’s garden wedding party'
const hike = 'Ridge hike and a pot of soup'

const { demo, links } = await startDemo()
const { origin } = new URL(links.host)
const browser = await chromium.launch(await launchOptions())
try {
  const host = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await host.newPage()
  await page.goto(links.host)
  await page.getByRole('button', { name: 'Sign in as Maya' }).click()
  await page.waitForURL(/\/events/)

  /**
   * Returns the id of a party of the demo.
   * @param {string} title
   */
  const idOf = async (title) => {
    await page.goto(`${origin}/events`)
    const path = await page.getByRole('link', { name: title }).first().getAttribute('href')
    return path?.split('/')[2] ?? ''
  }
  /**
   * Saves a picture.
   * @param {string} name
   * @param {Buffer} picture
   */
  const save = (name, picture) =>
    sharp(picture)
      .png({ palette: true })
      .toFile(inRoot(`docs/tour/features/${name}.png`))

  const [weddingId, hikeId] = [await idOf(wedding), await idOf(hike)]

  await page.goto(`${origin}/event/text/${weddingId}`)
  await page.getByRole('heading', { name: 'Text from my phone' }).waitFor()
  for (const [person, number] of /** @type {const} */ ([
    ['May Larsen', '(415) 555-0142'],
    ['Ben Okafor', '(415) 555-0143'],
    ['Lucia Reyes', '(415) 555-0144'],
  ])) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person)
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: person }).waitFor()
  }
  await page.getByRole('heading', { name: 'Next: May Larsen' }).waitFor()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  await save('texts', await page.screenshot())

  await page.goto(`${origin}/event/edit/${weddingId}`)
  await page.getByRole('button', { name: 'Change date and time' }).click()
  const start = page.getByLabel('Starts')
  const startTime = await start.inputValue()
  await start.fill(startTime.replace(/T.*/, 'T17:00'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog', { name: 'Save these changes?' }).waitFor()
  await save('updates', await page.screenshot())

  await page.goto(`${origin}/profile/edit`)
  const calendar = page.getByRole('region', { name: 'Your parties in your calendar' })
  await calendar.getByRole('link', { name: 'Open in calendar app' }).waitFor()
  const { y, height } = (await calendar.boundingBox()) ?? { y: 0, height: 0 }
  const clip = { x: 0, y: y - 16, width: 390, height: height + 32 }
  await save('calendar', await page.screenshot({ fullPage: true, clip }))

  const guests = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const guest = await guests.newPage()
  await guest.goto(`${origin}/event/${hikeId}/when`)
  await guest.getByText(/guests answered$/).waitFor()
  await save('when', await guest.screenshot())
} finally {
  await browser.close()
  demo.kill('SIGTERM')
}
