import { coverFile, newAddress, signUp } from './support/journeys.ts'
import { codeFor } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

test('the focus stays at hand after a wrong code, a cropped picture and a failed answer', async ({
  page,
  server,
  browser,
}) => {
  const address = newAddress('kim')
  await page.goto('/login')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await first.waitFor()
  const code = await codeFor(server.origin, address)
  await first.pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Invalid code, please try again.')).toBeVisible()
  await expect(first).toBeFocused()
  await page.keyboard.type(code)
  await page.getByLabel('Your name').fill('Kim')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Kim!' })).toBeVisible()

  await page.goto('/event/create')
  const picker = page.getByLabel('Cover image')
  await picker.setInputFiles(coverFile)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: /^Part of the picture/ })).toBeFocused()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const again = page.getByRole('button', { name: 'Choose another picture' })
  await expect(again).toBeFocused()
  // The ways to another picture open beside it; closing them leads to their tab.
  await again.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Cover image' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Cover image' })).toBeHidden()
  await page.getByLabel('Party title').fill('Quiet evening')
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Create party' }).click()
  await expect(page).toHaveURL(/\/event\/invite\//)
  const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // A guest whose address is on the list already is told so, and stands where they stood.
  const form = page.getByRole('form', { name: 'Add a guest' })
  const ana = newAddress('ana')
  await form.getByLabel('Name').fill('Ana')
  await form.getByLabel('Email').fill(ana)
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  const other = await browser.newContext({ baseURL: server.origin })
  const guest = await other.newPage()
  await guest.goto(`/event/${eventId}`)
  await guest.getByRole('radio', { name: "I'm going" }).check()
  await guest.getByLabel('Your name').fill('Ana')
  await guest.getByRole('textbox', { name: 'Email' }).fill(ana)
  const send = guest.getByRole('button', { name: 'Send my answer' })
  await send.focus()
  await guest.keyboard.press('Enter')
  await expect(guest.getByText(/already on the guest list/)).toBeVisible()
  await expect(send).toBeFocused()
  await other.close()
})

test('nobody invited yet is said once, whatever the filter [GLIST-10]', async ({ page, server }) => {
  await signUp(page, server.origin, newAddress('lou'), 'Lou')
  await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('img', { name: 'Your cover' })).toBeVisible()
  await page.getByLabel('Party title').fill('Just me')
  await page.getByRole('combobox', { name: 'Address' }).fill('Oakland')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Create party' }).click()
  const nobody = page.getByText('You have not invited anyone yet.')
  await expect(nobody).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: /Lou/ })).toBeVisible()
  await page.getByRole('button', { name: /^Unsent/ }).click()
  await expect(page.getByRole('rowheader', { name: /Lou/ })).toBeHidden()
  await expect(nobody).toHaveCount(1)
})
