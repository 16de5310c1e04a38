import type { Page } from '@playwright/test'
import { apiGuest, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const viewAs = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'View as' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const invitation = (page: Page) => page.getByRole('article')
const previewStatus = (page: Page) => page.getByRole('region', { name: 'Preview' }).getByRole('status')

/** Writes an invitation in the editor, with a cover image. */
async function writeInvitation(page: Page) {
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Choose another image' })).toBeFocused()
  await page.getByLabel('Party title').fill('Lantern walk')
  await page.getByRole('combobox', { name: 'Address' }).fill('Our secret garden')
  await page.getByLabel('Description').fill('Bring a lantern. https://festoon.example/lanterns')
}

/** Expects that nothing can be sent, and that links don't leave. */
async function expectNothingToSend(page: Page) {
  const change = page.getByRole('button', { name: 'Change RSVP' })
  await change.focus()
  await expect(change).not.toBeFocused()
  await change.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: /festoon.example\/lanterns/ }).click()
  await expect(page).toHaveURL(/\/event\/create$/)
  expect(page.context().pages()).toHaveLength(1)
}

/** Views the invitation as people who see less, and the link in a chat. */
async function viewAsOthers(page: Page) {
  await viewAs(page, 'Waitlisted guest')
  await expect(previewStatus(page)).toContainText('This is what a guest on the waitlist sees.')
  await expect(page.getByText('Only confirmed guests see the address.')).toBeVisible()
  await expect(invitation(page).getByText('Our secret garden')).toHaveCount(0)
  await expect(page.getByText('Ana O.', { exact: true })).toBeVisible()
  await expect(page.getByText('Mia Lindqvist')).toHaveCount(0)
  await expectAccessible(page)

  await viewAs(page, 'Invited guest')
  await expect(previewStatus(page)).toContainText("This is what an invited guest who isn't signed in sees.")
  await expect(page.getByText('Mia Lindqvist')).toBeVisible()
  await expect(invitation(page).getByRole('button', { name: "I'm going" })).toBeVisible()
  await expectAccessible(page)

  await viewAs(page, 'Anyone with the link')
  await expect(page.getByText('Ana O.', { exact: true })).toBeVisible()
  await expect(page.getByText('Sam Rivera')).toHaveCount(0)

  await viewAs(page, 'Link in a chat')
  await expect(page.getByRole('img', { name: 'Your link, as it looks in a chat' })).toBeVisible()
  await expectAccessible(page)
}

test('a host views the invitation as each guest while it is being written @both [AUTHZ-03, AUTHZ-18]', async ({
  page,
}) => {
  await writeInvitation(page)
  // Without a waitlist, there is no waitlisted guest.
  await page.getByRole('button', { name: 'View as' }).click()
  await expect(page.getByRole('menuitem', { name: 'Waitlisted guest (waitlist is off)' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name: 'Event options' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  await panel.getByRole('switch', { name: 'Waitlist' }).click()
  // On a phone, the panel covers the form.
  const isWide = (page.viewportSize()?.width ?? 0) > 767
  if (!isWide) await panel.getByRole('button', { name: 'Save' }).click()
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))

  const scrollOffset = await page.evaluate(() => window.scrollY)
  await viewAs(page, 'Guest who is going')
  await expect(previewStatus(page)).toContainText('This is what a guest who is going sees.')
  await expect(page.getByRole('button', { name: 'Back to editing' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible()
  await expect(invitation(page).getByText('Our secret garden')).toBeVisible()
  await expect(page.getByText('Ana Ortiz')).toBeVisible()
  await expect(page.getByLabel('Party title')).toBeHidden()
  await expectAccessible(page)
  await expectNothingToSend(page)

  await viewAsOthers(page)

  // The messages need a host.
  for (const name of ['Invitation email', 'Texts']) {
    await viewAs(page, name)
    await expect(page.getByText('Sign in to see this')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in and save as draft' }).last()).toBeVisible()
  }

  // Escape closes an open menu first, then the view.
  await page.getByRole('button', { name: 'View as' }).click()
  await expect(page.getByRole('menu', { name: 'View as' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu', { name: 'View as' })).toBeHidden()
  await expect(previewStatus(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(previewStatus(page)).toBeHidden()
  await expect(page.getByLabel('Party title')).toHaveValue('Lantern walk')
  await expect(page.getByRole('button', { name: 'View as' })).toBeFocused()
  await expect(panel).toBeVisible({ visible: isWide })
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollOffset)
})

/** Opens a view from the menu with the keyboard, and goes back. */
async function viewByKeyboard(page: Page) {
  await page.getByRole('button', { name: 'View as' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Invited guest' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Link in a chat' })).toBeFocused()
  for (const name of ['Texts', 'Invitation email', 'Anyone with the link']) {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(previewStatus(page)).toContainText("This is what someone you didn't invite sees.")
  await expect(page.getByRole('heading', { level: 1, name: 'Moon walk' })).toHaveCSS('font-family', /Dancing Script/)
  await expect(page.getByText('Kofi M.', { exact: true })).toBeVisible()
  await expect(page.getByText('Ana O.', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to editing' }).press('Enter')
  await expect(page.getByText('Guests will see your changes once you save.')).toBeVisible()
}

/** Reads the email in both widths, whose links lead nowhere. A phone has no room for the second one. */
async function readEmails(page: Page) {
  const frames = ['The email on a phone', 'The email on a computer']
  for (const [width, count] of [
    [390, 1],
    [1_280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('iframe')).toHaveCount(count)
  }
  for (const name of frames) {
    const email = page.frameLocator(`iframe[title="${name}"]`)
    await expect(email.getByRole('heading', { level: 1 })).toHaveText('Moon <b>walk</b>')
    const typefaces = () => email.locator('h1').evaluate(() => [...document.fonts].map(({ status }) => status))
    await expect.poll(typefaces).toEqual(['loaded'])
    await expect(email.getByText('Hi Sam, Maya invited you to a party')).toBeVisible()
    await expect(email.getByText('123 Main St')).toHaveCount(0)
    // The cover has loaded, and inline styles work.
    const cover = email.getByRole('img')
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(email.getByText('Yes', { exact: true })).toHaveCSS('border-radius', '999px')
    await email.getByText('Yes', { exact: true }).click()
    await email.getByText('View invitation').click()
    await expect(email.getByRole('heading', { level: 1 })).toHaveText('Moon <b>walk</b>')
    await expect(email.getByRole('link')).toHaveCount(0)
  }
}

test('a host views a live party by keyboard, and reads its email and texts before anything is sent @desktop [AUTHZ-03, AUTHZ-18]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  // At noon in Los Angeles, so that the reminder is sent on the day before at any time of the year.
  const day = 24 * 3_600_000
  const startTime = Math.ceil(Date.now() / day) * day + 4 * day + 20 * 3_600_000
  const eventId = await apiParty(maya, 'Lantern walk', 100, { lettering: 'script', startTime })
  await apiGuest(server.origin, eventId, 'Kofi Mensah')
  await apiSession(page, server.origin, address)
  await page.goto(`/event/edit/${eventId}`)
  await page.getByLabel('Party title').fill('Moon walk')
  await viewByKeyboard(page)

  await page.getByLabel('Party title').fill('Moon <b>walk</b>')
  // The frame has no origin, and because of the header of tests the browser would ask whether it may load the typeface.
  await page.route('**/fonts/**', (route) => route.continue())
  await viewAs(page, 'Invitation email')
  await expect(previewStatus(page)).toContainText('This is the email that invited guests get.')
  await expect(page.getByText('Maya via Festoon', { exact: true })).toBeVisible()
  await expect(page.getByText('Maya invited you to Moon <b>walk</b>')).toBeVisible()
  await expect(page.getByText(/, 20\d\d, .* Can you make it\?$/)).toBeVisible()
  await readEmails(page)
  await expectAccessible(page)

  await viewAs(page, 'Texts')
  await expect(page.getByText(/^You're invited: Moon <b>walk<\/b>, .*\/e\/\w{10}$/)).toBeVisible()
  await expect(
    page.getByText(/^Can you make it to Moon <b>walk<\/b>\? It's on .*Maya would like to know/),
  ).toBeVisible()
  const going = page.getByText(/^Tomorrow: Moon <b>walk<\/b>\. It's on .*Where: 123 Main St, Oakland, CA\./)
  await expect(going).toBeVisible()
  await expectAccessible(page)
  // The card is the one that the server draws.
  await viewAs(page, 'Link in a chat')
  const card = page.getByRole('img', { name: 'Your link, as it looks in a chat' })
  await expect(card).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  await expect
    .poll(() => card.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 630])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Party title')).toHaveValue('Moon <b>walk</b>')
})
