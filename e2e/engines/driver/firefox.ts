import puppeteer, { type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core'
import { enginePrograms } from '../../../scripts/steps/enginePrograms.mjs'
import type { Driver, Engine, Size } from './Driver.ts'

/** Starts headless Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: enginePrograms().firefox,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: 'America/Los_Angeles' },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  let front: Page | undefined
  /** Brings a window to the front, because only that window has focus. */
  const bringToFront = async (page: Page): Promise<void> => {
    if (front === page) return
    front = page
    await page.bringToFront()
  }
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage({ type: 'window' })
      front = page
      // Accepts confirmations before leaving a page, as W3C WebDriver does automatically.
      page.on('dialog', (dialog) => void dialog.accept())
      await resize(page, size)
      return driverOf(page, context, () => bringToFront(page))
    },
    close: () => browser.close(),
  }
}

async function resize(page: Page, size: Size): Promise<void> {
  try {
    await page.setViewport(size)
  } catch (error) {
    // Firefox 140 supports the size, but not the orientation that Puppeteer sends with it.
    if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error
  }
}

function driverOf(page: Page, context: BrowserContext, bringToFront: () => Promise<void>): Driver {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
      try {
        await page.reload()
      } catch (error) {
        // Firefox reports a page load that the reload aborts as a failed reload.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
      }
      await page.waitForFunction(
        () => document.readyState === 'complete' && !document.documentElement.hasAttribute('data-old'),
      )
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async ({ x, y }) => {
      await bringToFront()
      await page.mouse.click(x, y)
    },
    type: async (text) => {
      await bringToFront()
      await page.keyboard.type(text)
    },
    press: async (key) => {
      await bringToFront()
      await page.keyboard.press(key)
    },
    upload: async (expression, path) => {
      const input = (await page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>
      await input.uploadFile(path)
      await input.dispose()
    },
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}
