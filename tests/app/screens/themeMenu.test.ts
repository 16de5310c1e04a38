import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { plainSite } from '../../../app/platform/session/site.ts'

/** The specified themes that the menu doesn't omit, as the names and targets of links. */
const omittedName = /^(?:Holi|Bar Mitzvah|Bat Mitzvah|Bachelor)$/
const rows = readFileSync(new URL('../../contract/themes/catalog.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const groupOf = new Map(rows.map(([, id, , name]) => [id, name]))
const listedThemes = rows.flatMap(([level, id, parent, name = '']) =>
  level === 'theme' && !omittedName.test(name) && groupOf.get(parent) !== 'Faith & Culture'
    ? [`/instant?theme=${id} ${name.startsWith('(solo') ? 'General Birthday' : name}`]
    : [],
)

/** Returns the links of the theme menu on the welcome page, as served on a day. */
async function menuOn(day: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00Z`) })
  const entry = { script: '/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
  const { render } = createPageRenderer({ app: entry, guest: entry })
  const page = { url: '/welcome', origin: 'https://festoon.example', nonce: 'n' }
  const { html } = await render({ ...page, kind: 'app', signedIn: false, site: plainSite })
  const [menu = ''] = /<nav aria-label="Themes"[^]*?<\/nav>/.exec(html) ?? []
  return [...menu.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, name]) =>
    `${href} ${name}`.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
}
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-11-21', '/instant?theme=723 Thanksgiving'],
  // The next holiday would be Holi.
  ['2029-02-25', "/instant?theme=706 St. Patrick's Day"],
])(
  'the theme menu of %s starts with %s, and links to every theme except those left out [THEME-06, THEME-07, WELC-06]',
  async (day, first) => {
    const [start, ...others] = await menuOn(day)
    expect(start).toBe(first)
    expect(listedThemes).toHaveLength(114)
    expect(others.toSorted()).toEqual(listedThemes.toSorted())
  },
)
