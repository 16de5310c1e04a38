import { describe, expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { screens } from '../../../app/entry/screens.ts'
import { toBase64Url } from '../../../app/platform/browser/base64.ts'
import { plainSite } from '../../../app/platform/session/site.ts'
import type { EventView } from '../../../contract/nouns/event.ts'
import type { EntryAssets, GuestPageData, PageRequest } from '../../../contract/wire/page.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

const entry = (name: string): EntryAssets => ({
  script: `/assets/${name}.js`,
  preloads: [],
  stylesheets: [],
  inlineCss: '.a{color:red}',
  fonts: ['/assets/font.woff2'],
})
const renderer = createPageRenderer({ app: entry('main'), guest: entry('guest') })
const nowhere = expect.stringMatching(/exist<\/h1>.*<a [^>]*href="\/"/s)
const event: EventView = {
  id: '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11',
  url: 'https://festoon.example/event/1',
  isDraft: false,
  isCreate: false,
  isPreview: false,
  title: 'Rooftop </script><script>alert(1)</script> karaoke',
  description: 'Bring a "sweater".\nSecond line.',
  photoUrl: '/files/cover.webp',
  hostedBy: 'Maya',
  startTime: Date.UTC(2026, 10, 29, 3),
  endTime: 0,
  dateUndecided: false,
  timeZone: 'America/Los_Angeles',
  date: '2026-11-28',
  location: null,
  addressAudience: 'signedIn',
  colors: { primary: '#fae5ff', text: '#000000' },
  lettering: 'modern',
  animation: 'none',
  backgroundAnimationUrl: null,
  videoBackgroundDisabled: false,
  playlistId: null,
  questions: [],
  openInvite: true,
  publicGuestList: true,
  communicationPreference: 3,
  hasWaitlist: false,
  cancelledTimestamp: null,
  isHost: false,
  isCohost: false,
  showGuestList: true,
  goingCount: 2,
  attendees: [
    {
      inviteeId: '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a12',
      name: 'Maya',
      role: 'organizer',
      rsvpStatus: 'YES',
      additionalGuestCount: 1,
    },
  ],
  invitee: null,
  host: null,
  modificationId: '1',
}
const data: GuestPageData = {
  event,
  link: null,
  preselected: null,
  form: null,
  prefill: null,
  newGuest: null,
  linkProblem: false,
  now: Date.UTC(2026, 10, 21),
}
const base = { url: `/event/${event.id}`, origin: 'https://festoon.example', nonce: 'n0nce' }
const guestPage = (over: Partial<GuestPageData> = {}) =>
  renderer.render({ ...base, kind: 'guest', data: { ...data, ...over } })
const appPage = (over: Partial<Extract<PageRequest, { kind: 'app' }>>) =>
  renderer.render({ ...base, kind: 'app', signedIn: false, site: plainSite, ...over })

describe("the guest's page", () => {
  it('is complete without JavaScript: the invitation and a form', async () => {
    const { status, html } = await guestPage()
    expect(status).toBe(200)
    expect(html).toContain('Saturday, November 28')
    const form = /<form[^>]*>/.exec(html)?.[0]
    expect(form).toContain(`action="/event/unauthrsvp/action/${event.id}#rsvp"`)
    expect(form).toContain('method="post"')
    expect(html).toMatch(/<input type="radio"[^>]*name="rsvpStatus" value="yes"/)
  })

  it('complies with a strict policy: one nonce, no inline styles or scripts without it', async () => {
    const { html } = await guestPage()
    expect(html).not.toMatch(/<[^>]+\sstyle=|\son\w+=/)
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/json"|nonce="n0nce"))/)
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).toContain('<style nonce="n0nce">')
  })

  it('escapes all texts of a host', async () => {
    const { html } = await guestPage()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toMatch(/<\/script><script>/)
    expect(html).toContain('&lt;/script&gt;')
  })

  it('tells visitors how to see the place, and shows it to confirmed guests [AUTHZ-19, EVPAGE-04]', async () => {
    expect((await guestPage()).html).toContain(fixedText('AUTHZ-19'))
    const location = { displayName: '123 Main St, Oakland, CA' }
    const { html } = await guestPage({ event: { ...event, location } })
    expect(html).toMatch(
      /<dt[^>]*>[^]*When[^]*Saturday, November 28[^]*7:00 PM PST[^]*Where[^]*123 Main St, Oakland, CA/,
    )
  })

  it('says that only confirmed guests see the place if signing in would not help', async () => {
    const { html } = await guestPage({ event: { ...event, addressAudience: 'confirmed' } })
    expect(html).toContain('Only confirmed guests see the address.')
    expect(html).not.toContain('log in or RSVP')
  })

  it('has a link preview with title, time, description and cover image, never the address', async () => {
    const location = { displayName: '123 Main St, Oakland, CA', placeName: "Maya's roof" }
    const { html } = await guestPage({ event: { ...event, location } })
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain(
      `property="og:image" content="https://festoon.example/event/${event.id}/card.jpg?v=${event.modificationId}"`,
    )
    expect(head).toContain('property="og:image:width" content="1200"')
    expect(head).toContain('property="og:title" content="Rooftop')
    expect(head).toContain('7:00 PM PST')
    expect(head).not.toMatch(/Main St|roof/)
  })

  it('keeps a private list private and names the host [AUTHZ-04, AUTHZ-21]', async () => {
    expect((await guestPage()).html).toContain('(Host)')
    const hidden = (await guestPage({ event: { ...event, attendees: null, goingCount: null } })).html
    expect(hidden).toContain(fixedText('AUTHZ-04'))
  })

  it('shows who is coming and with how many, twelve at first, and counts the others [CONST-44, INV-16]', async () => {
    const [host] = event.attendees ?? []
    const guest = (at: number) => ({
      inviteeId: `${event.id.slice(0, -2)}${String(at).padStart(2, '0')}`,
      name: `Guest ${at}`,
      role: 'attendee' as const,
      rsvpStatus: 'YES' as const,
      additionalGuestCount: 1,
    })
    const list = (count: number) =>
      [host, ...Array.from({ length: count }, (_, at) => guest(at))].flatMap((one) => one ?? [])
    const long = (await guestPage({ event: { ...event, goingCount: 300, attendees: list(59) } })).html
    const [first = '', hiddenGuests = ''] = long.slice(long.indexOf('id="guests"')).split('<details')
    expect(first.match(/<li/g)).toHaveLength(12)
    expect(first.match(/>2 people</g)).toHaveLength(12)
    expect(hiddenGuests.slice(0, hiddenGuests.indexOf('</details>')).match(/<li/g)).toHaveLength(48)
    expect(hiddenGuests).toMatch(/Show (?:<!-- -->)?48(?:<!-- -->)? more/)
    // Sixty guests are listed, each with a plus-one.
    expect(hiddenGuests).toContain('…and 180 more going.')
    const short = (await guestPage({ event: { ...event, attendees: list(3) } })).html
    expect(short).not.toContain('more going')
    expect(short).not.toMatch(/[" ]border-dashed/)
    const empty = (await guestPage({ event: { ...event, attendees: list(0) } })).html
    expect(empty.match(/[" ]border-dashed/g)).toHaveLength(12)
    expect(empty).toContain('Be the first to say yes.')
  })

  it('limits every field of an RSVP [CONST-09, CONST-10, CONST-13]', async () => {
    const ask = (questionType: 'text' | 'song') => {
      const questionUuid = event.id.replace(/.$/, questionType === 'text' ? 'a' : 'b')
      return { questionUuid, question: `A ${questionType}?`, questionType, isRequired: false }
    }
    const form = { values: { rsvpMessage: 'x'.repeat(1_000) }, errors: {} }
    const { html } = await guestPage({ event: { ...event, questions: [ask('text'), ask('song')] }, form })
    const field = (name: string) => new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0]
    for (const name of ['name', 'email']) expect(field(name)).toContain('maxLength="128"')
    expect(field('additionalGuestCount')).toMatch(/(?=.* min="0")(?=.* max="8")/)
    expect(html.match(/\d+ characters left/g), 'near a limit only').toEqual(['24 characters left'])
    expect(html).toMatch(/maxLength="1000"/)
  })

  it('shows the input again with its errors', async () => {
    const form = { values: { name: '', rsvpStatus: 'YES' as const }, errors: { name: 'Please provide a valid name.' } }
    const { status, html } = await guestPage({ form })
    expect(status).toBe(422)
    expect(html).toContain('Please provide a valid name.')
    expect(html).toMatch(/<input[^>]*value="yes"[^>]*checked|<input[^>]*checked[^>]*value="yes"/)
  })

  it('says that a party was canceled and shows no form [LIFE-05]', async () => {
    const { html } = await guestPage({ event: { ...event, cancelledTimestamp: 1 } })
    expect(html).toContain('Event Canceled')
    expect(html).not.toContain('<form')
  })
})

describe('pages of the full app', () => {
  it('renders the welcome page on the server, with a logo that links to / [HEAD-01]', async () => {
    const { status, html } = await appPage({ url: '/welcome' })
    expect(status).toBe(200)
    expect(html).toContain('Fun AI Party Invites')
    const [header = ''] = /<header[^]*?<\/header>/.exec(html) ?? []
    expect(header).toMatch(/<a [^>]*href="\/"(?:(?!<\/a>)[^])*>festoon</)
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
  })

  it('renders the event for a signed-in user', async () => {
    const { html } = await appPage({ signedIn: true, event: { ...event, title: 'Supper', isHost: true } })
    expect(html).toContain('Supper')
    expect(html).toContain('Copy link')
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
  })

  it.each([
    ['/', false, '/welcome'],
    ['/', true, '/events'],
  ])('redirects %s (signed in: %s) to %s [ROUTE-03, ROUTE-04]', async (url, signedIn, location) => {
    expect(await appPage({ url, signedIn })).toMatchObject({ status: 302, location })
  })

  it.each(['/no/such', '/wp-login.php', '//', '//elsewhere.example/%2e%2e', '/\\\\elsewhere.example', '/WELCOME'])(
    'says that there is nothing at %s, with a link to the front page [ROUTE-45]',
    async (url) => expect(await appPage({ url, signedIn: true })).toMatchObject({ status: 404, html: nowhere }),
  )

  it.each(['/event/xyz', `/event/${event.id}`])('finds no party at %s if the server provides none', async (url) => {
    expect(await appPage({ url, signedIn: true })).toMatchObject({ status: 404 })
  })

  it.each([
    ['base64url', toBase64Url(JSON.stringify({ urlType: 'eventPage', eventId: event.id }))],
    ['percent-encoded', encodeURIComponent(JSON.stringify({ urlType: 'eventPage', eventId: event.id }))],
  ])('redirects / with %s params to the event in them [ROUTE-02, ROUTE-06]', async (_, params) => {
    for (const signedIn of [true, false])
      expect(await appPage({ url: `/?params=${params}`, signedIn })).toMatchObject({
        status: 302,
        location: `/event/${event.id}`,
      })
  })

  it.each([
    '{',
    toBase64Url(JSON.stringify({ urlType: 'eventPage', eventId: '../../evil' })),
    toBase64Url(JSON.stringify({ urlType: 'eventPage' })),
    toBase64Url(JSON.stringify({ urlType: 'other', eventId: event.id })),
    toBase64Url('7'),
  ])('ignores params %j [ROUTE-03, ROUTE-04, ROUTE-06]', async (params) => {
    const url = `/?params=${params}`
    expect(await appPage({ url })).toMatchObject({ status: 302, location: '/welcome' })
    expect(await appPage({ url, signedIn: true })).toMatchObject({ status: 302, location: '/events' })
  })

  it('renders the marketing variant on the root host, at / and /welcome, for everyone [ROUTE-01, ROUTE-12, ROUTE-13]', async () => {
    const site = { ...plainSite, isRootHost: true }
    const marketing = 'Good parties begin with a good invitation'
    for (const url of ['/', '/?params=x', '/welcome'])
      for (const signedIn of [true, false]) {
        const { status, html } = await appPage({ url, site, signedIn })
        expect(status).toBe(200)
        expect(html).toContain(marketing)
        expect(html).not.toMatch(/<[^>]+\sstyle=/)
      }
    const parties = (await appPage({ url: '/welcome' })).html
    expect(parties).toContain('Fun AI Party Invites')
    expect(parties).not.toContain(marketing)
  })

  it('renders any page in the colors of its address [ROUTE-51]', async () => {
    const colors = `ec=${encodeURIComponent(btoa('#12454a'))}&tc=${encodeURIComponent(btoa('#ffe9a8'))}`
    const pages = await Promise.all([
      appPage({ url: `/welcome?${colors}` }),
      appPage({ url: `/login?${colors}` }),
      appPage({ url: `/event/${event.id}?${colors}`, event, signedIn: true }),
      renderer.render({ ...base, url: `/event/${event.id}?${colors}`, kind: 'guest', data }),
      renderer.render({ ...base, url: `/event/${event.id}?${colors}`, kind: 'notFound', signedIn: false }),
    ])
    for (const { html } of pages) {
      expect(html).toContain('.event-12454a-ffe9a8{')
      const [, rule = ''] = /\.event-12454a-ffe9a8\{([^}]*)\}/.exec(html) ?? []
      expect(rule.split(';')).toEqual(expect.arrayContaining(['--festoon-page:#12454a', '--festoon-ink:#ffe9a8']))
      expect(html).toMatch(/<div class="event-12454a-ffe9a8 [^"]*bg-page/)
    }
    const { html } = await appPage({ url: `/login?ec=${btoa('#12};body{')}` })
    expect(html).not.toContain('event-')
  })

  it('renders a read-only event without tools and form [ROUTE-20]', async () => {
    const url = `/event/${event.id}/ro`
    const pages = [
      await appPage({ url, event: { ...event, isHost: true }, signedIn: true }),
      await renderer.render({ ...base, url, kind: 'guest', data }),
    ]
    for (const { status, html } of pages) {
      expect(status).toBe(200)
      expect(html).toContain('Saturday, November 28')
      expect(html).not.toContain('<form')
      expect(html).not.toContain('Copy link')
    }
    expect((await guestPage()).html).toContain('<form')
  })

  it.each(['/stripeConfirm', '/stripeConfirm?state=a', '/stripeConfirm?payment_intent=b'])(
    'redirects %s, which lacks a value, to / [ROUTE-41]',
    async (url) => {
      expect(await appPage({ url })).toMatchObject({ status: 302, location: '/' })
    },
  )

  it('has one address per page', async () => {
    expect(await appPage({ url: '/welcome/?a=b' })).toMatchObject({ status: 302, location: '/welcome?a=b' })
  })

  it('explains the need for JavaScript to a browser without it', async () => {
    expect((await appPage({ url: '/login' })).html).toContain('<noscript>')
    expect((await appPage({ url: '/welcome' })).html).not.toContain('<noscript>')
  })

  it('redirects signed-out visitors to sign-in, with path and query [ROUTE-46]', async () => {
    const { location } = await appPage({ url: '/events?tab=past' })
    expect(location).toMatch(/^\/login\?s=/)
    const state = new URL(location ?? '', 'http://here.invalid').searchParams.get('s') ?? ''
    expect(atob(state.replaceAll('-', '+').replaceAll('_', '/'))).toContain('/events?tab=past')
  })

  it('lets signed-out visitors open /, /login and /welcome', async () => {
    for (const url of ['/login', '/login?s=x', '/welcome']) {
      const { status, location, html } = await appPage({ url })
      expect([url, status, location]).toEqual([url, 200, undefined])
      expect(html).toContain('>festoon<')
    }
    const root = await appPage({ url: '/', site: { ...plainSite, isRootHost: true } })
    expect(root.status).toBe(200)
    expect(await appPage({ url: '/' })).toMatchObject({ location: '/welcome' })
  })

  it('redirects signed-out visitors from every protected page [AUTHZ-08]', async () => {
    const closed = screens.filter(({ access }) => access === 'user')
    expect(closed.length).toBeGreaterThan(0)
    for (const { path } of closed) {
      const url = path.replaceAll(/:\w+\??/g, event.id)
      expect(await appPage({ url })).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login\?s=/) })
    }
  })

  it('says that there is no such party', async () => {
    const { status, html } = await renderer.render({ ...base, kind: 'notFound', signedIn: false })
    expect(status).toBe(404)
    expect(html).toContain('We can&#x27;t find this invitation')
  })
})
