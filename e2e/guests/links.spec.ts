import type { Browser, Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { encoded, invited, rowOf } from '../support/invitedGuest.ts'
import { newAddress, newPhone } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const promo = (page: Page, title = 'RSVP received') => page.getByRole('dialog', { name: title })

test('email scanners change nothing, whatever they request [RSVP-02]', async ({ server, request }) => {
  const { host, eventId, link } = await invited(server.origin)
  for (const kind of ['rsvp', 'updateuser', 'updateemail', 'unauthrsvp'])
    for (const url of [
      `/event/${kind}/action/${eventId}${link.search}&r=yes`,
      `/event/${eventId}${link.search}&r=yes`,
    ]) {
      for (const method of ['GET', 'HEAD'])
        expect((await request.fetch(url, { method, headers: { 'sec-purpose': 'prefetch' } })).status()).toBeLessThan(
          400,
        )
    }
  expect((await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus).toBe('INVITED')
})

test('a forwarded link shows nothing about its guest, and others who have it respond as themselves', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId, link } = await invited(server.origin, { questions: [food] })
  const ana = await guestPage(browser, server.origin)
  await ana.goto(link.href)
  await ana.getByRole('radio', { name: "I'm going" }).check()
  await ana.getByLabel('Message to the host').fill('Whisper')
  await ana.getByLabel(food.question).fill('Nuts')
  await ana.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(ana)).toBeVisible()
  await expect(ana.getByText('Whisper')).toBeVisible()
  await ana.context().close()

  await page.goto(link.href)
  await expect(going(page)).toBeVisible()
  expect(await page.content()).not.toMatch(/Whisper|Nuts|ana\.\d/)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Ana Ortiz')
  await expect(page.getByRole('dialog').getByLabel('Message to the host')).toHaveValue('')
  await expect(page.getByRole('dialog').getByLabel(food.question)).toHaveValue('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'RSVP as yourself' }).click()
  await expect(page.getByRole('region', { name: 'Your RSVP' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByText('Please log in or RSVP to view the location')).toBeVisible()
  await page.reload()
  await expect(going(page)).toBeHidden()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await page.getByLabel('Your name').fill('Ben')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ben'))
  await page.getByLabel(food.question).fill('All')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ rsvpMessage: 'Whisper' })
  expect(await rowOf(host, eventId, 'Ben')).toMatchObject({ rsvpStatus: 'YES' })
})

async function guestPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

test('the key of a personal link leaves the URL, and the page still opens after a reload', async ({ page, server }) => {
  const { eventId, link } = await invited(server.origin)
  const bare = new RegExp(`/event/${eventId}\\?iu=[^&]+(?:&fe=1)?$`)
  const named = page.getByText('Not you?')
  await page.goto(link.href)
  await expect(named).toBeVisible()
  await expect(page).toHaveURL(bare)
  await page.reload()
  await expect(named).toBeVisible()
  await page.getByRole('button', { name: "I'm going" }).click()
  await expect(going(page)).toBeVisible()
  await expect(page).toHaveURL(bare)
  // Without the cookie, the copied URL gives no access.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(named).toBeHidden()
  await expect(going(page)).toBeHidden()
})

test('a signed-in guest can reload the page of a personal link', async ({ page, server }) => {
  const { eventId, link } = await invited(server.origin)
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  await page.goto(link.href)
  const named = page.getByText('Not you?')
  await expect(named).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=[^&]+(?:&fe=1)?$`))
  await page.reload()
  await expect(named).toBeVisible()
})

test('a party counts as seen once its page is open, not when it is requested, for a signed-in guest, too [RSVP-02]', async ({
  page,
  server,
}) => {
  for (const visitor of ['ana', 'noor']) {
    const { host, eventId, address, link } = await invited(server.origin)
    const status = async () => (await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus
    // Ana has an account with the invited address. Noor was forwarded Ana's link.
    const isAna = visitor === 'ana'
    await apiSession(page, server.origin, isAna ? address : newAddress('noor'), isAna ? 'Ana Ortiz' : 'Noor')
    const url = isAna ? `/event/${eventId}` : link.href
    expect((await page.request.get(url)).status()).toBe(200)
    expect(await status()).toBe('INVITED')
    await page.goto(url)
    await expect.poll(status).toBe('SEEN')
  }
})

test('a guest who is already on the list signs in, and the RSVP is saved [RSVP-06, RSVP-07, RSVP-14, RSVP-26, RSVP-29]', async ({
  page,
  server,
}) => {
  const { host, eventId, address } = await invited(server.origin)
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
  // The way back carries the RSVP.
  const state = Buffer.from(new URL(page.url()).searchParams.get('s') ?? '', 'base64url').toString()
  const back = new URL(JSON.parse(state).returnTo, server.origin)
  expect(back.pathname).toBe(`/event/updateuser/action/${eventId}`)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    r: 'yes',
    m: encoded('Käse 🧀'),
    n: encoded('Ana Maria'),
    e: encoded(address),
    p: encoded('+14155550123'),
  })
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(promo(page, "You're signed in")).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}`))
  expect(await rowOf(host, eventId, 'Ana Maria')).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'Käse 🧀' })
})

test('a phone number of another guest leads to the sign-in by phone [RSVP-07, RSVP-40]', async ({ page, server }) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30, { communicationPreference: 2 })
  const number = newPhone()
  for (const name of ['Ana', 'Ben']) {
    await page.goto(`/event/${eventId}`)
    await page.getByRole('radio', { name: "I'm going" }).check()
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    if (name === 'Ben') break
    await expect(going(page)).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
  await expect(page).toHaveURL(/\/login\?s=/)
  await expect(page.getByLabel('Phone number')).toHaveValue(new RegExp(`^\\(\\d{3}\\) \\d{3}-${number.slice(-4)}$`))
})

test('a link prefills the form with and without JavaScript [EVPAGE-22, EVPAGE-23, EVPAGE-24, RSVP-19, RSVP-22, RSVP-40]', async ({
  page,
  server,
  browser,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Lantern walk', 30)
  const search = `?r=yes&n=${encoded('Zoë')}&e=${encoded('zoe@example.com')}&m=${encoded('Hi!')}&ng=2&np=email`
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
      const contacts = `ea=${encoded('zoe@example.org')}&ep=${encoded('+14155550123')}`
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
  await page.goto(`/event/${eventId}?r=no&ep=${encoded('+14155550123')}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: "I'm going" }).check()
  await dialog.getByRole('radio', { name: 'Both' }).check()
  await expect(dialog.getByLabel('Phone number')).toHaveValue('(415) 555-0123')
})

test('without JavaScript, an RSVP is changed in the page and keeps hidden values [RSVP-30]', async ({
  server,
  browser,
}) => {
  const { host, eventId, link } = await invited(server.origin, { questions: [food] })
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await plain.newPage()
  await page.goto(link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Message to the host').fill('See you')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByText('This is a required field')).toBeVisible()
  await page.getByLabel(food.question).fill('Nuts')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change RSVP' })).toBeHidden()
  await page.locator('summary', { hasText: 'Change RSVP' }).click()
  await page.getByRole('spinbutton').fill('3')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByText("We've got you down for 4 people.")).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({
    rsvpMessage: 'See you',
    answers: [{ questionUuid: food.questionUuid, answerValue: { text: 'Nuts' } }],
  })
  // A person who isn't the link's guest continues as themself.
  await page.getByRole('link', { name: 'RSVP as yourself' }).click()
  await expect(page.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await expect(going(page)).toBeHidden()
  await plain.close()
})

test('an unverified guest verifies the contact of the invitation and gets an account [AUTHZ-20, EVPAGE-26]', async ({
  page,
  server,
}) => {
  const { host, eventId, address, link } = await invited(server.origin)
  await page.goto(link.href)
  await page.getByRole('button', { name: "I'm going" }).click()
  await expect(going(page)).toBeVisible()
  const own = page.getByRole('listitem').filter({ hasText: 'Ana Ortiz' })
  await expect(page.getByRole('link', { name: 'Verify my account' }), 'only on their own row').toHaveCount(1)
  await own.getByRole('link', { name: 'Verify my account' }).click()
  await expect(page.getByRole('heading', { name: fixedText('AUTHZ-20') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).waitFor()
  expect(await page.content()).not.toContain(address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Ortiz')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(promo(page, "You're signed in")).toBeVisible()
  await page.getByRole('button', { name: 'Back to the party' }).click()
  await expect(going(page)).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ userId: expect.any(String) })
  await expect(page.getByRole('link', { name: fixedText('AUTHZ-20') })).toBeHidden()
})

test('an unknown invitee cannot be verified [ERR-46]', async ({ page, server }) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Lantern walk', 30)
  const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
  await page.goto(`/event/verify/${eventId}?iu=${crypto.randomUUID()}&token=${'x'.repeat(32)}`)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect((await logged).postDataJSON().entries).toEqual([expect.objectContaining({ severity: 'WARN' })])
})
