import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Locator, Page } from 'playwright'
import { preview } from 'vite'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../laws/sources/sourceFiles.ts'
import { launchOptions } from '../support/browser.mjs'

/** The catalog's folder. It isn't the root of the host, so absolute paths fail. */
const base = '/reviews/kit/'
const wide = { width: 1280, height: 900 }
const index = z.object({ entries: z.record(z.string(), z.object({ type: z.string(), title: z.string() })) })

describe('the built catalog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'festoon-catalog-'))
  let url: string
  let server: PreviewServer
  let browser: Browser

  beforeAll(async () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', folder, '--quiet'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
    )
    expect(status, stderr).toBe(0)
    server = await preview({
      configFile: false,
      root: folder,
      base,
      build: { outDir: folder },
      preview: { host: '127.0.0.1', port: 0 },
      logLevel: 'silent',
    })
    url = server.resolvedUrls?.local[0] ?? ''
    browser = await chromium.launch(await launchOptions())
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('works from any folder: every page renders without console messages', async () => {
    const { entries } = index.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
    const pages = Object.entries(entries).filter(([, { type }]) => type === 'docs')
    expect(pages.length).toBeGreaterThan(40)
    const page = await browser.newPage({ viewport: wide })
    const trouble: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && trouble.push(message.text()))
    page.on('pageerror', (error) => trouble.push(error.message))
    page.on('response', (response) => response.status() >= 400 && trouble.push(response.url()))
    for (const [id, { title }] of pages) {
      await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}`, url).href)
      await page.getByRole('heading', { level: 1, name: title.split('/').at(-1) ?? title }).waitFor()
      expect(trouble, title).toEqual([])
    }
  })

  it('documents each component: its purpose, when not to use it, its keys and props', async () => {
    const page = await browser.newPage({ viewport: wide })
    await page.goto(`${url}?path=/docs/actions-button--docs`)
    const docs = page.frameLocator('#storybook-preview-iframe')
    await docs.getByRole('heading', { name: 'When not to use it' }).waitFor()
    await docs.getByRole('rowheader', { name: 'Enter, Space' }).waitFor()
    await docs.locator('tr', { hasText: /'primary'.*'quiet'.*'plain'.*'danger'/ }).waitFor()
    for (const menu of ['Event colors', 'Direction', 'Motion', 'Text size'])
      await page.getByRole('button', { name: menu }).first().waitFor()
  })

  /** The browser's own keyboard handling, which stories can't simulate. */
  describe('by real keys', () => {
    let page: Page
    const open = async (id: string): Promise<void> => {
      page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' })
      await page.goto(new URL(`iframe.html?viewMode=story&id=${id}`, url).href)
      await page.locator('[data-story]').waitFor()
    }
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const hasFocus = (locator: Locator) =>
      expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)

    it('fills in a whole form', async () => {
      await open('patterns-form--to-be-filled-in')
      await press('Tab')
      await hasFocus(page.getByLabel('Name of the party'))
      await page.keyboard.type('Lanterns')
      await press('Tab')
      // Focus moves through the parts of a date automatically.
      await page.keyboard.type('06192027')
      await press('ArrowRight')
      await page.keyboard.type('0815PM')
      await expect.poll(() => page.getByLabel('Starts').inputValue()).toBe('2027-06-19T20:15')
      await hasFocus(page.getByLabel('Starts'))
      for (let part = 0; part < 8 && !(await page.getByLabel('Where').evaluate((at) => at === document.activeElement));)
        [part] = [part + 1, await press('Tab')]
      await page.keyboard.type('Boathouse')
      await press('Tab', 'Tab')
      const choice = page.getByRole('radio', { name: 'Anyone with the link' })
      await press('ArrowRight')
      await expect.poll(() => choice.isChecked()).toBe(true)
      await hasFocus(choice)
      await press('ArrowLeft')
      await expect.poll(() => page.getByRole('radio', { name: 'Invited guests' }).isChecked()).toBe(true)
      await press('Tab', 'Tab')
      const stepper = page.getByRole('spinbutton')
      await hasFocus(stepper)
      await press('ArrowUp', 'ArrowUp', 'ArrowDown')
      await expect.poll(() => stepper.inputValue()).toBe('2')
      await press('Tab', 'Tab', 'Space')
      await expect.poll(() => page.getByRole('switch', { name: 'Waitlist' }).isChecked()).toBe(true)
      await press('Tab')
      await hasFocus(page.getByRole('button', { name: 'Create party' }))
    })

    it('goes through code boxes with one Tab, and digit by digit with the arrows', async () => {
      await open('fields-codeboxes--on-a-phone')
      const box = (at: number) => page.getByLabel(`Digit ${at} of 6`)
      await box(1).focus()
      await press('ArrowRight')
      await hasFocus(box(2))
      await press('Tab')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toBe('')
    })

    it('selects from a list', async () => {
      await open('choices-select--with-placeholder')
      const field = page.getByRole('combobox')
      // The story ends with a selection.
      await expect.poll(() => field.inputValue()).toBe('vegan')
      await field.focus()
      await press('ArrowDown')
      await expect.poll(() => field.inputValue()).toBe('fish')
      await press('Home')
      await expect.poll(() => field.inputValue()).toBe('veg')
    })

    it('scrolls slides, and skips hidden ones', async () => {
      await open('content-carousel--on-a-phone')
      // The buttons come before the slides.
      const buttons = await page.getByRole('button').count()
      for (let at = 0; at <= buttons; at += 1) await press('Tab')
      const track = page.locator(':focus')
      const start = await track.evaluate((element) => element.scrollLeft)
      await press('ArrowRight')
      await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(start)
    })

    it('zooms and moves an image while cropping', async () => {
      await open('overlays-cropdialog--on-a-phone')
      const zoom = page.getByRole('slider', { name: 'Zoom' })
      await zoom.focus()
      const before = Number(await zoom.inputValue())
      await press('ArrowRight', 'ArrowRight')
      await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(before)
    })
  })
})
