import type { Page } from '@playwright/test'
import { apiInvite, apiParty, apiPerson, apiUpload } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { autosave, enterContact, hoursUntilStart, newAddress, openAsHost, openRow } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

/** Confirms the place of a copy, which starts in about a day, on the hour, and has no end. */
async function confirmPlace(page: Page) {
  await openRow(page, 'When')
  // It starts in about a day, on the hour, and has no end.
  expect(Math.abs((await hoursUntilStart(page)) - 24)).toBeLessThanOrEqual(1)
  await expect(page.getByLabel('Starts')).toHaveValue(/:00$/)
  await expect(page.getByLabel('Ends')).toBeHidden()
  await expect(page.getByRole('status', { name: 'Still missing' })).toContainText(
    'Please confirm the location of your party',
  )
  await page.getByRole('button', { name: 'Create party' }).click()
  const confirm = page.getByText('Please confirm the location of your party', { exact: true })
  // In the bar, and at the field.
  await expect(confirm).toHaveCount(2)
  await page.getByRole('button', { name: 'Yes, same place' }).click()
  await expect(confirm).toHaveCount(0)
  await expect(page.getByText('Please confirm the location')).toBeHidden()
}

test('a party can be duplicated with its guests for another day @desktop [ROUTE-27, LIFE-07, LIFE-08, EDIT-07]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Lantern walk', {
    name: 'Maya',
    hours: 100,
    more: { endTime: Date.now() + 103 * 3_600_000 },
  })
  await apiInvite(host, eventId, [{ name: 'Kofi', email: newAddress('kofi') }])
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate party' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/create/from/${eventId}$`))
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Lantern walk')
  const draftSave = autosave(page)
  await page.getByLabel('Party title').fill('Copy one')
  await draftSave
  const { drafts } = await host.call('ElkEventService', 'fetchDrafts', {})
  expect(drafts).toMatchObject([{ event: { title: 'Copy one', isDraft: true, isClone: true } }])
  expect(Object(drafts)[0].eventUuid).not.toBe(eventId)
  // The next copy is another one.
  await page.goto('/events')
  await page.goto(`/event/create/from/${eventId}`)
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Lantern walk')
  const sameGuests = page.getByRole('switch', { name: 'Invite the same guests' })
  await expect(sameGuests).toBeChecked()
  await confirmPlace(page)
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  expect(page.url()).not.toContain(eventId)
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { event: copy } = await host.call('ElkEventService', 'getEvent', { eventId: copyId })
  expect(copy).toMatchObject({ title: 'Copy of Lantern walk', endTime: 0, host: { isClone: true } })
  await expect(page.getByRole('heading', { level: 1, name: 'Copy of Lantern walk' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Kofi/ })).toContainText(/Pending|Unsent/)
})

test('a copy of a canceled party has neither its cancellation nor its album and messages, and no guests if the host says so @desktop [LIFE-09]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  await apiInvite(host, eventId, [{ name: 'Kofi', email: newAddress('kofi') }])
  await host.call('ElkEventService', 'sendEventComment', {
    eventId,
    messageId: crypto.randomUUID(),
    message: 'Bring a towel.',
  })
  await host.call('ElkEventService', 'cancelEvent', { eventId })
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('link', { name: 'Duplicate party' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Lantern walk')
  await page.getByRole('button', { name: 'Yes, same place' }).click()
  await page.getByRole('switch', { name: 'Invite the same guests' }).click()
  const createRequest = page.waitForRequest((request) => request.postData()?.includes('"createEvent"') === true)
  await page.getByRole('button', { name: 'Create party' }).click()
  expect((await createRequest).postData()).not.toMatch(/albumId|cancelled|guestsOf/)
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('rowheader', { name: /Maya/ })).toBeVisible()
  await expect(page.getByText('Event Canceled')).toBeHidden()
  await expect(page.getByRole('row', { name: /Kofi/ })).toHaveCount(0)
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { messages } = await host.call('ElkEventService', 'getEventMessageHistory', { eventId: copyId })
  expect(messages).toEqual([])
})

test('a signed-out visitor can start a copy and signs in to save it @desktop [EDIT-05, ROUTE-28]', async ({
  page,
  server,
}) => {
  const kofi = await apiPerson(server.origin, newAddress('kofi'), 'Kofi')
  const photoUrl = await apiUpload(server.origin, kofi)
  const eventId = await apiParty(kofi, 'Board games', 60, { photoUrl })
  await page.goto(`/event/create/from/${eventId}`)
  await expect(page.getByLabel('Party title')).toHaveValue('Copy of Board games')
  const cover = page.getByRole('img', { name: 'Your cover image' })
  await expect(cover).toBeVisible()
  // Only hosts can copy the guests.
  await expect(page.getByRole('switch', { name: 'Invite the same guests' })).toBeHidden()
  await page.getByLabel('Party title').fill('More board games')
  await page.getByRole('button', { name: 'Log in to save draft' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  const address = newAddress('lena')
  await apiPerson(server.origin, address, 'Lena')
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await page.getByRole('link', { name: 'More board games' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('More board games')
  // The other host's image was copied to the user's own folder, whose name doesn't tell whose it is.
  const otherHostFolder = photoUrl.split('/').at(-2) ?? ''
  await expect(cover).toHaveAttribute('src', new RegExp(`^/files/events/user_images/(?!${otherHostFolder}/)[^/]+/`))
  const userId = (await page.context().cookies()).find(({ name }) => name === 'userId')?.value ?? ''
  expect(await cover.getAttribute('src')).not.toContain(userId)
})
