import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../support/browser.mjs'
import { runTool } from './consumer.ts'
import { openSite, serveSite } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pictures = join(root, '.results/kit')
const project = inject('consumer')
let site: Awaited<ReturnType<typeof serveSite>>
let browser: Browser

beforeAll(async () => {
  await runTool(project, 'vite/bin/vite.js', 'build', '--logLevel', 'warn')
  site = await serveSite(join(project.folder, 'dist'))
  browser = await chromium.launch(await launchOptions())
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

describe('the packages', () => {
  it.each(['tokens', 'ui'])('%s pass publint', async (room) => {
    const { messages, pkg } = await publint({ pkgDir: join(root, 'dist/kit', room), strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('export every component and no private parts', () => {
    const { exports } = JSON.parse(
      execFileSync('npm', ['pkg', 'get', '--json'], { cwd: join(root, 'dist/kit/ui'), encoding: 'utf8' }),
    )
    const components = globSync('ui/*/*.tsx', { cwd: root })
      .filter((path) => basename(path, '.tsx') === basename(dirname(path)))
      .map((path) => `./${basename(path, '.tsx')}`)
    const modules = Object.keys(exports).filter((name) => /^\.\/[A-Z]\w+$/.test(name))
    expect(modules.toSorted()).toEqual(components.toSorted())
    expect(JSON.stringify(exports)).not.toContain('private')
  })
})

describe('the types', () => {
  it.each(['tokens', 'ui'])('of %s belong to modules that exist', (room) => {
    const types = globSync('**/*.d.ts', { cwd: join(root, 'dist/kit', room) })
    expect(types.length).toBeGreaterThan(10)
    const lostTypes = types.filter(
      (path) => globSync(path.replace(/\.d\.ts$/, '.{ts,tsx}'), { cwd: join(root, room) }).length === 0,
    )
    expect(lostTypes).toEqual([])
  })

  it.each(['tokens', 'ui'])('of %s have no requirement ids', (room) => {
    const types = globSync('**/*.d.ts', { cwd: join(root, 'dist/kit', room) })
    const typesWithIds = types.filter((path) =>
      /\b(?!UTF-|ISO-)[A-Z]{3,}-\d\d/.test(readFileSync(join(root, 'dist/kit', room, path), 'utf8')),
    )
    expect(typesWithIds).toEqual([])
  })
})

describe('a project elsewhere', () => {
  it('compiles against the types', async ({ annotate }) => {
    if (project.source === 'here')
      await annotate('No registry is reachable, so React, Vite and other packages come from this repository')
    expect(await runTool(project, 'typescript/bin/tsc')).toBe('')
  })

  describe.each([1280, 390])('has a landing page that, %d px wide,', (width) => {
    let page: Page
    let consoleMessages: string[]

    beforeAll(async () => {
      ;({ page, consoleMessages } = await openSite(browser, site.origin, width))
    })

    it('applies the themes', async () => {
      await page.getByRole('heading', { level: 1, name: 'Throw the party' }).waitFor()
      const ground = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await ground('.hero')).toBe('rgb(0, 0, 0)')
      expect(await ground('.invitation')).toBe('rgb(250, 229, 255)')
      await page.getByRole('radio', { name: 'Lagoon' }).check({ force: true })
      expect(await ground('.invitation')).toBe('rgb(191, 238, 230)')
    })

    it('responds to interaction', async () => {
      await page.getByRole('button', { name: 'Next slide' }).click()
      await expect
        .poll(() => page.locator('[role=group][aria-roledescription=slide]:not([inert])').getAttribute('aria-label'))
        .toBe('2 of 3: Pool afternoon')
      await page.getByRole('button', { name: /^More/ }).click()
      expect(await page.getByRole('spinbutton', { name: 'Bringing anyone?' }).inputValue()).toBe('2')
      await page.getByRole('button', { name: 'Send RSVP' }).click()
      const dialog = page.getByRole('dialog', { name: 'See you on Saturday' })
      await dialog.waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      if (width < 768) return
      await page.getByRole('button', { name: 'Summer' }).click()
      await page.getByRole('link', { name: 'Lantern supper' }).first().click()
      expect(new URL(page.url()).hash).toBe('#lanterns')
    })

    it('is accessible and no wider than the window', async () => {
      await page.goto(site.origin, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

    it('saves a screenshot', async () => {
      mkdirSync(pictures, { recursive: true })
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForLoadState('networkidle')
      const picture = await page.screenshot({ fullPage: true, path: join(pictures, `landing-${width}.png`) })
      expect(picture.byteLength).toBeGreaterThan(50_000)
      const brokenImageCount = await page.evaluate(
        () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
      )
      expect(brokenImageCount).toBe(0)
    })

    it('logs nothing to the console under a policy that allows only its own files', () => {
      expect(consoleMessages).toEqual([])
    })
  })
})
