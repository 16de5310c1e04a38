import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiConfirm, apiGuest, apiPerson, apiSession, keyPath } from '../support/api.ts'
import { privateMessage, sendPrivateMessage } from '../support/dialogs/privateMessage.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

/** Replies to Ann in private, after a message that is too long. */
async function replyToAnn(page: Page) {
  const dialog = privateMessage(page)
  await dialog.getByLabel('Message').fill('x'.repeat(1_001))
  await expect(dialog.getByText(fixedText('VAL-48'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await dialog.getByLabel('Message').fill('')
  await sendPrivateMessage(page, 'Ann', 'Yes, please do.')
  await expect(page.getByText('Sent to Ann.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()).toContainText(
    'Yes, please do.',
  )
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()).toContainText(
    'Sent only to Ann',
  )
}

test('a host writes to all guests and to one in private, and each guest sees what is for them appear [EVPAGE-11, MSG-05, AUTHZ-15, RT-03]', async ({
  page,
  server,
  browser,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  const ann = await apiGuest(server.origin, eventId, 'Ann', 'May I bring my dog?')
  await apiConfirm(server.origin, eventId, ann)
  const going = (on: typeof page) => on.getByRole('heading', { name: /going$/ })
  const messagesOn = (on: typeof page) => on.getByRole('region', { name: 'Messages' })

  // Ann has no account, and Gil has one.
  const hers = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await hers.goto(keyPath(eventId, ann))
  await going(hers).scrollIntoViewIfNeeded()
  await expect(messagesOn(hers).getByText('No messages yet.')).toBeVisible()
  await expectAccessible(hers)
  const address = newAddress('gil')
  const gil = await apiPerson(server.origin, address, 'Gil Guest')
  const attendance = { eventId, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } }
  await gil.call('ElkEventService', 'updateAttendance', attendance)
  const his = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await apiSession(his, server.origin, address)
  await his.goto(`/event/${eventId}`)
  await going(his).scrollIntoViewIfNeeded()
  await expect(his.getByText('No messages yet. Messages from the hosts')).toBeVisible()

  await page.goto(`/event/${eventId}`)
  const messages = messagesOn(page)
  await going(page).scrollIntoViewIfNeeded()
  await messages.getByRole('button', { name: 'Reply to Ann' }).click()
  const dialog = privateMessage(page)
  await expect(dialog.getByRole('list', { name: 'Your conversation with Ann' })).toContainText('May I bring my dog?')
  await replyToAnn(page)
  await messages.getByRole('button', { name: 'Reply to Ann' }).click()
  const history = dialog.getByRole('list', { name: 'Your conversation with Ann' }).getByRole('listitem')
  await expect(history).toHaveText([/May I bring my dog\?/, /Yes, please do\./])

  const message = 'Bring a sweater. https://example.com/map shows the gate.'
  await host.call('ElkEventService', 'sendEventComment', { eventId, messageId: randomUUID(), message })
  await expect(messagesOn(his).getByText('Bring a sweater.')).toBeVisible()
  await expect(messagesOn(his).getByRole('listitem')).toHaveCount(1)
  // Without an account, new messages appear when the guest returns to the page. The newest is first.
  await hers.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const items = messagesOn(hers).getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items.first()).toContainText('Bring a sweater.')
  await expect(items.first()).not.toContainText('Sent only to you')
  await expect(items.first().getByRole('link', { name: 'https://example.com/map' })).toBeVisible()
  // Her link may have been forwarded, so the reply is on the page with her data.
  await expect(messagesOn(hers)).not.toContainText('Yes, please do.')
  await expect(messagesOn(hers).getByRole('link', { name: 'Show them in your data' })).toBeVisible()
  await expectAccessible(hers)
  await hers.context().close()
  await his.context().close()
})
