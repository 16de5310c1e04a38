import { expect } from 'vitest'
import { apiGuest, apiParty, apiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { engineNames, test } from './engineTest.ts'
import { signInThroughPage } from './signInThroughPage.ts'

/** Eleven guests, because the search appears for lists of more than ten. */
const names = ['Zoe', 'Milo', 'Ana', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hugo', 'Ida']

/** Matches names in the list, where they follow the initial of the avatar. */
const shownAs = (people: readonly string[]) => people.map((name): unknown => expect.stringContaining(name))

test.for(engineNames)(
  'a host sees an RSVP live, sorts, filters and searches the guest list, and RSVPs for a guest, in %s',
  async (engine, { open, server }) => {
    const address = newAddress('maya')
    const host = await apiPerson(server.origin, address, 'Maya')
    const eventId = await apiParty(host, 'Board games', 30)
    const invitees = names.map((name) => ({
      inviteeId: crypto.randomUUID(),
      name,
      email: newAddress(name.toLowerCase()),
    }))
    await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
    const page = await open(engine)
    await signInThroughPage(page, server.origin, address, 'Maya')
    await page.goto(`/event/invite/${eventId}`)
    const guestNames = page.getByRole('rowheader')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('Milo').waitFor()
    await apiGuest(server.origin, eventId, 'Kofi')
    // The list is live.
    await row('Kofi').waitFor()

    const inOrder = shownAs([...names, 'Kofi', 'Maya'].toSorted())
    const header = page.getByRole('columnheader', { name: 'Name' })
    // Pressed again if an image that loaded above moved it from under the pointer.
    const sortUntil = (first: string): Promise<void> =>
      expect
        .poll(
          async () => {
            if (!(await guestNames.texts())[0]?.includes(first)) await header.getByRole('button').click()
            return (await guestNames.texts())[0]
          },
          { interval: 1_000 },
        )
        .toContain(first)
    await sortUntil('Ana')
    await expect.poll(() => guestNames.texts()).toEqual(inOrder)
    await sortUntil('Zoe')
    await expect.poll(() => guestNames.texts()).toEqual(inOrder.toReversed())

    const show = page.getByRole('group', { name: 'Show' })
    await show.getByRole('button', { name: /^Going/ }).click()
    await expect.poll(() => guestNames.texts()).toEqual(shownAs(['Maya', 'Kofi']))
    await show.getByRole('button', { name: /^All/ }).click()
    const search = page.getByRole('searchbox', { name: 'Find a guest' })
    await search.fill('mil')
    await expect.poll(() => guestNames.texts()).toEqual(shownAs(['Milo']))

    await page.getByRole('button', { name: 'Actions for Milo' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit guest' })
    await dialog.getByRole('radio', { name: 'Yes' }).check()
    await dialog.getByRole('button', { name: 'More: Total attending' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await row('Milo').filter({ hasText: 'Yes (Attending. Entered by host)' }).waitFor()
    await search.fill('')
    await expect.poll(() => guestNames.texts()).toHaveLength(inOrder.length)
    await page.reload()
    await row('Milo').filter({ hasText: 'Party of 2' }).waitFor()
  },
)
