import { apiInvited, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { invitationFor, sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a guest reports an invitation from an email or the event page, and blocks its host', async ({ page, server }) => {
  const address = newAddress('ana')
  await apiInvited(server.origin, address)
  const [mail] = await sentTo(server.origin, address)
  const link = /^Report this invitation: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this invitation')
  await expectAccessible(page)
  await page.getByRole('radio', { name: "It's spam or an ad" }).check()
  await page.getByRole('textbox', { name: /^Anything else/ }).fill('I never gave them my address.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('status')).toContainText('Thanks for letting us know.')
  await page.getByRole('button', { name: 'Block host' }).click()
  await expect(page.getByRole('status')).toContainText("You won't hear from them again.")
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unblock host' }).click()
  await expect(page.getByRole('status')).toContainText('They can invite you again.')

  await page.goto(await invitationFor(server.origin, address))
  await page.getByRole('link', { name: 'Report this invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this invitation')
  await expect(page.getByRole('button', { name: 'Block host' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a signed-in guest reports an invitation from the event page', async ({ page, server }) => {
  const address = newAddress('ana')
  const { eventId } = await apiInvited(server.origin, address)
  await apiSession(page, server.origin, address, 'Ana')
  await page.goto(`/event/${eventId}`)
  await page.getByRole('link', { name: 'Report this invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this invitation')
  await page.getByRole('button', { name: 'Block host' }).click()
  await expect(page.getByRole('status')).toContainText("You won't hear from them again.")
})
