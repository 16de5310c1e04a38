import { apiGuest, apiParty, apiPerson, apiSession, keyPath } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a calendar subscribes to one party from its invitation, or to all from the profile, whose address can be replaced', async ({
  page,
  server,
}) => {
  const address = newAddress('hana')
  const eventId = await apiParty(await apiPerson(server.origin, address, 'Hana Host'), 'Harvest potluck', 48)
  /** Returns what a calendar app gets, which needs no session. */
  const subscribe = async (webcal: string) => {
    const response = await fetch(webcal.replace(/^webcal:\/\/[^/]+/, server.origin))
    return { status: response.status, text: await response.text() }
  }

  await page.goto(keyPath(eventId, await apiGuest(server.origin, eventId, 'Ana Ortiz')))
  const subscription = page.getByRole('link', { name: 'Subscribe in your calendar' })
  await subscription.click()
  await expect(page.getByRole('heading', { name: 'Subscribe in your calendar' })).toBeVisible()
  await expectAccessible(page)
  // The key of the personal link isn't in the URL.
  expect(page.url()).not.toContain('token=')
  const ofParty = await page.getByLabel('Calendar address').inputValue()
  expect(ofParty).toMatch(/^webcal:\/\/localhost:\d+\/event\//)
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(ofParty)}`,
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ofParty)
  expect((await subscribe(ofParty)).text).toContain('SUMMARY:Harvest potluck')

  await apiSession(page, server.origin, address)
  await page.goto('/profile/edit')
  const section = page.getByRole('region', { name: 'Your parties in your calendar' })
  const link = section.getByRole('link', { name: 'Open in calendar app' })
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
