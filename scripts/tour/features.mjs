// Renews pictures in docs/tour/features, for docs/features.md (`npm run tour`): one of each feature, as it is in the demo on a phone.
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../tests/support/browser.mjs'
import { inRoot } from '../root.mjs'
import { startDemo } from './startDemo.mjs'

const [width, height] = [390, 844]
const density = 2

const { demo, links } = await startDemo()
const { origin, host: localHost } = new URL(links.host)
const browser = await chromium.launch(await launchOptions())

/** Opens a phone's browser, at the place of the demo's parties. */
async function openPhone() {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    timezoneId: 'America/Los_Angeles',
  })
  return context.newPage()
}

/**
 * Saves a picture of a phone's screen, or of the part of the page from `top` on.
 * @param {string} name
 * @param {import('@playwright/test').Page} page
 * @param {{ top?: number, bottom?: number }} [part] in pixels of the page
 */
async function save(name, page, { top, bottom = (top ?? 0) + height } = {}) {
  await page.evaluate((local) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // The demo runs on this machine, and parties on the host's own domain.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      walker.currentNode.nodeValue = walker.currentNode.nodeValue?.replace(local, 'festoon.example') ?? null
  }, localHost)
  await page.evaluate(() => document.fonts.ready)
  const clip = top === undefined ? undefined : { x: 0, y: top, width, height: bottom - top }
  const picture = await page.screenshot(clip ? { clip, fullPage: true } : {})
  await sharp(picture)
    .png({ palette: true, colors: 96, effort: 10 })
    .toFile(inRoot(`docs/tour/features/${name}.png`))
}

/**
 * Returns where an element starts and ends on its page, in pixels.
 * @param {import('@playwright/test').Locator} element
 */
async function extentOf(element) {
  await element.page().evaluate(() => scrollTo(0, 0))
  const { y, height: ownHeight } = (await element.boundingBox()) ?? { y: 0, height: 0 }
  return { top: Math.round(y), bottom: Math.round(y + ownHeight) }
}

/**
 * Waits for the invitation to an address, and returns its personal link.
 * @param {string} address
 */
async function invitationFor(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const outbox = await fetch(`${origin}/outbox.json?to=${encodeURIComponent(address)}`)
    const [link] = /https?:\/\/\S*\/event\/\S*token=[\w-]+/.exec(JSON.stringify(await outbox.json())) ?? []
    if (link !== undefined) return link
    await setTimeout(200)
  }
  throw new Error(`No invitation to ${address} was sent`)
}

try {
  const page = await openPhone()
  await page.goto(links.host)
  await page.getByRole('button', { name: 'Sign in as Maya' }).click()
  await page.waitForURL(/\/events/)

  /**
   * Returns the id of a party of the demo.
   * @param {string} title
   */
  const idOf = async (title) => {
    const path = await page.getByRole('link', { name: title }).first().getAttribute('href')
    return path?.split('/')[2] ?? ''
  }
  const wedding = await idOf('Noor & Maya’s garden wedding party')
  const birthday = await idOf('Theo turns six: dinosaur dig')
  const fireworks = await idOf('Rooftop fireworks')
  const hike = await idOf('Ridge hike and a pot of soup')

  await page.goto(`${origin}/event/bring/${birthday}`)
  await page.getByRole('heading', { name: 'Juice boxes' }).waitFor()
  await save('bring', page)

  await page.goto(`${origin}/event/${birthday}/catering`)
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  await save('catering', page)

  await page.goto(`${origin}/event/invite/${wedding}`)
  const results = page.getByRole('region', { name: 'Results' })
  await results.getByText('In the barn').waitFor()
  const { top, bottom } = await extentOf(results)
  await save('questions', page, { top: top - 16, bottom: bottom + 16 })

  await page.goto(`${origin}/event/text/${wedding}`)
  await page.getByRole('heading', { name: 'Text from my phone' }).waitFor()
  for (const [person, number] of /** @type {const} */ ([
    ['Ben Okafor', '(415) 555-0142'],
    ['Lucia Reyes', '(415) 555-0143'],
    ['Tom Larsen', '(415) 555-0144'],
  ])) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person)
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: person }).waitFor()
  }
  await page.getByRole('heading', { name: 'Next: Ben Okafor' }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await save('texts', page)

  await page.goto(`${origin}/event/edit/${wedding}`)
  await page.getByRole('button', { name: 'Change date and time' }).click()
  const start = page.getByLabel('Starts')
  const startTime = await start.inputValue()
  await start.fill(startTime.replace(/T.*/, 'T17:00'))
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await dialog.waitFor()
  await dialog.getByLabel('Note to your guests').fill('Doors open an hour earlier, so no one misses the sunset.')
  await save('updates', page)

  await page.goto(`${origin}/profile/edit`)
  const calendar = page.getByRole('region', { name: 'Your parties in your calendar' })
  await calendar.getByRole('link', { name: 'Open in calendar app' }).waitFor()
  const section = await extentOf(calendar)
  const title = await extentOf(calendar.getByRole('heading'))
  await save('calendar', page, { top: title.top - 16, bottom: section.bottom + 16 })

  const guest = await openPhone()
  await guest.setViewportSize({ width, height: 930 })
  await guest.goto(`${origin}/event/${hike}/when`)
  const times = guest.getByRole('main').getByRole('group')
  for (const [at, answer] of ['Yes', 'If need be', 'No'].entries())
    await times.nth(at).getByRole('radio', { name: answer }).check({ force: true })
  await guest.evaluate(() => scrollTo(0, 0))
  await save('when', guest)

  const email = 'ana.ortiz@example.org'
  await page.goto(`${origin}/event/invite/${fireworks}`)
  await page.getByRole('combobox', { name: 'Name or email' }).fill(`Ana Ortiz <${email}>`)
  await page.keyboard.press('Enter')
  await page.getByRole('row').filter({ hasText: 'Ana Ortiz' }).waitFor()
  await page.getByRole('button', { name: /^Send \d+ invites?$/ }).click()
  await guest.setViewportSize({ width, height })
  await guest.goto(await invitationFor(email))
  await guest.getByRole('button', { name: 'Maybe' }).click()
  await guest.getByRole('button', { name: 'Undo' }).waitFor()
  const name = await extentOf(guest.getByRole('heading', { name: 'Rooftop fireworks' }))
  const calendarMenu = await extentOf(guest.getByText('Add to calendar'))
  await save('maybe', guest, { top: name.top - 16, bottom: calendarMenu.top - 14 })
} finally {
  await browser.close()
  demo.kill('SIGTERM')
}
