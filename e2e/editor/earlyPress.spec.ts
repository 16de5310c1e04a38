import { apiGuest, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

for (const { tool, what } of [
  { tool: 'Send message', what: { role: 'dialog', name: 'Send message' } },
  { tool: 'Party options', what: { role: 'menu', name: 'Party options' } },
] as const)
  test(`a click on ${tool} before hydration takes effect afterward @desktop`, async ({
    page,
    server,
    cleanConsole,
  }) => {
    const address = newAddress('hana')
    const host = await apiPerson(server.origin, address, 'Hana Host')
    const eventId = await apiParty(host, 'Garden party', 48)
    await apiGuest(server.origin, eventId, 'Ann')
    await apiSession(page, server.origin, address, 'Hana Host')
    const { promise: script, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await script
      await route.fallback()
    })
    await page.goto(`/event/${eventId}`, { waitUntil: 'commit' })
    const button = page.getByRole('group', { name: 'Host tools' }).getByRole('button', { name: tool })
    await button.click()
    const opened = page.getByRole(what.role, { name: what.name })
    await expect(opened).toBeHidden()
    release()
    await expect(opened).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(button).toBeFocused()
    expect(cleanConsole).toEqual([])
  })
