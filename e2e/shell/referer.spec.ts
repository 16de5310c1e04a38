import type { Browser, Page } from '@playwright/test'
import { standIn, type StandIn } from '../../tests/support/services/standIn.ts'
import { apiInvited, apiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { sentTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

/** Makes a page load an image from another site and follow a link to it. Returns the `referer` headers that the site got. */
async function refererTold(page: Page, other: StandIn): Promise<(string | undefined)[]> {
  const before = other.requests.length
  await page.evaluate((origin) => {
    const picture = new Image()
    picture.src = `${origin}/picture.png`
    const link = document.createElement('a')
    link.href = `${origin}/link`
    link.id = 'away'
    document.body.append(picture, link)
  }, other.origin)
  await expect.poll(() => other.requests.length).toBe(before + 1)
  await page.locator('#away').evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForURL(`${other.origin}/link`)
  const requests = other.requests.slice(before).filter(({ url }) => !url.pathname.includes('favicon'))
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/picture.png', '/link'])
  return requests.map(({ headers }) => headers.referer)
}

const linkIn = (text: string | undefined, pattern: RegExp): string => pattern.exec(text ?? '')?.[1] ?? ''

/** Expects that a page without its referrer policy would reveal its URL, which no longer has the key. */
async function expectKeylessUrl(browser: Browser, link: URL, other: StandIn) {
  const bare = await browser.newContext({ bypassCSP: true })
  const bold = await bare.newPage()
  await bold.goto(link.href)
  await bold.locator('h1').first().waitFor({ state: 'attached' })
  await bold.evaluate(() => {
    const policy = document.createElement('meta')
    policy.name = 'referrer'
    policy.content = 'unsafe-url'
    document.head.append(policy)
  })
  const keyless = new URL(link)
  keyless.searchParams.delete('token')
  expect(await refererTold(bold, other)).toEqual([keyless.href, keyless.href])
  await bare.close()
}

test('no other site receives the key of a link, neither from an image nor from a link', async ({ browser, server }) => {
  const other = await standIn(() => ({ status: 200, type: 'text/html', bytes: Buffer.from('<h1>Elsewhere</h1>') }))
  const address = newAddress('ana')
  const { host, eventId, inviteeId, link } = await apiInvited(server.origin, address)
  const token = link.searchParams.get('token') ?? ''
  const [invitation] = await sentTo(server.origin, address)
  const turnOff = linkIn(invitation?.text, /^Turn off messages: (\S+)$/m)
  const myData = `/event/${eventId}/my-data?iu=${inviteeId}&token=${token}`
  await fetch(`${server.origin}${myData}`, { method: 'POST', body: new URLSearchParams({ do: 'send' }) })
  const [dataMail] = await sentTo(server.origin, address)
  const data = linkIn(dataMail?.text, /(http\S+[?&]p=\S+)/)
  const { linkUuid } = await host.call('ElkEventService', 'getCohostLink', { eventId })
  const louAddress = newAddress('lou')
  const person = await apiPerson(server.origin, louAddress, 'Lou')
  await person.call('AuthenticationService', 'sendEmailSignInCode', { emailAddress: louAddress })
  const signIn = linkIn((await sentTo(server.origin, louAddress))[0]?.text, /(http\S+refreshToken=\S+)/)
  const pages: Record<string, string> = {
    invitation: link.href,
    'read-only invitation': `/event/${eventId}/ro${link.search}`,
    'link to the data': myData,
    data,
    'unsubscribe link': turnOff,
    'sign-in link': signIn,
    'co-host link': `/event/cohost/${eventId}?link=${String(linkUuid)}`,
  }
  for (const [name, href] of Object.entries(pages)) {
    expect([name, href.length > 40]).toEqual([name, true])
    // Bypass the content security policy, which blocks other sites, because this test is only about the referrer.
    const context = await browser.newContext({ bypassCSP: true, baseURL: server.origin })
    const page = await context.newPage()
    const response = await page.goto(href)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    const referers = await refererTold(page, other)
    const isKept = referers.every((referer) => referer === undefined || referer === `${server.origin}/`)
    expect([name, response?.status(), referers, isKept]).toEqual([name, 200, referers, true])
    await context.close()
  }

  // Links to web calendars redirect from a URL that contains the key. Here, the redirect goes to the other site.
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await context.route('**/calendar/google?*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    expect(response.headers().location).toMatch(/^https:\/\/calendar\.google\.com\//)
    await route.fulfill({ status: 302, headers: { ...response.headers(), location: `${other.origin}/calendar` } })
  })
  await page.goto(link.href)
  await page.locator('a[href*="calendar/google"]').evaluate((one: HTMLAnchorElement) => {
    one.target = ''
    one.click()
  })
  await page.waitForURL(`${other.origin}/calendar`)
  expect(other.requests.find(({ url }) => url.pathname === '/calendar')?.headers.referer).toBeUndefined()
  await context.close()

  await expectKeylessUrl(browser, link, other)
  await other.close()
})

test('violations of the page policy are reported on every page of a journey', async ({
  page,
  browser,
  policy,
  cleanConsole,
}) => {
  const context = await browser.newContext()
  for (const one of [page, await context.newPage()]) {
    await one.goto(`${page.url() === 'about:blank' ? '' : new URL(page.url()).origin}/welcome`)
    await one.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'html { --is-broken: yes }'
      const picture = new Image()
      picture.src = 'https://elsewhere.example/x.png'
      document.body.append(style, picture)
    })
    const addScript = one.evaluate(() => {
      document.createElement('script').textContent = 'globalThis.isBroken = true'
    })
    await expect(addScript).rejects.toThrow(/TrustedScript/)
    const isBroken = () => getComputedStyle(document.documentElement).getPropertyValue('--is-broken') !== ''
    expect(await one.evaluate(isBroken)).toBe(false)
  }
  await expect.poll(() => policy.violations.filter((line) => line.includes('policy violation')).length).toBe(6)
  for (const directive of [
    /style-src-elem inline/,
    /img-src https:\/\/elsewhere\.example/,
    /require-trusted-types-for trusted-types-sink/,
  ])
    expect(policy.violations.join(' ')).toMatch(directive)
  expect(policy.documents).toBeGreaterThanOrEqual(2)
  policy.violations.length = 0
  cleanConsole.length = 0
  await context.close()
})
