import { expect } from 'vitest'
import { addGuest, createParty, newAddress, sendInvites, signUpByForm } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { engineNames, test } from './engineTest.ts'
import type { DrivenPage } from './page/DrivenPage.ts'

test.for(engineNames)(
  'a host signs in with a code, creates a party with a cropped cover image and invites a guest, in %s',
  async (engine, { open, server }) => {
    const ana = newAddress('ana')
    const page = await open(engine)
    await signUpByForm(page, server.origin, newAddress('maya'), 'Maya')
    const eventId = await createParty(page, 'Rooftop karaoke', {
      // The image's lower half is a hill. Zoomed in and moved up, only the hill is in the middle.
      crop: async () => {
        const dialog = page.getByRole('dialog', { name: 'Crop image' })
        await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
        for (let step = 1; step <= 6; step += 1) await dialog.getByRole('button', { name: 'Move up' }).click()
      },
    })
    await addGuest(page, 'Ana Ortiz', ana)
    const row = page.getByRole('row').filter({ hasText: 'Ana Ortiz' })
    await row.filter({ hasText: 'Unsent' }).waitFor()
    await sendInvites(page)
    await row.filter({ hasText: /\bSent/ }).waitFor()
    expect(await invitationFor(server.origin, ana)).toContain(`/event/${eventId}`)

    await page.goto(`/event/${eventId}`)
    await page.getByRole('heading', { name: 'Rooftop karaoke' }).waitFor()
    await page.getByText('Bring a sweater.').waitFor()
    await expect.poll(() => middleOf(page, 'img[src*="/files/"]')).toEqual({ side: 250, color: 'orange' })
  },
)

/** Returns the side of a square image in pixels and the color in its middle. */
const middleOf = (page: DrivenPage, css: string): Promise<{ side: number; color: string }> =>
  page.evaluate(async (selector) => {
    const image = document.querySelector<HTMLImageElement>(selector)
    const context = document.createElement('canvas').getContext('2d')
    if (!image || !context) throw new Error('no image')
    await image.decode()
    const side = image.naturalWidth
    context.drawImage(image, side / 2, side / 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    const isOrange = red > 230 && green > 90 && green < 160 && blue < 80
    return { side, color: isOrange ? 'orange' : `rgb(${red}, ${green}, ${blue})` }
  }, css)
