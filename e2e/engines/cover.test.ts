import { expect } from 'vitest'
import { apiParty, apiPerson } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { newAddress } from '../support/journeys.ts'
import { engineNames, test } from './engineTest.ts'
import type { DrivenPage } from './page/DrivenPage.ts'
import { signInThroughPage } from './signInThroughPage.ts'

test.for(engineNames)(
  'a host crops a new cover image, and it is still there after a reload, in %s',
  async (engine, { open, server }) => {
    const maya = newAddress('maya')
    const eventId = await apiParty(await apiPerson(server.origin, maya, 'Maya'), 'Lantern walk', 30)
    const page = await open(engine)
    await signInThroughPage(page, server.origin, maya, 'Maya')
    await page.goto(`/event/edit/${eventId}`)
    await page.getByRole('button', { name: 'Choose another image' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Cover image' })
    await panel.getByRole('tab', { name: 'Upload' }).click()
    await panel.getByLabel('Upload an image').setInputFiles(coverFile)

    // The image's lower half is a hill. Zoomed in and moved up, only the hill is in the middle.
    const crop = page.getByRole('dialog', { name: 'Crop image' })
    await crop.getByRole('slider', { name: 'Zoom' }).press('End')
    for (let step = 1; step <= 6; step += 1) await crop.getByRole('button', { name: 'Move up' }).click()
    await crop.getByRole('button', { name: 'Done' }).click()
    await crop.waitFor({ state: 'hidden' })
    await expect.poll(() => middleOf(page, 'img[alt="Your cover image"]')).toEqual({ side: 250, color: 'orange' })

    await page.getByRole('button', { name: 'Save changes' }).click()
    await page
      .getByRole('dialog', { name: 'Save these changes?' })
      .getByRole('button', { name: 'Save changes' })
      .click()
    await page.waitForURL(new RegExp(`/event/${eventId}$`))
    // The page is loaded as a new document after the URL has changed.
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Lantern walk' }).waitFor()
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
