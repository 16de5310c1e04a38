import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { hostedParty } from '../support/hostedParty.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Expects the link in what each app gets. */
async function expectMessages(share: Locator, url: string) {
  /** The text that a link hands over to another app. */
  const textOf = async (name: string, parameter: string): Promise<string | null> => {
    const href = await share.getByRole('link', { name }).getAttribute('href')
    return new URLSearchParams(href?.replace(/^[^?]*\?/, '')).get(parameter)
  }
  const invitation = await textOf('Text', 'body')
  expect(invitation).toMatch(/^You're invited: Lantern & light, .+\. Details and RSVP: /)
  expect(invitation?.endsWith(url)).toBe(true)
  expect(await textOf('WhatsApp', 'text')).toBe(invitation)
  expect(await textOf('Email', 'body')).toBe(invitation)
  expect(await textOf('Email', 'subject')).toBe("You're invited: Lantern & light")
}

/** Downloads the QR code as an image and for print. */
async function downloadCodes(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'QR code for your party' })
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download PNG' }).click(),
  ])
  expect(png.suggestedFilename()).toBe('Lantern & light QR code.png')
  expect(await sharp(await png.path()).metadata()).toMatchObject({ format: 'png', width: 2048, height: 2048 })
  // Black and white in about equal parts, so the code is there.
  const { channels } = await sharp(await png.path()).stats()
  expect(channels[0]?.mean).toBeGreaterThan(100)
  expect(channels[0]?.mean).toBeLessThan(200)
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download SVG for print' }).click(),
  ])
  expect(svg.suggestedFilename()).toBe('Lantern & light QR code.svg')
  expect(readFileSync(await svg.path(), 'utf8')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<path d="M\d/s,
  )
}

test('a host shares the short link of a party in many ways', async ({ page, server, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(Object.assign(globalThis, { copied: text })) },
    })
  })
  const { eventId } = await hostedParty(page, server.origin, 'Lantern & light', { name: 'Maya', hours: 100 })
  await page.goto(`/event/invite/${eventId}`)
  const share = page.getByRole('region', { name: 'Share your invitation' })
  await expect(
    share.getByText('Drop it in the group chat. Anyone with this link can see the party and RSVP.'),
  ).toBeVisible()
  await expect(share.getByRole('img', { name: 'Your link, as it looks in a chat' })).toHaveJSProperty(
    'naturalWidth',
    1200,
  )
  await expectAccessible(page)

  const url = (await share.getByRole('link', { name: 'Link to your party' }).getAttribute('href')) ?? ''
  expect(url).toMatch(new RegExp(`^${server.origin}/e/[0-9A-Za-z]{10}$`))
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toBe(url)

  await expectMessages(share, url)

  await share.getByRole('button', { name: 'QR code' }).click()
  const dialog = page.getByRole('dialog', { name: 'QR code for your party' })
  await expect(dialog.getByRole('img', { name: `QR code that opens ${url}` })).toBeVisible()
  await expectAccessible(page)
  await downloadCodes(page)
  await page.keyboard.press('Escape')

  const [story] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('link', { name: 'Story picture' }).click(),
  ])
  expect(story.suggestedFilename()).toBe('Lantern & light story.jpg')
  expect(await sharp(await story.path()).metadata()).toMatchObject({ width: 1080, height: 1920 })

  // The host's page starts with the same.
  await page.goto(`/event/${eventId}`)
  const tools = page.getByRole('group', { name: 'Host tools' })
  await expect(tools.getByRole('button').or(tools.getByRole('link')).first()).toHaveText('Share')
  await tools.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Link to your party' })).toHaveAttribute('href', url)
  await expectAccessible(page)

  // Guests open the party with it.
  const guest = await browser.newContext({ baseURL: server.origin })
  const guestPage = await guest.newPage()
  await guestPage.goto(url)
  await expect(guestPage).toHaveURL(`${server.origin}/event/${eventId}`)
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Lantern & light' })).toBeVisible()
  await guest.close()
})
