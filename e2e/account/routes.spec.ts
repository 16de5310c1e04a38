import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { hostedList, hostedParty } from '../support/hostedParty.ts'
import { enterContact, newAddress, signIn, startFromScratch } from '../support/journeys.ts'
import { codeFor, invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const base64 = (text: string): string => Buffer.from(text).toString('base64url')
const unknownId = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'

test('a protected page opens after sign-in with path and query; an unknown address says so [ROUTE-03, ROUTE-04, ROUTE-45, ROUTE-46, HEAD-07, HEAD-08, HEAD-09, AUTHZ-02, AUTHZ-08, ROUTE-41]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 30)
  const open = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 })
    return { status: response.status(), location: response.headers()['location'] }
  }
  // The pages that the specification opens to everyone, and those that need a login.
  for (const path of ['/welcome', '/instant', '/login', '/event/create', `/event/${eventId}`, `/event/${eventId}/ro`])
    expect([path, await open(path)]).toEqual([path, { status: 200, location: undefined }])
  for (const path of [
    '/events',
    '/profile/edit',
    `/event/edit/${eventId}`,
    `/event/draft/${eventId}`,
    `/event/draft/edit/${eventId}`,
    '/event/draft/create/action',
    `/event/invite/${eventId}`,
    `/event/cohost/${eventId}`,
    `/event/cohost/add/${eventId}`,
    `/event/rsvp/action/${eventId}`,
    `/event/updateuser/action/${eventId}`,
  ])
    expect(await open(path)).toEqual({
      status: 302,
      location: `/login?s=${base64(JSON.stringify({ returnTo: path }))}`,
    })
  // A return from a payment needs both of its values.
  for (const query of ['', '?state=a', '?payment_intent=b'])
    expect(await open(`/stripeConfirm${query}`)).toMatchObject({ status: 302, location: '/' })

  const missing = await page.goto('/no/such/page')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: "This page doesn't exist" })).toBeVisible()
  await expectAccessible(page)
  expect(cleanConsole.splice(0).filter((one) => !one.includes('status of 404'))).toEqual([])
  await page.getByRole('link', { name: 'Go to Festoon' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await page.goto('/event/create?from=welcome')
  const signInLink = page.getByRole('link', { name: 'Sign In' })
  await expect(signInLink).toHaveAttribute('href', `/login?s=${base64('{"returnTo":"/event/create?from=welcome"}')}`)
  const party = `/event/${eventId}?r=yes`
  await page.goto(party)
  await expect(page.getByRole('radio', { name: "I'm going" })).toBeChecked()
  await expect(signInLink).toHaveAttribute('href', `/login?s=${base64(JSON.stringify({ returnTo: party }))}`)
  await signInLink.click()
  await expect(page.getByRole('heading', { name: 'Come on in' })).toBeVisible()
  await expect(signInLink).toBeHidden()

  for (const path of ['/profile/edit?from=mail', '/events?tab=Past']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?s=${base64(JSON.stringify({ returnTo: path }))}`)
  }
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events\?tab=Past$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/events$/)
})

test('the front pages open without login [ROUTE-05]', async ({ page, server }) => {
  const root = server.origin.replace('localhost', 'root.localhost')
  for (const [url, path, heading] of [
    [`${root}/`, '/', 'Good parties begin with a good invitation'],
    ['/', '/welcome', 'Fun AI Party Invites'],
    ['/login', '/login', 'Come on in'],
    ['/welcome', '/welcome', 'Fun AI Party Invites'],
    ['/instant', '/instant', 'What are we celebrating?'],
  ] as const) {
    const response = await page.goto(url)
    expect(response?.status(), url).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('every protected page asks for a sign-in, and keeps path and query [PROD-10, ROUTE-15, ROUTE-17, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-29, ROUTE-32, ROUTE-33, ROUTE-36, ROUTE-38, ROUTE-46]', async ({
  page,
}) => {
  for (const path of [
    '/events',
    '/profile/edit',
    `/event/draft/${unknownId}`,
    `/event/draft/edit/${unknownId}`,
    '/event/draft/create/action',
    `/event/edit/${unknownId}`,
    `/event/invite/${unknownId}`,
    `/event/cohost/${unknownId}`,
    `/event/cohost/add/${unknownId}`,
    `/event/rsvp/action/${unknownId}`,
    `/event/updateuser/action/${unknownId}`,
  ]) {
    const kept = `${path}?from=mail`
    await page.goto(kept)
    await expect(page).toHaveURL(`/login?s=${base64(JSON.stringify({ returnTo: kept }))}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Come on in' })).toBeVisible()
  }
})

test('a link to the root with an event opens the party [ROUTE-02, ROUTE-06]', async ({ page, server }) => {
  const maya = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 30)
  const params = JSON.stringify({ urlType: 'eventPage', eventId })
  for (const encoded of [base64(params), encodeURIComponent(params)]) {
    await page.goto(`/?params=${encoded}`)
    await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
  }
})

test('the marketing host keeps its own front page [ROUTE-01, ROUTE-12, ROUTE-13]', async ({ page, server }) => {
  const marketing = page.getByRole('heading', { level: 1, name: 'Good parties begin with a good invitation' })
  const root = server.origin.replace('localhost', 'root.localhost')
  for (const path of ['/', '/welcome']) {
    await page.goto(root + path)
    await expect(marketing).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'Fun AI Party Invites' })).toBeVisible()
  await expect(marketing).toBeHidden()
})

test('a URL can set the colors of its page [ROUTE-51]', async ({ page, server }) => {
  const maya = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 30)
  const query = `ec=${encodeURIComponent(btoa('#12454a'))}&tc=${encodeURIComponent(btoa('#ffe9a8'))}`
  for (const path of ['/welcome', '/login', `/event/${eventId}`]) {
    await page.goto(`${path}?${query}`)
    const scope = page.locator('#root > div').first()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(scope).toHaveCSS('background-color', 'rgb(18, 69, 74)')
    await expect(scope).toHaveCSS('color', 'rgb(255, 233, 168)')
  }
  await page.goto(`/event/${eventId}?ec=${btoa('url(x)')}`)
  await expect(page.locator('#root > div').first()).toHaveCSS('background-color', 'rgb(250, 229, 255)')
})

test('an outdated page reloads on navigation, but not while the user is typing [ROUTE-50]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  await apiPerson(server.origin, address, 'Maya')
  await signIn(page, server.origin, address)
  const version = () => page.waitForResponse(/\/version\.json$/)
  const html = page.locator('html')
  const mark = () => html.evaluate((element) => element.setAttribute('data-old', ''))

  // A page opened today is newer than the build.
  await mark()
  await Promise.all([version(), startFromScratch(page)])
  await expect(page.getByLabel('Party title')).toBeVisible()
  await expect(html).toHaveAttribute('data-old')
  // By the browser's clock, the page was opened before the build. The open page would reload on its own when the clock changes.
  await page.goto('about:blank')
  await page.clock.install({ time: new Date('2020-01-01T12:00:00Z') })
  await page.goto('/instant')
  await mark()
  let typed: Promise<unknown> | undefined
  await page.route('**/version.json', async (route) => {
    await typed
    await route.continue()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  typed = promise
  const answered = version()
  await page.getByRole('link', { name: 'Start from scratch' }).click()
  await page.getByLabel('Party title').fill('Being typed')
  resolve()
  await (await answered).finished()
  await page.getByLabel('Description').fill('Still here')
  await expect(html).toHaveAttribute('data-old')

  typed = undefined
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(html).not.toHaveAttribute('data-old')
  await expect(page).toHaveURL(/\/events\?tab=Upcoming$/)
  // Only one reload per build, so a clock that is behind doesn't cause more.
  await mark()
  await Promise.all([version(), startFromScratch(page)])
  await expect(page.getByLabel('Party title')).toHaveValue('Being typed')
  await expect(html).toHaveAttribute('data-old')
})

test('a read-only party shows no form, and an RSVP link asks for confirmation [ROUTE-20, ROUTE-36, ROUTE-37, ROUTE-38, ROUTE-39]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const { eventId } = await hostedList(page, server.origin, 'Rooftop karaoke', {
    invited: [{ name: 'Ana Ortiz', email: ana }],
  })
  const row = page.getByRole('row').filter({ hasText: 'Ana Ortiz' })
  const link = new URL(await invitationFor(server.origin, ana))

  const phone = await browser.newContext({ baseURL: server.origin })
  const guest = await phone.newPage()
  await guest.goto(`/event/${eventId}/ro${link.search}`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Rooftop karaoke' })).toBeVisible()
  await expect(guest.getByRole('radio')).toHaveCount(0)
  await page.reload()
  await expect(row).not.toContainText('Opened')

  // From an email, without signing in: opening changes nothing, but one click does.
  await guest.goto(`/event/updateemail/action/${eventId}${link.search}&r=yes`)
  await expect(guest.getByRole('heading', { level: 1, name: 'Rooftop karaoke' })).toBeVisible()
  await page.reload()
  await expect(row).not.toContainText('Yes')
  await guest.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(row).toContainText('Yes')

  // The open link's page is the event itself, with the RSVP preselected.
  await guest.goto(`/event/unauthrsvp/action/${eventId}?r=no`)
  await expect(guest).toHaveURL(new RegExp(`/event/${eventId}`))
  await phone.close()

  // The link for signed-in users asks to sign in first, then to confirm.
  const other = await browser.newContext({ baseURL: server.origin })
  const member = await other.newPage()
  await member.goto(`/event/rsvp/action/${eventId}?r=no`)
  await expect(member).toHaveURL(/\/login\?s=/)
  await apiPerson(server.origin, ana, 'Ana Ortiz')
  await enterContact(member, ana)
  await member.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, ana))
  await expect(member.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(row).toContainText('No')
  await member.goto(`/event/updateuser/action/${eventId}?iu=${link.searchParams.get('iu')}`)
  await member.getByRole('button', { name: 'Add to my parties' }).click()
  await expect(member).toHaveURL(new RegExp(`/event/${eventId}$`))

  await other.close()
})

test('an RSVP link without an event is logged and redirects home, if necessary after sign-in [ERR-31]', async ({
  page,
  server,
}) => {
  const follow = async (path: string, home: RegExp): Promise<void> => {
    const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
    await page.goto(path)
    await expect(page, path).toHaveURL(home)
    expect((await logged).postData(), path).toContain('RSVP link without an event id')
  }
  for (const kind of ['updateemail', 'unauthrsvp']) await follow(`/event/${kind}/action?r=yes`, /\/welcome$/)
  const address = newAddress('noor')
  await apiPerson(server.origin, address, 'Noor')
  await page.goto('/event/rsvp/action')
  await expect(page).toHaveURL(/\/login\?s=/)
  const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events$/)
  expect((await logged).postData()).toContain('RSVP link without an event id')
  for (const kind of ['rsvp', 'updateuser', 'updateemail', 'unauthrsvp'])
    await follow(`/event/${kind}/action`, /\/events$/)
})

test('the guest list redirects other users to the party, and an unknown party is not found [ROUTE-30, HEAD-02, HEAD-06]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const maya = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 30)
  const address = newAddress('mallory')
  await apiPerson(server.origin, address, 'Mallory')
  await apiSession(page, server.origin, address)
  await page.goto(`/event/invite/${eventId}`)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  const answer = await page.goto(`/event/${unknownId}`)
  expect(answer?.status()).toBe(404)
  const header = page.getByRole('banner').getByRole('link')
  await expect(header.filter({ hasText: 'Upcoming' })).toHaveAttribute('href', '/events?tab=Upcoming')
  await expect(header.and(page.getByRole('link', { name: /Mallory/ }))).toHaveAttribute('href', '/profile/edit')
  await expect(header.filter({ hasText: 'Sign In' })).toHaveCount(0)
  expect(cleanConsole.splice(0)).toEqual([expect.stringContaining('404')])
})

test('the footer links to the legal pages and support [HEAD-11, HEAD-13]', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'Login')
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Privacy Policy',
    fixedText('HEAD-13', { at: 1 }),
    'Contact Support',
  ])
  const hrefs = page.getByRole('contentinfo').getByRole('link')
  for (const [at, href] of ['/privacy-policy', '/terms-of-service', '/contacts'].entries())
    await expect(hrefs.nth(at)).toHaveAttribute('href', href)
  await expect(page.getByRole('banner').getByRole('link', { name: 'festoon' })).toHaveAttribute('href', '/')
})

test('the logo is no link on the edit, create and gallery pages [HEAD-01, HEAD-10, HEAD-11]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  const draftId = crypto.randomUUID()
  const draft = { eventId: draftId, event: { title: 'Half an idea', modificationId: 1 } }
  await host.call('ElkEventService', 'editEventDraft', draft)
  const home = page.getByRole('banner').getByRole('link', { name: 'festoon' })
  for (const [path, kind] of [
    ['/event/create', 'CreateEvent'],
    [`/event/create/from/${eventId}`, 'CreateEvent'],
    ['/event/create/fromGallery/793-1', 'CreateEvent'],
    [`/event/edit/${eventId}`, 'EditEvent'],
    [`/event/draft/edit/${draftId}`, 'EditEvent'],
    ['/instant', 'QuickCreate'],
    ['/instant?theme=793', 'Gallery'],
    ['/instant?category=500', 'Gallery'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toHaveAttribute('data-page', kind)
    await expect(page.getByRole('banner')).toContainText('festoon')
    await expect(home, path).toHaveCount(0)
  }
  for (const [path, kind] of [
    ['/events', 'Events'],
    ['/profile/edit', 'ProfileEdit'],
    [`/event/${eventId}`, 'Event'],
    [`/event/invite/${eventId}`, 'Invite'],
    [`/event/draft/${draftId}`, 'Event'],
    [`/event/cohost/${eventId}`, 'Cohost'],
    [`/event/cohost/add/${eventId}`, 'Cohost'],
    ['/welcome', 'Welcome'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toHaveAttribute('data-page', kind)
    await expect(home, path).toHaveAttribute('href', '/')
  }
})
