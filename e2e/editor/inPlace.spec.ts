import type { Locator, Page } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openRow } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Replaces the gallery's images, because the server takes a second to draw each of them. */
const lightGallery = (page: Page) =>
  page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))

/** Returns the type of a text and the number of its lines. */
const typeOf = (text: Locator) =>
  text.evaluate(async (element) => {
    await document.fonts.ready
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const lines = Math.round(height / Number.parseFloat(lineHeight))
    return { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, width, lines }
  })

/** Opens, changes and closes date and place with the keyboard. */
async function changeDateAndPlace(page: Page) {
  const when = page.getByRole('button', { name: 'Change date and time' })
  const where = page.getByRole('button', { name: 'Change place: The Old Mill 123 Main St, Oakland, CA' })
  const starts = page.getByLabel('Starts')
  const place = page.getByRole('combobox', { name: 'Address' })
  await expect(when).toHaveAttribute('aria-expanded', 'false')
  await expect(where).toHaveAttribute('aria-expanded', 'false')
  await expect(starts).toBeHidden()
  await expect(place).toBeHidden()
  await when.press('Enter')
  await expect(starts).toBeFocused()
  await expect(when).toHaveAttribute('aria-expanded', 'true')
  await starts.fill('2099-01-10T20:00')
  await expect(when).toHaveAccessibleName(/Saturday, January 10, 2099/)
  await page.keyboard.press('Escape')
  await expect(starts).toBeHidden()
  await expect(when).toBeFocused()
  await where.press('Enter')
  await expect(place).toBeFocused()
  await expectAccessible(page)
  await place.fill('Our garden')
  await expect(page.getByRole('option').first()).toBeVisible()
  // The first Escape closes the suggestions.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(place).toBeFocused()
  const garden = page.getByRole('button', { name: 'Change place: Our garden' })
  await page.getByRole('group', { name: 'Where', exact: true }).getByRole('button', { name: 'Done' }).press('Enter')
  await expect(place).toBeHidden()
  await expect(garden).toBeFocused()
}

test('the title looks like the invitation, and date and place open in place with the keyboard @desktop', async ({
  page,
  server,
}) => {
  const title = 'Nana turns eighty, and all of us are going to the old boathouse by the lake'
  const location = { displayName: '123 Main St, Oakland, CA', placeName: 'The Old Mill', place: 'p' }
  const party = { name: 'Maya', hours: 100, more: { location } }
  const { eventId } = await hostedParty(page, server.origin, title, party)
  const field = page.getByLabel('Party title')
  const save = page.getByRole('button', { name: 'Save changes' })
  for (const width of [390, 1_280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/event/${eventId}`)
    const headingStyle = await typeOf(page.getByRole('heading', { level: 1, name: title }))
    expect(headingStyle.lines).toBeGreaterThan(2)
    await page.goto(`/event/edit/${eventId}`)
    await expect(field).toHaveValue(title)
    expect(await typeOf(field)).toEqual(headingStyle)
    expect(await field.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0)
    // The keyboard reaches the fields of a complete party before the button that saves it.
    await field.focus()
    const reachedControls: string[] = []
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      if (await save.evaluate((button) => button === document.activeElement)) break
      reachedControls.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    await expect(save).toBeFocused()
    expect(reachedControls).toContain('Write it for me')
    // It hasn't gone around the page.
    expect(reachedControls).not.toContain('Privacy Policy')
  }
  await expect(page.getByText('Hosted by Maya')).toBeVisible()

  // Enter moves on. Line breaks that are pasted become spaces.
  const { lines } = await typeOf(field)
  await field.fill('Nana 80')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.insertText('turns\n really\n')
  await page.keyboard.type('old: ')
  await expect(field).toHaveValue('Nana turns really old: 80')
  await field.press('Enter')
  await expect(field).toHaveValue('Nana turns really old: 80')
  const when = page.getByRole('button', { name: 'Change date and time' })
  await expect(when).toBeFocused()
  expect((await typeOf(field)).lines).toBeLessThan(lines)

  await changeDateAndPlace(page)
})

/** Expects a low bar whose functions are all in full view, in one row. */
async function expectFullBar(page: Page) {
  const missingFields = page.getByRole('status', { name: 'Still missing' })
  const height = async () => 844 - ((await missingFields.boundingBox())?.y ?? 0)
  expect(await height()).toBeLessThanOrEqual(112)
  // A slow phone shows the wider font of its system for the whole visit.
  await page.locator('body').evaluate((body) => body.style.setProperty('font-family', 'system-ui'))
  await expect.poll(() => missingFields.evaluate((text) => getComputedStyle(text).fontFamily)).toBe('system-ui')
  expect(await height()).toBeLessThanOrEqual(112)
  // Each function is in full view, in one row.
  const bar = [
    missingFields.getByRole('button', { name: 'Log in to save draft' }),
    page.getByRole('button', { name: 'Add a place' }),
  ]
  const tabs = await page.getByRole('tablist', { name: 'Tools' }).getByRole('tab').all()
  const links = [page.getByRole('link', { name: 'Home' }), page.getByRole('link', { name: 'Profile' })]
  for (const control of [...bar, ...tabs, ...links]) await expect(control).toBeInViewport({ ratio: 1 })
  const boxes = await Promise.all([...tabs, ...links].map((control) => control.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
}

/** Reaches each control of a long form by Tab, none of which is covered. */
async function tabThroughForm(page: Page) {
  await page.goto('/event/create')
  await openRow(page, 'When')
  await page.getByRole('button', { name: 'Add end time' }).click()
  await page.getByLabel('Description').fill('Bring a sweater.\n'.repeat(12))
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByLabel('Party title').focus()
  const reachedControls = new Set<string>()
  for (let step = 0; step < 30; step += 1) {
    const focusedControl = await page.evaluate(() => {
      const control = document.activeElement
      if (!control?.closest('form')) return null
      const { left, right, top, bottom } = control.getBoundingClientRect()
      // The lower end is where a bar at the bottom would cover a control.
      const end = Math.min(bottom, window.innerHeight) - 3
      const on = document.elementFromPoint((left + right) / 2, Math.max(top + 3, end))
      return {
        name: control.getAttribute('data-step') ?? control.textContent ?? '',
        isCovered: !(on !== null && (control.contains(on) || on.contains(control))),
      }
    })
    if (focusedControl === null) break
    expect(focusedControl.isCovered, `${focusedControl.name} is covered`).toBe(false)
    reachedControls.add(focusedControl.name)
    await page.keyboard.press('Tab')
  }
  expect([...reachedControls]).toEqual(expect.arrayContaining(['title', 'start', 'place', 'Write it for me']))
}

/** Corrects a date in the past. The error shows at once, and the row stays open while the date is wrong. */
async function correctPastDate(page: Page) {
  await openRow(page, 'When')
  const starts = page.getByLabel('Starts')
  await starts.fill('2020-01-01T20:00')
  await expect(page.getByText('Start date cannot be in the past')).toBeVisible()
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(starts).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(starts).toBeVisible()
  await starts.fill('2099-01-10T20:00')
  await expect(starts).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(starts).toBeHidden()
}

test('the bar on a phone leaves room for the invitation, leads to what is missing, and then creates the party @phone [EDIT-04, EDIT-06, PANEL-06, VAL-30]', async ({
  page,
  server,
}) => {
  await lightGallery(page)
  await page.goto('/event/create/fromGallery/793-1')
  const missingFields = page.getByRole('status', { name: 'Still missing' })
  await expect(missingFields).toContainText('You still need an address to create your party')
  await expectFullBar(page)

  await tabThroughForm(page)

  // A new party begins empty.
  await page.goto('/welcome')
  await page.evaluate(() => sessionStorage.clear())
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await expect(missingFields).toContainText(
    'You still need a title, an address, and a cover image to create your party',
  )
  await expect(missingFields.getByRole('button', { name: 'Save draft' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a title' }).click()
  await expect(page.getByLabel('Party title')).toBeFocused()
  await page.keyboard.type('Lantern walk')
  // The host wants another cover image than the one that comes with the title.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Add a place' }).click()
  const address = page.getByRole('combobox', { name: 'Address' })
  await expect(address).toBeFocused()
  await page.keyboard.type('Oakland')
  const option = page.getByRole('option').first()
  // The suggestions are not covered.
  await expect(option).toBeInViewport({ ratio: 1 })
  await option.click()
  await expect(missingFields).toContainText('You still need a cover image to create your party')
  await page.getByRole('button', { name: 'Add a cover image' }).click()
  await expect(page.getByRole('tab', { name: 'Cover image' })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('list', { name: 'Gallery' }).getByRole('button').first().click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(missingFields).toBeEmpty()
  // There is one button, in view without scrolling.
  const create = page.getByRole('button', { name: 'Create party' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(create).toBeInViewport({ ratio: 1 })
  await correctPastDate(page)
  await create.click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
})
