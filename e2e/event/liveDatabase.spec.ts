import { liveDatabaseService } from '../../tests/support/services/liveDatabaseService.ts'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

test('changes arrive through a Firebase Realtime Database if one is configured [RT-02]', async ({
  page,
  serverWith,
}) => {
  const service = await liveDatabaseService()
  const server = await serverWith(() => Promise.resolve(service.env))
  const address = newAddress('hana')
  const hana = await apiPerson(server.origin, address, 'Hana')
  await apiSession(page, server.origin, address, 'Hana')
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto(`${server.origin}/events`)
  await expect(page.getByText('Nothing on the calendar yet')).toBeVisible()
  await expect.poll(() => requestedUrls.filter((url) => url.includes('/topics/')).length).toBeGreaterThan(1)
  await apiParty(hana, 'Lantern ball', 48)
  await expect(page.getByRole('heading', { name: 'Lantern ball' })).toBeVisible()
  await apiParty(hana, 'Pool party', 72)
  await expect(page.getByRole('heading', { name: 'Pool party' })).toBeVisible()
  // The page only requested the channels that the server returned.
  for (const url of requestedUrls.filter((one) => one.includes('/topics')))
    expect(url).toMatch(/\/topics\/[\w-]{43}\.json$/)
  await page.close()
  await service.close()
})
