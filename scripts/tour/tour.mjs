// Renews the picture of the README and the film strips in docs/tour (`npm run tour`): six moments from the first line to a guest's
// RSVP, on a phone and on a desktop, as they are in the demo.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../tests/support/browser.mjs'
import { inRoot } from '../root.mjs'
import { startDemo } from './startDemo.mjs'

/**
 * Stops an animation at a moment of it.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 * @param {number} ms
 */
async function freeze(page, selector, ms) {
  await page.locator(selector).waitFor({ state: 'attached' })
  await page.evaluate(
    ([within, at]) => {
      for (const animation of document.getAnimations()) {
        const { target } = /** @type {KeyframeEffect} */ (animation.effect)
        if (!target?.closest(String(within))) continue
        animation.pause()
        animation.currentTime = Number(at)
      }
    },
    [selector, ms],
  )
}

/** Stops every animation as soon as it is there, so that none is over before its picture is taken. */
const stopAnimations = () => {
  const stop = () => {
    for (const animation of document.getAnimations()) {
      const { target } = /** @type {KeyframeEffect} */ (animation.effect)
      if (target?.closest('.publish-moment, .envelope')) animation.pause()
    }
  }
  new MutationObserver(stop).observe(document, { subtree: true, childList: true, attributes: true })
}

const gap = 16
const paper = '#ffe14a'

/**
 * Puts pictures of one size beside each other, and in rows of `perRow`.
 * @param {Buffer[]} pictures
 * @param {number} height the height of a picture in pixels
 */
async function strip(pictures, height, perRow = pictures.length) {
  const layers = []
  let [left, top, width] = [gap, gap, 0]
  for (const [index, picture] of pictures.entries()) {
    if (index > 0 && index % perRow === 0) [left, top] = [gap, top + height + gap]
    const { data, info } = await sharp(picture).resize({ height }).png().toBuffer({ resolveWithObject: true })
    layers.push({ input: data, left, top })
    left += info.width + gap
    width = Math.max(width, left)
  }
  return sharp({ create: { width, height: top + height + gap, channels: 3, background: paper } }).composite(layers)
}

/**
 * Waits until the preview of the party's link is drawn.
 * @param {import('@playwright/test').Page} page
 */
async function cardOf(page) {
  const card = page.getByRole('img', { name: 'Your link, as it looks in a chat' })
  await card.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
}

const browser = await chromium.launch(await launchOptions())
for (const [name, width, height] of /** @type {const} */ ([
  ['390', 390, 844],
  ['1280', 1_280, 900],
])) {
  // A guest responds only once, so each size has its own demo.
  const { demo, links } = await startDemo()
  const { origin } = new URL(links.host)
  try {
    const host = await browser.newContext({ viewport: { width, height } })
    await host.addInitScript(stopAnimations)
    const page = await host.newPage()
    /** @type {Buffer[]} */
    const moments = []
    /** @param {import('@playwright/test').Page} which */
    const take = async (which) => void moments.push(await which.screenshot())

    await page.goto(links.host)
    await page.getByRole('button', { name: 'Sign in as Maya' }).click()
    await page.waitForURL(/\/events/)
    await page.goto(`${origin}/welcome`)
    const line = page.getByLabel('Your party in one line')
    await line.fill("Nana's 80th, Sunday lunch at 1, 42 Fig Lane, no gifts")
    await take(page)
    // Before the script has started, the form opens another page.
    await page.waitForTimeout(1_500)
    await line.press('Enter')
    await page.getByLabel('Party title').waitFor()
    const cover = page.getByRole('img', { name: 'Your cover image' })
    await cover.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    await take(page)
    await page.getByRole('button', { name: 'Create party' }).click()
    await freeze(page, '.publish-moment', 560)
    await take(page)
    await page.keyboard.press('Shift')
    await page.getByRole('heading', { name: 'Share your invitation' }).scrollIntoViewIfNeeded()
    await cardOf(page)
    await take(page)

    const guests = await browser.newContext({ viewport: { width, height } })
    await guests.addInitScript(stopAnimations)
    const guest = await guests.newPage()
    await guest.goto(links.guest)
    await freeze(guest, '.envelope', 800)
    await take(guest)
    await guest.keyboard.press('Shift')
    if (name === '390') {
      const list = await host.newPage()
      await list.setViewportSize({ width: 1_000, height: 844 })
      await list.goto(`${origin}/event/invite/${new URL(links.guest).pathname.split('/')[2] ?? ''}`)
      await list.getByRole('heading', { name: 'Guest list' }).waitFor()
      await cardOf(list)
      const both = await strip([await guest.screenshot(), await list.screenshot()], 844)
      await both.png({ palette: true }).toFile(inRoot('docs/festoon.png'))
    }
    await guest.getByRole('button', { name: "I'm going" }).click()
    const going = guest.getByRole('heading', { name: "You're going!" })
    await going.waitFor()
    await going.scrollIntoViewIfNeeded()
    await take(guest)
    await (
      await strip(moments, 560, name === '390' ? 6 : 3)
    )
      .webp({ quality: 82 })
      .toFile(inRoot(`docs/tour/${name}.webp`))
    await host.close()
    await guests.close()
  } finally {
    demo.kill('SIGTERM')
  }
}
await browser.close()
