import { expect } from 'vitest'
import { addGuest, createParty, newAddress, sendInvites, signUpByForm } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { engineNames, test } from './engineTest.ts'

test.for(engineNames)(
  'a host signs in with a code, creates a party and invites a guest, in %s',
  async (engine, { open, server }) => {
    const ana = newAddress('ana')
    const page = await open(engine)
    await signUpByForm(page, server.origin, newAddress('maya'), 'Maya')
    const eventId = await createParty(page, 'Rooftop karaoke')
    await addGuest(page, 'Ana Ortiz', ana)
    const row = page.getByRole('row').filter({ hasText: 'Ana Ortiz' })
    await row.filter({ hasText: 'Unsent' }).waitFor()
    await sendInvites(page)
    await row.filter({ hasText: /\bSent/ }).waitFor()
    expect(await invitationFor(server.origin, ana)).toContain(`/event/${eventId}`)

    await page.goto(`/event/${eventId}`)
    await page.getByRole('heading', { name: 'Rooftop karaoke' }).waitFor()
    await page.getByText('Bring a sweater.').waitFor()
  },
)
