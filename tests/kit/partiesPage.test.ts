import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../support/browser.mjs'
import { runTool } from './consumer.ts'
import { partiesProject } from './partiesProject.ts'
import { openSite, serveSite } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pictures = join(root, '.results/kit')
const project = inject('consumer')
let site: Awaited<ReturnType<typeof serveSite>>
let browser: Browser
let home: string

beforeAll(async () => {
  home = await partiesProject(project.folder)
  await runTool(project, 'vite/bin/vite.js', 'build', '--logLevel', 'warn', home)
  site = await serveSite(join(home, 'dist'))
  browser = await chromium.launch(await launchOptions())
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

it('imports nothing but the kit', () => {
  for (const file of globSync('app/screens/welcome/parties/*', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const importedModules = [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, from = '']) => from)
    const others = importedModules.filter(
      (from) => !/^(?:react|@festoon\/(?:ui|tokens)\/\w+|\.\/\w+\.tsx?)$/.test(from),
    )
    expect([file, others]).toEqual([file, []])
  }
})

it('compiles against the types of the packages', async () => {
  expect(await runTool(project, 'typescript/bin/tsc', '-p', home)).toBe('')
})

describe.each([1280, 390])('the parties page in a project elsewhere, %d px wide,', (width) => {
  let page: Page
  let consoleMessages: string[]

  beforeAll(async () => {
    ;({ page, consoleMessages } = await openSite(browser, site.origin, width))
  })

  it('applies its theme, and each invitation its own [WELC-10]', async () => {
    await page.getByRole('heading', { level: 1, name: 'Fun AI Party Invites' }).waitFor()
    const grounds = await page
      .locator('[aria-roledescription=slide] > div')
      .evaluateAll((scopes) => scopes.map((scope) => getComputedStyle(scope).backgroundColor))
    expect(new Set(grounds).size).toBe(grounds.length)
    const slide = page.locator('[role=group][aria-roledescription=slide]:not([inert])')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(() => slide.getAttribute('aria-label')).toContain('2 of 4')
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(() => slide.getAttribute('aria-label')).toContain('4 of 4')
    await page.getByRole('button', { name: /^Slide 1:/ }).click()
    await expect.poll(() => slide.getAttribute('aria-label')).toContain('1 of 4')
  })

  it('has a menu with a first theme and categories that open; a theme that represents its group is a direct link [WELC-06, WELC-07, WELC-08]', async () => {
    const menu = page.getByRole('navigation', { name: 'Themes' })
    const first = menu.getByRole('listitem').first().getByRole('link')
    expect(await first.getAttribute('href')).toMatch(/^#\/instant\?theme=\d{3}$/)
    const categories = await menu.getByRole('button').allTextContents()
    expect(categories).toEqual(['Parties', 'Adult Birthday', 'Kids Birthday', 'Wedding', 'Baby'])
    const parties = menu.getByRole('button', { name: 'Parties', exact: true })
    if (width < 768) await parties.click()
    else await parties.hover()
    await menu.getByRole('list', { name: 'Holidays' }).getByRole('link', { name: 'Diwali' }).waitFor()
    await page.keyboard.press('Escape')
    await menu.getByRole('button', { name: 'Kids Birthday' }).click()
    const solo = menu.getByRole('list', { name: 'Kids Birthday', exact: true }).getByRole('link')
    expect(await solo.count()).toBe(1)
    await solo.click()
    expect(new URL(page.url()).hash).toBe('#/instant?theme=791')
  })

  it('accepts an email address for the newsletter', async () => {
    await page.getByLabel('Email for the newsletter').fill('maya@example.com')
    await page.getByRole('button', { name: 'Sign me up' }).click()
    await page.getByRole('status').getByText("You're on the list.").waitFor()
  })

  it('is accessible and no wider than the window', async () => {
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  it('saves a screenshot', async () => {
    mkdirSync(pictures, { recursive: true })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    const picture = await page.screenshot({ fullPage: true, path: join(pictures, `parties-${width}.png`) })
    expect(picture.byteLength).toBeGreaterThan(200_000)
  })

  it('logs nothing to the console under a policy that allows only its own files', () => {
    expect(consoleMessages).toEqual([])
  })
})
