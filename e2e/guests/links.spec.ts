import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiHosted, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { encode, inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { newAddress, newPhone } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const promo = (page: Page, title = 'RSVP received') => page.getByRole('dialog', { name: title })

/** Verifies the account from the own row of the guest list, with a code. */
async function verifyAccount(page: Page, origin: string, address: string) {
  const ownRow = page.getByRole('listitem').filter({ hasText: 'Ana Ortiz' })
  await expect(page.getByRole('link', { name: 'Verify my account' }), 'only on their own row').toHaveCount(1)
  await ownRow.getByRole('link', { name: 'Verify my account' }).click()
  await expect(page.getByRole('heading', { name: fixedText('AUTHZ-20') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).waitFor()
  expect(await page.content()).not.toContain(address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Ortiz')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(promo(page, "You're signed in")).toBeVisible()
  await page.getByRole('button', { name: 'Back to the party' }).click()
  await expect(going(page)).toBeVisible()
}

test('a personal link hides its key, counts as seen once it is open, and its guest can verify the account [RSVP-02, AUTHZ-20, EVPAGE-26, ERR-46]', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId, address, link } = await inviteGuest(server.origin)
  const status = async () => (await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus
  const bare = new RegExp(`/event/${eventId}\\?iu=[^&]+(?:&fe=1)?$`)
  const notYouNote = page.getByText('Not you?')
  // A request alone marks nothing as seen, whatever it asks for.
  expect((await page.request.get(link.href)).status()).toBe(200)
  expect(await status()).toBe('INVITED')
  await page.goto(link.href)
  await expect.poll(status).toBe('SEEN')
  await expect(notYouNote).toBeVisible()
  await expect(page).toHaveURL(bare)
  await page.reload()
  await expect(notYouNote).toBeVisible()
  await page.getByRole('button', { name: "I'm going" }).click()
  await expect(going(page)).toBeVisible()
  await expect(page).toHaveURL(bare)

  // Without the cookie, the copied URL gives no access.
  const other = await browser.newContext({ baseURL: server.origin })
  const copiedPage = await other.newPage()
  await copiedPage.goto(page.url())
  await expect(copiedPage.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(copiedPage.getByText('Not you?')).toBeHidden()
  await expect(going(copiedPage)).toBeHidden()
  // An unknown guest can't be verified.
  const logRequest = copiedPage.waitForRequest((request) => request.url().endsWith('/log'))
  await copiedPage.goto(`/event/verify/${eventId}?iu=${crypto.randomUUID()}&token=${'x'.repeat(32)}`)
  await expect(copiedPage).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect((await logRequest).postDataJSON().entries).toEqual([expect.objectContaining({ severity: 'WARN' })])
  // Someone with an account can open the link and reload, too, and an account that was invited opens the bare page.
  await apiSession(copiedPage, server.origin, newAddress('noor'), 'Noor')
  for (const open of [() => copiedPage.goto(link.href), () => copiedPage.reload()]) {
    await open()
    await expect(copiedPage.getByText('Not you?')).toBeVisible()
    await expect(copiedPage).toHaveURL(bare)
  }
  const ana = await inviteGuest(server.origin)
  const anaStatus = async () => (await rowOf(ana.host, ana.eventId, 'Ana Ortiz'))?.rsvpStatus
  await apiSession(copiedPage, server.origin, ana.address, 'Ana Ortiz')
  expect((await copiedPage.request.get(`/event/${ana.eventId}`)).status()).toBe(200)
  expect(await anaStatus()).toBe('INVITED')
  await copiedPage.goto(`/event/${ana.eventId}`)
  await expect.poll(anaStatus).toBe('SEEN')
  await other.close()

  await verifyAccount(page, server.origin, address)
  // Hosts don't learn the account before it does something itself.
  expect((await rowOf(host, eventId, 'Ana Ortiz'))?.userId).toBeUndefined()
  await expect(page.getByRole('link', { name: fixedText('AUTHZ-20') })).toBeHidden()
})

/** Responds to a party with a hidden guest list without an invitation, which asks for a sign-in. */
async function signInToHiddenList(guest: Page, origin: string) {
  const hidden = await apiHosted(origin, { publicGuestList: false })
  const samsAddress = newAddress('sam')
  await guest.goto(`/event/${hidden.eventId}`)
  await expect(guest.getByText(fixedText('AUTHZ-04'))).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Guests' }).getByRole('listitem')).toHaveCount(0)
  await guest.getByRole('radio', { name: "I'm going" }).check()
  await guest.getByLabel('Your name').fill('Sam Stranger')
  await guest.getByRole('textbox', { name: 'Email' }).fill(samsAddress)
  await guest.getByLabel('Message to the host').fill('See you')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest).toHaveURL(/\/login\?s=/)
  await expect(guest.getByLabel('Email')).toHaveValue(samsAddress)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Send me a code' }).click()
  await guest.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, samsAddress))
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Sam Stranger')
  await guest.getByRole('button', { name: 'Continue' }).click()
  await expect(guest).toHaveURL(new RegExp(`/event/${hidden.eventId}`))
  const { invitees } = await hidden.host.call('ElkEventService', 'fetchInvitees', { eventId: hidden.eventId })
  expect(invitees).toContainEqual(
    expect.objectContaining({ name: 'Sam Stranger', email: samsAddress, rsvpStatus: 'YES', rsvpMessage: 'See you' }),
  )
}

/** Responds twice with one number, which then leads to the sign-in by phone. */
async function respondWithListedNumber(guest: Page, origin: string) {
  const swim = await apiHosted(origin, { communicationPreference: 2 })
  const number = newPhone()
  for (const name of ['Ana', 'Ben']) {
    await guest.goto(`/event/${swim.eventId}`)
    await guest.getByRole('radio', { name: "I'm going" }).check()
    await guest.getByLabel('Your name').fill(name)
    await guest.getByLabel('Phone number').fill(number)
    await guest.getByRole('button', { name: 'Send RSVP' }).click()
    if (name === 'Ben') break
    await expect(going(guest)).toBeVisible()
    await guest.evaluate(() => localStorage.clear())
  }
  await expect(guest).toHaveURL(/\/login\?s=/)
  await expect(guest.getByLabel('Phone number')).toHaveValue(new RegExp(`^\\(\\d{3}\\) \\d{3}-${number.slice(-4)}$`))
}

test('a guest who is already on the list signs in, and the RSVP is saved [RSVP-06, RSVP-07, RSVP-26, RSVP-29]', async ({
  page,
  server,
}) => {
  const colors = { primary: '#12454a', text: '#ffe9a8' }
  const { host, eventId, address } = await inviteGuest(server.origin, { colors })
  await apiPerson(server.origin, address, 'Ana')
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana Maria')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByLabel('Message to the host').fill('Käse 🧀')
  await page
    .getByRole('group', { name: 'How should we send you updates?' })
    .getByRole('radio', { name: 'Both' })
    .check()
  await page.getByLabel('Phone number').fill('(415) 555-0123')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  await expect(page.getByLabel('Email')).toHaveValue(address)
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ forceLogin: true, page: 2 })
  await expect(
    page.getByText('To RSVP with this email, sign in first, so no one else can answer for you.'),
  ).toBeVisible()
  // The page has the colors of the party.
  const query = new URL(page.url()).searchParams
  expect(['ec', 'tc'].map((name) => atob(query.get(name) ?? ''))).toEqual([colors.primary, colors.text])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 233, 168)')
  // The way back carries the RSVP.
  const state = Buffer.from(new URL(page.url()).searchParams.get('s') ?? '', 'base64url').toString()
  const back = new URL(JSON.parse(state).returnTo, server.origin)
  expect(back.pathname).toBe(`/event/updateuser/action/${eventId}`)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    r: 'yes',
    m: encode('Käse 🧀'),
    n: encode('Ana Maria'),
    e: encode(address),
    p: encode('+14155550123'),
  })
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  // After a wrong code, the next one can be typed at once.
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  const code = await codeFor(server.origin, address)
  await first.pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Invalid code, please try again.')).toBeVisible()
  await expect(first).toBeFocused()
  await page.keyboard.type(code)
  await expect(promo(page, "You're signed in")).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}`))
  expect(await rowOf(host, eventId, 'Ana Maria')).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'Käse 🧀' })
})

test('a guest without an invitation to a party whose list is hidden signs in, and the RSVP is saved [AUTHZ-04, RSVP-29]', ({
  page,
  server,
}) => signInToHiddenList(page, server.origin))

test('a guest with the phone number of another guest signs in by phone [RSVP-07, RSVP-29]', ({ page, server }) =>
  respondWithListedNumber(page, server.origin))

test('a link prefills the form with and without JavaScript [EVPAGE-22, EVPAGE-23, RSVP-19, RSVP-40]', async ({
  page,
  server,
  browser,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Lantern walk', 30)
  const search = `?r=yes&n=${encode('Zoë')}&e=${encode('zoe@example.com')}&m=${encode('Hi!')}&ng=2&np=email`
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  for (const one of [page, await plain.newPage()])
    for (const width of [320, 390, 1280]) {
      await one.setViewportSize({ width, height: 844 })
      await one.goto(`/event/unauthrsvp/action/${eventId}${search}`)
      await expect(one.getByRole('radio', { name: "I'm going" })).toBeChecked()
      await expect(one.getByLabel('Your name')).toHaveValue('Zoë')
      await expect(one.getByRole('textbox', { name: 'Email' })).toHaveValue('zoe@example.com')
      await expect(one.getByLabel('Message to the host')).toHaveValue('Hi!')
      await expect(one.getByRole('spinbutton')).toHaveValue('2')
      const contacts = `ea=${encode('zoe@example.org')}&ep=${encode('+14155550123')}`
      await one.goto(`/event/${eventId}?r=no&${contacts}`)
      await expect(one.getByRole('radio', { name: "Can't make it" })).toBeChecked()
      await one.goto(`/event/${eventId}?r=yes&${contacts}`)
      await one.getByRole('radio', { name: 'Both' }).check()
      await expect(one.getByRole('textbox', { name: 'Email' })).toHaveValue('zoe@example.org')
      await expect(one.getByLabel('Phone number')).toHaveValue('(415) 555-0123')
      const spill = await one.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(spill).toBe(0)
    }
  await plain.close()
  // So does the name in the navigation state.
  await page.goto(`/event/${eventId}`)
  await page.evaluate(() => history.replaceState({ usr: { inviteeName: 'Zoë Z.' } }, ''))
  await page.reload()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë Z.')
  // For a signed-in guest, the link prefills what the account doesn't say.
  await apiSession(page, server.origin, newAddress('zoe'), 'Zoë')
  await page.goto(`/event/unauthrsvp/action/${eventId}${search}`)
  await expect(page.getByRole('radio', { name: "I'm going" })).toBeChecked()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await expect(page.getByLabel('Message to the host')).toHaveValue('Hi!')
  await page.goto(`/event/${eventId}?r=yes`)
  await expect(page.getByRole('spinbutton')).toHaveValue('0')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  await page.goto(`/event/${eventId}?r=no&ep=${encode('+14155550123')}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: "I'm going" }).check()
  await dialog.getByRole('radio', { name: 'Both' }).check()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('(415) 555-0123')
})
