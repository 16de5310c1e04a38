import { readFileSync } from 'node:fs'
import { coverFile } from '../support/coverFile.ts'
import { apiPerson } from '../support/api.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('one line becomes an invitation, without an account [HEAD-10, HEAD-11, HEAD-12]', async ({ page, server }) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  await page.route('**/json/ThemeService', async (route) => {
    if (route.request().postData()?.includes('"draftFromLine"')) await mayAnswer
    await route.continue()
  })
  await page.goto('/instant')
  const main = page.getByRole('main')
  const home = page.getByRole('banner').getByRole('link', { name: 'festoon' })
  await expect(main).toHaveAttribute('data-page', 'QuickCreate')
  await expectAccessible(page)
  await page.getByLabel('Your party in one line').fill('Maya turns 6, dinosaurs, Saturday at 2')
  await page.getByRole('button', { name: 'Make my invitation' }).click()
  await expect(page.getByRole('heading', { name: 'Making your invitation' })).toBeVisible()
  await expect(main).toHaveAttribute('data-page', 'QuickCreateLoading')
  await expect(home).toHaveCount(0)
  await expectAccessible(page)
  resolve()
  await expect(page).toHaveURL(/\/event\/create\?quick=/)
  await expect(main).toHaveAttribute('data-page', 'CreateEvent')
  await expect(page.getByLabel('Party title')).toHaveValue(/Maya/)
  await expect(page.getByLabel('Starts')).toHaveValue(/T14:00$/)
  await expect(page.getByLabel('Description')).not.toHaveValue('')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  await expect(page.locator('.event-fae5ff-000000')).toHaveCount(0)

  // Signing in halfway loses nothing.
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Sign in and create' }).click()
  const address = newAddress('ivy')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Ivy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue(/Maya/)
  const created = page.waitForRequest((request) => request.postData()?.includes('"createEvent"') === true)
  await page.getByRole('button', { name: 'Create party' }).click()
  expect((await created).postDataJSON().params.event).toMatchObject({ isFromQuickCreate: true })
  await expect(page).toHaveURL(/\/event\/invite\//)
})

test('themes are grouped by category, can be searched, and start a party @both [ROUTE-14, ROUTE-26, ROUTE-28, THEME-02, THEME-08, CONST-26]', async ({
  page,
  server,
  isMobile,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  await page.goto('/instant')
  const spotlight = page.getByRole('heading', { level: 2, name: 'Dinosaurs' })
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible()
  await expect(spotlight).toBeHidden()
  // The theme comes from the navigation state or from the query.
  await page.evaluate(() => history.replaceState({ usr: { theme: 793 }, key: 'x', idx: 0 }, '', '/instant'))
  await page.reload()
  await expect(spotlight).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'Gallery')
  await page.goto('/instant?theme=793')
  await expect(spotlight).toBeVisible()
  const images = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Start with image/ }) })
  await expect(images).toHaveCount(3)
  for (const image of await images.all()) expect((await image.boundingBox())?.width).toBe(isMobile ? 242 : 311)
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible()
  await page.getByText('Wedding', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Wedding Events' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Before the Wedding' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Coming up' })).toBeHidden()
  // A word of a description.
  await page.getByLabel('Search themes').fill('noisemakers')
  const found = page.getByRole('region', { name: /theme/i }).getByRole('listitem')
  await expect(found).toHaveText(["New Year's Eve"])
  // A keyword.
  await page.getByLabel('Search themes').fill('nye')
  await expect(found).toHaveText([/New Year's Eve/])
  await page.getByLabel('Search themes').fill('dinosaur')
  await page.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/\d{3}-1$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  // Saving asks the visitor to sign in, and loses nothing.
  await page.getByRole('button', { name: 'Log in to save draft' }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  const address = newAddress('ivy')
  await apiPerson(server.origin, address, 'Ivy')
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
})

/** The specified themes, and the subcategories of each category, by name and number. */
const catalog = readFileSync(new URL('../../tests/contract/themes/catalog.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [level = '', id = '', parent = '', name = ''] = line.split('\t')
    return { level, id, parent, name: name.startsWith('(solo') ? '' : name }
  })

test('each of the five categories shows its subcategories, with every theme under its number @desktop [THEME-01, THEME-03, THEME-04, THEME-09]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))
  const categories = catalog.filter(({ level }) => level === 'category')
  expect(categories.map(({ id }) => id)).toEqual(['500', '501', '502', '503', '504'])
  for (const { id, name } of categories) {
    await page.goto(`/instant?category=${id}`)
    const filter = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect(filter).toHaveText(['Coming up', ...categories.map((one) => one.name)])
    await expect(filter.and(page.locator('[aria-pressed=true]'))).toHaveText(name)
    const groups = catalog.filter(({ level, parent }) => level === 'subcategory' && parent === id)
    // Cards have headings, too.
    const headings = page.getByRole('heading', { level: 3 }).and(page.locator(':not(li h3)'))
    await expect(headings).toHaveText(groups.map((one) => one.name || name))
    const cards = page.getByRole('region', { name: /theme/i }).getByRole('listitem').getByRole('link')
    const shown = await cards.evaluateAll((links) =>
      links.map((link) => `${/\/(\d+)-1$/.exec(link.getAttribute('href') ?? '')?.[1]} ${link.textContent}`),
    )
    const ids = new Set(groups.map((group) => group.id))
    const themes = catalog.filter(({ level, parent }) => level === 'theme' && ids.has(parent))
    expect(shown.toSorted()).toEqual(themes.map((one) => `${one.id} ${one.name || 'General Birthday'}`).toSorted())
  }
})

test('the gallery starts with the next holiday that is at least four days away @desktop [THEME-10, THEME-11, THEME-12, THEME-13, THEME-14, THEME-15, THEME-16, CONST-49]', async ({
  page,
}) => {
  await page.route('**/files/gallery/*', (route) =>
    route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
  )
  const first = page.getByRole('region', { name: /theme/i }).getByRole('listitem').first()
  /** The last day on which a holiday comes first, four days ahead. */
  const days = {
    '2027-11-21': 'Thanksgiving',
    '2027-05-05': "Mother's Day",
    '2027-06-16': "Father's Day",
    '2027-02-05': 'Mardi Gras',
    // From the table.
    '2029-02-25': 'Holi',
    '2027-10-25': 'Diwali',
    // From the moon.
    '2033-03-12': 'Holi',
    '2033-10-18': 'Diwali',
  }
  for (const [day, name] of Object.entries(days)) {
    await page.clock.setFixedTime(`${day}T20:00:00Z`)
    await page.goto('/instant')
    await expect(first, day).toHaveText(name)
  }
  // A day later, it is less than four days away.
  await page.clock.setFixedTime('2027-11-22T20:00:00Z')
  await page.goto('/instant')
  await expect(first).toHaveText(/^(?!Thanksgiving)./)
})
