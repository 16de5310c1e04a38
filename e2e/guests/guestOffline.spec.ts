import { z } from 'zod'
import { apiGuest, apiHosted, keyPath } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const song = { questionUuid: crypto.randomUUID(), question: 'Which song must we play?', questionType: 'song' }

test('a guest who loses the connection keeps the invitation and can change the RSVP [RSVP-30]', async ({
  page,
  context,
  server,
  cleanConsole,
}) => {
  const { eventId } = await apiHosted(server.origin)
  const gil = await apiGuest(server.origin, eventId, 'Gil Guest')
  await page.goto(keyPath(eventId, gil))
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  // The dialog can't be loaded, so the form appears in the page.
  await page.getByRole('radio', { name: "Can't make it" }).check()
  await page.getByLabel('Message to the host').fill('So sorry')
  await page.getByRole('button', { name: 'Send regrets' }).click()
  const answer = page.getByRole('region', { name: 'Your RSVP' })
  await expect(answer.getByText("Can't reach Festoon.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await expect(page.getByLabel('Message to the host')).toHaveValue('So sorry')
  await context.setOffline(false)
  // The browser logs that it was offline.
  cleanConsole.length = 0
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await page.getByRole('radio', { name: "Can't make it" }).check()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
})

test("what a guest's browser keeps for offline use contains neither messages nor the album", async ({
  page,
  server,
}) => {
  const { host, eventId } = await apiHosted(server.origin)
  const gil = await apiGuest(server.origin, eventId, 'Gil Guest')
  const messageId = crypto.randomUUID()
  await host.call('ElkEventService', 'sendEventComment', { eventId, messageId, message: 'The gate code is 4711' })
  const { album } = await host.call('ElkEventService', 'getPreviewAlbumDetails', { eventId })
  const { albumCode } = z.object({ albumCode: z.string() }).parse(album)
  await page.goto(keyPath(eventId, gil))
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await page.getByRole('radio', { name: "Can't make it" }).check()
  const [fetched] = await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('"getEventPreview"') ?? false),
    page.getByRole('button', { name: 'Decline' }).click(),
  ])
  const result = await fetched.text()
  for (const secret of ['The gate code is 4711', albumCode]) expect(result).toContain(secret)
  const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? '', `festoon.seen:${eventId}`)
  await expect.poll(kept).toContain('"rsvpStatus":"NO"')
  expect(await kept()).toContain('Garden party')
  for (const secret of ['The gate code is 4711', albumCode]) expect(await kept()).not.toContain(secret)
})

test('a song can be typed if the song search is unavailable', async ({ page, server, cleanConsole }) => {
  const { host, eventId } = await apiHosted(server.origin, { questions: [song] })
  await page.route('**/assets/SongField*', (route) => route.abort())
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await page.getByLabel(song.question).fill('Dancing')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(JSON.stringify(invitees)).toContain('Dancing')
  cleanConsole.length = 0
})

test('guests of a canceled party see their RSVP but cannot change it [LIFE-05]', async ({ page, server }) => {
  const { host, eventId } = await apiHosted(server.origin)
  const gil = await apiGuest(server.origin, eventId, 'Gil Guest')
  await host.call('ElkEventService', 'cancelEvent', { eventId })
  await page.goto(keyPath(eventId, gil))
  await expect(page.getByText('Event Canceled')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You said yes' })).toBeVisible()
  await page.goto(`/event/updateemail/action/${eventId}?iu=${gil.inviteeId}&token=${gil.token}&r=no`)
  await expect(page.getByText('Event Canceled')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View invitation' })).toBeVisible()
  await expect(page.getByRole('button', { name: /make it/ })).toBeHidden()
})
