import type { Page } from '@playwright/test'
import { apiHosted, apiSession } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

/** Opens a party as if another page had navigated to it with a state. */
async function arrive(page: Page, eventId: string, state: object) {
  await page.goto('/welcome')
  await page.goto(`/event/${eventId}`)
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrival', idx: 0 }, ''), state)
  await page.reload()
}

test('a host arrives at the next steps, or at the guests, if the navigation says so [EVPAGE-24]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await arrive(page, eventId, { showGuestOptions: true })
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Manage guests')
  await arrive(page, eventId, { showEventCreated: true })
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Your party is on!')
  await arrive(page, eventId, {})
  await expect(page.getByRole('group', { name: 'Host tools' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a guest arrives at the RSVP, a note or the photo app, if the navigation says so [EVPAGE-24]', async ({
  page,
  server,
}) => {
  const { eventId } = await apiHosted(server.origin)
  await arrive(page, eventId, { inviteeName: 'Zoë Z.' })
  await page.getByRole('radio', { name: "I'm going" }).check()
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë Z.')

  const zoe = await apiSession(page, server.origin, newAddress('zoe'), 'Zoë')
  const invitee = { inviteeId: crypto.randomUUID(), rsvpStatus: 'YES' }
  await zoe.call('ElkEventService', 'updateAttendance', { eventId, invitee })
  const dialog = page.getByRole('dialog')
  const note = dialog.getByText('We already have this RSVP, so nothing changed.')
  await arrive(page, eventId, { showRSVP: true })
  await expect(dialog).toHaveAccessibleName('Confirm your RSVP')
  await expect(note).toHaveCount(0)
  await arrive(page, eventId, { showRSVP: true, nonUpdateRSVPThroughEmail: true })
  await expect(note).toBeVisible()
  await arrive(page, eventId, { showPhotosPromo: true })
  await expect(dialog).toHaveAccessibleName('RSVP received')
  await arrive(page, eventId, { showPhotosPromo: true, fromLogin: true })
  await expect(dialog).toHaveAccessibleName("You're signed in")
  await arrive(page, eventId, { fromLogin: true, nonUpdateRSVPThroughEmail: true })
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
