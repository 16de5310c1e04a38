import { hostedParty } from '../support/hostedParty.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const family = 'Dancing Script Variable'

test('the lettering, colors and animation show right away, and guests load only the characters of the title @phone [CONST-46, PROD-01]', async ({
  page,
  server,
  browser,
  cleanConsole,
}) => {
  const { eventId } = await hostedParty(page, server.origin, 'Kofi and Ida')
  await page.goto(`/event/edit/${eventId}`)
  await page.getByRole('tab', { name: 'Background' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Background' })
  const letterings = panel.getByRole('group', { name: 'Lettering' })
  await expect(letterings.getByRole('button', { pressed: true })).toHaveAccessibleName('Modern')
  await letterings.getByRole('button', { name: 'Script' }).click()
  await expect(letterings.getByRole('button', { pressed: true })).toHaveAccessibleName('Script')
  await expectAccessible(page)
  const scope = page.locator('[class*="event-"]').first()
  const swatches = panel.getByRole('group', { name: 'Color', exact: true })
  await expect(swatches.getByRole('radio')).toHaveCount(9)
  await swatches.getByLabel('Custom').fill('#00a86b')
  await expect(scope).toHaveClass(/event-00a86b-/)
  // Cancel restores the lettering and the color.
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Background' }).click()
  await expect(letterings.getByRole('button', { pressed: true })).toHaveAccessibleName('Modern')
  await expect(scope).not.toHaveClass(/event-00a86b-/)
  await letterings.getByRole('button', { name: 'Script' }).click()
  await panel.getByRole('radio', { name: 'Midnight' }).check({ force: true })
  await expect(scope).toHaveClass(/event-1b1540-ffffff/)
  await panel
    .getByRole('button', { name: 'Snow' })
    .or(panel.getByRole('radio', { name: 'Snow' }))
    .click({ force: true })
  await expect(page.locator('.fx-snow')).toBeAttached()
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).first().click()
  const title = page.getByRole('heading', { name: 'Kofi and Ida' })
  await expect(title).toHaveCSS('font-family', new RegExp(family))
  await expect(scope).toHaveClass(/event-1b1540-ffffff/)
  await expect(page.locator('.fx-snow')).toBeAttached()

  const guest = await browser.newPage()
  const fonts: string[] = []
  guest.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname + new URL(request.url()).search)
  })
  await guest.goto(`${server.origin}/event/${eventId}`)
  await expect(guest.getByRole('heading', { name: 'Kofi and Ida' })).toHaveCSS('font-family', new RegExp(family))
  await guest.evaluate(() => document.fonts.ready)
  const loaded = await guest.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family: name }) => name.replaceAll('"', '')),
  )
  expect(loaded).toContain(family)
  expect(fonts.filter((path) => path.includes('dancing-script'))).toEqual([
    '/fonts/dancing-script/latin.woff2?text=%20IKadfino',
  ])
  expect(fonts.filter((path) => path.includes('bricolage'))).toEqual([])
  await guest.close()
  expect(cleanConsole).toEqual([])
})
