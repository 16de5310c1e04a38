import type { Page } from '@playwright/test'
import { apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { createParty, newAddress, openRow, signUpByForm } from '../support/journeys.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const tool = (page: Page, name: string) => page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name })
const missing = (page: Page) => page.getByRole('status', { name: 'Still missing' })

/** Replaces the gallery's images, because the server takes a second to draw each of them. */
const lightGallery = (page: Page) =>
  page.route('**/files/gallery/*', (route) => route.fulfill({ path: coverFile, contentType: 'image/png' }))

test('the form lists what is missing, and the tools open, save and cancel @both [EDIT-01, EDIT-03, EDIT-05, EDIT-06, PANEL-01, PANEL-02, PANEL-03, PANEL-04, PANEL-05, OPT-01, OPT-02, OPT-03, OPT-04, OPT-05, OPT-06, OPT-07, ENT-18, ENT-19, ENT-20, ENT-21, ENT-22, ENT-23, ENT-25, LIFE-01, EDIT-02]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/event/create')
  await expect(missing(page)).toContainText(
    'You still need a title, an address, and a cover image to create your party',
  )
  await expect(page.getByRole('button', { name: fixedText('EDIT-05') })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save draft', exact: true })).toHaveCount(0)
  const box = await missing(page).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(box?.y ?? 0).toBeGreaterThan(height / 2)
  // On a phone, it is one piece with the tools.
  const tools = isMobile ? await page.getByRole('tablist', { name: 'Tools' }).boundingBox() : null
  const end = (box?.y ?? 0) + (box?.height ?? 0)
  expect(end).toBeGreaterThan((tools?.y ?? height) - (isMobile ? 24 : 80))
  if (tools) expect(end).toBeLessThanOrEqual(tools.y)
  await expect(page.getByRole('button', { name: 'Choose or generate an image' })).toBeVisible()
  const placeAndTime = page.getByRole('region', { name: 'Place & time' })
  await expect(placeAndTime.getByRole('combobox', { name: 'Address' })).toBeVisible()
  await openRow(page, 'When')
  await expect(placeAndTime.getByLabel('Starts')).toBeVisible()
  await expect(page.getByLabel('Description')).toBeVisible()
  // Only an existing party has guests to manage.
  await expect(page.getByRole('link', { name: /guest/i })).toHaveCount(0)
  await page.getByLabel('Party title').fill('Supper')
  await expect(missing(page)).toContainText('You still need an address and a cover image to create your party')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute('href', '/profile/edit')
  await expect(page.getByRole('tablist', { name: 'Tools' }).getByRole('tab')).toHaveText([
    'Cover image',
    'Background',
    'Guest questions',
    'Event options',
  ])

  await tool(page, 'Event options').click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  const waitlist = panel.getByRole('switch', { name: 'Waitlist' })
  await expect(panel.getByRole('switch', { name: 'Guests can bring plus-ones' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'Public guest list' })).toBeChecked()
  await expect(panel.getByRole('switch', { name: 'Reminders' })).toBeChecked()
  await expect(panel.getByRole('radio', { name: 'Email or text (guests choose)' })).toBeChecked()
  await expect(panel.getByRole('radio', { name: 'As they arrive' })).toBeChecked()
  await expect(waitlist).not.toBeChecked()
  await waitlist.click()
  await panel.getByLabel('Capacity').fill('20')
  await expect(panel.getByRole('switch', { name: 'Require guest approval' })).toBeHidden()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toBeHidden()
  await tool(page, 'Event options').click()
  await expect(waitlist).not.toBeChecked()
  await waitlist.click()
  // Clicking the open tab again keeps the changes.
  await tool(page, 'Event options').click()
  await expect(panel).toBeHidden()
  await tool(page, 'Event options').click()
  await expect(waitlist).toBeChecked()
})

test('the tools are at the bottom of a phone screen, and beside their panel on a wide one @both [PANEL-06, CONST-48]', async ({
  page,
  isMobile,
}) => {
  await page.goto('/event/create')
  const tools = await page.getByRole('tablist', { name: 'Tools' }).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  if (isMobile) expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeGreaterThan(height - 40)
  else expect(tools?.x ?? height).toBeLessThan(20)
  // All tools are visible up to the maximum mobile width of 767 px.
  const lastTool = page.getByRole('link', { name: 'Profile', exact: true })
  await expect(lastTool).toBeInViewport({ ratio: 1 })
  const list = page.getByRole('tablist', { name: 'Tools' })
  for (const [width, orientation] of [
    [767, 'horizontal'],
    [768, 'vertical'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(list).toHaveAttribute('aria-orientation', orientation)
    const box = await list.boundingBox()
    expect((box?.y ?? 0) > height / 2).toBe(orientation === 'horizontal')
  }
  await tool(page, 'Event options').click()
  const panel = page.getByRole('tabpanel', { name: 'Event options' })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(400)
})

test('colors and animation show right away and stay on the invitation @desktop [CONST-46, PROD-01]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  const scope = page.locator('[class*="event-"]').first()
  await tool(page, 'Background').click()
  const swatches = page.getByRole('group', { name: 'Color', exact: true })
  await expect(swatches.getByRole('radio')).toHaveCount(9)
  await swatches.getByLabel('Custom').fill('#00a86b')
  await expect(scope).toHaveClass(/event-00a86b-/)
  await page.getByRole('radio', { name: 'Midnight' }).check({ force: true })
  await expect(scope).toHaveClass(/event-1b1540-ffffff/)
  await page
    .getByRole('button', { name: 'Snow' })
    .or(page.getByRole('radio', { name: 'Snow' }))
    .click({ force: true })
  await expect(page.locator('.fx-snow')).toBeAttached()
  await tool(page, 'Background').click()
  const eventId = await createParty(page, 'Night swim', { isOpen: true })
  await page.goto(`/event/${eventId}`)
  await expect(scope).toHaveClass(/event-1b1540-ffffff/)
  await expect(page.locator('.fx-snow')).toBeAttached()
})

test('questions are added, sorted and removed with buttons @desktop [QUES-01, QUES-02, QUES-05]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await tool(page, 'Guest questions').click()
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  await panel.getByRole('button', { name: 'Add a question' }).click()
  await expect(panel.getByLabel('Question 1', { exact: true })).toBeFocused()
  await panel.getByLabel('Question 1', { exact: true }).fill('Any allergies?')
  await panel.getByRole('switch', { name: 'Required' }).click()
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await panel.getByLabel('Question 2', { exact: true }).fill('Do you need a bed?')
  await panel.getByLabel('Response type for question 2').selectOption('Yes or no')
  // Without a playlist, songs aren't a response type.
  await expect(panel.getByLabel('Response type for question 2').getByRole('option')).toHaveText([
    'Short text',
    'Yes or no',
    'One of several options',
    'Any of several options',
    'Number',
    'Date',
  ])
  await panel.getByRole('button', { name: 'Move question 2 up' }).press('Enter')
  await expect(panel.getByLabel('Question 1', { exact: true })).toHaveValue('Do you need a bed?')
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await panel.getByLabel('Question 3', { exact: true }).fill('No')
  await panel.getByRole('button', { name: 'Remove question 3' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  const eventId = await createParty(page, 'Sleepover', { isOpen: true })
  await page.goto(`/event/edit/${eventId}`)
  await tool(page, 'Guest questions').click()
  await expect(panel.getByLabel('Question 1', { exact: true })).toHaveValue('Do you need a bed?')
  await expect(panel.getByLabel('Question 2', { exact: true })).toHaveValue('Any allergies?')
  for (const [question, type] of ['yesNo', 'text'].entries())
    await expect(panel.getByLabel(`Response type for question ${question + 1}`)).toHaveValue(type)
  await expect(panel.getByRole('switch', { name: 'Required' }).nth(0)).not.toBeChecked()
  await expect(panel.getByRole('switch', { name: 'Required' }).nth(1)).toBeChecked()
})

test('the description is written on request and can be edited @desktop [RPC-80, EDIT-08]', async ({ page }) => {
  await lightGallery(page)
  await page.goto('/event/create/fromGallery/793-1')
  await expect(page.getByLabel('Party title')).toHaveValue('Dinosaurs')
  await page.getByLabel('Party title').fill('Maya turns 6')
  await page.getByLabel('Description').fill('Mine')
  await page.getByRole('button', { name: 'Write it for me' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write it for me' })
  await dialog.getByLabel("What's it about?").fill('dinosaurs in the garden, cake at three')
  const [asked] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"getEventDescription"') ?? false),
    dialog.getByRole('button', { name: 'Write', exact: true }).click(),
  ])
  expect(asked.postDataJSON().params).toMatchObject({
    prompt: 'dinosaurs in the garden, cake at three',
    eventName: 'Maya turns 6',
    theme: 'Dinosaurs',
  })
  const text = await dialog.locator('blockquote').innerText()
  expect(text.length).toBeGreaterThan(40)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Mine')
  // An empty description can be restored, too.
  await page.getByLabel('Description').fill('')
  await page.getByRole('button', { name: 'Write it for me' }).click()
  await dialog.getByRole('button', { name: 'Write', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Description')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('images are generated for coins and appear in the history @desktop [IMG-01, IMG-03, IMG-04, IMG-05, IMG-06, IMG-07, VAL-34, CONST-42, COIN-02, RPC-78]', async ({
  page,
  server,
}) => {
  await lightGallery(page)
  const address = newAddress('maya')
  const { photoUrl } = await apiPerson(server.origin, address, 'Maya')
  await apiSession(page, server.origin, address)
  await page.goto('/event/create')
  await tool(page, 'Cover image').click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('button', { name: 'Image history' }).click()
  const history = page.getByRole('dialog', { name: 'Image history' })
  await expect(history.getByRole('tab')).toHaveText(['Uploaded Images', fixedText('IMG-03', { at: 1 }), 'Gallery'])
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()
  await expect(history.getByText(fixedText('IMG-06'))).toBeVisible()
  await page.keyboard.press('Escape')
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('10 coins · you have 60')).toBeVisible()
  await panel.getByRole('button', { name: 'Generate 4 images' }).click()
  await expect(panel.getByText(fixedText('VAL-34'))).toBeVisible()
  await panel.getByLabel('What should the image show?').fill('paper lanterns')
  const styles = panel.getByRole('group', { name: 'Style' }).or(panel.getByRole('radiogroup', { name: 'Style' }))
  await expect(styles).toContainText(
    /^None\s*Abstract Art\s*Baroque\s*Classical\s*Cubist\s*Fairy Tale\s*Fantasy\s*Gothic\s*Noir\s*Painterly\s*Pop Art\s*Renaissance\s*Sophisticated\s*Street Art\s*Van Gogh$/,
  )
  const none = styles.getByRole('button', { name: 'None' }).or(styles.getByRole('radio', { name: 'None' }))
  await expect(none.and(page.locator('[aria-pressed=true], :checked'))).toHaveCount(1)
  await styles.getByText('Pop Art', { exact: true }).click()
  await panel.getByLabel('Use my words exactly').check()
  const [asked] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"generateEventImage"') ?? false),
    panel.getByRole('button', { name: 'Generate 4 images' }).click(),
  ])
  expect(asked.postDataJSON().params).toMatchObject({
    eventName: '',
    eventUuid: expect.stringMatching(/./),
    prompt: 'paper lanterns',
    useVerbatim: true,
    taskId: expect.stringMatching(/./),
    style: 'popArt',
  })
  await expect(panel.getByText('This takes about 30 seconds.')).toBeVisible()
  await expectAccessible(page)
  const drawn = panel.getByRole('list', { name: 'Generated images' }).getByRole('button')
  await expect(drawn).toHaveCount(4, { timeout: 120_000 })
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  // They appear below the prompt, before the styles, and the button to generate more stays in view.
  await expect(drawn.first()).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('button', { name: 'Generate 4 more' })).toBeInViewport({ ratio: 1 })
  expect((await drawn.last().boundingBox())?.y ?? Infinity).toBeLessThan((await styles.boundingBox())?.y ?? 0)
  await drawn.nth(1).click()
  await expect(drawn.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveAttribute('src', /^\/files\//)
  await panel.getByRole('button', { name: 'Image history' }).click()
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()
  const generated = history.getByRole('button', { name: 'paper lanterns' })
  await expect(generated).toHaveCount(4)
  // All of them fit on one page.
  await expect(history.getByRole('button', { name: 'View all' })).toHaveCount(0)

  // Each tab shows its own images.
  await history.getByRole('tab', { name: 'Uploaded Images' }).click()
  await expect(history.locator('li img')).toHaveAttribute('src', photoUrl.replace('.webp', '-640.webp'))
  await expect(generated).toHaveCount(0)
  await history.getByRole('tab', { name: 'Previously Generated AI Images' }).click()

  // All but the current cover can be deleted.
  await history.getByRole('button', { name: 'Delete images' }).click()
  await expect(history.getByRole('status')).toContainText('Choose an image to delete.')
  await expect(generated).toHaveCount(3)
  await generated.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete image' }).click()
  await expect(generated).toHaveCount(2)
  await expectAccessible(page)
  await history.getByRole('button', { name: 'Done' }).click()
  await expect(generated).toHaveCount(3)
})

test('a signed-out visitor generates sample images from a local balance and uses one as cover image @desktop [RPC-79, COIN-03, AUTHZ-11]', async ({
  page,
  server,
}) => {
  await lightGallery(page)
  await page.goto('/event/create')
  await tool(page, 'Cover image').click()
  const panel = page.getByRole('tabpanel', { name: 'Cover image' })
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await panel.getByText('Noir', { exact: true }).click()
  const [suggested] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"getSuggestion"') ?? false),
    panel.getByRole('button', { name: 'Suggest an idea' }).click(),
  ])
  expect(suggested.postDataJSON().params).toMatchObject({ style: 'noir' })
  await expect(panel.getByLabel('What should the image show?')).not.toHaveValue('')
  const [sample] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"sampleEventImage"') ?? false),
    panel.getByRole('button', { name: 'Generate 4 images' }).click(),
  ])
  expect(sample.postDataJSON().params).toMatchObject({
    eventName: '',
    eventUuid: expect.stringMatching(/./),
    prompt: await panel.getByLabel('What should the image show?').inputValue(),
    useVerbatim: false,
    taskId: expect.stringMatching(/./),
    style: 'noir',
    remainingCoinBalance: 60,
  })
  await expect(panel.getByRole('list', { name: 'Generated images' }).getByRole('button')).toHaveCount(4, {
    timeout: 120_000,
  })
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
  await panel.getByRole('button', { name: 'Image 2' }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toHaveJSProperty('complete', true)
  await tool(page, 'Background').click()
  await page.getByRole('radio', { name: 'Midnight' }).check({ force: true })
  await expect(page.locator('[class*="event-"]').first()).toHaveClass(/event-1b1540-ffffff/)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your cover image' })).toBeVisible()
  await expect(page.locator('[class*="event-"]').first()).toHaveClass(/event-1b1540-ffffff/)
  await tool(page, 'Cover image').click()
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()

  // The coins spent so far are missing from the new account, which the server counts for itself.
  await signUpByForm(page, server.origin, newAddress('sam'), 'Sam')
  await page.goto('/event/create')
  await tool(page, 'Cover image').click()
  await panel.getByRole('tab', { name: 'Generate' }).click()
  await expect(panel.getByText('10 coins · you have 50')).toBeVisible()
})
