import { randomUUID } from 'node:crypto'
import { apiGuest } from '../support/api.ts'
import { hostedList, hostedParty } from '../support/hostedParty.ts'
import { sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a host sends invites with a personal note, which guests read in the invitation @phone', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  const email = `ana.${randomUUID()}@example.com`
  await host.call('ElkEventService', 'addInvitees', {
    eventId,
    invitees: [{ inviteeId: randomUUID(), name: 'Ana', email }],
  })
  await page.goto(`/event/invite/${eventId}`)
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByLabel('Personal note (optional)')
  await expect(note).toBeFocused()
  const send = page.getByRole('button', { name: 'Send 1 invite' })
  await note.fill('x'.repeat(501))
  await expect(send).toBeDisabled()
  await note.fill('You must come!')
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('Guest invited successfully.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect.poll(async () => (await sentTo(server.origin, email))[0]?.text).toContain('> You must come!')
})

test("an invite that is sent from a guest's row takes the note, and the others stay unsent @both [INV-10]", async ({
  page,
  server,
}) => {
  const [ana, ben] = [0, 1].map(() => `guest.${randomUUID()}@example.com`)
  await hostedList(page, server.origin, 'Garden party', {
    added: [
      { name: 'Ana', email: ana ?? '' },
      { name: 'Ben', email: ben ?? '' },
    ],
  })
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Personal note (optional)').fill('Bring your dog.')
  await page.getByRole('button', { name: 'Send invite to Ana' }).click()
  await expect(page.getByText('Guest invited successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invite to Ana' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions for Ana' })).toBeFocused()
  await expect.poll(async () => (await sentTo(server.origin, ana ?? ''))[0]?.text).toContain('> Bring your dog.')
  // The note is kept for the rest.
  await expect(page.getByRole('button', { name: 'Send invite to Ben' })).toBeVisible()
  await expect(page.getByLabel('Personal note (optional)')).toHaveValue('Bring your dog.')
  await page.getByRole('button', { name: 'Send 1 invite' }).click()
  await expect.poll(async () => (await sentTo(server.origin, ben ?? ''))[0]?.text).toContain('> Bring your dog.')
})

test("a guest on the waitlist is approved from the guest's row @both [INV-13]", async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin, 'Garden party', { more: { hasWaitlist: true } })
  await apiGuest(server.origin, eventId, 'Kofi')
  await page.goto(`/event/invite/${eventId}`)
  const kofi = page.getByRole('row').filter({ hasText: 'Kofi' })
  await expect(kofi).toContainText('Waitlisted')
  await page.getByRole('button', { name: 'Approve Kofi' }).click()
  await expect(kofi).toContainText('Yes (Attending)')
  await expect(page.getByRole('button', { name: 'Approve Kofi' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions for Kofi' })).toBeFocused()
})

test('the send bar stays under the pointer while it is pressed @phone', async ({ page, server }) => {
  const email = `ana.${randomUUID()}@example.com`
  await hostedList(page, server.origin, 'Garden party', { added: [{ name: 'Ana', email }] })
  const send = page.getByRole('button', { name: 'Send 1 invite' })
  await expect(send).toBeVisible()
  // While a form has the focus, the bar is at its place on the page.
  await page.getByLabel('Name or email').focus()
  await send.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight)
  })
  await expect(page.getByLabel('Name or email')).toBeFocused()
  const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height - 4)
  await page.mouse.down()
  // A pressed button is a little smaller.
  expect(Math.abs(((await send.boundingBox())?.y ?? 0) - y)).toBeLessThan(2)
  await page.mouse.up()
  await expect(page.getByText('Guest invited successfully.')).toBeVisible()
})
