import { apiGuest, apiHosted, apiParty, apiPerson, apiSession, keyPath } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('the profile has an address to which a calendar subscribes, and can replace it @both', async ({
  page,
  server,
}) => {
  const address = newAddress('hana')
  await apiParty(await apiPerson(server.origin, address, 'Hana Host'), 'Harvest potluck', 48)
  await apiSession(page, server.origin, address)
  await page.goto('/profile/edit')
  const section = page.getByRole('region', { name: 'Your parties in your calendar' })
  const link = section.getByRole('link', { name: 'Open in calendar app' })
  /** Returns what a calendar app gets, which needs no session. */
  const subscribe = async (webcal: string) => {
    const response = await fetch(webcal.replace(/^webcal:\/\/[^/]+/, server.origin))
    return { status: response.status, text: await response.text() }
  }
  await expect(link).toHaveAttribute('href', /^webcal:\/\/localhost:\d+\/calendar\//)
  const first = (await link.getAttribute('href')) ?? ''
  expect(await subscribe(first)).toMatchObject({
    status: 200,
    text: expect.stringContaining('SUMMARY:Harvest potluck'),
  })
  await expectAccessible(page)

  await section.getByRole('button', { name: 'Reset address' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reset address' }).click()
  await expect(page.getByText('You have a new calendar address.')).toBeVisible()
  await expect(link).not.toHaveAttribute('href', first)
  expect((await subscribe(first)).status).toBe(404)
  expect((await subscribe((await link.getAttribute('href')) ?? '')).text).toContain('SUMMARY:Harvest potluck')
})

test('a guest without an account subscribes to their party from the invitation', async ({ page, server }) => {
  const { eventId } = await apiHosted(server.origin)
  await page.goto(keyPath(eventId, await apiGuest(server.origin, eventId, 'Ana Ortiz')))
  const link = page.getByRole('link', { name: 'Subscribe in your calendar' })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Subscribe in your calendar' })).toBeVisible()
  await expectAccessible(page)
  // The key of the personal link isn't in the URL.
  expect(page.url()).not.toContain('token=')
  const address = await page.getByLabel('Calendar address').inputValue()
  expect(address).toMatch(/^webcal:\/\/localhost:\d+\/event\//)
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address)}`,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const calendar = await fetch(address.replace(/^webcal:\/\/[^/]+/, server.origin))
  expect(await calendar.text()).toContain('SUMMARY:Garden party')
})
