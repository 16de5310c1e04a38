import { relay } from '../../tests/support/services/relay.ts'
import { apiPerson } from '../support/api.ts'
import { enterContact, newAddress, newPhone } from '../support/journeys.ts'
import { codeFor, newestCode } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

test('a failed Google sign-in shows its kind of error, and a code still works [ERR-07, ERR-10, ERR-11, ERR-12]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('gus')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await page.goto('/identity/google/callback?code=forged&state=forged')
  await expect(page.getByText(/^Failed to login due to ./)).toBeVisible()
  await expectAccessible(page)
  const returnWith = async (token: string, message: string): Promise<void> => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await page.goto(`/login#identity=${token}`)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(message)
  }
  // A token that isn't the provider's, and one that no provider could have issued.
  await returnWith('forged', fixedText('ERR-10'))
  await returnWith('x'.repeat(5_000), fixedText('ERR-12'))
  // The result of a server whose application has failed.
  const error = { code: -32_603, message: 'internal', data: { reason: 'internal' } }
  await page.route('**/json/*', (route) => route.fulfill({ status: 500, json: { jsonrpc: '2.0', id: null, error } }), {
    times: 1,
  })
  await returnWith('forged', fixedText('ERR-11'))
  expect(cleanConsole.splice(0).filter((one) => !one.includes('status of 500'))).toEqual([])
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
})

test('a contact that cannot get a code, and a code that no longer works, show the reason [ERR-13, ERR-14, ERR-15, ERR-16, ERR-17]', async ({
  page,
  server,
}) => {
  const ask = page.getByRole('button', { name: 'Send me a code' })
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  /** Lets the next request for a code arrive changed, or not at all. */
  const spoil = (contact: string, spoiled?: string) =>
    page.route(
      '**/json/AuthenticationService',
      (route) =>
        spoiled === undefined
          ? route.abort()
          : route.continue({ postData: route.request().postData()?.replace(contact, spoiled) ?? '' }),
      { times: 1 },
    )
  const expire = async (contact: string): Promise<void> => {
    const wrong = (await codeFor(server.origin, contact)) === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      const checked = page.waitForResponse((response) => response.request().postData()?.includes(wrong) ?? false)
      await first.pressSequentially(wrong)
      await checked
      await expect(page.getByText('Invalid code, please try again.')).toBeVisible()
    }
    await first.pressSequentially(wrong)
  }
  await page.goto('/login')
  const address = newAddress('noor')
  await page.getByLabel('Email').fill(address)
  await spoil(address, 'nobody')
  await ask.click()
  await expect(page.getByText(fixedText('ERR-14'))).toBeVisible()
  await spoil(address)
  await ask.click()
  const unreachable = "Something went wrong during sign in: Can't reach Festoon. Check your connection and try again."
  await expect(page.getByText(unreachable)).toBeVisible()
  await ask.click()
  await expire(address)
  const late = 'That code no longer works. Please request a new one.'
  await expect(page.getByText(`Failed to verify email code. ${late}`)).toBeVisible()

  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  const number = newPhone()
  await page.getByLabel('Phone number').fill(number)
  await spoil(`+1${number}`, '12')
  await ask.click()
  await expect(page.getByText(fixedText('ERR-13'))).toBeVisible()
  await ask.click()
  await expire(`+1${number}`)
  await expect(page.getByText(`Failed to verify phone code. ${late}`)).toBeVisible()
})

test('a name without verification and an unreachable server link to support [ROUTE-10, ROUTE-11, ERR-19, ERR-21, ERR-22, ERR-57]', async ({
  page,
  cleanConsole,
  ownServer: server,
}) => {
  const support =
    'An error occurred trying to authenticate, please try again. If this error persists, contact us at help@party.example.'
  await page.goto(`${server.origin}/login`)
  for (const [number, label] of [
    [1, 'Phone number'],
    [2, 'Email'],
    [4, 'Your name'],
  ] as const) {
    await page.evaluate((usr) => history.replaceState({ usr, key: 'page', idx: 0 }, '', '/login'), { page: number })
    await page.reload()
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await expect(page.getByLabel(label)).toBeVisible()
  }
  await page.getByLabel('Your name').fill('Noor')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(support)).toBeVisible()
  // The page for the code knows where it was sent, and how.
  for (const [codeType, sentTo, shown, change] of [
    ['email', 'noor@example.com', 'noor@example.com', 'Change email'],
    ['phone', '+15105550100', '(510) 555-0100', 'Change number'],
  ] as const) {
    const usr = { page: 3, codeType, sentTo }
    await page.evaluate((state) => history.replaceState({ usr: state, key: 'page', idx: 0 }, '', '/login'), usr)
    await page.reload()
    await expect(page.getByText(`We sent a six-digit code to ${shown}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: change })).toBeVisible()
  }

  const address = newAddress('noor')
  await page.evaluate(() => history.replaceState(null, '', '/login'))
  await page.reload()
  await enterContact(page, address)
  const digits = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  // Another server, such as a proxy, could leave out the token.
  const isCheck = (url: URL): boolean => url.pathname === '/json/AuthenticationService'
  await page.route(isCheck, (route) => {
    const { id } = route.request().postDataJSON()
    return route.fulfill({ json: { jsonrpc: '2.0', id, result: { success: false } } })
  })
  await digits.pressSequentially('123456')
  await expect(page.getByText(support)).toBeVisible()
  await page.unroute(isCheck)
  await digits.pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Noor')
  await server.kill()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(support)).toBeVisible()
  await server.start()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/events$/)
  const told = cleanConsole.splice(0)
  expect(told.filter((one) => !one.includes('net::ERR_'))).toEqual([])
})

test('a hanging server times out after a minute, and a retry succeeds [ERR-20, CONST-03, RPC-01]', async ({
  page,
  ownServer: server,
}) => {
  const wire = await relay(server.origin)
  const address = newAddress('noor')
  await page.clock.install()
  await page.goto(wire.through(`${server.origin}/login`))
  await enterContact(page, address)
  const code = await codeFor(server.origin, address)
  // The connection freezes while the code is being sent.
  const dead = page.waitForRequest((sent) => sent.postData()?.includes('"signInWithEmailAndCode"') ?? false)
  wire.freeze()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(code)
  expect((await dead).method()).toBe('POST')
  await page.clock.fastForward(59_000)
  await expect(page.getByText('Checking your code…')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(page.getByText(fixedText('ERR-20'))).toBeVisible()
  wire.restore()
  await page.getByRole('button', { name: 'Change email' }).click()
  await enterContact(page, address)
  const second = await newestCode(server.origin, address, code)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(second)
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible()
  await page.close()
  await wire.close()
})

test('an unreadable state is logged and redirects home [ROUTE-09, ERR-33, RPC-106]', async ({ page, server }) => {
  const address = newAddress('noor')
  await apiPerson(server.origin, address, 'Noor')
  const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
  await page.goto('/login?s=%7Bbroken')
  expect((await logged).method()).toBe('POST')
  expect((await logged).postDataJSON().entries).toEqual([
    { severity: 'WARN', message: 'The stored login state cannot be read', path: '/login' },
  ])
  expect((await (await logged).response())?.status()).toBe(204)
  await enterContact(page, address)
  const code = await codeFor(server.origin, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(code)
  await expect(page).toHaveURL(/\/events$/)

  // A missing state redirects home, too. On the marketing host, the home page is another one.
  const root = server.origin.replace('localhost', 'root.localhost')
  await page.goto(`${root}/login`)
  await enterContact(page, address)
  const second = await newestCode(server.origin, address, code)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(second)
  await expect(page).toHaveURL(`${root}/`)
})
