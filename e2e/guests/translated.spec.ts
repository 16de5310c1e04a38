import { translatePage } from '../engines/page/translatePage.ts'
import { apiGuest, apiHosted, keyPath } from '../support/api.ts'
import { rowOf } from '../support/invitedGuest.ts'
import { expect, expectErrors, test } from '../support/test.ts'

test('a guest changes an RSVP on a page that was translated before its script arrived', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { host, eventId } = await apiHosted(server.origin, { openInvite: true })
  await page.addInitScript(
    `document.addEventListener('readystatechange', () => (${translatePage.toString()})('replace'), { once: true })`,
  )
  await page.goto(keyPath(eventId, await apiGuest(server.origin, eventId, 'Gus')))
  await expect(page.locator('h1 font font')).toBeVisible()
  for (const [choice, send, heading] of [
    ["Can't make it", 'Decline', "You can't make it"],
    ["I'm going", 'Confirm', "You're going!"],
  ] as const) {
    await page.getByRole('button', { name: 'Change RSVP' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your RSVP' })
    await dialog.getByRole('radio', { name: choice }).check()
    await dialog.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { name: heading }).locator('font font')).toHaveCount(1)
  }
  expect(await rowOf(host, eventId, 'Gus')).toMatchObject({ rsvpStatus: 'YES' })
  // React renders a page again that isn't as the server sent it.
  expectErrors(cleanConsole, /Minified React error #418/)
})
