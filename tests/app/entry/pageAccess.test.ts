import { describe, expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { encodeReturn } from '../../../app/platform/paths.ts'
import { plainSite } from '../../../app/platform/session/site.ts'
import type { EntryAssets } from '../../../contract/wire/page.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const assets: EntryAssets = { script: '/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: assets, guest: assets })
const open = (url: string, signedIn = false) =>
  renderer.render({ kind: 'app', url, signedIn, origin: 'https://festoon.example', nonce: 'n0nce', site: plainSite })
const headerOf = (html: string): string => /<header[^]*?<\/header>/.exec(html)?.[0] ?? ''
const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'

/** Expects a page to ask for a sign-in that returns to it, and to be of a kind for signed-in users. */
async function expectProtected(path: string, kind: string): Promise<void> {
  const url = `${path}?from=mail`
  expect(await open(url)).toMatchObject({ status: 302, location: `/login?s=${encodeReturn(url)}` })
  const { status, html } = await open(url, true)
  expect(status).toBe(200)
  expect(html).toContain(`data-page="${kind}"`)
  expect(headerOf(html).includes('href="/"')).toBe(kind !== 'EditEvent')
}

describe('without a session', () => {
  it.each([
    ['/login', 'Login'],
    ['/login?s=x', 'Login'],
    ['/welcome', 'Welcome'],
    ['/instant', 'QuickCreate'],
  ])('%s opens, a page of the kind %s [ROUTE-05, ROUTE-07]', async (url, kind) => {
    const { status, html, location } = await open(url)
    expect([status, location]).toEqual([200, undefined])
    expect(html).toContain(`data-page="${kind}"`)
  })

  it.each(['/event/create', `/event/create/from/${id}`, '/event/create/fromGallery/793-1'])(
    'the editor opens at %s, with a logo that is no link [ROUTE-25, ROUTE-28, HEAD-10, HEAD-11]',
    async (url) => {
      const { status, html } = await open(url)
      expect(status).toBe(200)
      expect(html).toContain('data-page="CreateEvent"')
      expect(headerOf(html)).toContain('>festoon<')
      expect(headerOf(html)).not.toContain('href="/"')
    },
  )

  it('the footer links to the legal pages and support [HEAD-13]', async () => {
    const { html } = await open('/login')
    const [footer = ''] = /<footer[^]*?<\/footer>/.exec(html) ?? []
    const links = [...footer.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)]
    expect(links.map(([, href, name]) => [href, name])).toEqual([
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-of-service', fixedText('HEAD-13', { at: 1 })],
      ['/contacts', 'Contact Support'],
    ])
  })

  it.each([
    ['/events', 'Events'],
    ['/profile/edit', 'ProfileEdit'],
    [`/event/draft/${id}`, 'Event'],
    [`/event/draft/edit/${id}`, 'EditEvent'],
  ])('%s asks for a sign-in that returns to it [ROUTE-15, ROUTE-17, ROUTE-21, ROUTE-22]', expectProtected)

  it.each([
    [`/event/edit/${id}`, 'EditEvent'],
    [`/event/invite/${id}`, 'Invite'],
    [`/event/cohost/${id}`, 'Cohost'],
    [`/event/cohost/add/${id}`, 'Cohost'],
  ])('%s asks for a sign-in that returns to it [ROUTE-24, ROUTE-29, ROUTE-32, ROUTE-33]', expectProtected)

  it.each(['/event/draft/create/action', `/event/rsvp/action/${id}`, `/event/updateuser/action/${id}`])(
    'the action %s asks for a sign-in that returns to it with path and query [DRAFT-06, ROUTE-23, ROUTE-36, ROUTE-38]',
    async (path) => {
      const url = `${path}?r=yes`
      expect(await open(url)).toMatchObject({ status: 302, location: `/login?s=${encodeReturn(url)}` })
    },
  )
})
