import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiInvite, apiParty, apiPerson } from '../support/api.ts'
import { hostedParty, type HostedParty } from '../support/hostedParty.ts'
import { newAddress, openAsHost, openRow } from '../support/journeys.ts'
import { sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Creates a party hosted by Maya, to which Kofi has been invited. */
async function withGuest(page: Page, origin: string, email: string): Promise<HostedParty> {
  const party = await hostedParty(page, origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  const { host, eventId } = party
  await apiInvite(host, eventId, [{ name: 'Kofi', email }])
  return party
}

/** Changes the time again, without notifying guests, which is the host's choice. */
async function saveQuietly(page: Page, eventId: string) {
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('2099-01-11T20:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const notifies = dialog.getByRole('switch', { name: 'Notify guests' })
  await notifies.click()
  await expect(notifies).not.toBeChecked()
  const [editRequest] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"editEventDetails"') ?? false),
    dialog.getByRole('button', { name: 'Save changes' }).click(),
  ])
  expect(editRequest.postDataJSON().params).toMatchObject({ eventId, disableNotification: true })
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

test('a live party is changed, and its guests are notified of a new time @desktop [ROUTE-24, EDIT-02, EDIT-13, EDIT-14]', async ({
  page,
  server,
}) => {
  const guest = newAddress('kofi')
  const { eventId } = await withGuest(page, server.origin, guest)
  await openAsHost(page, eventId)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByText('1 guest on the list. 1 going, including hosts and plus-ones.')).toBeVisible()
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage guest list' })).toBeVisible()
  await expectAccessible(page)

  // Guests needn't be notified of this change, so the switch is off.
  await page.getByLabel('Description').fill('Bring a lantern.')
  await expect(page.getByText('Guests will see your changes once you save.')).toBeVisible()
  // Until then, this tab keeps them under the party's id.
  const storedDraft = () => page.evaluate((id) => sessionStorage.getItem(`festoon.draft:${id}`), eventId)
  await expect.poll(storedDraft).toContain('Bring a lantern.')
  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('Bring a lantern.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await expect(dialog.getByRole('listitem')).toHaveText([/^Description/])
  await expect(dialog.getByRole('switch', { name: 'Notify guests' })).not.toBeChecked()
  const [quiet] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"editEventDetails"') ?? false),
    dialog.getByRole('button', { name: 'Save changes' }).click(),
  ])
  expect(quiet.postDataJSON().params).toMatchObject({ eventId, disableNotification: true })
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByText('Bring a lantern.')).toBeVisible()

  // Guests must be notified of a new time, so the switch is on.
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toContainText('January 10, 2099')
  await expect(dialog.getByRole('switch', { name: 'Notify guests' })).toBeChecked()
  // The host chooses who hears about it, and adds a note.
  const audience = (name: string) => dialog.getByRole('button', { name })
  await expect(audience('Going 0')).toHaveAttribute('aria-pressed', 'false')
  await expect(audience('Invited 1')).toHaveAttribute('aria-pressed', 'true')
  await audience('Going 0').click()
  await expect(dialog.getByText("There's no one to notify yet.")).toBeVisible()
  await audience('Everyone 1').click()
  await expect(dialog.getByText("All invited guests, even those who can't make it.")).toBeVisible()
  await dialog.getByLabel('Note to your guests').fill('The lanterns come a day later.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save and notify 1' }).click()
  await expect(page.getByText("Saved. We'll let your guests know.")).toBeVisible()
  await expect
    .poll(async () => (await sentTo(server.origin, guest)).filter(({ text }) => text.includes('January 10, 2099')))
    .toEqual([expect.objectContaining({ text: expect.stringContaining('“The lanterns come a day later.”') })])

  await saveQuietly(page, eventId)
})

test('two hosts who change a party see both versions, unless they made the same change, a minute apart @desktop [LIFE-16, CONST-36]', async ({
  page,
  server,
}) => {
  const startTime = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 360_000_000
  const more = { name: 'Maya', more: { startTime } }
  const { host: maya, eventId } = await hostedParty(page, server.origin, 'Lantern walk', more)
  await page.route('**/realtime?*', () => new Promise(() => undefined))
  const changeElsewhere = async (title: string, later: number): Promise<void> => {
    const event = Object((await maya.call('ElkEventService', 'getEvent', { eventId })).event)
    const details = { ...event, backgroundAnimationUrl: undefined, playlistId: undefined }
    const changedDetails = { ...details, title, startTime: startTime + later }
    await maya.call('ElkEventService', 'editEventDetails', { eventId, event: changedDetails })
  }
  const saveMine = async (title: string): Promise<void> => {
    await page.getByLabel('Party title').fill(title)
    await page.getByRole('button', { name: 'Save changes' }).click()
    const confirm = page.getByRole('dialog', { name: 'Save these changes?' })
    await confirm.getByRole('button', { name: 'Save changes' }).click()
    await expect(confirm).toBeHidden()
  }
  const conflict = page.getByRole('dialog', { name: 'This party was changed elsewhere' })
  await page.goto(`/event/edit/${eventId}`)
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern walk')
  await changeElsewhere('Lantern walk, ours', 60_000)
  await saveMine('Lantern walk, ours')
  await expect(conflict).toBeHidden()
  // The page continues from the other version, so the next save succeeds.
  await saveMine('Lantern walk, ours')
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern walk, ours')
  // Three minutes are another time.
  await changeElsewhere('Lantern walk, again', 180_000)
  await saveMine('Lantern walk, again')
  await conflict.getByRole('button', { name: 'Keep my version' }).click()
  await changeElsewhere('Lantern walk, theirs', 180_000)
  await saveMine('Lantern walk, mine')
  await expect(conflict).toContainText('Lantern walk, theirs')
  await conflict.getByRole('button', { name: 'Keep my version' }).click()
  await saveMine('Lantern walk, mine')
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk, mine' })).toBeVisible()
})

test('a party with guests is canceled with a message to them, then deleted @desktop [LIFE-05, EVPAGE-17, ROUTE-16, AUTHZ-25]', async ({
  page,
  server,
}) => {
  const guest = newAddress('kofi')
  const { host: maya, eventId } = await withGuest(page, server.origin, guest)
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await expect(page.getByRole('menuitem', { name: 'Cancel party' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete party' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Cancel party' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this party?' })
  await dialog.getByRole('button', { name: 'Keep party' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Event Canceled')).toHaveCount(0)
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('button', { name: 'Cancel this party' }).click()
  const message = dialog.getByLabel('Message to your guests')
  const cancel = dialog.getByRole('button', { name: 'Cancel party' })
  await message.fill('x'.repeat(1_001))
  await expect(dialog.getByText(fixedText('VAL-48'))).toBeVisible()
  await expect(cancel).toBeDisabled()
  // Without a notification, there is no message.
  const notifies = dialog.getByRole('switch', { name: 'Notify guests' })
  await notifies.click()
  await expect(message).toBeHidden()
  await expect(cancel).toBeEnabled()
  await notifies.click()
  await message.fill('The lake is closed.')
  await expectAccessible(page)
  await cancel.click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByText('Event Canceled')).toBeVisible()
  await expect
    .poll(async () => (await sentTo(server.origin, guest)).filter(({ text }) => text.includes('The lake is closed.')))
    .toHaveLength(1)

  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Delete party' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep party' }).click()
  await expect(page.getByText('Event Canceled')).toBeVisible()
  await expect(maya.call('ElkEventService', 'getEvent', { eventId })).resolves.toHaveProperty('event')

  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Delete party' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete party' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByText('Party deleted.')).toBeVisible()
  await expect(page.getByText('Lantern walk')).toHaveCount(0)
  await expect(maya.call('ElkEventService', 'getEvent', { eventId })).rejects.toThrow('eventNotFound')

  // A party without guests can be deleted in the editor, too.
  await page.goto(`/event/edit/${await apiParty(maya, 'Board games', 60)}`)
  await page.getByRole('button', { name: 'Delete this party' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete party' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByText('Party deleted.')).toBeVisible()
  await expect(page.getByText('Board games')).toHaveCount(0)
})

test('a party canceled without a notification is read-only, and a host changes only own parties @desktop [LIFE-04, LIFE-06]', async ({
  page,
  context,
  server,
}) => {
  const { host: maya, eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  const kofisEventId = await apiParty(await apiPerson(server.origin, newAddress('kofi'), 'Kofi'), 'Board games', 60)
  const invitee = { inviteeId: crypto.randomUUID(), name: 'Kofi', email: newAddress('kofi') }
  await maya.call('ElkEventService', 'addInvitees', { eventId, invitees: [invitee] })
  const cohost = { inviteeId: crypto.randomUUID(), name: 'Ada', email: newAddress('ada') }
  await maya.call('ElkEventService', 'addCohost', { eventId, cohost })
  await apiGuest(server.origin, eventId, 'Gil')
  const list = await context.newPage()
  await list.goto(`/event/invite/${eventId}`)
  const add = list.getByRole('form', { name: 'Invite by name' })
  const send = list.getByRole('button', { name: /^Send \d+ invites?$/ })
  await expect(add).toBeVisible()
  await expect(send).toBeVisible()

  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('button', { name: 'Cancel this party' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this party?' })
  await dialog.getByLabel('Message to your guests').fill('The lake is closed.')
  await dialog.getByRole('switch', { name: 'Notify guests' }).click()
  await expect(dialog.getByLabel('Message to your guests')).toBeHidden()
  const cancelRequest = page.waitForRequest((request) => request.postData()?.includes('"cancelEvent"') === true)
  await dialog.getByRole('button', { name: 'Cancel party' }).click()
  const { params } = (await cancelRequest).postDataJSON()
  expect(params).toMatchObject({ eventId, disableNotification: true })
  expect(params).not.toHaveProperty('message')
  await expect(page.getByText('Event Canceled')).toBeVisible()

  // The open guest list gets the change.
  await expect(list.getByText('Event Canceled')).toBeVisible()
  for (const isReloaded of [false, true]) {
    if (isReloaded) await list.reload()
    await expect(list.getByRole('row', { name: /Kofi/ })).toContainText('Unsent')
    await expect(add).toBeHidden()
    await expect(send).toBeHidden()
  }
  await list.goto(`/event/cohost/${eventId}`)
  await expect(list.getByText('Ada', { exact: true })).toBeVisible()
  await expect(list.getByRole('button', { name: /^(Remove|Ask) / })).toHaveCount(0)

  await page.goto(`/event/edit/${kofisEventId}`)
  await expect(page.getByRole('heading', { name: "You can't edit this party" })).toBeVisible()
  await page.goto(`/event/edit/${eventId}`)
  await expect(page.getByRole('heading', { name: 'This party was canceled' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View invitation' }).click()
  await expect(page.getByText('Event Canceled')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden()
})
