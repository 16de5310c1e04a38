import { expect } from 'vitest'
import { apiHosted } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { startOwnServer } from '../support/startOwnServer.ts'
import { engineNames, phone, test } from './engineTest.ts'

test.for(engineNames)(
  'a guest sees an opened invitation while the server is gone, and an RSVP from then arrives once, in %s',
  async (engine, { open, onTestFinished }) => {
    const server = await startOwnServer()
    onTestFinished(() => server.dispose())
    const { host, eventId } = await apiHosted(server.origin)
    const page = await open(engine, { origin: server.origin, size: phone })
    await page.goto(`/event/${eventId}`)
    await page.getByRole('heading', { name: 'Garden party' }).waitFor()
    await expect.poll(() => page.evaluate(isKept)).toBe(true)

    await server.kill()
    await page.goto('/welcome')
    await page.getByRole('heading', { name: "You're offline" }).waitFor()
    await page.getByRole('link', { name: /Garden party/ }).click()
    await page.getByText("We couldn't load the latest version. This is the invitation as you last saw it").waitFor()
    await page.getByRole('heading', { name: 'Garden party' }).waitFor()
    await page.getByRole('radio', { name: "I'm going" }).check()
    await page.getByLabel('Your name').fill('Ana')
    await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('ana'))
    await page.getByLabel('Message to the host').fill('From the train')
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    await page.getByRole('heading', { name: "Your RSVP hasn't been sent yet" }).waitFor()

    await server.start()
    await page.reload()
    await page.getByRole('heading', { name: "You're going!" }).waitFor()
    await page.getByText("We couldn't load the latest version").waitFor({ state: 'hidden' })
    const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
    expect(JSON.stringify(invitees).match(/From the train/g)).toHaveLength(1)
  },
)

/** Returns true once the service worker has cached the open invitation and the code that stores an RSVP. */
async function isKept(): Promise<boolean> {
  const pages = await (await caches.open('festoon-invitations')).keys()
  const files = await (await caches.open('festoon-files')).keys()
  return pages.length > 0 && files.some(({ url }) => url.includes('UnsentRsvp'))
}
