import { z } from 'zod'
import { apiGuest, apiHosted, keyPath } from '../support/api.ts'
import { storedMemory } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const song = { questionUuid: crypto.randomUUID(), question: 'Which song must we play?', questionType: 'song' }

test('a guest RSVPs without the song search, and keeps the invitation but no messages without a connection [RSVP-30]', async ({
  page,
  context,
  server,
  browser,
  cleanConsole,
}) => {
  const { host, eventId } = await apiHosted(server.origin, { questions: [song] })

  // A song can be typed if the search can't be loaded.
  const ana = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await ana.route('**/assets/SongField*', (route) => route.abort())
  await ana.goto(`/event/${eventId}`)
  await ana.getByRole('radio', { name: "I'm going" }).check()
  await ana.getByLabel('Your name').fill('Ana')
  await ana.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
  await ana.getByLabel(song.question).fill('Dancing')
  await ana.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(ana.getByRole('heading', { name: "You're going!" })).toBeVisible()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(JSON.stringify(invitees)).toContain('Dancing')
  await ana.context().close()

  const gil = await apiGuest(server.origin, eventId, 'Gil Guest')
  const messageId = crypto.randomUUID()
  await host.call('ElkEventService', 'sendEventComment', { eventId, messageId, message: 'The gate code is 4711' })
  const { album } = await host.call('ElkEventService', 'getPreviewAlbumDetails', { eventId })
  const { albumCode } = z.object({ albumCode: z.string() }).parse(album)
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
  // The browser logs what it couldn't load.
  cleanConsole.length = 0
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await page.getByRole('radio', { name: "Can't make it" }).check()
  const [previewResponse] = await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('"getEventPreview"') ?? false),
    page.getByRole('button', { name: 'Decline' }).click(),
  ])
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()

  // What the browser keeps for offline use contains neither messages nor the album.
  const result = await previewResponse.text()
  for (const secret of ['The gate code is 4711', albumCode]) expect(result).toContain(secret)
  const storedEvent = async () => JSON.stringify((await storedMemory(page, eventId)).lastSeenEvent)
  await expect.poll(storedEvent).toContain('"rsvpStatus":"NO"')
  expect(await storedEvent()).toContain('Garden party')
  for (const secret of ['The gate code is 4711', albumCode]) expect(await storedEvent()).not.toContain(secret)
})
