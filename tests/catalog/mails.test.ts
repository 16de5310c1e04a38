import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribePage } from '../../server/messaging/optOuts/unsubscribePage.tsx'
import { root } from '../laws/sources/sourceFiles.ts'
import { launchOptions } from '../support/browser.mjs'
import { everyMail } from '../support/texts/mails.ts'

/** The default colors of a party, and dark ones. */
const parties = {
  light: { primary: '#fae5ff', text: '#000000' },
  dark: { primary: '#16213e', text: '#ffffff' },
} as const
const widths = [390, 700]
/** The emails to compare with screenshots, one per layout. `UPDATE_PICTURES=1` updates the screenshots. */
const photographedEmails = [
  ['invite', 'light'],
  ['invite-note', 'dark'],
  ['confirmation-yes', 'light'],
  ['reminder-going', 'dark'],
  ['digest', 'light'],
  ['link', 'light'],
] as const
/** The number of pixels that may differ. */
const toleratedPixels = 20

/** A bundled font, used in place of the system fonts so that screenshots are the same everywhere. */
const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
).toString('base64')
const sameFont = `@font-face{font-family:Sheet;font-weight:400 700;src:url(data:font/woff2;base64,${font})}*{font-family:Sheet!important}`

declare global {
  interface Window {
    axe: typeof axe
  }
}

describe('the appearance of emails', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions())
  })
  afterAll(() => browser.close())

  /** Opens a page for emails that all use one cover image. `hasPictures` is false to block images. */
  const newPage = async (hasPictures = true): Promise<Page> => {
    const page = await (await browser.newContext()).newPage()
    const background = { r: 128, g: 128, b: 128 }
    const cover = await sharp({ create: { width: 600, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page.route('https://party.example/files/**', (route) =>
      hasPictures ? route.fulfill({ body: cover, contentType: 'image/jpeg' }) : route.abort(),
    )
    return page
  }
  const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })
  const open = async (page: Page, html: string, width: number): Promise<void> => {
    await resize(page, width)
    await page.setContent(html.replace('</head>', `<style>${sameFont}</style></head>`), { waitUntil: 'load' })
  }
  /** Fails for accessibility problems, such as low contrast or unnamed links. */
  const checkAccess = async (page: Page): Promise<void> => {
    // The script stays in a page that gets another email.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const violations = await page.evaluate(
      async (pageRules) => {
        const rules = Object.fromEntries(pageRules.map((id) => [id, { enabled: false }]))
        const results = await window.axe.run(document, { rules, resultTypes: ['violations'] })
        return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      },
      ['region', 'landmark-one-main', 'page-has-heading-one'],
    )
    expect(violations).toEqual([])
  }
  const checkRoom = async (page: Page, width: number): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const small = await page
      .locator('a, button')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML))
    expect(small).toEqual([])
  }

  it.each(Object.entries(parties))(
    'is accessible in a %s party: contrast, width, touch targets, dark mode, blocked images',
    async (_name, colors) => {
      const [page, bare] = [await newPage(), await newPage(false)]
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      for (const [name, { html }] of everyMail(colors)) {
        await open(page, html, 390)
        await checkRoom(page, 390)
        await resize(page, 700)
        await checkRoom(page, 700)
        const before = await ground()
        await page.emulateMedia({ colorScheme: 'dark' })
        expect([name, await ground()]).toEqual([name, before])
        await checkAccess(page)
        await page.emulateMedia({ colorScheme: 'light' })
        if (!html.includes('<img')) continue
        await open(bare, html, 390)
        await checkRoom(bare, 390)
      }
      await checkAccess(bare)
      for (const one of [page, bare]) await one.context().close()
    },
  )

  it('links to an unsubscribe page that is accessible, too', async () => {
    const page = await newPage()
    for (const [party, colors] of Object.entries(parties))
      for (const width of widths) {
        const { html } = unsubscribePage({
          event: { title: 'Maya turns six: dinosaurs, cake and a treasure hunt', hosted_by: 'Hana Host', colors },
          path: '/unsubscribe',
          off: new Set(['host']),
          done: { scope: 'host', isOff: true, undo: 'token' },
          signInPath: undefined,
          supportEmail: 'support@festoon.example',
        })
        await open(page, html, width)
        await checkRoom(page, width)
        await checkAccess(page)
        if (width === 390 && party === 'light') await expectPicture(page, 'unsubscribe-light')
      }
    await page.context().close()
  })

  it.each(photographedEmails)('matches the screenshot of %s in a %s party', async (name, party) => {
    const page = await newPage()
    await open(page, everyMail(parties[party]).get(name)?.html ?? '', 390)
    await expectPicture(page, `${name}-${party}`)
    await page.context().close()
  })
})

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const path = join(root, 'tests/visual/Mail', `${name}-390.png`)
  if (process.env.UPDATE_PICTURES) await sharp(screenshot).png({ compressionLevel: 9 }).toFile(path)
  expect(await differing(readFileSync(path), screenshot)).toBeLessThanOrEqual(toleratedPixels)
}

/** Returns the number of pixels in which two images differ, or all of them if the sizes differ. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return Number.POSITIVE_INFINITY
  let count = 0
  for (let at = 0; at < a.data.length; at += 3)
    if ([0, 1, 2].some((channel) => a.data[at + channel] !== b.data[at + channel])) count += 1
  return count
}
