import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { plainSite } from '../../../app/platform/session/site.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const assets = { script: '/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: assets, guest: assets })

/** Renders a variant of the welcome page. */
async function welcome({ isMarketing }: { isMarketing: boolean }): Promise<string> {
  const site = { ...plainSite, isRootHost: isMarketing }
  const page = { url: '/welcome', origin: 'https://festoon.example', nonce: 'n' }
  const { html } = await renderer.render({ ...page, kind: 'app', signedIn: false, site })
  return html
}

/** Returns the section with a heading of an id. */
const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section[^>]* aria-labelledby="${id}"[^]*?</section>`).exec(html)?.[0] ?? ''
const textsOf = (html: string, tag: string): (string | undefined)[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(?:<[^/][^>]*>)*([^<]+)`, 'g'))].map(([, text]) => text)
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const linksOf = (html: string): { href: string; name: string }[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>([^]*?)<\/a>/g)].map(([, href = '', content = '']) => ({
    href,
    name: plain(content),
  }))

const rows = readFileSync(new URL('../../contract/themes/catalog.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const rowOf = (id: string) => {
  const [, , parent = '', name = ''] = rows.find(([, one]) => one === id) ?? []
  return { parent, name }
}

describe('the parties page', () => {
  it.each([
    ['Themed Parties', 'themed-parties', '500'],
    ['Kids Birthdays', 'kids-birthdays', '502'],
    ['Adult Birthdays', 'adult-birthdays', '501'],
    ['Sports and Activities', 'sports-and-activities', '500'],
    ['Baby', 'baby', '504'],
  ])(
    'shows six cards of the gallery %s, each of which starts a party [WELC-15, WELC-16, WELC-17, WELC-18]',
    async (name, id, category) => {
      const html = await welcome({ isMarketing: false })
      expect(html.match(/View gallery</g)).toHaveLength(5)
      const gallery = sectionOf(html, `gallery-${id}`)
      expect(textsOf(gallery, 'h2')).toEqual([name])
      const [whole, ...cards] = linksOf(gallery)
      expect(whole).toEqual({ href: `/instant?category=${category}`, name: `View gallery ${name}` })
      expect(cards).toHaveLength(6)
      for (const card of cards) {
        const theme = rowOf(/^\/event\/create\/fromGallery\/(\d{3})-1$/.exec(card.href)?.[1] ?? '')
        expect([card.name, rowOf(theme.parent).parent]).toEqual([theme.name, category])
      }
    },
  )

  it('lists every theme except those left out in its group, in the menu of its category [THEME-04, THEME-05, THEME-07, THEME-09]', async () => {
    const html = await welcome({ isMarketing: false })
    const categories = [...html.matchAll(/<li[^>]* data-category="([^"]*)"[^]*?(?=<li[^>]* data-category=|<\/nav>)/g)]
    const listedThemes = categories.flatMap(([menu, category]) =>
      [...menu.matchAll(/<ul[^>]* aria-label="([^"]*)"[^]*?<\/ul>/g)].map(([list, group = '']) => [
        category,
        plain(group),
        ...linksOf(list).map(({ name, href }) => `${name} ${href}`),
      ]),
    )
    // A group of one theme has the name of its category, and its theme its own.
    const nameIn = (id: string): string => rowOf(id).name.replace(/^\(solo.*/, '')
    const groups = rows.filter(([level, , , name]) => level === 'subcategory' && name !== 'Faith & Culture')
    const expected = groups.map(([, id = '', parent = '']) => [
      nameIn(parent),
      nameIn(id) || nameIn(parent),
      ...rows
        .filter(([level, , group, name = '']) => level === 'theme' && group === id && !/^(?:Holi|Bachelor)$/.test(name))
        .map(([, theme, , name]) => `${name} /instant?theme=${theme}`),
    ])
    expect(listedThemes).toEqual(expected)
  })

  it('has its own heading, and a footer with links to the company [WELC-02, WELC-04, WELC-14]', async () => {
    const html = await welcome({ isMarketing: false })
    expect(textsOf(html, 'h1')).toEqual([fixedText('WELC-14')])
    const [footer = ''] = /<footer[^]*?<\/footer>/.exec(html) ?? []
    expect(linksOf(footer)).toEqual([
      { name: 'About', href: '/about' },
      { name: 'Press', href: '/press' },
      { name: 'Career', href: '/career' },
      { name: 'Blog', href: '/blog' },
      { name: 'Instagram', href: '/social/instagram' },
      { name: 'TikTok', href: '/social/tiktok' },
      { name: 'Facebook', href: '/social/facebook' },
      { name: 'Support', href: '/contacts' },
      { name: 'Privacy', href: '/privacy-policy' },
      { name: 'Terms', href: '/terms-of-service' },
    ])
  })
})

describe('the marketing page', () => {
  it('presents all benefits, the parties, and the photo app with its two stores [WELC-01, WELC-19, PROD-06, CONST-51]', async () => {
    const html = await welcome({ isMarketing: true })
    expect(textsOf(sectionOf(html, 'benefits'), 'h3')).toEqual([
      'AI party invites',
      'Photo sharing',
      'Face recognition',
      'Curated sharing',
    ])
    expect(textsOf(html, 'h2')).toEqual(expect.arrayContaining(['Parties', 'And afterward, the photos']))
    expect(linksOf(html)).toContainEqual({ name: 'Dinosaurs', href: '/event/create/fromGallery/793-1' })
    const stores = linksOf(sectionOf(html, 'photos'))
    expect(stores.map(({ href }) => href)).toEqual(['/apps/apple', '/apps/google'])
    expect(stores.map(({ name }) => name)).toEqual([
      expect.stringContaining('App Store'),
      expect.stringContaining('Google Play'),
    ])
    expect(sectionOf(html, 'samples').match(/<article/g)).toHaveLength(2)
    expect(sectionOf(html, 'newsletter')).toContain('Email for the newsletter')
    const [menu = ''] = /<nav aria-label="Themes"[^]*?<\/nav>/.exec(html) ?? []
    const categories = [...menu.matchAll(/<button[^>]*>([^<]+)/g)].map(([, name]) => name)
    expect(categories).toEqual(['Parties', 'Adult Birthday', 'Kids Birthday', 'Wedding', 'Baby'])
  })
})
