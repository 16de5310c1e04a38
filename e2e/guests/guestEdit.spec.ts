import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiParty, apiPerson, apiSession, keyPath } from '../support/api.ts'
import { privateMessage, sendPrivateMessage } from '../support/dialogs/privateMessage.ts'
import { newAddress, openAsHost, sendInvites } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const service = 'ElkEventService'
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const invitee = (name: string, email: string) => ({ inviteeId: randomUUID(), name, email })

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Creates a party with the given guests and opens its invite page. */
async function listOf(page: Page, origin: string, guests: ReturnType<typeof invitee>[], more: object = {}) {
  const address = newAddress('maya')
  const maya = await apiPerson(origin, address, 'Maya')
  const eventId = await apiParty(maya, 'Lantern walk', 100, more)
  if (guests.length > 0) await maya.call(service, 'addInvitees', { eventId, invitees: guests })
  await apiSession(page, origin, address)
  await page.goto(`/event/invite/${eventId}`)
  return { maya, eventId }
}

/** Chooses the largest number of people, one by one. */
async function choosePartyOfNine(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  const total = dialog.getByLabel('Total attending', { exact: true })
  await expect(total).toHaveValue('1')
  await expect(dialog.getByRole('button', { name: 'Fewer: Total attending' })).toHaveAttribute('aria-disabled', 'true')
  for (let heads = 2; heads <= 9; heads += 1)
    await dialog.getByRole('button', { name: 'More: Total attending' }).click()
  await expect(total).toHaveValue('9')
  await expect(dialog.getByRole('button', { name: 'More: Total attending' })).toHaveAttribute('aria-disabled', 'true')
}

/** Changes the name of a guest with an account, whose address can't be changed. */
async function renameGuestWithAccount(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  const name = dialog.getByLabel('Name')
  const email = dialog.getByLabel('Email')
  const save = dialog.getByRole('button', { name: 'Save' })
  await choose(page, 'Milo', 'Edit')
  await dialog.waitFor()
  await expect(email).toBeDisabled()
  await expect(email).toHaveValue(fixedText('INV-18'))
  await name.fill('Milo M.')
  await save.click()
  await expect(row(page, 'Milo M.')).toContainText('Yes')
}

/** Opens the same dialog on the event page, and records a no. */
async function editOnEventPage(page: Page, origin: string, eventId: string) {
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  await apiGuest(origin, eventId, 'Kofi')
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Edit Kofi' }).click()
  await expect(dialog).toContainText('StatusAttending')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'No' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: '2 going' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Kofi' }).click()
  await expect(dialog).toContainText('StatusDeclined')
}

test('a host edits a guest and responds for up to nine people, after which the status is the RSVP instead of the invite [INV-04, INV-05, INV-11, INV-16]', async ({
  page,
  server,
}) => {
  const guests = [invitee('Ana', newAddress('ana')), invitee('Ben', newAddress('ben'))]
  await listOf(page, server.origin, guests)
  await page.getByRole('button', { name: 'Actions for Ana' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Send invite', 'Remove'])
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(dialog).toContainText('StatusPending')
  const email = dialog.getByLabel('Email')
  await dialog.getByLabel('Name').fill('Ana Ortiz')
  const ana = newAddress('ortiz')
  await email.fill(ana)
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await choosePartyOfNine(page)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Ana Ortiz')).toContainText('Yes (Attending. Entered by host)')
  await expect(row(page, 'Ana Ortiz')).not.toContainText(/Pending|Unsent/)
  await expect(row(page, 'Ana Ortiz')).toContainText('Party of 9')
  await page.reload()
  await expect(row(page, 'Ana Ortiz')).toContainText('Party of 9')
  await choose(page, 'Ana Ortiz', 'Edit')
  await expect(dialog.getByLabel('Email')).toHaveValue(ana)
  await expect(dialog).toContainText('StatusAttending')
  await expect(dialog).not.toContainText('Pending')
  await dialog.getByRole('radio', { name: 'No' }).check()
  await save.click()
  await expect(row(page, 'Ana Ortiz')).toContainText('No (Declined. Entered by host)')
})

test('a host edits a guest with an account, whose address is theirs, and a guest on the event page [AUTHZ-16, EVPAGE-12, INV-18]', async ({
  page,
  server,
}) => {
  const { maya, eventId } = await listOf(page, server.origin, [])
  const address = newAddress('milo')
  const milo = await apiPerson(server.origin, address, 'Milo')
  await milo.call(service, 'updateAttendance', { eventId, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } })
  await renameGuestWithAccount(page)

  // A guest invited by account, without an email address or phone.
  const next = await apiParty(maya, 'Next one', 200)
  const invitees = [{ inviteeId: randomUUID(), userId: milo.userId }]
  await maya.call(service, 'queueInvites', { eventId: next, invitees })
  await page.goto(`/event/invite/${next}`)
  await choose(page, 'Milo', 'Edit')
  await expect(page.getByRole('dialog', { name: 'Edit guest' }).getByLabel('Email')).toHaveValue(fixedText('INV-18'))
  await page.keyboard.press('Escape')

  await editOnEventPage(page, server.origin, eventId)
})

/** Declines a guest, moves them to the waitlist, and approves them again. */
async function moveBackAndForth(page: Page, going: Locator) {
  await choose(page, 'Kofi', 'Edit')
  const places = page.getByRole('group', { name: 'Waitlist' })
  await places.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog')).toContainText('StatusDenied')
  await expect(going).toHaveText('Going1')
  await expectAccessible(page)
  await places.getByRole('button', { name: 'Move to waitlist' }).click()
  await expect(page.getByRole('dialog')).toContainText('StatusWaitlisted')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'Kofi').getByText('Waitlisted', { exact: true })).toBeVisible()
  await choose(page, 'Kofi', 'Approve')
  await expect(row(page, 'Kofi')).toContainText('Yes (Attending)')
}

/** Deletes a guest who wasn't notified for good. Focus stays in the page. */
async function removeUnsentGuest(page: Page) {
  await choose(page, 'Ben', 'Remove')
  const confirm = page.getByRole('alertdialog', { name: 'Remove this guest?' })
  await expect(confirm).toContainText("hasn't been sent an invite yet")
  await confirm.getByRole('button', { name: 'Remove guest' }).click()
  await expect(row(page, 'Ben')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeFocused()
}

test('a host approves guests from the waitlist, moves them back, and removes them @desktop [AUTHZ-14, INV-03, INV-13, INV-15]', async ({
  page,
  browser,
  server,
}) => {
  const ana = newAddress('ana')
  const invitees = [invitee('Ana', ana), invitee('Ben', newAddress('ben'))]
  const { eventId } = await listOf(page, server.origin, invitees, { hasWaitlist: true })
  await apiGuest(server.origin, eventId, 'Kofi')
  await expect(row(page, 'Kofi')).toContainText('Yes (Waitlisted)')
  await expect(row(page, 'Kofi').getByText('Waitlisted', { exact: true })).toBeVisible()
  const going = page
    .getByLabel('Headcount')
    .locator('div')
    .filter({ hasText: /^Going/ })
  await expect(going).toHaveText('Going1')
  // The list can show only guests on the waitlist, as long as there are any.
  const waiting = page.getByRole('button', { name: /^Waitlisted/ })
  await waiting.click()
  await expect(page.getByRole('row').filter({ hasText: /Kofi|Maya/ })).toHaveCount(1)
  // The row has a button for it, and so has its menu.
  await page.getByRole('button', { name: 'Approve Kofi' }).click()
  await expect(page.getByRole('button', { name: 'Approve Kofi' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions for Kofi' })).toBeFocused()
  await expect(waiting).toBeHidden()
  await expect(row(page, 'Kofi')).toContainText('Yes (Attending)')
  await expect(going).toHaveText('Going2')
  await moveBackAndForth(page, going)

  await removeUnsentGuest(page)

  await sendInvites(page)
  const other = await browser.newContext({ baseURL: server.origin })
  const guest = await other.newPage()
  const link = await invitationFor(server.origin, ana)
  await guest.goto(link)
  await expect(guest.getByRole('button', { name: "I'm going" })).toBeVisible()
  await expect(guest.getByLabel('Your name')).toHaveValue('Ana')
  await choose(page, 'Ana', 'Remove')
  const confirm = page.getByRole('alertdialog', { name: 'Remove this guest?' })
  await expect(confirm).toContainText('Their link will only show the public preview.')
  await expectAccessible(page)
  const deleteResponse = page.waitForResponse(
    (response) => response.request().postData()?.includes('"deleteInvitees"') ?? false,
  )
  await confirm.getByRole('button', { name: 'Remove guest' }).click()
  // The open dialog hides all rows from role queries, so wait for the call first.
  await deleteResponse
  await expect(row(page, 'Ana')).toHaveCount(0)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
  await expect(guest.getByLabel('Your name')).toHaveValue('')
  await other.close()
})

test('the host chooses the question shown in the table, and a thousand guests scroll @desktop [GLIST-01, GLIST-02, GLIST-04]', async ({
  page,
  server,
}) => {
  const questions = ['Any diet?', 'Do you dance?'].map((question, at) => ({
    questionUuid: randomUUID(),
    question,
    questionType: at === 0 ? 'text' : 'yesNo',
  }))
  const guests = Array.from({ length: 1_000 }, (_, n) => invitee(`Guest ${n + 1}`, newAddress('many')))
  const { maya, eventId } = await listOf(page, server.origin, guests.slice(0, 500), { questions })
  await maya.call(service, 'addInvitees', { eventId, invitees: guests.slice(500) })
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const answers = questions.map(({ questionUuid }, at) => ({
    questionUuid,
    answerValue: at === 0 ? { text: 'Vegan' } : { isYes: true },
  }))
  const attendance = { inviteeId: randomUUID(), rsvpStatus: 'YES', answers }
  await kofi.call(service, 'updateAttendance', { eventId, invitee: attendance })
  await page.reload()
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('kofi')
  await expect(page.getByRole('rowheader')).toHaveText([/Kofi/])
  const headings = page.getByRole('columnheader')
  await expect(headings).toHaveText(['Status', 'Name', 'Contact', 'Any diet?', 'Actions'])
  await expect(headings.filter({ has: page.getByRole('button') })).toHaveText(['Name', 'Contact', 'Any diet?'])
  await expect(row(page, 'Kofi')).toContainText('Vegan')
  await page.getByRole('combobox', { name: 'Responses to' }).selectOption('Do you dance?')
  await expect(row(page, 'Kofi').getByRole('cell', { name: 'Yes', exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('')
  const table = page.getByRole('region', { name: 'Guests' })
  await expect(page.getByRole('table', { name: 'Guests' })).toHaveAttribute('aria-rowcount', '1003')
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(page.getByText('Kofi', { exact: true })).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(40)
  await choose(page, 'Kofi', 'Edit')
  await expect(page.getByRole('dialog')).toContainText('Vegan')
})

test('the guest list of a canceled party is read-only, and guests can no longer change their RSVP @desktop [LIFE-05, LIFE-06]', async ({
  page,
  server,
  browser,
}) => {
  const { maya, eventId } = await listOf(page, server.origin, [invitee('Ana', newAddress('ana'))])
  const gil = await apiGuest(server.origin, eventId, 'Gil Guest')
  await expect(page.getByRole('button', { name: 'Send 1 invite' })).toBeVisible()
  await maya.call(service, 'cancelEvent', { eventId })
  await expect(page.getByText('Event Canceled')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Invite by name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for Ana' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Details'])
  await page.getByRole('menuitem').click()
  await expect(page.getByRole('dialog', { name: 'Ana' })).toContainText('StatusPending')
  await page.keyboard.press('Escape')
  // No invites are unsent, so leaving needs no confirmation.
  await page.getByRole('link', { name: 'View invite' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  const management = page.getByRole('dialog', { name: 'Manage guests' })
  await expect(management.getByRole('button', { name: /^Download guest list/ })).toBeVisible()
  await expect(management.getByRole('button', { name: /^(Send preview|Paste|Import)/ })).toHaveCount(0)

  const guest = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await guest.goto(keyPath(eventId, gil))
  await expect(guest.getByText('Event Canceled')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'You said yes' })).toBeVisible()
  await guest.goto(`/event/updateemail/action/${eventId}?iu=${gil.inviteeId}&token=${gil.token}&r=no`)
  await expect(guest.getByText('Event Canceled')).toBeVisible()
  await expect(guest.getByRole('link', { name: 'View invitation' })).toBeVisible()
  await expect(guest.getByRole('button', { name: /make it/ })).toBeHidden()
  await guest.context().close()
})

test('a host sends a private message from the row of a guest who has the invitation [AUTHZ-15]', async ({
  page,
  server,
}) => {
  const ana = newAddress('ana')
  const guests = [invitee('Ana Ortiz', ana), invitee('Ben', newAddress('ben'))]
  const { eventId } = await listOf(page, server.origin, [])
  await apiGuest(server.origin, eventId, 'Kofi')
  await page.reload()
  await choose(page, 'Kofi', 'Send private message')
  await sendPrivateMessage(page, 'Kofi', 'Could you bring the lanterns?')
  await choose(page, 'Kofi', 'Send private message')
  await expect(privateMessage(page).getByRole('listitem')).toContainText(['Could you bring the lanterns?'])
  await page.keyboard.press('Escape')

  // Without the invitation, a message would be the first thing a guest gets from the party.
  const { maya, eventId: other } = await listOf(page, server.origin, guests)
  await page.getByRole('button', { name: 'Actions for Ana Ortiz', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Send invite', 'Remove'])
  await page.keyboard.press('Escape')
  await maya.call(service, 'sendInvites', { eventId: other, inviteIds: guests.map(({ inviteeId }) => inviteeId) })
  await expect(row(page, 'Ana Ortiz')).toContainText('Sent')
  await page.getByRole('button', { name: 'Actions for Ana Ortiz', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Send private message', 'Remove'])
  await page.keyboard.press('Escape')
})

test('every row can be edited; the one of the organizer has no contact, and can neither be removed nor wait @desktop [GLIST-06, GLIST-07, GLIST-08, GLIST-09]', async ({
  page,
  server,
}) => {
  const { eventId } = await listOf(page, server.origin, [invitee('Ana', newAddress('ana'))], { hasWaitlist: true })
  await apiGuest(server.origin, eventId, 'Kofi')
  await expect(row(page, 'Kofi').getByRole('button', { name: /^Approve/ })).toBeVisible()
  await expect(row(page, 'Maya').getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await expect(row(page, 'Maya').getByRole('cell', { name: '–' })).toBeVisible()
  const items = {
    Ana: ['Edit', 'Send invite', 'Remove'],
    Kofi: ['Edit', 'Send private message', 'Approve', 'Decline', 'Remove'],
    Maya: ['Edit'],
  }
  for (const [name, expected] of Object.entries(items)) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await expect(page.getByRole('menuitem')).toHaveText(expected)
    await page.keyboard.press('Escape')
  }
  await choose(page, 'Kofi', 'Edit')
  await expect(page.getByRole('group', { name: 'Waitlist' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'Maya', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit host' })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await expect(dialog.getByRole('group', { name: 'Waitlist' })).toHaveCount(0)
})
