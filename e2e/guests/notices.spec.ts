import { hostedList } from '../support/hostedParty.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('a notice covers neither the header nor the bar that sends the invites @both', async ({ page, server }) => {
  const addedGuests = ['Ana', 'Ben', 'Cy'].map((name) => ({ name, email: newAddress(name.toLowerCase()) }))
  await hostedList(page, server.origin, 'Lantern walk', { addedGuests })
  await page.getByRole('button', { name: 'Actions for Ana', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Send invite', exact: true }).click()
  const notice = page.locator('[data-level=info]')
  await expect(notice).toBeVisible()
  const bar = page.getByRole('button', { name: 'Send 2 invites' })
  await expect(bar).toBeVisible()
  await notice.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const [noticeBox, barBox] = [await notice.boundingBox(), await bar.boundingBox()]
  const { y = 0, height = 0 } = noticeBox ?? {}
  const header = await page.getByRole('banner').boundingBox()
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect(y + height).toBeLessThanOrEqual(barBox?.y ?? 0)
})
