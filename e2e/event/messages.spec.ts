import { randomUUID } from 'node:crypto'
import { apiGuest, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

test("a guest reads the hosts' messages, newest first, and private ones [MSG-02, MSG-05, MSG-06, AUTHZ-15, RPC-74]", async ({
  page,
  server,
  cleanConsole,
}) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const ann = await apiGuest(server.origin, eventId, 'Ann')
  const bo = await apiGuest(server.origin, eventId, 'Bo')
  const link = `/event/${eventId}?iu=${ann.inviteeId}&token=${ann.token}`
  await page.goto(link)
  const messages = page.getByRole('region', { name: 'Messages' })
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(messages.getByText('No messages yet.')).toBeVisible()
  await expectAccessible(page)

  const write = (message: string) =>
    host.call('ElkEventService', 'sendEventComment', { eventId, messageId: randomUUID(), message })
  const reply = (message: string, inviteeId: string) =>
    host.call('ElkEventService', 'sendPrivateReply', { eventId, messageId: randomUUID(), message, inviteeId })
  await write('Bring a sweater. https://example.com/map shows the gate.')
  await reply('Yes, your dog may come.', ann.inviteeId)
  await reply('No dogs, please.', bo.inviteeId)
  // New messages appear when the guest returns to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const items = messages.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('Yes, your dog may come.')
  await expect(items.first()).toContainText('Sent only to you')
  await expect(items.last()).toContainText('Bring a sweater.')
  await expect(items.last()).not.toContainText('Sent only to you')
  await expect(items.last().getByRole('link', { name: 'https://example.com/map' })).toBeVisible()
  await expectAccessible(page)
  expect(cleanConsole).toEqual([])
})

test('a guest with an account sees new messages appear [RT-03]', async ({ page, server, cleanConsole }) => {
  const host = await apiPerson(server.origin, newAddress('hana'), 'Hana Host')
  const eventId = await apiParty(host, 'Garden party', 48)
  const address = newAddress('gil')
  const guest = await apiPerson(server.origin, address, 'Gil Guest')
  await guest.call('ElkEventService', 'updateAttendance', {
    eventId,
    invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' },
  })
  await apiSession(page, server.origin, address)
  await page.goto(`/event/${eventId}`)
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByText('No messages yet. Messages from the hosts')).toBeVisible()
  const message = { eventId, messageId: randomUUID(), message: 'The gate is on the left.' }
  await host.call('ElkEventService', 'sendEventComment', message)
  await expect(page.getByText('The gate is on the left.')).toBeVisible()
  expect(cleanConsole).toEqual([])
})

test('a host replies to a guest in private [EVPAGE-11, MSG-04, MSG-05, AUTHZ-15, RPC-56, VAL-48]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  const ann = await apiGuest(server.origin, eventId, 'Ann', 'May I bring my dog?')
  await apiGuest(server.origin, eventId, 'Bo')
  await page.goto(`/event/${eventId}`)
  const messages = page.getByRole('region', { name: 'Messages' })
  await page.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await messages.getByRole('button', { name: 'Reply to Ann' }).click()
  const dialog = page.getByRole('dialog', { name: 'Private message' })
  await expect(dialog.getByRole('list', { name: 'Your conversation with Ann' })).toContainText('May I bring my dog?')
  // The message needs a text and has no other fields.
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByLabel('Message').fill('x'.repeat(1_001))
  await expect(dialog.getByText(fixedText('VAL-48'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByLabel('Message').fill('Yes, please do.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Sent to Ann.')).toBeVisible()
  await expect(messages.getByRole('listitem').first()).toContainText('Yes, please do.')
  await expect(messages.getByRole('listitem').first()).toContainText('Sent only to Ann')
  await messages.getByRole('button', { name: 'Reply to Ann' }).click()
  const history = dialog.getByRole('list', { name: 'Your conversation with Ann' }).getByRole('listitem')
  await expect(history).toHaveText([/May I bring my dog\?/, /Yes, please do\./])

  const reader = await (await page.context().browser()?.newContext({ baseURL: server.origin }))?.newPage()
  if (!reader) throw new Error('no browser')
  await reader.goto(`/event/${eventId}?iu=${ann.inviteeId}&token=${ann.token}`)
  await reader.getByRole('heading', { name: /going$/ }).scrollIntoViewIfNeeded()
  await expect(reader.getByText('Yes, please do.')).toBeVisible()
  await reader.context().close()
  expect(cleanConsole).toEqual([])
})
