import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchOptions } from '../support/browser.mjs'
import { runTool } from './consumer.ts'
import { serveSite } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const themes = 'node_modules/@festoon/tokens/themes.css'
const styles = 'node_modules/@festoon/ui/styles.css'
const unlayeredSheet = 'node_modules/@festoon/ui/unlayered.css'
const tailwind = 'tests/kit/isolation/dist/tailwind.css'
const bootstrap = 'node_modules/bootstrap/dist/css/bootstrap.css'
const project = inject('consumer')
let site: Awaited<ReturnType<typeof serveSite>>
let browser: Browser
let home: string

beforeAll(async () => {
  home = join(project.folder, 'tests/kit/isolation')
  for (const path of ['tests/kit/isolation', 'tests/support/stories/conformance.tsx'])
    cpSync(join(root, path), join(project.folder, path), { recursive: true })
  await runTool(project, 'vite/bin/vite.js', 'build', '--logLevel', 'warn', home)
  site = await serveSite(join(home, 'dist'))
  browser = await chromium.launch(await launchOptions())
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

/** The computed styles of elements and of their pseudo-elements, as declarations. */
type Styles = Record<string, string>

/** Opens the page with style sheets in an order, and returns the styles of the kit's elements and of the page's own. */
async function stylesWith(...sheets: string[]): Promise<{ kit: Styles; own: Styles }> {
  sheets.forEach((sheet, place) => cpSync(join(project.folder, sheet), join(home, 'dist', `${place}.css`)))
  const links = sheets.map((_, place) => `<link rel="stylesheet" href="/${place}.css" />`).join('')
  const html = readFileSync(join(home, 'dist/index.html'), 'utf8')
  writeFileSync(join(home, 'dist/page.html'), html.replace('</head>', `${links}</head>`))
  const url = `${site.origin}/page.html`
  return { kit: await stylesOf(url, '.fk, .fk > svg'), own: await stylesOf(url, '[data-own] *') }
}

/** Returns the styles of a page's elements, by place and tag. */
async function stylesOf(url: string, selector: string): Promise<Styles> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    expect(errors).toEqual([])
    return await page.evaluate((wantedSelector) => {
      const names = [...getComputedStyle(document.head)].filter((name) => !name.startsWith('--'))
      const declarationsOf = (computed: CSSStyleDeclaration) =>
        names.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('\n')
      const partsOf = (element: Element) =>
        ['', '::before', '::after', ...(element.matches('input, textarea') ? ['::placeholder'] : [])].filter(
          (part) => part === '' || getComputedStyle(element, part).content !== 'none',
        )
      return Object.fromEntries(
        [...document.querySelectorAll('[data-kit] *, [data-own] *')].flatMap((element, place) =>
          element.matches(wantedSelector)
            ? partsOf(element).map((part) => [
                `${place} ${element.localName}${part}`,
                declarationsOf(getComputedStyle(element, part)),
              ])
            : [],
        ),
      )
    }, selector)
  } finally {
    await page.close()
  }
}

/** Returns the declarations of the second page that the first doesn't have. */
function differences(first: Styles, second: Styles): string[] {
  expect(Object.keys(second)).toEqual(Object.keys(first))
  return Object.entries(first).flatMap(([element, before]) => {
    const after = second[element] ?? ''
    if (before === after) return []
    const knownLines = new Set(before.split('\n'))
    return after.split('\n').flatMap((one) => (knownLines.has(one) ? [] : [`${element}: ${one}`]))
  })
}

it.each([
  ['a plain page', [], styles],
  ['Tailwind', [tailwind], styles],
  ['Bootstrap', [bootstrap], unlayeredSheet],
])('the kit and %s leave each other as they are, in both orders', async (_page, others, kit) => {
  const alone = await stylesWith(themes, kit)
  const without = await stylesWith(...others)
  expect(Object.keys(alone.kit).length).toBeGreaterThan(80)
  expect(Object.keys(without.own).length).toBeGreaterThan(80)
  for (const sheets of [
    [themes, kit, ...others],
    [...others, themes, kit],
  ]) {
    const both = await stylesWith(...sheets)
    expect(differences(alone.kit, both.kit)).toEqual([])
    expect(differences(without.own, both.own)).toEqual([])
  }
})

it('the kit looks the same with a style sheet for each component, in any order, and without layers', async () => {
  const whole = await stylesWith(themes, styles)
  const folder = 'node_modules/@festoon/ui'
  const sheets = globSync('[A-Z]*/*.css', { cwd: join(project.folder, folder) }).map((path) => join(folder, path))
  expect(sheets.length).toBeGreaterThan(40)
  const base = join(folder, 'base.css')
  for (const others of [[base, ...sheets.toSorted()], [...sheets.toSorted().toReversed(), base], [unlayeredSheet]])
    expect(differences(whole.kit, (await stylesWith(themes, ...others)).kit)).toEqual([])
})

it('the kit looks the same as in the catalog', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'festoon-catalog-'))
  const configFile = join(root, 'tests/kit/isolation/catalog.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir: folder } })
  const catalog = await serveSite(folder)
  try {
    const packedStyles = await stylesWith(themes, 'node_modules/@festoon/ui/reset.css', styles)
    const sources = await stylesOf(`${catalog.origin}/catalog.html`, '[data-kit] *')
    // The package leaves out shadows that can't be seen.
    const visibleStyles = (element: string) =>
      sources[element]?.replaceAll('rgba(0, 0, 0, 0) 0px 0px 0px 0px, ', '') ?? ''
    const same = Object.fromEntries(Object.keys(packedStyles.kit).map((element) => [element, visibleStyles(element)]))
    // Only a page with a theme has a color scheme.
    expect(differences(same, packedStyles.kit).filter((one) => !one.includes(': color-scheme: '))).toEqual([])
  } finally {
    catalog.close()
    rmSync(folder, { recursive: true })
  }
})

it('every class of the kit is its own', async () => {
  const sheets = globSync('**/*.css', { cwd: join(root, 'dist/kit/ui') }).filter((path) => !path.endsWith('reset.css'))
  expect(sheets.length).toBeGreaterThan(40)
  for (const path of sheets) {
    const css = readFileSync(join(root, 'dist/kit/ui', path), 'utf8')
    const names = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !/^(fk\b|theme|event|festoon|base|shared|own|last|com)/.test(name))).toEqual([])
  }
})
