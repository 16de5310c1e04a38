import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const galleries = ['Themed Parties', 'Kids Birthdays', 'Adult Birthdays', 'Sports and Activities', 'Baby']

test('the parties page shows five galleries of six cards, and each card starts a party @both [WELC-02, WELC-14, WELC-15, WELC-16, WELC-17, WELC-18, CONST-18, CONST-28]', async ({
  page,
}) => {
  await page.goto('/welcome')
  await expect(page.getByRole('heading', { level: 1, name: fixedText('WELC-14') })).toBeVisible()
  await expect(page.getByRole('link', { name: /^View gallery/ })).toHaveCount(5)
  for (const name of galleries) {
    const gallery = page.getByRole('region', { name })
    await expect(gallery.getByRole('listitem')).toHaveCount(6)
    await expect(gallery.getByRole('link', { name: `View gallery ${name}` })).toBeVisible()
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
  await expect(page).toHaveURL(/\/event\/create\/fromGallery\/\d{3}-1$/)
})

test('the theme menu links to every theme except those left out of the welcome page @both [WELC-06, WELC-07, WELC-08, WELC-09, THEME-05, THEME-06, THEME-07]', async ({
  page,
}) => {
  await page.goto('/welcome')
  const menu = page.getByRole('navigation', { name: 'Themes' })
  const first = menu.getByRole('listitem').first().getByRole('link')
  await expect(first).toHaveAttribute('href', /^\/instant\?theme=\d{3}$/)
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
  const kids = menu.getByRole('button', { name: 'Kids Birthday' })
  await kids.click()
  // A theme that represents its group is listed by its own name.
  const solo = menu.getByRole('list', { name: 'Kids Birthday' }).getByRole('link')
  await expect(solo).toHaveText('General Birthday')
  await solo.click()
  await expect(page).toHaveURL(/\/instant\?theme=\d{3}$/)
  await expect(page.getByRole('heading', { level: 2, name: 'General Birthday' })).toBeVisible()
})
