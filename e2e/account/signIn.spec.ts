import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiParty, apiPerson } from '../support/api.ts'
import { enterContact, newAddress, newPhone, signInByForm } from '../support/journeys.ts'
import { codeFor, newestCode } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/**
 * Holds back calls until a step is seen.
 * @returns a function that expects to see an element while a call is under way, and then lets the call continue
 */
async function holdCalls(page: Page, methods: readonly string[]) {
  const waiting = new Map<string, () => void>()
  await page.route('**/json/*', async (route) => {
    const { method } = route.request().postDataJSON()
    if (methods.includes(method)) await new Promise<void>((resolve) => waiting.set(method, resolve))
    await route.continue()
  })
  return async (method: string, expectedElement: Locator): Promise<void> => {
    await expect.poll(() => waiting.has(method), { message: method }).toBe(true)
    await expect(expectedElement).toBeVisible()
    waiting.get(method)?.()
    waiting.delete(method)
  }
}

test('without a readable state, a sign-in leads to the home page, which is another one on the marketing host [ROUTE-09, SIGN-14, ERR-33]', async ({
  page,
  server,
}) => {
  const address = newAddress('noor')
  await apiPerson(server.origin, address, 'Noor')
  const before = await codeFor(server.origin, address)
  const logRequest = page.waitForRequest((request) => request.url().endsWith('/log'))
  await page.goto('/login?s=unreadable')
  expect((await logRequest).postDataJSON().entries).toEqual([
    expect.objectContaining({ severity: 'WARN', message: 'The stored login state cannot be read', path: '/login' }),
  ])
  const boxes = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await enterContact(page, address)
  const code = await newestCode(server.origin, address, before)
  await boxes.pressSequentially(code)
  await expect(page).toHaveURL(/\/events$/)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())

  // A missing state redirects home, too.
  const root = server.origin.replace('localhost', 'root.localhost')
  await page.goto(`${root}/login`)
  await enterContact(page, address)
  await boxes.pressSequentially(await newestCode(server.origin, address, code))
  await expect(page).toHaveURL(`${root}/`)
})

test('an invalid address and a wrong code are rejected, and a pasted correct code signs in [SIGN-01, SIGN-05, VAL-12, ERR-18]', async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('noor')
  await page.goto('/login')
  await expectAccessible(page)
  const invalid = page.getByText(fixedText('VAL-12'))
  for (const wrong of ['noor at example', 'noor@', 'noor@example', 'noor@example..com']) {
    await page.getByLabel('Email').fill(wrong)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(invalid, wrong).toBeVisible()
    await page.getByLabel('Email').fill(address)
    await expect(invalid).toBeHidden()
  }
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const boxes = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await boxes.waitFor()
  await expect(page.getByRole('textbox', { name: /^Digit \d of 6$/ })).toHaveCount(6)
  await expectAccessible(page)
  const code = await codeFor(server.origin, address)
  await boxes.pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText(fixedText('ERR-18'))).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await boxes.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Noor')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByRole('heading', { name: 'Hey there, Noor!' })).toBeVisible()
})

test('the form switches between email and phone, whose number is checked [SIGN-02, SIGN-03, VAL-11]', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await expect(page.getByText('Email is safer, because text messages can be intercepted.')).toBeVisible()
  const phone = page.getByLabel('Phone number')
  await phone.fill('555')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(fixedText('VAL-11'))).toBeVisible()
  await page.getByRole('button', { name: 'Use Email Instead' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(phone).toBeHidden()
})

test('an SMS code signs in and shows each step; a new code can be requested after 30 seconds [CONST-02, SIGN-06, SIGN-09, SIGN-15]', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  const number = newPhone()
  await page.getByLabel('Phone number').fill(number)
  const send = page.getByRole('button', { name: 'Send me a code' })
  const busy = page.locator('[aria-busy=true]')
  await expect(send.and(busy)).toHaveCount(0)
  const during = await holdCalls(page, ['sendPhoneSignInCode', 'accountExists', 'createElkUser', 'authenticate'])
  await send.click()
  await during('sendPhoneSignInCode', send.and(busy))
  const resend = page.getByRole('button', { name: /^Send a new code/ })
  await expect(resend).toBeDisabled()
  const formattedNumber = `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`
  await expect(page.getByText(`We sent a six-digit code to ${formattedNumber}.`)).toBeVisible()
  await page.clock.fastForward(29_000)
  await expect(resend).toBeDisabled()
  await expect(resend).toContainText(/\b1\b/)
  await page.clock.fastForward(2_000)
  await expect(resend).toBeEnabled()
  // Each use disables it again.
  const before = await codeFor(server.origin, `+1${number}`)
  await resend.click()
  await during('sendPhoneSignInCode', resend)
  await expect(resend).toBeDisabled()
  await expect(resend).toContainText(/\b30\b/)
  await page.clock.fastForward(31_000)
  await expect(resend).toBeEnabled()

  await page
    .getByRole('textbox', { name: 'Digit 1 of 6' })
    .pressSequentially(await newestCode(server.origin, `+1${number}`, before))
  await during('accountExists', page.getByText('Checking your code…'))
  expect(await page.evaluate(() => localStorage.getItem('festoon.phone'))).toBe(`+1${number}`)
  await page.getByLabel('Your name').fill('Femi')
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(next.and(busy)).toHaveCount(0)
  const [createRequest] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"createElkUser"') ?? false),
    next.click(),
  ])
  expect(createRequest.postDataJSON().params).toMatchObject({
    elkUser: {
      name: 'Femi',
      phoneNumber: `+1${number}`,
      phones: [`+1${number}`],
      grantedTextPermission: false,
      textPermissionStatus: null,
    },
    coinsSpent: 0,
  })
  await during('createElkUser', next.and(busy))
  await during('authenticate', page.getByText('Signing you in…'))
  // Users with only a phone are asked for an email address first.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
})

test('a canceled sign-in with Google returns to the phone page, and a failed one shows why [SIGN-17, ERR-06, ERR-07]', async ({
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
  await expect(page.getByLabel('Email address')).toBeVisible()
  await page.goto('/identity/google/callback?code=forged&state=forged')
  await expect(page.getByText(/^Failed to login due to ./)).toBeVisible()
  await expectAccessible(page)
})

test('Google and Apple sign in new users, and return to the page that they wanted [SIGN-04, SIGN-10, VAL-10]', async ({
  page,
}) => {
  const returnTo = encodeURIComponent(Buffer.from('{"returnTo":"/profile/edit"}').toString('base64url'))
  await page.goto(`/login?s=${returnTo}`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email address').fill(newAddress('gus'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
  expect(page.url()).not.toContain('identity=')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(fixedText('VAL-10'))).toBeVisible()
  await page.getByLabel('Your name').fill('Gus')
  await page.getByRole('button', { name: 'Continue' }).click()
  // Returns to the original page.
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(page.getByLabel('Name')).toHaveValue('Gus')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  // A return address that is too long for the URL is kept.
  const way = `/event/create?title=${'x'.repeat(3_000)}`
  await page.goto(`/login?s=${Buffer.from(JSON.stringify({ returnTo: way })).toString('base64url')}`)
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your Apple account' })).toBeVisible()
  await page.getByLabel('Email address').fill(newAddress('ada'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(way)
})

test('a forced sign-in confirms the user and lets someone else sign in [SIGN-23, ROUTE-07, ROUTE-10, ROUTE-11]', async ({
  page,
  server,
  context,
}) => {
  const maya = newAddress('maya')
  const kofi = newAddress('kofi')
  const host = await apiPerson(server.origin, maya, 'Maya')
  const eventId = await apiParty(host, 'Lantern walk', 30)
  await apiPerson(server.origin, kofi, 'Kofi')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Come on in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
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
  const refusedUrls: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refusedUrls.push(answer.url())
  })
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByText('Lantern walk is waiting for you.')).toBeVisible()
  await enterContact(page, kofi)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, kofi))
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByRole('link', { name: "Kofi's profile" })).toBeVisible()
  expect(refusedUrls, 'no rejected requests for the previous user').toEqual([])

  // The previous user is also signed out on the server.
  await context.addCookies(before)
  await page.goto('/events')
  await expect(page).toHaveURL(/\/login/)
})
