import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiPerson, keyPath } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { loseAnswer, newAddress, newPhone, openAsHost } from '../support/journeys.ts'
import { codeFor, sentTo } from '../support/outbox.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

function messageDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Send message' })
  return {
    dialog,
    message: dialog.getByRole('textbox', { name: /^Message/ }),
    email: dialog.getByLabel('Replies go to'),
    group: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name} `) }),
    send: dialog.getByRole('button', { name: 'Send message', exact: true }),
  }
}

async function openDialog(page: Page) {
  await page.getByRole('group', { name: 'Host tools' }).getByRole('button', { name: 'Send message' }).click()
  const parts = messageDialog(page)
  await expect(parts.dialog).toBeVisible()
  return parts
}

const mailsAbout = async (origin: string, address: string) =>
  (await sentTo(origin, address)).filter(({ subject }) => subject.includes('sent a message about'))

/** Adds the first guest, who can't send messages, and without any guest the host can't either. Returns the guest. */
async function firstGuest(page: Page, reader: Page, origin: string, eventId: string) {
  await openAsHost(page, eventId)
  const tools = page.getByRole('group', { name: 'Host tools' })
  await expect(tools.getByRole('link', { name: 'Invites' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Send message' })).toBeHidden()
  const ann = await apiGuest(origin, eventId, 'Ann')
  await expect(tools.getByRole('button', { name: 'Send message' })).toBeVisible()
  await reader.goto(keyPath(eventId, ann))
  await expect(reader.getByRole('heading', { level: 1, name: 'Garden party' })).toBeVisible()
  await expect(reader.getByRole('group', { name: 'Host tools' })).toBeHidden()
  await expect(reader.getByRole('button', { name: 'Send message' })).toBeHidden()
  return ann
}

test('a message needs a group of guests, a text and a reply address @desktop [VAL-45, VAL-46, VAL-47, VAL-48]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await apiGuest(server.origin, eventId, 'Ann')
  await openAsHost(page, eventId)
  const { dialog, message, email, group, send } = await openDialog(page)
  for (const name of ['Going', 'Awaiting']) await expect(group(name)).toHaveAttribute('aria-pressed', 'true')
  await group('Going').click()
  await group('Awaiting').click()
  await email.fill('hana')
  await send.click()
  await expect(dialog.getByText(fixedText('VAL-46'))).toBeVisible()
  await expect(message).toHaveAccessibleDescription(/This is a required field/)
  await expect(message).toBeFocused()
  await expect(email).toHaveAccessibleDescription(fixedText('VAL-45'))
  await message.fill('x'.repeat(1_001))
  const tooLong = dialog.getByText(fixedText('VAL-48'))
  await expect(tooLong).toBeVisible()
  await message.fill('x'.repeat(1_000))
  await expect(tooLong).toBeHidden()
  await expectAccessible(page)
})

test('a message goes to the groups of the guest filters, at first to Going and Awaiting @desktop [MSG-01]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await apiGuest(server.origin, eventId, 'Ann')
  await openAsHost(page, eventId)
  const { dialog } = await openDialog(page)
  const groups = dialog.getByRole('button', { name: /^(All|Unsent|Going|Not Going|Awaiting) \d/ })
  await expect(groups).toHaveText([/^All/, /^Unsent/, /^Going/, /^Not Going/, /^Awaiting/])
  await expect(groups.and(page.locator('[aria-pressed=true]'))).toHaveText([/^Going/, /^Awaiting/])
})

/** Writes to all guests, without those whose invitation isn't sent, and sees a preview. */
async function previewMessage(page: Page, address: string) {
  const { dialog, message, email, group, send } = messageDialog(page)
  for (const name of ['Going', 'Awaiting', 'Unsent']) await group(name).click()
  await send.click()
  await expect(dialog.getByText("There's no one in these groups to message.")).toBeVisible()
  await group('All').click()
  await expect(dialog.getByText("1 guest hasn't received an invite yet, so they won't get this message.")).toBeVisible()
  await email.fill(address)
  // Only one blank line is kept.
  await message.fill('The gate is on the left.\n\n\n \n\nBring a sweater.')
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(dialog.getByRole('region', { name: 'Email' })).toContainText(
    'Hana Host sent a message about Garden party',
  )
  await expect(dialog.getByRole('region', { name: 'Email' })).toContainText('Bring a sweater.')
  await expect(dialog.getByRole('region', { name: 'Text' })).toBeHidden()
  await expectAccessible(page)
}

/** Closes the dialog, and loses the result of sending. Nothing that was written is lost. */
async function interruptMessage(page: Page, eventId: string) {
  const { dialog, message, group, send } = messageDialog(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await openAsHost(page, eventId)
  await openDialog(page)
  await expect(message).toHaveValue('The gate is on the left.\n\nBring a sweater.')
  await expect(group('All')).toHaveAttribute('aria-pressed', 'true')
  // Neither a lost result nor a second press sends it twice.
  await loseAnswer(page, 'sendEventComment')
  await send.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await openDialog(page)
  await expect(message).toHaveValue('The gate is on the left.\n\nBring a sweater.')
}

test('a host messages groups of guests, once each, sees a preview and the sent messages [EVPAGE-02, EVPAGE-16, ERR-52, AUTHZ-24]', async ({
  page,
  server,
  browser,
}) => {
  const { host, address, eventId } = await hostedParty(page, server.origin)
  const reader = await (await browser.newContext({ baseURL: server.origin })).newPage()
  const ann = await firstGuest(page, reader, server.origin, eventId)
  await reader.context().close()

  const awaitedAddress = newAddress('awaited')
  const unsentAddress = newAddress('unsent')
  const invitees = [awaitedAddress, unsentAddress].map((email) => ({ inviteeId: randomUUID(), name: email, email }))
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
  const inviteIds = invitees.slice(0, 1).map(({ inviteeId }) => inviteeId)
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds })
  await openAsHost(page, eventId)

  const { dialog, message, email, group, send } = await openDialog(page)
  for (const name of ['Going', 'Awaiting']) await expect(group(name)).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['All', 'Unsent', 'Not Going']) await expect(group(name)).toHaveAttribute('aria-pressed', 'false')
  await expect(group('All')).toHaveText(/3$/)
  await expect(dialog.getByText('Goes to 2 guests.')).toBeVisible()
  await expect(email).toHaveValue(address)
  await expectAccessible(page)

  await previewMessage(page, address)

  await interruptMessage(page, eventId)
  await send.dblclick()
  await expect(dialog).toBeHidden()
  const notice = "Message sent. 1 guest hasn't confirmed their email yet. We've asked them to."
  await expect(page.getByText(notice)).toBeVisible()
  await expect
    .poll(async () => (await sentTo(server.origin, ann.email)).map(({ subject }) => subject))
    .toEqual(['Confirm your email address'])
  await expect.poll(async () => (await mailsAbout(server.origin, awaitedAddress)).length).toBe(1)
  const [mail] = await mailsAbout(server.origin, awaitedAddress)
  expect(mail?.subject).toBe('Hana Host sent a message about Garden party')
  expect(mail?.text).toContain('Bring a sweater.')
  expect(await mailsAbout(server.origin, unsentAddress)).toEqual([])

  await host.call('ElkEventService', 'sendPrivateReply', {
    eventId,
    messageId: randomUUID(),
    message: 'See you soon.',
    inviteeId: invitees[0]?.inviteeId,
  })
  await openDialog(page)
  await expect(message).toHaveValue('')
  await dialog.getByRole('tab', { name: /^Sent/ }).click()
  const history = dialog.getByRole('list', { name: 'Messages sent' }).getByRole('listitem')
  await expect(history).toHaveText([
    /Sent only to awaited.*See you soon\./s,
    /Hana Host.*To 1 guest.*The gate is on the left\./s,
  ])
  await expectAccessible(page)
})

test('an SMS blast reaches guests who accept SMS; a party that prefers SMS needs no reply address @desktop [MSG-03]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin, 'Garden party', {
    more: { communicationPreference: preference.phone },
  })
  const phone = newPhone()
  const guest = await apiPerson(server.origin, newAddress('ann'), 'Ann')
  // Only verified numbers get messages by SMS.
  const pii = { phoneNumber: `+1${phone}` }
  await guest.call('AuthenticationService', 'sendPiiVerificationCode', { pii })
  const code = await codeFor(server.origin, phone)
  await guest.call('AuthenticationService', 'verifyWithPiiAndCode', { pii, code })
  await guest.call('ElkEventService', 'updateAttendance', {
    eventId,
    invitee: {
      inviteeId: randomUUID(),
      rsvpStatus: 'YES',
      phone: `+1${phone}`,
      notificationPreference: preference.phone,
    },
  })
  await openAsHost(page, eventId)
  const { dialog, message, email, send } = await openDialog(page)
  await message.fill('The gate is on the left.')
  await email.fill('')
  await expect(dialog.getByText('1 guest in these groups can get this as a text.')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Send by text when possible' }).click()
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(dialog.getByRole('region', { name: 'Text' })).toContainText('Reply STOP to stop.')
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('Message sent.')).toBeVisible()
  await openDialog(page)
  await dialog.getByRole('tab', { name: /^Sent/ }).click()
  await expect(dialog.getByText('To 1 guest by text or email')).toBeVisible()
  await expect
    .poll(async () => (await sentTo(server.origin, phone)).map(({ text }) => text).join())
    .toContain('The gate is on the left.')
})
