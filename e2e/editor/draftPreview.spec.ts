import type { Page } from '@playwright/test'
import { apiPerson, apiSession, galleryCover } from '../support/api.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Expects that neither a visitor nor another user can open a draft. */
async function expectNoAccess(stranger: Page, origin: string, draftId: string) {
  expect((await stranger.goto(`/event/${draftId}`))?.status()).toBe(404)
  const kofi = newAddress('kofi')
  await apiPerson(origin, kofi, 'Kofi')
  await apiSession(stranger, origin, kofi)
  expect((await stranger.goto(`/event/${draftId}`))?.status()).toBe(404)
  await stranger.goto(`/event/draft/${draftId}`)
  await expect(stranger.getByRole('dialog', { name: 'Draft Error' })).toBeVisible()
}

/** Edits a draft from its preview, and deletes it from there. */
async function deleteFromPreview(page: Page) {
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Half an idea')
  await page.goto('/events?tab=Drafts')
  await page.getByRole('button', { name: 'Options for Half an idea' }).click()
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Draft options' }).click()
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: 'Keep draft' }).click()
  await expect(page.getByText('This is a preview')).toBeVisible()
  await page.getByRole('button', { name: 'Draft options' }).click()
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  await asking.getByRole('button', { name: 'Delete draft' }).click()
  await expect(page).toHaveURL(/\/events\?tab=Drafts$/)
  await expect(page.getByRole('tab', { name: 'Drafts' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Draft deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Untitled Party'])
}

test('only the signed-in organizer can preview a draft @desktop [DRAFT-01, DRAFT-02, DRAFT-03, EVPAGE-06]', async ({
  page,
  server,
  browser,
  cleanConsole,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const draftId = crypto.randomUUID()
  const event = {
    title: 'Half an idea',
    description: 'With https://festoon.example lanterns.',
    photoUrl: galleryCover,
    startTime: Date.now() + 48 * 3_600_000,
    timeZone: 'America/Los_Angeles',
    locationText: 'Near the lake',
    colors: { primary: '#12454a', text: '#ffffff' },
    modificationId: 1,
  }
  await maya.call('ElkEventService', 'editEventDraft', { eventId: draftId, event })
  const emptyId = crypto.randomUUID()
  await maya.call('ElkEventService', 'editEventDraft', { eventId: emptyId, event: { modificationId: 1 } })

  // Access is checked after signing in, which returns here.
  await page.goto(`/event/draft/${draftId}`)
  await expect(page).toHaveURL(/\/login\?s=/)
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(new RegExp(`/event/draft/${draftId}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Half an idea' })).toBeVisible()
  await expect(page.getByText('This is a preview')).toBeVisible()
  await expect(page.getByText('Near the lake')).toBeVisible()
  await expect(page.getByText('Add to calendar')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(
    page.getByRole('article').locator('xpath=ancestor::*[contains(@class, "event-12454a")]').first(),
  ).toHaveCSS('background-color', 'rgb(18, 69, 74)')
  await expectAccessible(page)
  const encodeColor = (color: string) => encodeURIComponent(Buffer.from(color).toString('base64'))
  await page.goto(`/event/draft/${draftId}?ec=${encodeColor('#7a1f3d')}&tc=${encodeColor('#ffffff')}`)
  await expect(page.getByRole('article').locator('xpath=ancestor::*[contains(@class, "event-")][1]')).toHaveCSS(
    'background-color',
    'rgb(122, 31, 61)',
  )
  // The URL of the unpublished party redirects here, too.
  await page.goto(`/event/${draftId}`)
  await expect(page).toHaveURL(new RegExp(`/event/draft/${draftId}$`))

  const other = await browser.newContext({ baseURL: server.origin })
  const stranger = await other.newPage()
  await expectNoAccess(stranger, server.origin, draftId)
  await other.close()

  await deleteFromPreview(page)

  // An almost empty draft has a preview, too.
  await page.goto(`/event/draft/${emptyId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled Party' })).toBeVisible()
  await expect(page.getByText('No date yet')).toBeVisible()
  await expect(page.getByText('No location yet')).toBeVisible()
  await expect(page.getByText('This party is over')).toBeHidden()
  expect(cleanConsole.splice(0).filter((one) => !one.includes('404'))).toEqual([])
})
