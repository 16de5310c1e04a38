import { newAddress, newPhone, signUp } from './support/journeys.ts'
import { codeFor } from './support/outbox.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a wrong code is refused, a pasted right one signs in [ROUTE-09, SIGN-01, SIGN-05, SIGN-06, SIGN-08, SIGN-10, SIGN-13, SIGN-15, VAL-10, VAL-12, ERR-18]', async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('noor')
  await page.goto('/login?s=unreadable')
  await expectAccessible(page)
  await page.getByLabel('Email').fill('noor at example')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()

  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const boxes = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await boxes.waitFor()
  await expect(page.getByRole('textbox', { name: /^Digit \d of 6$/ })).toHaveCount(6)
  await expectAccessible(page)
  const code = await codeFor(server.origin, address)
  await boxes.pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Invalid code, please try again.')).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await boxes.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Name is a required field')).toBeVisible()
  await page.getByLabel('Your name').fill('Noor')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Noor!' })).toBeVisible()
})

test('a session lasts over a reload, and a page that needs one comes back after sign-in [ROUTE-08, ROUTE-15, ROUTE-46, RPC-03, RPC-05, SIGN-14, SIGN-18, SIGN-21, SIGN-22]', async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('lena')
  await signUp(page, server.origin, address, 'Lena')
  const cookies = await context.cookies()
  const sixtyDays = Date.now() / 1000 + 5_184_000
  for (const name of ['userId', 'authToken']) {
    const cookie = cookies.find((one) => one.name === name)
    expect(Math.abs((cookie?.expires ?? 0) - sixtyDays)).toBeLessThan(120)
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
  expect(request.postDataJSON().params.header).toMatchObject({
    deviceId: expect.stringMatching(/./),
    agent: { platform: 'web', version: expect.stringMatching(/./), product: 3 },
    requestId: expect.stringMatching(/^blocking-./),
    userId: cookies.find(({ name }) => name === 'userId')?.value,
    accessToken: expect.stringMatching(/./),
  })
  expect(Math.abs(request.postDataJSON().params.header.timestamp - Date.now() / 1000)).toBeLessThan(60)
  await expect(page.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()

  const kept = (await context.cookies()).filter(({ name }) => name === 'userId' || name === 'authToken')
  await page.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  await page.getByRole('button', { name: 'Account of Lena' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
  const left = (await context.cookies()).map(({ name }) => name)
  expect(left.filter((name) => name === 'userId' || name === 'authToken')).toEqual([])

  // The server has ended the session too: the cookies of before open nothing.
  await context.addCookies(kept)
  await page.goto('/events?tab=past')
  await expect(page).toHaveURL(/\/login\?s=/)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  // The second code is there once the page asks for it: until then the newest is the first one.
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events\?tab=past$/)
  await expect(page.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()
})

test('a phone number and a texted code sign in as well; a new code can be asked for after 30 seconds [SIGN-01, SIGN-02, SIGN-03, SIGN-09, CONST-02, VAL-11]', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await page.getByLabel('Phone number').fill('555')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
  await page.getByRole('button', { name: 'Use Email Instead' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()

  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  const number = newPhone()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const resend = page.getByRole('button', { name: /^Send a new code/ })
  await expect(resend).toBeDisabled()
  await page.clock.fastForward(29_000)
  await expect(resend).toBeDisabled()
  await expect(resend).toContainText(/\b1\b/)
  await page.clock.fastForward(2_000)
  await expect(resend).toBeEnabled()

  await page
    .getByRole('textbox', { name: 'Digit 1 of 6' })
    .pressSequentially(await codeFor(server.origin, `+1${number}`))
  await page.getByLabel('Your name').fill('Femi')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
})
