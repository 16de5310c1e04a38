import type { Locator, Page } from '@playwright/test'
import { hostedParty } from '../support/hostedParty.ts'
import { openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const tool = (page: Page, name: string) => page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name })
const missingFields = (page: Page) => page.getByRole('status', { name: 'Still missing' })

test('the form lists what is missing, and has its tools beside it or at the bottom @desktop [EDIT-01, EDIT-03, PANEL-01, PANEL-02]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await expect(missingFields(page)).toContainText(
    'You still need a title, an address, and a cover image to create your party',
  )
  const list = page.getByRole('tablist', { name: 'Tools' })
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0
  const end = async (part: Locator): Promise<number> => (await top(part)) + ((await part.boundingBox())?.height ?? 0)
  const height = page.viewportSize()?.height ?? 0
  expect(await top(missingFields(page))).toBeGreaterThan(height / 2)
  expect(await end(missingFields(page))).toBeGreaterThan(height - 80)
  expect((await list.boundingBox())?.x ?? height).toBeLessThan(20)
  await expect(page.getByRole('button', { name: 'Choose or generate an image' })).toBeVisible()
  const placeAndTime = page.getByRole('region', { name: 'Place & time' })
  await expect(placeAndTime.getByRole('combobox', { name: 'Address' })).toBeVisible()
  await openRow(page, 'When')
  await expect(placeAndTime.getByLabel('Starts')).toBeVisible()
  await expect(page.getByLabel('Description')).toBeVisible()
  // Only an existing party has guests to manage.
  await expect(page.getByRole('link', { name: /guest/i })).toHaveCount(0)
  await page.getByLabel('Party title').fill('Supper')
  // A cover image comes with the title.
  await expect(missingFields(page)).toContainText('You still need an address to create your party')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('href', '/profile/edit')
  await expect(list.getByRole('tab')).toHaveText(['Cover image', 'Background', 'Guest questions', 'Event options'])

  // Up to the maximum mobile width of 767 px, all tools are in view at the bottom, in one piece with what is missing.
  for (const [width, orientation] of [
    [768, 'vertical'],
    [767, 'horizontal'],
    [390, 'horizontal'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(list).toHaveAttribute('aria-orientation', orientation)
    await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeInViewport({ ratio: 1 })
    expect((await top(list)) > height / 2).toBe(orientation === 'horizontal')
  }
  expect(await end(list)).toBeGreaterThan(height - 40)
  expect(await end(missingFields(page))).toBeLessThanOrEqual(await top(list))
  expect(await end(missingFields(page))).toBeGreaterThan((await top(list)) - 24)
})

test('a tool opens beside the form, cancels to what was there when it opened, and keeps changes when clicked again @desktop [CONST-48, PANEL-03, PANEL-04, PANEL-05]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await tool(page, 'Event options').click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(400)
  const waitlist = panel.getByRole('switch', { name: 'Waitlist' })
  await expect(waitlist).not.toBeChecked()
  await waitlist.click()
  await panel.getByLabel('Capacity').fill('20')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toBeHidden()
  // Opening a tab keeps a checkpoint, to which Cancel returns.
  await tool(page, 'Event options').click()
  await expect(waitlist).not.toBeChecked()
  await waitlist.click()
  // Clicking the open tab again keeps the changes and closes it.
  await tool(page, 'Event options').click()
  await expect(panel).toBeHidden()
  await tool(page, 'Event options').click()
  await expect(waitlist).toBeChecked()
  // The next checkpoint is what was kept.
  await waitlist.click()
  await expect(waitlist).not.toBeChecked()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await tool(page, 'Event options').click()
  await expect(waitlist).toBeChecked()
})

test('the form for a live party has its cover image, title, place and time, and description @desktop [EDIT-01]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin, 'Lantern walk', {
    more: { description: 'Bring a lantern.' },
  })
  await page.goto(`/event/edit/${eventId}`)
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute('src', /^\/files\//)
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern walk')
  const placeAndTime = page.getByRole('region', { name: 'Place & time' })
  await expect(placeAndTime).toContainText('123 Main St, Oakland, CA')
  await openRow(page, 'When')
  await expect(placeAndTime.getByLabel('Starts')).toHaveValue(/^\d{4}-\d{2}-\d{2}T/)
  await expect(page.getByLabel('Description')).toHaveValue('Bring a lantern.')
})
