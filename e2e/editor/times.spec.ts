import { z } from 'zod'
import { googleMapsService } from '../../tests/support/services/googleMapsService.ts'
import { apiPerson, apiSession } from '../support/api.ts'
import { newAddress, openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('times have steps of 15 minutes in the time zone of the place, and one that occurs twice can be either @desktop [PLACE-02, PLACE-03, PLACE-06, PLACE-07]', async ({
  page,
  server,
}) => {
  const email = newAddress('maya')
  const maya = await apiPerson(server.origin, email, 'Maya')
  // Clocks in Los Angeles go back at 2:00, so 1:30 occurs at 8:30 and at 9:30 UTC.
  const second = Date.UTC(2099, 10, 1, 9, 30)
  const { draft } = await maya.call('ElkEventService', 'editEventDraft', {
    eventId: crypto.randomUUID(),
    event: { modificationId: 1, title: 'Night owls', startTime: second, timeZone: 'America/Los_Angeles' },
  })
  const { eventUuid } = z.object({ eventUuid: z.string() }).parse(draft)
  const startTime = async () => {
    const answer = await maya.call('ElkEventService', 'fetchDraft', { eventUuid })
    return z.object({ draft: z.object({ event: z.object({ startTime: z.number() }) }) }).parse(answer).draft.event
      .startTime
  }
  await apiSession(page, server.origin, email, 'Maya')
  await page.goto(`/event/draft/edit/${eventUuid}`)
  await openRow(page, 'When')
  await expect(page.getByLabel('Starts')).toHaveValue('2099-11-01T01:30')
  const which = page.getByRole('group', { name: 'Clocks go back that night' })
  await expect(which.getByRole('radio', { name: 'The second (PST)' })).toBeChecked()
  await expectAccessible(page)
  await page.getByLabel('Party title').fill('Night owls united')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(await startTime()).toBe(second)
  await which.getByRole('radio', { name: 'The first (PDT)' }).check({ force: true })
  await expect.poll(startTime).toBe(second - 3_600_000)
  await page.getByLabel('Starts').fill('2099-11-01T02:30')
  await expect(which).toBeHidden()

  // The place sets the time zone, and its venue name is added on request and restored on Cancel.
  const placeAndTime = page.getByRole('region', { name: 'Place & time' })
  const address = placeAndTime.getByRole('combobox', { name: 'Address' })
  await placeAndTime.getByLabel('Starts').fill('2099-01-10T20:00')
  await expect(placeAndTime.getByText('Los Angeles time (PST)')).toBeVisible()
  await address.fill('12 Rue Cler, Paris, France')
  await page.getByRole('option').first().click()
  await expect(placeAndTime.getByText(/^Paris time/)).toBeVisible()
  await expect(placeAndTime.getByLabel('Starts')).toHaveValue('2099-01-10T20:00')
  const starts = placeAndTime.getByLabel('Starts')
  const ends = placeAndTime.getByLabel('Ends')
  await expect(ends).toBeHidden()
  await placeAndTime.getByRole('button', { name: 'Add end time' }).click()
  for (const field of [starts, ends]) await expect(field).toHaveAttribute('step', '900')
  await expect(ends).toHaveValue('2099-01-10T23:00')
  // Steps up once, as arrow keys and the browser's picker do.
  await starts.evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    field.stepUp()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(starts).toHaveValue('2099-01-10T20:15')
  await expect(page.getByLabel('Venue name')).toBeHidden()
  await page.getByRole('button', { name: 'Add venue name' }).click()
  await page.getByLabel('Venue name').fill('The Old Mill')
  await page.getByRole('group', { name: 'Where' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('The Old Mill')).toBeVisible()
  await page.getByRole('button', { name: 'Change venue name' }).click()
  await page.getByLabel('Venue name').fill('Elsewhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The Old Mill')).toBeVisible()
})

test("a place whose time zone can't be found keeps the browser's, and a street alone is only text @desktop [ERR-45, PLACE-07, PLACE-08, PLACE-09]", async ({
  page,
  serverWith,
  cleanConsole,
}) => {
  const startedAt = Math.floor(Date.now() / 1_000)
  const google = await googleMapsService()
  const server = await serverWith(() => Promise.resolve(google.env))
  await page.goto(`${server.origin}/event/create`)
  await openRow(page, 'When')
  await page.getByLabel('Starts').fill('2099-01-10T20:00')
  const address = page.getByRole('combobox', { name: 'Address' })
  for (const id of ['zoneFails', 'nowhere']) {
    await address.fill(id)
    await page.getByRole('option', { name: `${id} 1` }).click()
    await expect(address).toHaveValue(id === 'zoneFails' ? 'Zone, USA' : 'Null Island')
    await expect(address).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText('Los Angeles time (PST)')).toBeVisible()
    await expect(page.getByLabel('Starts')).toHaveValue('2099-01-10T20:00')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  }
  const zones = google.requests.filter(({ url }) => url.pathname === '/maps/api/timezone/json')
  expect(zones.map(({ url }) => url.searchParams.get('location'))).toEqual(['1,1', '0,0'])
  for (const { url } of zones) {
    const seconds = Number(url.searchParams.get('timestamp'))
    expect(seconds).toBeGreaterThanOrEqual(startedAt)
    expect(seconds).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000))
  }
  // The name of a venue is used, but not one that starts with a digit.
  const missingFields = page.getByRole('status', { name: 'Still missing' })
  for (const [id, full] of [
    ['digits', 'Folsom St, San Francisco, CA, USA'],
    ['venue', '9 Fell St, San Francisco, CA, USA'],
  ] as const) {
    await address.fill(id)
    await page.getByRole('option', { name: `${id} 1` }).click()
    await expect(address).toHaveValue(full)
    await expect(page.getByText('The Lantern Hall')).toBeVisible({ visible: id === 'venue' })
    await expect(page.getByText('1015 Folsom Hall')).toBeHidden()
    await expect(missingFields).not.toContainText('an address')
  }
  await address.fill('streetOnly')
  await page.getByRole('option', { name: 'streetOnly 1' }).click()
  await expect(address).toHaveValue('Mission St')
  // Maps don't know it, so the browser's time zone applies.
  await expect(page.getByText('Los Angeles time (PST)')).toBeVisible()
  await expect(missingFields).not.toContainText('an address')
  expect(cleanConsole).toEqual([])
  await page.close()
  await server.stop()
  await google.close()
})
