import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { apiParty, apiPerson } from '../support/api.ts'
import { enterContact, logOut, newAddress, newPhone, signInByForm, signUpByForm } from '../support/journeys.ts'
import { codeFor, linkFor, newestCode } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const manifestSchema = z.object({ version: z.string() })
const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test('a wrong code is rejected, and a pasted correct one signs in [ROUTE-07, ROUTE-09, SIGN-01, SIGN-05, SIGN-06, SIGN-08, SIGN-10, SIGN-13, SIGN-15, VAL-05, VAL-10, VAL-12, ERR-18, SIGN-16, RPC-19, SIGN-07]', async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('noor')
  await page.goto('/login?s=unreadable')
  await expectAccessible(page)
  const invalid = page.getByText(fixedText('VAL-12'))
  for (const typed of ['noor at example', 'noor@example', '.noor@example.com', `noor@example.${'x'.repeat(33)}`]) {
    await page.getByLabel('Email').fill('noor@example.com')
    await expect(invalid).toBeHidden()
    await page.getByLabel('Email').fill(typed)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(invalid, typed).toBeVisible()
  }

  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const boxes = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await boxes.waitFor()
  await expect(page.getByRole('textbox', { name: /^Digit \d of 6$/ })).toHaveCount(6)
  await expectAccessible(page)
  // In an empty box, Backspace goes back and clears the digit there.
  await boxes.pressSequentially('12')
  await expect(page.getByRole('textbox', { name: 'Digit 3 of 6' })).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('textbox', { name: 'Digit 2 of 6' })).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(boxes).toBeFocused()
  await expect(boxes).toHaveValue('')
  const code = await codeFor(server.origin, address)
  await boxes.pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText(fixedText('ERR-18'))).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await boxes.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(fixedText('VAL-10'))).toBeVisible()
  await page.getByLabel('Your name').fill('Noor')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Noor!' })).toBeVisible()
})

test('a session survives a reload, and a protected page opens after sign-in [ROUTE-08, ROUTE-15, ROUTE-46, RPC-03, RPC-05, CONST-06, CONST-16, CONST-17, SIGN-14, SIGN-18, SIGN-21, SIGN-22, SIGN-16, STORE-06]', async ({
  page,
  server,
  context,
}) => {
  const startedAt = Math.floor(Date.now() / 1000)
  const address = newAddress('lena')
  await signUpByForm(page, server.origin, address, 'Lena')
  const cookies = await context.cookies()
  const sixtyDays = 5_184_000
  for (const name of ['userId', 'authToken']) {
    const cookie = cookies.find((one) => one.name === name)
    expect(cookie?.expires).toBeGreaterThanOrEqual(startedAt + sixtyDays)
  }
  expect(cookies.find(({ name }) => name === 'authToken')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: false,
  })
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"fetchEvents"') ?? false),
    page.reload(),
  ])
  const { version } = manifestSchema.parse(JSON.parse(await readFile(fromRoot('package.json'), 'utf8')))
  const { version: build } = manifestSchema.parse(JSON.parse(await readFile(fromRoot('dist/app/build.json'), 'utf8')))
  expect(build).toMatch(new RegExp(`^${version}\\+[\\da-f]{8}$`))
  expect(request.postDataJSON().params.header).toMatchObject({
    deviceId: await page.evaluate(() => localStorage.getItem('festoon.deviceId')),
    agent: { platform: 'web', version: build, product: 3 },
    requestId: expect.stringMatching(/^blocking-./),
    userId: cookies.find(({ name }) => name === 'userId')?.value,
    accessToken: expect.stringMatching(/./),
  })
  expect(request.postDataJSON().params.header.timestamp).toBeGreaterThanOrEqual(startedAt)
  await expect(page.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()

  const kept = (await context.cookies()).filter(({ name }) => name === 'userId' || name === 'authToken')
  await page.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  const reloadedAt = page.waitForRequest(`${server.origin}/`)
  await logOut(page)
  expect((await reloadedAt).isNavigationRequest()).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
  const left = (await context.cookies()).map(({ name }) => name)
  expect(left.filter((name) => name === 'userId' || name === 'authToken')).toEqual([])

  // The server has also ended the session, so the old cookies don't work.
  await context.addCookies(kept)
  await page.goto('/events?tab=past')
  await expect(page).toHaveURL(/\/login\?s=/)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  // The second code is sent before the page asks for it.
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events\?tab=past$/)
  await expect(page.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()
})

test('a phone number and an SMS code sign in; a new code can be requested after 30 seconds [SIGN-01, SIGN-02, SIGN-03, SIGN-09, CONST-02, CONST-05, VAL-01, VAL-02, VAL-03, VAL-04, VAL-11, RSVP-40, RPC-19, RPC-28, STORE-03]', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await expect(page.getByText('Email is safer, because text messages can be intercepted.')).toBeVisible()
  const phone = page.getByLabel('Phone number')
  await phone.pressSequentially('5x1#0.555!')
  await expect(phone).toHaveValue('(510) 555')
  await phone.fill('')
  await phone.pressSequentially('+4434567890123456')
  await expect(phone, 'without the sixteenth digit').toHaveValue('+443456789012345')
  for (const typed of ['555', '+442079460958']) {
    await phone.fill('510 555 0100')
    await expect(page.getByText(fixedText('VAL-11'))).toBeHidden()
    await phone.fill(typed)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText(fixedText('VAL-11')), typed).toBeVisible()
  }
  await page.getByRole('button', { name: 'Use Email Instead' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()

  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  const number = newPhone()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const resend = page.getByRole('button', { name: /^Send a new code/ })
  await expect(resend).toBeDisabled()
  const shown = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`
  await expect(page.getByText(`We sent a six-digit code to ${shown}.`)).toBeVisible()
  await page.clock.fastForward(29_000)
  await expect(resend).toBeDisabled()
  await expect(resend).toContainText(/\b1\b/)
  await page.clock.fastForward(2_000)
  await expect(resend).toBeEnabled()
  // Each use disables it again.
  const before = await codeFor(server.origin, `+1${number}`)
  await resend.click()
  await expect(resend).toBeDisabled()
  await expect(resend).toContainText(/\b30\b/)
  await page.clock.fastForward(31_000)
  await expect(resend).toBeEnabled()

  await page
    .getByRole('textbox', { name: 'Digit 1 of 6' })
    .pressSequentially(await newestCode(server.origin, `+1${number}`, before))
  expect(await page.evaluate(() => localStorage.getItem('festoon.phone'))).toBe(`+1${number}`)
  await page.getByLabel('Your name').fill('Femi')
  const [created] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"createElkUser"') ?? false),
    page.getByRole('button', { name: 'Continue' }).click(),
  ])
  expect(created.postDataJSON().params).toMatchObject({
    elkUser: {
      name: 'Femi',
      phoneNumber: `+1${number}`,
      phones: [`+1${number}`],
      grantedTextPermission: false,
      textPermissionStatus: null,
    },
    coinsSpent: 0,
  })
  // Users with only a phone are asked for an email address first.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
})

test('Google and Apple sign in new users, and a canceled attempt has no effect [SIGN-04, SIGN-12, SIGN-17, ERR-06, RPC-19]', async ({
  page,
}) => {
  const returnTo = encodeURIComponent(Buffer.from('{"returnTo":"/profile/edit"}').toString('base64url'))
  await page.goto(`/login?s=${returnTo}`)
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your Google account' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Phone number')).toBeVisible()
  await expect(page).toHaveURL(`/login?s=${returnTo}`)
  await expect(page.getByText(/Failed|wrong|error/i)).toHaveCount(0)

  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email address').fill(newAddress('gus'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
  expect(page.url()).not.toContain('identity=')
  await page.getByLabel('Your name').fill('Gus')
  await page.getByRole('button', { name: 'Continue' }).click()
  // Returns to the original page.
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(page.getByLabel('Name')).toHaveValue('Gus')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your Apple account' })).toBeVisible()
  await page.getByLabel('Email address').fill(newAddress('ada'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Ada!' })).toBeVisible()
})

test('the link in an email signs in once and is removed from the address right away [SIGN-11]', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('lena')
  await apiPerson(server.origin, address, 'Lena')
  await page.goto('/login')
  await enterContact(page, address)
  const link = await linkFor(server.origin, address)
  const other = await browser.newContext({ baseURL: server.origin })
  const phone = await other.newPage()
  const addresses: string[] = []
  phone.on('framenavigated', (frame) => addresses.push(frame.url()))
  await phone.goto(link)
  // Opening the link doesn't use it up, because email scanners open links, too.
  await expect(phone.getByRole('heading', { name: 'Sign in with your link' })).toBeVisible()
  await phone.reload()
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()
  // Requests after the page itself don't contain the token.
  expect(addresses.filter((one) => one.includes('refreshToken'))).toEqual([link, link])
  await phone.goBack()
  expect(phone.url()).not.toContain('refreshToken')
  await other.close()

  const late = await browser.newContext({ baseURL: server.origin })
  const second = await late.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    second.getByText('This link no longer works. Please sign in with a code, or ask for a new link.'),
  ).toBeVisible()
  await expect(second).toHaveURL(/\/login$/)
  await late.close()
})

test('a forced sign-in confirms the user and lets someone else sign in [SIGN-23, ROUTE-10, ROUTE-11]', async ({
  page,
  server,
  context,
}) => {
  const maya = newAddress('maya')
  const kofi = newAddress('kofi')
  const host = await apiPerson(server.origin, maya, 'Maya')
  const eventId = await apiParty(host, 'Lantern walk', 30)
  await apiPerson(server.origin, kofi, 'Kofi')
  await signInByForm(page, server.origin, maya)
  const force = async (state: object): Promise<void> => {
    await page.goto('/login')
    await expect(page).toHaveURL(/\/events$/)
    await page.evaluate((usr) => history.replaceState({ usr, key: 'forced', idx: 0 }, '', '/login'), state)
    await page.reload()
  }
  await force({ forceLogin: true, eventId, eventTitle: 'Lantern walk' })
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue as Maya' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))

  const before = (await context.cookies()).filter(({ name }) => name === 'userId' || name === 'authToken')
  await force({ forceLogin: true, eventId, eventTitle: 'Lantern walk', page: 2 })
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByText('Lantern walk is waiting for you.')).toBeVisible()
  await enterContact(page, kofi)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, kofi))
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByRole('link', { name: "Kofi's profile" })).toBeVisible()
  expect(refused, 'no rejected requests for the previous user').toEqual([])

  // The previous user is also signed out on the server.
  await context.addCookies(before)
  await page.goto('/events')
  await expect(page).toHaveURL(/\/login/)
})
