import type { Browser } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectErrors, test } from '../support/test.ts'

/** Sees the error of the guest's page on the operators' page, without the guest's data. */
async function expectInJournal(browser: Browser, origin: string, operator: string) {
  const context = await browser.newContext()
  const desk = await context.newPage()
  await apiSession(desk, origin, operator, 'Olga Operator')
  const line = desk.getByText(/^\d+ × The guest page failed: Error: … · guest\.js:\d+:\d+ · \/event\/… · /)
  await expect(async () => {
    await desk.goto(`${origin}/operator`)
    await expect(line.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.close()
}

test('a page whose script fails keeps the invitation and what the guest typed, its form sends the RSVP without the script, and operators see the error', async ({
  page,
  browser,
  serverWith,
  cleanConsole,
}) => {
  const operator = newAddress('olga')
  const server = await serverWith(() => Promise.resolve({ OPERATOR_EMAILS: operator }))
  const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
  const { link, host, eventId } = await inviteGuest(server.origin, { openInvite: true, questions: [food] })
  await page.goto(link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Message to the host').fill('We bring towels.')
  await page.getByLabel(food.question).fill('Nuts')
  await page.evaluate(() => {
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
      if (this instanceof Element && this.closest('form')) throw new Error('broken')
      return removeChild.call(this, node) && node
    }
  })
  await page.getByRole('radio', { name: "Can't make it" }).check()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Part of this page stopped working')
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Lantern walk' })).toBeVisible()
  await expect(page.getByLabel('Message to the host')).toHaveValue('We bring towels.')
  await expect(page.getByLabel(food.question)).toHaveValue('Nuts')
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({
    rsvpStatus: 'YES',
    rsvpMessage: 'We bring towels.',
  })
  await expect(notice).toHaveCount(0)
  expectErrors(cleanConsole, /broken/)
  await expectInJournal(browser, server.origin, operator)
})

test('an RSVP that the script fails to send is sent by the form without it', async ({ page, server, cleanConsole }) => {
  const dish = { questionUuid: crypto.randomUUID(), question: 'What will you bring?', isRequired: true }
  const { link, host, eventId } = await inviteGuest(server.origin, { openInvite: true, questions: [dish] })
  await page.goto(link.href)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Message to the host').fill('We bring towels.')
  await page.getByLabel(dish.question).fill('Pie')
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('broken')
    }
  })
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('alert')).toContainText('Part of this page stopped working')
  await expect(page.getByLabel('Message to the host')).toHaveValue('We bring towels.')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ rsvpStatus: 'YES', rsvpMessage: 'We bring towels.' })
  expectErrors(cleanConsole, /broken/)
})
