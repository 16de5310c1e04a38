import type { Locator, Page } from '@playwright/test'
import { apiGuest, keyPath } from '../support/api.ts'
import { tapControls } from '../support/earlyTaps.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { encode, inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { expect, expectErrors, test } from '../support/test.ts'

/** Opens a page whose scripts arrive only once `release` is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#festoon-data').waitFor({ state: 'attached' })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Expects each control of a page to work without its script, or to keep a tap until the script arrives. */
async function expectHeard(page: Page, address: string, keeping: readonly string[]): Promise<void> {
  const release = await openEarly(page, address)
  const controls = await page.evaluate(tapControls)
  expect(controls.deaf).toEqual([])
  expect(controls.keeping).toEqual(expect.arrayContaining([...keeping]))
  await page.goto('about:blank')
  await release()
}

/** Taps a button before the script arrives, and waits for its effect. */
async function expectEffect(page: Page, address: string, name: string, effect: Locator, taps = 1): Promise<void> {
  const arrive = await openEarly(page, address)
  const button = page.getByRole('button', { name, exact: true })
  for (let tap = 0; tap < taps; tap += 1) await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(effect).toBeHidden()
  await arrive()
  await expect(effect).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('no tap on the front page is lost while its script loads', async ({ page }) => {
  await expectHeard(page, '/welcome', ['Previous slide', 'Next slide', 'Wedding'])
  const slide = (number: number) => page.locator(`[aria-current]:is([aria-label^="Slide ${number}:"])`)
  await expectEffect(page, '/welcome', 'Next slide', slide(2))
  await expectEffect(page, '/welcome', 'Next slide', slide(3), 2)
})

test('no tap on an invitation is lost while its script loads, and a script that cannot be loaded leaves no button waiting', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { link, eventId } = await inviteGuest(server.origin, { openInvite: true })
  const more = 'Add a message or guests'
  await expectHeard(page, link.href, [more])
  await expectEffect(page, link.href, more, page.getByLabel('Message to the host'))
  const address = keyPath(eventId, await apiGuest(server.origin, eventId, 'Gus'))
  await expectHeard(page, address, ['Change RSVP'])
  await expectEffect(page, address, 'Change RSVP', page.getByRole('dialog'))

  const { promise: failure, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/assets/guest-*.js', async (route) => {
    await failure
    await route.abort()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const change = page.getByRole('button', { name: 'Change RSVP' })
  await change.click()
  await expect(change).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect(change).not.toHaveAttribute('aria-busy')
  expectErrors(cleanConsole, /net::ERR_FAILED/)
})

test('no tap of a host on their party is lost while its script loads @desktop', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin)
  await apiGuest(server.origin, eventId, 'Ann')
  const address = `/event/${eventId}`
  await expectHeard(page, address, ['Share', 'Copy link', 'Send message', 'Party options'])
  await expectEffect(page, address, 'Send message', page.getByRole('dialog', { name: 'Send message' }))
  await expectEffect(page, address, 'Party options', page.getByRole('menu', { name: 'Party options' }), 2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Party options' })).toBeFocused()
})

test('what a guest chooses and types before the script arrives is sent, and the page stays where it is', async ({
  page,
  server,
}) => {
  const swims = {
    questionUuid: crypto.randomUUID(),
    question: 'Will you swim?',
    questionType: 'yesNo',
    isRequired: true,
  }
  const tune = { questionUuid: crypto.randomUUID(), question: 'Your song?', questionType: 'song', isRequired: false }
  const { link, host, eventId } = await inviteGuest(server.origin, {
    openInvite: true,
    questions: [swims, tune],
    headDetails: { children: true, names: false, diets: true },
  })
  const release = await openEarly(page, link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  const more = page.getByRole('button', { name: /^More/ })
  const guests = page.getByRole('spinbutton', { name: 'Bringing anyone?' })
  await more.first().click()
  await guests.fill('2')
  await more.first().click()
  await page.getByRole('button', { name: 'More: Children' }).click()
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await page.getByRole('group', { name: swims.question }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Message to the host').fill('We bring big towels.')
  const song = page.getByLabel('Your song?')
  await song.pressSequentially('Hey')
  await page.evaluate(() => scrollBy(0, 200))
  const top = (field: Locator) => field.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top(song)
  await release()
  await expect(guests).toHaveValue('3')
  const songs = page.getByRole('combobox', { name: 'Your song?' })
  await expect(songs).toBeFocused()
  // The browser rounds where it scrolls to when fields above appear.
  expect(Math.abs((await top(songs)) - before)).toBeLessThanOrEqual(1)
  await page.keyboard.type(' Jude')
  await expect(songs).toHaveValue('Hey Jude')
  await expect(guests).toHaveValue('3')
  // Closes the list of songs.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({
    rsvpStatus: 'YES',
    rsvpMessage: 'We bring big towels.',
    additionalGuestCount: 3,
    heads: { children: 1, diets: [{ diet: 'vegan', count: 1 }] },
    answers: [{ answerValue: { isYes: true } }, { answerValue: { text: 'Hey Jude' } }],
  })
})

test('text entered over what the server filled in is kept, though nothing else happened before the script arrived', async ({
  page,
  server,
}) => {
  const { link, eventId } = await inviteGuest(server.origin, {
    questions: [{ questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }],
  })
  await page.goto(`/event/updateemail/action/${eventId}${link.search}&r=yes&ng=3&m=${encode('On my way')}`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await page.waitForURL((url) => url.pathname === `/event/${eventId}`)
  const release = await openEarly(page, page.url())
  const message = page.getByLabel('Message to the host')
  await expect(message).toHaveValue('On my way')
  await message.fill('See you')
  await page.getByRole('button', { name: /^More/ }).click()
  await release()
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await expect(message).toHaveValue('See you')
})
