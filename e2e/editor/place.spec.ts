import type { Page } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { autosave, newAddress, openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { countInteractions, publishAsNewHost } from './countInteractions.ts'

const line = "Nana's 80th, Sunday lunch at 1, 42 Fig Lane, no gifts"

test('a first party takes at most eight interactions from the landing page, and signing in halfway loses nothing [HEAD-10, HEAD-11, HEAD-12, PROD-01]', async ({
  page,
  server,
}) => {
  const interactions = countInteractions('a line')
  const { step } = interactions
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  await page.route('**/json/ThemeService', async (route) => {
    if (route.request().postData()?.includes('"draftFromLine"')) await mayAnswer
    await route.continue()
  })
  await page.goto('/')
  await step(page.getByLabel('Your party in one line').fill(line))
  await step(page.getByRole('button', { name: 'Make my invitation' }).click())
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Making your invitation' })).toBeVisible()
  await expect(main).toHaveAttribute('data-page', 'QuickCreateLoading')
  await expect(page.getByRole('banner').getByRole('link', { name: 'festoon' })).toHaveCount(0)
  await expectAccessible(page)
  resolve()
  await expect(page).toHaveURL(/\/event\/create\?quick=/)
  await expect(main).toHaveAttribute('data-page', 'CreateEvent')
  await expect(page.getByLabel('Party title')).toHaveValue("Nana's 80th")
  await expect(page.getByRole('button', { name: 'Change place: 42 Fig Lane' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change date and time: Sunday, .* 1:00 PM/ })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue(/Come for lunch\. No gifts, please\./)
  await expect(page.getByRole('status', { name: 'Still missing' })).toBeEmpty()
  // Coming back without signing in creates nothing, and keeps everything.
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Party title')).toHaveValue("Nana's 80th")
  const createRequest = page.waitForRequest((request) => request.postData()?.includes('"createEvent"') === true)
  await publishAsNewHost(page, server.origin, interactions, 'Ivy')
  expect((await createRequest).postDataJSON().params.event).toMatchObject({ isFromQuickCreate: true })
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('heading', { level: 1, name: "Nana's 80th" })).toBeVisible()
  interactions.expectAtMost(8)
  await page.getByRole('link', { name: 'Skip and view invite' }).click()
  const createdDialog = page.getByRole('dialog', { name: 'Your party is on!' })
  await expect(createdDialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await createdDialog.getByRole('button', { name: 'View party page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Nana's 80th" })).toBeVisible()
  // The theme's image brought its colors.
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)
})

/** Leaves the date undecided. One press goes back, and nothing is lost. */
async function decideDateLater(page: Page) {
  await openRow(page, 'When')
  const dates = page.getByRole('group', { name: 'Kind of date' })
  const starts = page.getByLabel('Starts')
  await starts.fill('2099-01-10T20:00')
  await expect(page.getByLabel('Ends')).toBeHidden()
  await page.getByRole('button', { name: 'Add end time' }).click()
  await expect(page.getByLabel('Ends')).toHaveValue('2099-01-10T23:00')
  await dates.getByRole('button', { name: 'To be decided' }).click()
  await expect(starts).toHaveCount(0)
  await expect(page.getByText('Guests see “Date to be decided”', { exact: false })).toBeVisible()
  // One press goes back, and nothing is lost.
  await dates.getByRole('button', { name: 'Date', exact: true }).click()
  await expect(starts).toHaveValue('2099-01-10T20:00')
  await expect(page.getByLabel('Ends')).toHaveValue('2099-01-10T23:00')
  await dates.getByRole('button', { name: 'To be decided' }).click()
}

test('the host decides later about date and place, or is online, and a draft keeps it [CONST-37, PLACE-01, PLACE-04]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await page.getByLabel('Party title').fill('Book club')
  await decideDateLater(page)
  const kinds = page.getByRole('group', { name: 'Kind of location' })
  await kinds.getByRole('button', { name: 'To be decided' }).click()
  await expect(page.getByText('Guests see “Place to be decided”.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await kinds.getByRole('button', { name: 'Online' }).click()
  const link = page.getByLabel('Link (optional)')
  await link.fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page.getByText('Enter a valid web address')).toBeVisible()
  const draftSave = autosave(page)
  await link.fill('meet.example.com/books')
  await expect(page.getByText('Enter a valid web address')).toBeHidden()
  await expectAccessible(page)
  await draftSave

  await page.goto('/events?tab=Drafts')
  const card = page.getByRole('listitem').filter({ hasText: 'Book club' })
  await expect(card).toContainText('Date to be decided')
  await card.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Change date and time: Date to be decided' })).toBeVisible()
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto('/events?tab=Upcoming')
  await expect(page.getByRole('listitem').filter({ hasText: 'Book club' })).toContainText('Date to be decided')
  await page.goto(`/event/${eventId}`)
  const where = page.getByRole('definition').filter({ hasText: 'Online' })
  await expect(where.getByRole('link', { name: 'Join online' })).toHaveAttribute(
    'href',
    'https://meet.example.com/books',
  )
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveCount(0)

  // Guests hear about the new place.
  await page.goto(`/event/edit/${eventId}`)
  await openRow(page, 'Where')
  await expect(link).toHaveValue('https://meet.example.com/books')
  await kinds.getByRole('button', { name: 'Place', exact: true }).click()
  await page.getByRole('combobox', { name: 'Address' }).fill('Our garden')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog')
  await expect(changes).toContainText('Online, https://meet.example.com/books')
  await expect(changes).toContainText('Our garden')
  await changes.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Our garden' })).toBeVisible()
  // Maps also find what the host only typed.
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /\?q=Our%20garden$/)
})
