import type { Page } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress, openRow } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test.use({ timezoneId: 'Asia/Tokyo' })
test.beforeEach(({ context }) =>
  context.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' })),
)

/** Opens the editor at noon in Tokyo on a day, and expects the start of the new party. */
async function expectStart(page: Page, path: string, today: string, start: string) {
  await page.clock.setFixedTime(new Date(`${today}T12:00:00+09:00`))
  await page.goto('about:blank')
  await page.goto(path)
  await openRow(page, 'When')
  await expect(page.getByLabel('Starts'), `${path} on ${today}`).toHaveValue(start)
  await page.evaluate(() => sessionStorage.clear())
}

/** Expects the start of a party from the gallery of a theme. */
const expectThemeStart = (page: Page, themeId: number, today: string, start: string) =>
  expectStart(page, `/event/create/fromGallery/${themeId}-1`, today, start)

test('a new party starts at 7 PM on the next Saturday, in the time zone of the browser @desktop [CONST-54, ENT-15, LIFE-03]', async ({
  page,
  server,
}) => {
  await expectStart(page, '/event/create', '2027-03-10', '2027-03-13T19:00')
  await expectStart(page, '/event/create', '2027-03-14', '2027-03-20T19:00')
  await expect(page.getByText(/^Tokyo time/)).toBeVisible()
  // A first birthday is in the afternoon, and Halloween on its day.
  await expectThemeStart(page, 791, '2027-03-10', '2027-03-13T14:00')
  await expectThemeStart(page, 719, '2027-03-10', '2027-10-31T19:00')

  await page.clock.setFixedTime(new Date())
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  const draftRequest = page.waitForRequest((request) => request.postData()?.includes('"editEventDraft"') ?? false)
  await page.getByLabel('Party title').fill('Hanami')
  await page.getByRole('button', { name: 'Save draft' }).click()
  expect((await draftRequest).postDataJSON().params.event).toMatchObject({ title: 'Hanami', timeZone: 'Asia/Tokyo' })
})

test('a party for a holiday starts on its day, unless that is less than four days away @desktop [CONST-49, THEME-11, THEME-12, THEME-13]', async ({
  page,
}) => {
  await expectThemeStart(page, 723, '2027-11-02', '2027-11-25T19:00')
  await expectThemeStart(page, 723, '2029-11-02', '2029-11-22T19:00')
  await expectThemeStart(page, 711, '2027-05-05', '2027-05-09T19:00')
  await expectThemeStart(page, 711, '2027-05-06', '2028-05-14T19:00')
  await expectThemeStart(page, 715, '2027-06-01', '2027-06-20T19:00')
})

test('a party for Mardi Gras, Holi or Diwali starts on the day of the calendar, or else of the moon @desktop [THEME-14, THEME-15, THEME-16]', async ({
  page,
}) => {
  await expectThemeStart(page, 704, '2028-01-10', '2028-02-29T19:00')
  await expectThemeStart(page, 705, '2029-01-10', '2029-03-01T19:00')
  await expectThemeStart(page, 705, '2032-01-10', '2032-03-27T19:00')
  await expectThemeStart(page, 721, '2030-09-01', '2030-10-26T19:00')
  await expectThemeStart(page, 721, '2033-09-01', '2033-10-22T19:00')
})
