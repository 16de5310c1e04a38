import { apiInvited } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { invitationFor, sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('a guest can see, correct, download and erase their data; a forwarded invitation shows none of it', async ({
  page,
  server,
}) => {
  const address = newAddress('ana')
  const { host, eventId } = await apiInvited(server.origin, address)
  await page.goto(await invitationFor(server.origin, address))
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data')
  await expect(page.getByText(address)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Send a link to / }).click()
  await expect(page.getByRole('status')).toContainText('We sent a link to ')
  await expectAccessible(page)

  const way = async () => {
    const [mail] = await sentTo(server.origin, address)
    return /(https?:\/\/\S*\/my-data\?\S*)/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(way).toBeDefined()
  await page.goto((await way()) ?? '')
  await expect(page.getByRole('definition').filter({ hasText: address })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Ana Correct')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText('Saved')
  await expect(page.getByRole('definition').filter({ hasText: 'Ana Correct' })).toBeVisible()
  const [savedFile] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(savedFile.suggestedFilename()).toBe('my-data.json')

  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(page.getByRole('alert')).toContainText('ERASE')
  await page.getByLabel('Type ERASE to confirm').fill('ERASE')
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data has been erased')
  await expectAccessible(page)
  const list = JSON.stringify(await host.call('ElkEventService', 'fetchInvitees', { eventId }))
  expect(list).not.toContain('Ana')
  expect(list).not.toContain(address)
})
