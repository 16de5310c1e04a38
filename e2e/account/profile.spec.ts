import type { Page, Request } from '@playwright/test'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { coverFile } from '../support/coverFile.ts'
import { hostedList } from '../support/hostedParty.ts'
import { logOut, newAddress, newPhone, signUp, signUpByForm, signUpByPhone } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, expectErrors, test } from '../support/test.ts'

/** Chooses a file that is no picture, and then one that is cropped. */
async function choosePicture(page: Page) {
  const picture = page.getByLabel('Profile picture')
  await expect(picture).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg,image/jpg')
  await expect(picture).toHaveJSProperty('multiple', false)
  await picture.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText("This file type isn't supported. Choose a PNG, GIF, or JPEG file.")).toBeVisible()
  await picture.setInputFiles(coverFile)
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await expect(dialog.locator('.reactEasyCrop_CropAreaRound')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const form = page.getByRole('form', { name: 'Profile' })
  await expect(form.locator('[data-kind=photo] img')).toHaveAttribute('src', /^blob:/)
  const size = await form.locator('[data-kind=photo]').boundingBox()
  expect([size?.width, size?.height]).toEqual([94, 94])
}

test('name, picture and consent are saved and shown everywhere [CONST-25, PROF-01, PROF-06, PROF-07]', async ({
  page,
  context,
  server,
  cleanConsole,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  const avatar = page.getByRole('banner').getByRole('link', { name: /'s profile$/ })
  await expect(avatar.locator('[data-kind=initials]')).toHaveText('M')
  await avatar.click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Name').fill('Maya Lin')

  await choosePicture(page)
  const form = page.getByRole('form', { name: 'Profile' })

  await page.getByLabel('Text me about my parties').check()
  const upload = page.waitForResponse(/\/uploads\/images\?for=profile/)
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"updateElkUser"') ?? false),
    save.click(),
  ])
  const { url: photoUrl } = await (await upload).json()
  expect(request.postDataJSON().params).toMatchObject({
    name: 'Maya Lin',
    photoUrl,
    grantedTextPermission: true,
    textPermissionStatus: 'granted',
  })
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(avatar.locator('img')).toHaveAttribute('src', /^\/files\//)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Maya Lin')
  await expect(page.getByLabel('Text me about my parties')).toBeChecked()
  await expect(form.locator('[data-kind=photo] img')).toHaveAttribute('src', /^\/files\//)

  await page.getByRole('button', { name: 'Remove' }).click()
  // Saving offline fails right away, and isn't sent later.
  await context.setOffline(true)
  await save.click()
  await expect(page.getByText("Can't reach Festoon. Check your connection and try again.")).toBeVisible()
  await expect(save).toBeEnabled()
  await context.setOffline(false)
  await expect(avatar.locator('img')).toBeVisible()
  await save.click()
  await expect(avatar.locator('[data-kind=initials]')).toHaveText('ML')
  expectErrors(cleanConsole, /net::ERR_/)
})

test('a profile needs a name, and cannot be saved again meanwhile [PROF-02, PROF-05]', async ({ page, server }) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/profile/edit')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const blank of ['', '  ']) {
    await page.getByLabel('Name').fill(blank)
    await expect(save).toBeDisabled()
  }
  await page.getByLabel('Name').fill('Maya Lin')
  await expect(save).toBeEnabled()
  const { promise: maySave, resolve: letSave } = Promise.withResolvers<void>()
  await page.route('**/json/*', async (route) => {
    if (route.request().postData()?.includes('"updateElkUser"')) await maySave
    await route.fallback()
  })
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  letSave()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Maya Lin')
})

test('a user who withdraws consent opts their phone number out, whether or not that call succeeds, and can consent again [RPC-24, PROF-03, PROF-09, ROUTE-17]', async ({
  page,
  server,
  request,
}) => {
  const number = newPhone()
  await signUpByPhone(page, server.origin, number, 'Femi')
  await page.goto('/profile/edit')
  const consent = page.getByLabel('Text me about my parties')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const optOut = (call: Request) => call.postData()?.includes('"optOut"') === true
  /** Saves the profile and reloads it. */
  const saveAndReload = async (): Promise<void> => {
    await save.click()
    await expect(page.getByText('Profile saved.')).toBeVisible()
    await page.reload()
  }
  await consent.check()
  await saveAndReload()
  await expect(consent).toBeChecked()

  await consent.uncheck()
  const [optOutRequest] = await Promise.all([page.waitForRequest(optOut), saveAndReload()])
  expect(optOutRequest.postDataJSON().params).toMatchObject({ channel: 'phone', address: `+1${number}`, scope: 'all' })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await saveAndReload()
  await expect(consent).toBeChecked()

  // The consent is withdrawn even if the call that opts the number out fails.
  await page.route('**/json/**', (route) =>
    optOut(route.request())
      ? route.fulfill({ json: { error: { message: 'Too many requests', data: { reason: 'rateLimited' } } } })
      : route.fallback(),
  )
  await consent.uncheck()
  const [failedResponse] = await Promise.all([
    page.waitForResponse((response) => optOut(response.request())),
    save.click(),
  ])
  expect(await failedResponse.json()).toHaveProperty('error')
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(consent).not.toBeChecked()

  // Saving a name doesn't undo a STOP that arrives while the profile is open.
  await page.unrouteAll({ behavior: 'wait' })
  await consent.check()
  await saveAndReload()
  await expect(consent).toBeChecked()
  const form = { From: `+1${number}`, Body: 'STOP', MessageSid: `SM${number}` }
  expect(await (await request.post('/webhooks/sms', { form })).text()).toContain("You won't get any more texts")
  await page.getByLabel('Name').fill('Femi Ade')
  await save.click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(consent).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Femi Ade')
  await expect(consent).not.toBeChecked()
})

test("logging out ends the session in every tab and on the server, and clears the browser's data [SIGN-19, SIGN-21, STORE-03, STORE-06]", async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('maya')
  await signUpByForm(page, server.origin, address, 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Nobody else may see this')
  const storageKeys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const deviceId = () => page.evaluate(() => localStorage.getItem('festoon.deviceId'))
  const draft = expect.stringMatching(/^festoon\.draft:/)
  await expect.poll(storageKeys).toEqual(expect.arrayContaining(['festoon.email', draft, 'festoon.deviceId']))
  expect(await page.evaluate(() => localStorage.getItem('festoon.email'))).toBe(address)
  const before = await deviceId()
  expect(before).toMatch(/^web-[\da-f-]{36}$/)
  await page.reload()
  await expect(page.getByLabel('Party title')).toBeVisible()
  expect(await deviceId()).toBe(before)
  const second = await context.newPage()
  await second.goto('/event/create')
  const secondTitle = second.getByLabel('Party title')
  await secondTitle.fill('Nor this')
  const keptBySecond = () => second.evaluate(() => Object.keys(sessionStorage))
  await expect.poll(keptBySecond).toEqual(expect.arrayContaining([draft]))
  const third = await context.newPage()
  await third.goto('/events')
  await expect(third.getByRole('heading', { name: 'Hey there, Maya!' })).toBeVisible()
  const session = (await context.cookies()).filter(({ name }) => name === 'userId' || name === 'authToken')
  await page.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  const reloadedAt = page.waitForRequest(`${server.origin}/`)
  await logOut(page)
  expect((await reloadedAt).isNavigationRequest()).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-before')
  await expect(third).toHaveURL(/\/login/)
  await third.close()
  await expect(secondTitle).toHaveValue('')
  // The page may reload meanwhile.
  await expect(async () => expect(await keptBySecond()).not.toEqual(expect.arrayContaining([draft]))).toPass()
  await second.close()
  // The next page may already have a new device id, and the scroll position of this page.
  const fresh = new Set(['festoon.deviceId', 'react-router-scroll-positions'])
  expect((await storageKeys()).filter((key) => !fresh.has(key))).toEqual([])
  expect(await deviceId()).not.toBe(before)
  const left = (await context.cookies()).map(({ name }) => name)
  expect(left.filter((name) => name === 'userId' || name === 'authToken')).toEqual([])
  // The server has also ended the session, so the old cookies don't work.
  await context.addCookies(session)
  await page.goto('/events?tab=Past')
  await expect(page).toHaveURL(/\/login\?s=/)
})

test('an account is deleted after a decision about its parties [PROF-04, PROF-08]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const { eventId, address } = await hostedList(page, server.origin, 'Night swim', {
    invitedGuests: [{ name: 'Ana Ortiz', email: ana }],
  })
  const link = await invitationFor(server.origin, ana)

  await page.goto('/profile/edit')
  for (const name of ['Save', 'Log out', 'Delete Account'])
    await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const first = page.getByRole('dialog', { name: 'What about your party?' })
  await expect(first).toContainText("You're still hosting 1 upcoming party.")
  await expectAccessible(page)
  await expect(first.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await first.getByRole('radio', { name: /^Cancel the party/ }).check()
  await first.getByRole('button', { name: 'Continue' }).click()
  const second = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(second).toContainText("1 party will be canceled, and we'll let its guests know.")
  // The user can still change their mind.
  await second.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await first.getByRole('radio', { name: /^Cancel the party/ }).check()
  await first.getByRole('button', { name: 'Continue' }).click()
  await second.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()

  const guest = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await guest.goto(link)
  await expect(guest.getByText('Event Canceled')).toBeVisible()
  await expect(guest.getByText('Maya')).toHaveCount(0)
  await guest.context().close()
  // The address has no account, so signing up creates a new one.
  const again = await apiPerson(server.origin, address, 'Maya the second')
  await apiSession(page, server.origin, address)
  await page.goto(`/event/invite/${eventId}`)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))

  // A party created elsewhere in the meantime is included before anything is deleted.
  await page.goto('/events')
  await expect(page.getByText('You have 0 upcoming parties.')).toBeVisible()
  await page.getByRole('link', { name: /'s profile$/ }).click()
  const elsewhere = await apiParty(again, 'Known to the server alone', 30)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(first).toContainText("You're still hosting 1 upcoming party.")
  await first.getByRole('radio', { name: /^Hand over the party/ }).check()
  await page.keyboard.press('Escape')
  // Users who host nothing aren't asked about parties, unless one is created while the confirmation is open.
  await again.call('ElkEventService', 'cancelEvent', { eventId: elsewhere, disableNotification: true })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(second.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
  await apiParty(again, 'Made just now', 30)
  await second.getByRole('button', { name: 'Delete my account' }).click()
  await expect(first).toContainText("You're still hosting 1 upcoming party.")
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0)
})
