import type { Page } from '@playwright/test'
import { apiGuest } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { addGuest, newAddress, openRsvpForm, sendInvites, signUp } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const address = `https://example.com/${'abcdefghij'.repeat(9)}`
const hebrew = 'מסיבת יום הולדת על הגג'

/** Settings in which nothing may overflow sideways: a small phone, and a phone with text at double size. */
const readings = [
  { width: 320, letters: '100%' },
  { width: 390, letters: '200%' },
] as const

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const { width, letters } of readings) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    // Compared with the configured width, because a phone's layout width grows with overflowing content.
    const { over, what: culprits } = await page.evaluate(
      (most) => ({
        over: document.documentElement.scrollWidth - most,
        what: [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > most + 1 && element.closest('svg') === null)
          .map((element) => `${element.tagName} ${element.className}`)
          .slice(0, 5),
      }),
      width,
    )
    expect.soft(over, `${what} at ${width} px, letters ${letters}: ${culprits.join(' | ')}`).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 390, height: 844 })
}

async function createWith(page: Page, title: string, description: string): Promise<string> {
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  await page.getByLabel('Party title').fill(title)
  await page.getByRole('combobox', { name: 'Address' }).fill('123 Main St, Oakland')
  await page.getByRole('option').first().click()
  await page.getByLabel('Description').fill(description)
  await expectToFit(page, 'create, filled in')
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Expects the button below its field on small phones, and beside it above. */
async function expectButtonBelow(page: Page) {
  await page.goto('/instant')
  const field = page.getByLabel('Your party in one line')
  const button = page.getByRole('button', { name: 'Make my invitation' })
  const isBelow = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    const [above, below] = [await field.boundingBox(), await button.boundingBox()]
    return (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0)
  }
  await expect(button).toBeVisible()
  expect([await isBelow(390), await isBelow(550), await isBelow(551), await isBelow(767)]).toEqual([
    true,
    true,
    false,
    false,
  ])
}

test.describe('on a phone @phone', () => {
  test('pages for signed-out visitors fit, even with text at double size', async ({ page, cleanConsole }) => {
    for (const path of ['/welcome', '/login', '/event/create']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectToFit(page, path)
    }
    await page.getByLabel('Cover image').setInputFiles(coverFile)
    await page
      .getByRole('dialog')
      .getByRole('group', { name: /^Crop area/ })
      .waitFor()
    await expectToFit(page, 'crop')
    await page.goto('/login')
    await page.getByLabel('Email').fill(`${'long'.repeat(14)}@${'example'.repeat(8)}.com`)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByRole('heading', { name: 'Check your messages' }).waitFor()
    await expectToFit(page, 'code')
    const answer = await page.goto('/event/6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11')
    expect(answer?.status()).toBe(404)
    await expectToFit(page, 'not found')
    // The browser logs the missing page.
    expect(cleanConsole.splice(0)).toEqual([expect.stringContaining('404')])
  })

  test('long words, addresses and names fit, in either writing direction', async ({ page, server, browser }) => {
    const ana = newAddress('ana')
    await page.goto('/login')
    const host = `Maya${word.slice(0, 60)}`
    await signUp(page, server.origin, newAddress('maya'), host)
    await expectToFit(page, 'events, empty')
    await page.goto('/profile/edit')
    await page.getByText('This device').waitFor()
    await expectToFit(page, 'profile')
    await page.getByRole('button', { name: 'Add another email' }).click()
    await page.getByRole('dialog').waitFor()
    await expectToFit(page, 'profile, adding a contact')
    await page.keyboard.press('Escape')
    const inHebrew = await createWith(page, `${hebrew} ${word.slice(0, 70)}`, `${word}\n${address}`)
    const eventId = await createWith(page, word.slice(0, 70), `${address}\n${hebrew}`)
    await addGuest(page, 'Ana Ortiz', ana)
    await addGuest(page, word.slice(0, 40), newAddress('averylongnamebeforetheat'.repeat(2)))
    await expectToFit(page, 'invite')
    await sendInvites(page)
    await page.goto('/events')
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    await expectToFit(page, 'events')
    await page.goto(`/event/${eventId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectToFit(page, 'event, host')
    // A long name stays beside its initials.
    const longName = page.getByText(word.slice(0, 40), { exact: true })
    const chip = page.getByRole('listitem').filter({ has: longName })
    const [around, name] = [await chip.boundingBox(), await longName.boundingBox()]
    expect((name?.x ?? 0) - (around?.x ?? 0)).toBeGreaterThan(30)

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.origin })
    const guest = await phone.newPage()
    await guest.goto(await invitationFor(server.origin, ana))
    await expectToFit(guest, 'event, guest')
    await openRsvpForm(guest)
    await guest.getByLabel('Message to the host').fill(`${word} ${address}`)
    await expectToFit(guest, 'event, guest answering')
    await guest.getByRole('button', { name: 'Send RSVP' }).click()
    await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
    await expectToFit(guest, 'event, guest answered')
    const link = guest.getByRole('link', { name: address })
    await expect(link).toHaveAttribute('rel', /noopener/)

    await page.goto(`/event/invite/${eventId}`)
    await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Yes')
    await expectToFit(page, 'invite, answered')
    await guest.goto(`/event/${inHebrew}`)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
    await expectToFit(guest, 'event, in Hebrew')
    await phone.close()
  })

  test('pages that ask for a date fit, and names of guests are next to their pictures', async ({
    page,
    server,
    browser,
  }) => {
    const more = { startTime: 0, dateUndecided: true, openInvite: true }
    const { host, eventId } = await hostedParty(page, server.origin, word.slice(0, 70), { more })
    const startTime = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 30 * 86_400_000
    await host.call('ElkEventService', 'proposeTimes', { eventId, add: [{ startTime, endTime: null }], remove: [] })
    await page.goto(`/event/${eventId}/when`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectToFit(page, 'when, host')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const guest = await context.newPage()
    await guest.goto(`${server.origin}/event/${eventId}/when`)
    await guest.getByRole('radio', { name: 'Yes' }).check({ force: true })
    await guest.getByLabel('Your name').fill(word)
    await guest.getByLabel('Your email').fill(newAddress('long'))
    await guest.getByRole('button', { name: 'Save my answers' }).click()
    await expect(guest.getByText("You're answering as")).toBeVisible()
    await expectToFit(guest, 'when, answered')
    await context.close()

    const party = await hostedParty(page, server.origin, 'Summer party')
    await apiGuest(server.origin, party.eventId, word, '', { additionalGuestCount: 1 })
    await page.goto(`/event/${party.eventId}`)
    const entry = page.getByRole('listitem').filter({ hasText: word })
    await expect(entry).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    const label = page.getByRole('link', { name: 'Messages', exact: true })
    expect((await label.boundingBox())?.height).toBeLessThan(30)
    const [picture, name] = [entry.locator('[aria-hidden]').first(), entry.getByText(word)]
    const [left, right] = [await picture.boundingBox(), await name.boundingBox()]
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0))
  })

  test('pages for managing guests fit, even with text at double size, and layouts change with the width [CONST-18, CONST-19]', async ({
    page,
    server,
  }) => {
    const question = { questionUuid: crypto.randomUUID(), question: `${word}?`, isRequired: false }
    const more = { hasWaitlist: true, questions: [question] }
    const { host, eventId } = await hostedParty(page, server.origin, `Party of the ${word}`, { more })
    const invitees = [word, hebrew].map((name) => ({
      inviteeId: crypto.randomUUID(),
      name,
      email: `${'long'.repeat(12)}.${crypto.randomUUID()}@example.com`,
    }))
    await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
    await apiGuest(server.origin, eventId, 'Wes', address)
    await page.goto(`/event/invite/${eventId}`)
    await page.getByRole('heading', { name: 'Guest list' }).waitFor()
    await expectToFit(page, 'guest list')
    const closeDialog = async (what: string) => {
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await expectToFit(page, what)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    for (const task of ['Paste emails', 'Import guests', 'Download guest list', 'Send preview invite']) {
      await page.getByRole('button', { name: 'Manage guests' }).click()
      await page.getByRole('menuitem', { name: task }).click()
      await closeDialog(task)
    }
    await page.getByRole('button', { name: 'Actions for Wes' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await closeDialog('edit a guest')
    await page.getByRole('combobox', { name: 'Name or email' }).fill('wes')
    await page.getByRole('option', { name: /Wes/ }).waitFor()
    await expectToFit(page, 'suggestions')
    for (const path of [`/event/cohost/${eventId}`, `/event/cohost/add/${eventId}`]) {
      await host.call('ElkEventService', 'addCohost', { eventId, cohost: { inviteeId: invitees[0]?.inviteeId ?? '' } })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectToFit(page, path)
    }

    // Layouts change above 767 px, and in details above 550 px.
    const columnsOf = async (width: number) => {
      await page.setViewportSize({ width, height: 844 })
      return page.locator('article').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    }
    await page.goto(`/event/${eventId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([await columnsOf(550), await columnsOf(767), await columnsOf(768), await columnsOf(1280)]).toEqual([
      1, 1, 2, 2,
    ])

    await expectButtonBelow(page)
  })
})
