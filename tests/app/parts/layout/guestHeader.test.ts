import { expect, it } from 'vitest'
import { createPageRenderer } from '../../../../app/entry/render.tsx'
import { decodeReturn } from '../../../../app/platform/readPath.ts'
import type { PageRequest } from '../../../../contract/wire/page.ts'
import { guestPageData } from '../../../support/guestPageData.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

const entry = { script: '/assets/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: entry, guest: entry })
const data = guestPageData({ primary: '#fae5ff', text: '#000000' })
const dataWithoutForm = { ...data, form: null }
const event = `/event/${data.event.id}`
const base = { origin: 'https://festoon.example', nonce: 'n' }

/** Returns a page's HTML, and the path to which its link for signing in returns. */
async function signInOn(request: PageRequest) {
  const { html } = await renderer.render(request)
  const [, href = ''] = /<a [^>]*href="(\/login[^"]*)"(?:(?!<\/a>)[^])*>Sign In</.exec(html) ?? []
  return { html, back: decodeReturn(new URL(href, base.origin).searchParams.get('s')) }
}

it.each([
  [event, event],
  [`${event}?r=yes`, `${event}?r=yes`],
  [`${event}/ro?ec=MTI0NTRh`, `${event}/ro?ec=MTI0NTRh`],
  // The token is kept in a cookie, so that no other URL contains it.
  [`${event}?iu=a&token=secret&fe=1`, `${event}?iu=a&fe=1`],
])(
  "the guest page at %s has the header's and the footer's links [HEAD-01, HEAD-07, HEAD-09, HEAD-13]",
  async (url, path) => {
    const { html, back } = await signInOn({ ...base, kind: 'guest', url, data: dataWithoutForm })
    expect(back).toBe(path)
    expect(/<header[^]*?<\/header>/.exec(html)?.[0]).toMatch(/<a [^>]*href="\/"(?:(?!<\/a>)[^])*>festoon</)
    const footer = /<footer[^]*?<\/footer>/.exec(html)?.[0] ?? ''
    const links = [...footer.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [text, href])
    expect(links).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      [fixedText('HEAD-13', { at: 1 }), '/terms-of-service'],
      ['Contact Support', '/contacts'],
    ])
  },
)

it('signing in on a rejected form returns to the event, and on a missing page to the same page [HEAD-09]', async () => {
  const rejectedPage: PageRequest = { ...base, kind: 'guest', url: `/event/unauthrsvp/action/${data.event.id}`, data }
  expect((await signInOn(rejectedPage)).back).toBe(event)
  expect((await signInOn({ ...base, kind: 'notFound', signedIn: false, url: `${event}?a=b` })).back).toBe(
    `${event}?a=b`,
  )
})

it('a missing page has the header of a signed-in user [HEAD-01, HEAD-02, HEAD-05, HEAD-06]', async () => {
  const { html } = await renderer.render({ ...base, kind: 'notFound', signedIn: true, url: event })
  const header = /<header[^]*?<\/header>/.exec(html)?.[0] ?? ''
  const links = [...header.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/', '/events?tab=Upcoming', '/profile/edit'])
  expect(header).toContain('>Upcoming<')
  expect(header).toContain('data-kind="icon"')
  expect(html).not.toContain('Sign In')
})

it.each([
  [{}, 'data-kind="initials"'],
  [{ photoUrl: '/files/profiles/noor.webp' }, 'src="/files/profiles/noor.webp"'],
])("a missing page shows the signed-in user's photo or initials [HEAD-06]", async (photo, avatar) => {
  const user = { id: crypto.randomUUID(), name: 'Noor', ...photo }
  const { html } = await renderer.render({ ...base, kind: 'notFound', signedIn: true, user, url: event })
  expect(/<header[^]*?<\/header>/.exec(html)?.[0]).toContain(avatar)
})
