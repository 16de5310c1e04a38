import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { autosave, loseAnswer, newAddress, signUp } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('a save whose result was lost is not treated as a conflict @desktop [DRAFT-07]', async ({ page, server }) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  // This tab gets no updates, as on a bad connection.
  await page.route('**/realtime?*', () => new Promise(() => undefined))
  await page.goto('/event/create')
  const first = autosave(page)
  await page.getByLabel('Party title').fill('Picnic')
  await first
  await loseAnswer(page, 'editEventDraft')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/json/'))
  await page.getByLabel('Party title').fill('Picnic by the lake')
  await lost
  const next = autosave(page)
  await page.getByLabel('Party title').fill('Picnic by the lake, at noon')
  await next
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Picnic by the lake, at noon'])
})

test('pasted text is saved, whatever characters it contains @desktop [DRAFT-04, EDIT-13]', async ({ page, server }) => {
  const { eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya', hours: 100 })
  await page.goto('/event/create')
  const saved = autosave(page)
  await page.getByLabel('Party title').fill('Soup\tand bread')
  await page.getByLabel('Description').fill('First line\u000Bsecond line')
  await saved
  await page.goto('/events?tab=Drafts')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Soup and bread'])

  await page.goto(`/event/edit/${eventId}`)
  await page.getByLabel('Party title').fill('Lantern\twalk')
  await page.getByLabel('Description').fill('Bring\u000Ba light.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByText('a light.')).toBeVisible()
})

test('a permanent save failure shows its reason @desktop', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID())
  for (const eventId of ids)
    await maya.call('ElkEventService', 'editEventDraft', { eventId, event: { title: 'Draft', modificationId: 1 } })
  await apiSession(page, server.origin, address)
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('One more')
  await expect(
    page.getByText('Not saved yet. You already have 100 drafts. Please delete one before saving another.'),
  ).toBeVisible()
  const saved = autosave(page)
  await maya.call('ElkEventService', 'deleteDraft', { eventUuid: ids[0] })
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()
})

test('the place and venue of a copy are kept on another device @desktop [EDIT-07, DRAFT-04]', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const location = { displayName: '123 Main St, Oakland, CA', placeName: 'The Old Mill', place: 'p' }
  const eventId = await apiParty(maya, 'Lantern walk', 100, { location })
  await apiSession(page, server.origin, address)
  await page.goto(`/event/create/from/${eventId}`)
  const saved = autosave(page)
  await page.getByLabel('Party title').fill('Second walk')
  await saved
  const other = await browser.newContext({ baseURL: server.origin })
  const phone = await other.newPage()
  await apiSession(phone, server.origin, address)
  await phone.goto('/events?tab=Drafts')
  await phone.getByRole('link', { name: 'Second walk' }).click()
  await expect(phone.getByText('The Old Mill')).toBeVisible()
  await phone.getByRole('button', { name: 'Yes, same place' }).click()
  await expect(phone.getByRole('combobox', { name: 'Address' })).toHaveValue('123 Main St, Oakland, CA')
  await expect(phone.getByRole('status', { name: 'Still missing' })).toHaveText('')
  await other.close()
})

test('images whose request result was lost still arrive @desktop [COIN-08]', async ({ page, server }) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByRole('tab', { name: 'Cover image' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await panel.getByLabel('What should the image show?').fill('paper lanterns')
  await loseAnswer(page, 'generateEventImage')
  await panel.getByRole('button', { name: 'Generate 4 images' }).click()
  await expect(panel.getByRole('list', { name: 'Generated images' }).getByRole('button')).toHaveCount(4, {
    timeout: 120_000,
  })
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
})
