import { expect, expectAccessible, test } from '../support/test.ts'
import { catalogRow, themeCatalog } from '../support/themeCatalog.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

/** The galleries, each with the number of its category. */
const galleries = [
  ['Themed Parties', '500'],
  ['Kids Birthdays', '502'],
  ['Adult Birthdays', '501'],
  ['Sports and Activities', '500'],
  ['Baby', '504'],
] as const

test('the parties page shows five galleries of six cards, and each card starts a party @both [WELC-02, WELC-14, WELC-15, WELC-16, WELC-17, WELC-18, CONST-18, CONST-28]', async ({
  page,
}) => {
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: fixedText('WELC-14') })).toBeVisible()
  await expect(page.getByRole('link', { name: /^View gallery/ })).toHaveCount(5)
  for (const [name, category] of galleries) {
    const gallery = page.getByRole('region', { name })
    await expect(gallery.getByRole('listitem')).toHaveCount(6)
    const whole = gallery.getByRole('link', { name: `View gallery ${name}` })
    await expect(whole).toBeVisible()
    await expect(whole).toHaveAttribute('href', `/instant?category=${category}`)
    // Each card starts a party with the theme that it shows.
    const cards = await gallery.getByRole('listitem').getByRole('link').all()
    expect(cards).toHaveLength(6)
    for (const one of cards) {
      const id = /^\/event\/create\/fromGallery\/(\d{3})-1$/.exec((await one.getAttribute('href')) ?? '')?.[1]
      const theme = catalogRow(id ?? '')
      await expect(one).toHaveAccessibleName(theme.name)
      expect([theme.name, catalogRow(theme.parent).parent]).toEqual([theme.name, category])
    }
  }
  await expectAccessible(page)
  // The layout changes at the mobile breakpoint, and not before or after.
  const size = page.viewportSize()
  const card = page.getByRole('region', { name: 'Baby' }).getByRole('listitem').first()
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    return card
      .locator('article, a')
      .first()
      .evaluate((element) => element.getBoundingClientRect().width)
  }
  const [before, mobile, wide, after] = [await widthAt(766), await widthAt(767), await widthAt(768), await widthAt(769)]
  expect(Math.abs(mobile - before)).toBeLessThan(1)
  expect(Math.abs(wide - mobile)).toBeGreaterThan(20)
  expect(Math.abs(after - wide)).toBeLessThan(1)
  if (size) await page.setViewportSize(size)
  await page.getByRole('region', { name: 'Kids Birthdays' }).getByRole('link', { name: 'View gallery' }).click()
  await expect(page).toHaveURL(/\/instant\?category=502$/)
  await expect(page.getByRole('heading', { name: "Kids' Favorites" })).toBeVisible()
  await page.goBack()
  await page.getByRole('region', { name: 'Kids Birthdays' }).getByRole('link', { name: 'Dinosaurs' }).click()
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/793-1$/)
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
})

/** The themes that the welcome page leaves out, except those of the subcategory Faith & Culture. */
const omitted = new Set(['Holi', 'Bachelor'])

test('the theme menu links to every theme except those left out of the welcome page @both [WELC-06, WELC-07, WELC-08, WELC-09, THEME-05, THEME-06, THEME-07]', async ({
  page,
}) => {
  await page.goto('/welcome')
  const menu = page.getByRole('navigation', { name: 'Themes' })
  const first = menu.getByRole('listitem').first().getByRole('link')
  const next = catalogRow(/^\/instant\?theme=(\d{3})$/.exec((await first.getAttribute('href')) ?? '')?.[1] ?? '')
  await expect(first).toHaveText(next.name)
  const categories = ['Parties', 'Adult Birthday', 'Kids Birthday', 'Wedding', 'Baby']
  await expect(menu.getByRole('button')).toHaveText(categories)
  const parties = menu.getByRole('button', { name: 'Parties', exact: true })
  // Hovering before hydration has no effect, so try again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await parties.hover()
    await expect(parties).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
  }).toPass()
  await expect(menu.getByRole('list', { name: 'Holidays' }).getByRole('link', { name: 'Diwali' })).toBeVisible()
  await expect(
    menu.getByRole('link', { name: /^(?:Holi|Bar Mitzvah|Bat Mitzvah|Bachelor|Bachelor Party)$/ }),
  ).toHaveCount(0)
  await expect(menu.getByRole('list', { name: 'Faith & Culture' })).toHaveCount(0)
  // Every other theme is in the list of its subcategory, in the menu of its category, and links to its own number.
  const listed = await menu
    .locator('ul[aria-label]')
    .evaluateAll((lists) =>
      lists.map((list) => [
        list.closest('[data-category]')?.querySelector('button')?.textContent,
        list.getAttribute('aria-label'),
        ...[...list.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ]),
    )
  const groups = themeCatalog.filter(({ level, name }) => level === 'subcategory' && name !== 'Faith & Culture')
  expect(listed).toEqual(
    groups.map(({ id, parent, name }) => [
      catalogRow(parent).name,
      name || catalogRow(parent).name,
      ...themeCatalog
        .filter((theme) => theme.parent === id && !omitted.has(theme.name))
        .map((theme) => `${theme.name} /instant?theme=${theme.id}`),
    ]),
  )
  for (const name of categories) {
    await page.mouse.move(0, 0)
    await expect(menu.locator('[aria-expanded=true]')).toHaveCount(0)
    const category = menu.getByRole('button', { name, exact: true })
    await category.hover()
    await expect(category).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('list').and(menu.locator('[aria-label]'))).toHaveText(
      listed.flatMap(([of, , ...links]) =>
        of === name ? [links.map((link) => (link ?? '').replace(/ \/instant.*$/, '')).join('')] : [],
      ),
    )
  }
  await page.mouse.move(0, 0)
  await expect(menu.locator('[aria-expanded=true]')).toHaveCount(0)
  const kids = menu.getByRole('button', { name: 'Kids Birthday' })
  await kids.click()
  // A theme that represents its group is listed by its own name.
  const solo = menu.getByRole('list', { name: 'Kids Birthday' }).getByRole('link')
  await expect(solo).toHaveText('General Birthday')
  await solo.click()
  await expect(page).toHaveURL(/\/instant\?theme=791$/)
  await expect(page.getByRole('heading', { level: 2, name: 'General Birthday' })).toBeVisible()
})

test('a row of themes scrolls by arrows and by keyboard, and never hides the focus @desktop [WELC-15, WELC-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/welcome')
  // The first row begins above the fold.
  const first = page.getByRole('region', { name: 'Themed Parties' }).getByRole('article').first()
  await expect(first).toBeInViewport({ ratio: 0.3 })
  const row = page.getByRole('region', { name: 'Kids Birthdays' })
  const cards = row.getByRole('article')
  const onward = row.getByRole('button', { name: 'Show more themes, Kids Birthdays' })
  const back = row.getByRole('button', { name: 'Show earlier themes, Kids Birthdays' })
  await cards.first().scrollIntoViewIfNeeded()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(cards.last()).not.toBeInViewport({ ratio: 1 })
  await onward.click()
  await expect(cards.last()).toBeInViewport({ ratio: 1 })
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
  await back.click()
  await expect(cards.first()).toBeInViewport({ ratio: 1 })
  await row.getByRole('link', { name: /^View gallery/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const card of await cards.all()) {
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card).toBeInViewport({ ratio: 1 })
  }
})

test('an example fills the field, and becomes an invitation @both [HEAD-12]', async ({ page }) => {
  await page.goto('/welcome')
  const line = page.getByLabel('Your party in one line')
  const example = page.getByRole('list', { name: 'Examples' }).getByRole('button').first()
  // A press before hydration is repeated.
  await example.click()
  await expect(line).toHaveValue((await example.textContent()) ?? '')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/event\/create\?quick=/)
  await expect(page.getByLabel('Party title')).toHaveValue(/Nana.s 80th/)
})
