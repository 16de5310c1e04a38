import { randomUUID } from 'node:crypto'
import { hostedList } from '../support/hostedParty.ts'
import { sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a host sends invites with a personal note, one from its row and the rest together @phone [INV-10]', async ({
  page,
  server,
}) => {
  const [ana, ben] = [0, 1].map(() => `guest.${randomUUID()}@example.com`)
  await hostedList(page, server.origin, 'Garden party', {
    addedGuests: [
      { name: 'Ana', email: ana ?? '' },
      { name: 'Ben', email: ben ?? '' },
    ],
  })
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByLabel('Personal note (optional)')
  await expect(note).toBeFocused()
  await note.fill('x'.repeat(501))
  await expect(page.getByRole('button', { name: 'Send 2 invites' })).toBeDisabled()
  await note.fill('Bring your dog.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send invite to Ana' }).click()
  await expect(page.getByText('Guest invited successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invite to Ana' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions for Ana' })).toBeFocused()
  await expect.poll(async () => (await sentTo(server.origin, ana ?? ''))[0]?.text).toContain('> Bring your dog.')
  // The note is kept for the rest.
  await expect(page.getByRole('button', { name: 'Send invite to Ben' })).toBeVisible()
  await expect(note).toHaveValue('Bring your dog.')

  // The send bar stays under the pointer while it is pressed. While a form has the focus, the bar is at its place on the page.
  const send = page.getByRole('button', { name: 'Send 1 invite' })
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
  await expect.poll(async () => (await sentTo(server.origin, ben ?? ''))[0]?.text).toContain('> Bring your dog.')
  await expect(note).toHaveCount(0)
})
