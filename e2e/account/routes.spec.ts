import { apiHosted, apiParty, apiPerson } from '../support/api.ts'
import { hostedList } from '../support/hostedParty.ts'
import { enterContact, newAddress, signIn, startFromScratch } from '../support/journeys.ts'
import { codeFor, invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const base64 = (text: string): string => Buffer.from(text).toString('base64url')

test('a protected page opens after sign-in with path and query; an unknown address says so [ROUTE-04, ROUTE-08, ROUTE-45, HEAD-09]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 30)
  const notFoundResponse = await page.goto('/no/such/page')
  expect(notFoundResponse?.status()).toBe(404)
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
  let typing: Promise<unknown> | undefined
  await page.route('**/version.json', async (route) => {
    await typing
    await route.continue()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  typing = promise
  const versionResponse = version()
  await page.getByRole('link', { name: 'Start from scratch' }).click()
  await page.getByLabel('Party title').fill('Being typed')
  resolve()
  await (await versionResponse).finished()
  await page.getByLabel('Description').fill('Still here')
  await expect(html).toHaveAttribute('data-old')

  typing = undefined
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(html).not.toHaveAttribute('data-old')
  await expect(page).toHaveURL(/\/events\?tab=Upcoming$/)
  // Only one reload per build, so a clock that is behind doesn't cause more.
  await mark()
  await Promise.all([version(), startFromScratch(page)])
  await expect(page.getByLabel('Party title')).toHaveValue('Being typed')
  await expect(html).toHaveAttribute('data-old')
})

test('a read-only party shows no form, and an RSVP link asks for confirmation [ROUTE-36, ROUTE-37, ROUTE-39]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const { eventId } = await hostedList(page, server.origin, 'Rooftop karaoke', {
    invitedGuests: [{ name: 'Ana Ortiz', email: ana }],
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

test('RSVP links without an event or with an unknown invitee are logged, and redirect [ERR-31, ERR-46]', async ({
  page,
  server,
}) => {
  const follow = async (path: string, home: RegExp): Promise<void> => {
    const logRequest = page.waitForRequest((request) => request.url().endsWith('/log'))
    await page.goto(path)
    await expect(page, path).toHaveURL(home)
    expect((await logRequest).postData(), path).toContain('RSVP link without an event id')
  }
  for (const kind of ['updateemail', 'unauthrsvp']) await follow(`/event/${kind}/action?r=yes`, /\/welcome$/)
  const address = newAddress('noor')
  await apiPerson(server.origin, address, 'Noor')
  await page.goto('/event/rsvp/action')
  await expect(page).toHaveURL(/\/login\?s=/)
  const logRequest = page.waitForRequest((request) => request.url().endsWith('/log'))
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events$/)
  expect((await logRequest).postData()).toContain('RSVP link without an event id')
  for (const kind of ['rsvp', 'updateuser', 'updateemail', 'unauthrsvp'])
    await follow(`/event/${kind}/action`, /\/events$/)

  const { eventId } = await apiHosted(server.origin)
  const warningRequest = page.waitForRequest((request) => request.url().endsWith('/log'))
  await page.goto(`/event/updateuser/action/${eventId}?iu=${crypto.randomUUID()}&token=${'x'.repeat(32)}&r=yes`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(page.getByRole('button', { name: "I'm going" })).toBeVisible()
  expect((await warningRequest).postDataJSON().entries).toEqual([
    expect.objectContaining({ severity: 'WARN', message: expect.stringMatching(/^Unknown invitee in an RSVP link/) }),
  ])
})
