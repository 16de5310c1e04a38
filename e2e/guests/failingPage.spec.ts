import { inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { expect, expectErrors, test } from '../support/test.ts'

test('a page whose script fails keeps the invitation and what the guest typed, and its form sends the RSVP without the script', async ({
  page,
  server,
  cleanConsole,
}) => {
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
})
