import { expect } from 'vitest'
import { apiGuest, apiParty, apiPerson, keyPath } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { engineNames, phone, test } from './engineTest.ts'
import { translatePage } from './page/translatePage.ts'
import { signInThroughPage } from './signInThroughPage.ts'

test.for(engineNames)(
  'a guest changes an RSVP and a host sees it in the guest list while the browser translates their pages, in %s',
  async (engine, { open, server }) => {
    const address = newAddress('maya')
    const host = await apiPerson(server.origin, address, 'Maya')
    const eventId = await apiParty(host, 'Board games', 30)
    const list = await open(engine)
    await signInThroughPage(list, server.origin, address, 'Maya')
    await list.goto(`/event/invite/${eventId}`)
    await list.getByRole('row').filter({ hasText: 'Maya' }).waitFor()
    for (const how of ['wrap', 'replace'] as const) {
      await list.evaluate(translatePage, how)
      const name = `Gus ${how}`
      const page = await open(engine, { size: phone })
      await page.goto(keyPath(eventId, await apiGuest(server.origin, eventId, name)))
      await page.evaluate(translatePage, how)
      const row = list.getByRole('row').filter({ hasText: name })
      await row.filter({ hasText: /\bYes \(/ }).waitFor()
      await page.getByRole('button', { name: 'Change RSVP' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm your RSVP' })
      await dialog.getByRole('radio', { name: "Can't make it" }).check()
      await dialog.getByRole('button', { name: 'Decline' }).click()
      await page.getByRole('heading', { name: "You can't make it" }).waitFor()
      await row.filter({ hasText: /\bNo \(/ }).waitFor()
    }
    expect(await list.getByText('Something went wrong').texts()).toEqual([])
  },
)
