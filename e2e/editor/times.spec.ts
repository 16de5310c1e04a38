import { z } from 'zod'
import { apiPerson, apiSession } from '../support/api.ts'
import { hoursUntilStart, newAddress, openRow } from '../support/journeys.ts'
import { googleMapsService } from '../../tests/support/services/googleMapsService.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('times are chosen in steps of 15 minutes [PLACE-06, CONST-35, CONST-37]', async ({ page }) => {
  await page.goto('/event/create')
  const starts = page.getByLabel('Starts')
  await openRow(page, 'When')
  await starts.fill('2099-01-10T20:00')
  await page.getByRole('button', { name: 'Add end time' }).click()
  const ends = page.getByLabel('Ends')
  for (const field of [starts, ends]) await expect(field).toHaveAttribute('step', '900')
  await expect(ends).toHaveValue('2099-01-10T23:00')
  // Steps up once, as arrow keys and the browser's picker do.
  await starts.evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    field.stepUp()
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(starts).toHaveValue('2099-01-10T20:15')
})

test('the host chooses which of two equal times is meant when clocks go back', async ({ page, server }) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
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
  await apiSession(page, server.origin, address, 'Maya')
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
})

test('the place sets the time zone; the venue name is added on request and restored on Cancel @desktop [PLACE-01, PLACE-02, PLACE-03, PLACE-07]', async ({
  page,
}) => {
  await page.goto('/event/create')
  const placeAndTime = page.getByRole('region', { name: 'Place & time' })
  const address = placeAndTime.getByRole('combobox', { name: 'Address' })
  await openRow(page, 'When')
  await placeAndTime.getByLabel('Starts').fill('2099-01-10T20:00')
  await expect(placeAndTime.getByText('Los Angeles time (PST)')).toBeVisible()
  await address.fill('12 Rue Cler, Paris, France')
  await page.getByRole('option').first().click()
  await expect(placeAndTime.getByText(/^Paris time/)).toBeVisible()
  await expect(placeAndTime.getByLabel('Starts')).toHaveValue('2099-01-10T20:00')
  await expect(placeAndTime.getByLabel('Ends')).toBeHidden()
  await expect(placeAndTime.getByRole('button', { name: 'Add end time' })).toBeVisible()
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
  // The test starts its own server.
  test.setTimeout(120_000)
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
  const zones = google.asked.filter(({ url }) => url.pathname === '/maps/api/timezone/json')
  expect(zones.map(({ url }) => url.searchParams.get('location'))).toEqual(['1,1', '0,0'])
  for (const { url } of zones) expect(Number(url.searchParams.get('timestamp'))).toBeGreaterThanOrEqual(startedAt)
  // The name of a venue is used, but not one that starts with a digit.
  const missing = page.getByRole('status', { name: 'Still missing' })
  for (const [id, full] of [
    ['digits', 'Folsom St, San Francisco, CA, USA'],
    ['venue', '9 Fell St, San Francisco, CA, USA'],
  ] as const) {
    await address.fill(id)
    await page.getByRole('option', { name: `${id} 1` }).click()
    await expect(address).toHaveValue(full)
    await expect(page.getByText('The Lantern Hall')).toBeVisible({ visible: id === 'venue' })
    await expect(page.getByText('1015 Folsom Hall')).toBeHidden()
    await expect(missing).not.toContainText('an address')
  }
  await address.fill('streetOnly')
  await page.getByRole('option', { name: 'streetOnly 1' }).click()
  await expect(address).toHaveValue('Mission St')
  // Maps don't know it, so the browser's time zone applies.
  await expect(page.getByText('Los Angeles time (PST)')).toBeVisible()
  await expect(missing).not.toContainText('an address')
  expect(cleanConsole).toEqual([])
  await page.close()
  await server.stop()
  await google.close()
})

test("a new party starts on Saturday evening, in the browser's time zone or, without one, in Los Angeles [ENT-14, ENT-15, ENT-16, ENT-17, ENT-23, ENT-24, LIFE-03, CONST-54]", async ({
  browser,
  server,
}) => {
  for (const [named, zone] of [
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['', 'America/Los_Angeles'],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.origin, timezoneId: zone })
    if (named === '')
      await context.addInitScript(() => {
        const resolved = Intl.DateTimeFormat.prototype.resolvedOptions
        Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
          return { ...resolved.call(this), timeZone: '' }
        }
      })
    const page = await context.newPage()
    const address = newAddress('maya')
    const maya = await apiPerson(server.origin, address, 'Maya')
    await apiSession(page, server.origin, address)
    await page.goto('/event/create')
    await openRow(page, 'When')
    await expect(page.getByLabel('Starts')).toHaveValue(/T19:00$/)
    const days = (await hoursUntilStart(page)) / 24
    expect(days > 0 && days < 8, 'within eight days').toBe(true)
    await page.getByLabel('Party title').fill('Momo night')
    const draft = async () => {
      const { drafts } = await maya.call('ElkEventService', 'fetchDrafts', {})
      return z.array(z.object({ event: z.looseObject({}) })).parse(drafts)[0]?.event
    }
    await expect.poll(draft).toMatchObject({
      timeZone: zone,
      endTime: 0,
      animation: 'lightSource',
      communicationPreference: 3,
    })
    const { startTime } = z.object({ startTime: z.number() }).parse(await draft())
    const start = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', timeZone: zone })
    expect(start.format(startTime)).toBe('Saturday 7 PM')
    await context.close()
  }
})
