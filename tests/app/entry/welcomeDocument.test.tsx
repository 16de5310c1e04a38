import { describe, expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { plainSite } from '../../../app/platform/session/site.ts'
import { anyPartyTheme } from '../../../contract/rules/events/themeForLine.ts'
import { frontDoorPictures } from '../../../contract/themes/frontDoorPictures.ts'
import { seasonalThemeIds } from '../../../contract/themes/seasonalSamples.ts'
import type { EntryAssets, PageRequest } from '../../../contract/wire/page.ts'

const entry: EntryAssets = { script: '/assets/main.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: entry, guest: entry })
const appPage = (over: Partial<Extract<PageRequest, { kind: 'app' }>>) =>
  renderer.render({
    url: '/welcome',
    origin: 'https://festoon.example',
    nonce: 'n0nce',
    kind: 'app',
    signedIn: false,
    site: plainSite,
    ...over,
  })

describe('the welcome document', () => {
  it.each([
    [false, '/welcome', 'https://party.example/welcome', 'Fun AI Party Invites'],
    [true, '/', 'https://party.example/', 'Good parties begin with a good invitation'],
  ])('has metadata for search engines and chats (marketing: %s)', async (isRootHost, url, canonical, h1) => {
    const site = { ...plainSite, isRootHost }
    const { status, html } = await appPage({ url, site, origin: 'https://party.example' })
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`)
    expect(html).toContain(`property="og:url" content="${canonical}"`)
    expect(html).not.toContain('noindex')
    expect(html).not.toMatch(/<[^>]+ style=/)
    const titles = [...html.matchAll(/<(?:title|h1)[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(titles).toEqual([expect.stringContaining(' · Festoon'), h1])
    const description = /name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(description.length).toBeGreaterThan(70)
    expect(description.length).toBeLessThan(165)
    const [, nonce, json = ''] = /<script type="application\/ld\+json" nonce="([^"]*)">(.*?)<\/script>/.exec(html) ?? []
    expect(nonce).toBe('n0nce')
    const types = JSON.parse(json)['@graph'].map((one: Record<string, unknown>) => one['@type'])
    expect(types).toEqual(['Organization', 'WebSite', 'WebApplication'])
  })

  it('only shows images that the build generates', async () => {
    const shownImages = new Set<string>()
    for (const isRootHost of [true, false]) {
      const { html } = await appPage({ url: isRootHost ? '/' : '/welcome', site: { ...plainSite, isRootHost } })
      for (const [, name = ''] of html.matchAll(/\/files\/gallery\/(\d{3}-\d)/g)) shownImages.add(name)
    }
    expect(shownImages.size).toBeGreaterThan(40)
    expect([...shownImages].filter((name) => !frontDoorPictures.includes(name))).toEqual([])
    // The build generates no images that are never shown.
    const onOtherPages = new Set([...seasonalThemeIds, anyPartyTheme].map((id) => `${id}-1`))
    expect(frontDoorPictures.filter((name) => !shownImages.has(name) && !onOtherPages.has(name))).toEqual([])
  })

  it.each([true, false])(
    'loads the first image of the front page before anything else (marketing: %s)',
    async (isRootHost) => {
      const { html } = await appPage({ url: isRootHost ? '/' : '/welcome', site: { ...plainSite, isRootHost } })
      const preload =
        /<link rel="preload" imagesrcset="([^"]*)" imagesizes="([^"]*)" as="image" fetchpriority="high">/.exec(html)
      const first = /<img [^>]*fetchPriority="high"[^>]*>/.exec(html)?.[0] ?? ''
      expect(/srcSet="([^"]*)"/.exec(first)?.[1]).toBe(preload?.[1])
      expect(/sizes="([^"]*)"/.exec(first)?.[1]).toBe(preload?.[2])
      // It comes first, all other images load lazily, and each reserves its space.
      const all = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
      expect(all.indexOf(first)).toBe(0)
      expect(all.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([first])
      for (const tag of all) expect(tag).toMatch(/ width="|aspect-square|size-full/)
    },
  )

  it('has headings in order', async () => {
    for (const isRootHost of [true, false]) {
      const { html } = await appPage({ url: isRootHost ? '/' : '/welcome', site: { ...plainSite, isRootHost } })
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  it('excludes private pages from search engines', async () => {
    expect((await appPage({ url: '/login' })).html).toContain('name="robots" content="noindex"')
    expect((await appPage({ url: '/instant' })).html).not.toContain('noindex')
  })
})
