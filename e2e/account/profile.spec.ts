import type { Page } from '@playwright/test'
import { coverFile } from '../support/coverFile.ts'
import { hostedList } from '../support/hostedParty.ts'
import {
  logOut,
  newAddress,
  newPhone,
  signIn,
  signInByForm,
  signUp,
  signUpByForm,
  signUpByPhone,
} from '../support/journeys.ts'
import { z } from 'zod'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('name, picture and consent are saved and shown everywhere [ROUTE-17, HEAD-05, HEAD-06, PROF-01, PROF-02, PROF-03, PROF-05, PROF-06, PROF-07, CONST-15, CONST-25, RPC-29, RPC-95, VAL-23, PROF-04]', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin, newAddress('maya'), 'Maya')
  const avatar = page.getByRole('banner').getByRole('link', { name: /'s profile$/ })
  await expect(avatar.locator('[data-kind=initials]')).toHaveText('M')
  await avatar.click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Name').fill('  ')
  await expect(save).toBeDisabled()
  await page.getByLabel('Name').fill('Maya Lin')

  const picture = page.getByLabel('Profile picture')
  await expect(picture).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg,image/jpg')
  await expect(picture).toHaveJSProperty('multiple', false)
  await picture.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Please choose a PNG, JPEG, or GIF.')).toBeVisible()
  await picture.setInputFiles(coverFile)
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await expect(dialog.locator('.reactEasyCrop_CropAreaRound')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const form = page.getByRole('form', { name: 'Profile' })
  await expect(form.locator('[data-kind=photo] img')).toHaveAttribute('src', /^blob:/)
  const size = await form.locator('[data-kind=photo]').boundingBox()
  expect([size?.width, size?.height]).toEqual([94, 94])

  await page.getByLabel('Text me about my parties').check()
  const { promise: maySave, resolve: letSave } = Promise.withResolvers<void>()
  await page.route('**/json/*', async (route) => {
    if (route.request().postData()?.includes('"updateElkUser"')) await maySave
    await route.fallback()
  })
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.postData()?.includes('"updateElkUser"') ?? false),
    save.click(),
  ])
  await expect(form.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  letSave()
  expect(request.postDataJSON().params).toMatchObject({
    name: 'Maya Lin',
    photoUrl: expect.stringMatching(/^\/files\//),
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
  await save.click()
  await expect(avatar.locator('[data-kind=initials]')).toHaveText('ML')
})

/** Consents to SMS on the profile page. Returns the checkbox and the button that saves it. */
async function consentToSms(page: Page) {
  await page.goto('/profile/edit')
  const consent = page.getByLabel('Text me about my parties')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await consent.check()
  await save.click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(consent).toBeChecked()
  return { consent, save }
}

test('a user who withdraws consent also opts their phone number out, and can consent again [RPC-24, PROF-03, PROF-09]', async ({
  page,
  server,
}) => {
  const number = newPhone()
  await signUpByPhone(page, server.origin, number, 'Femi')
  const { consent, save } = await consentToSms(page)

  await consent.uncheck()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"optOut"') ?? false),
    save.click(),
  ])
  expect(sent.postDataJSON().params).toMatchObject({ channel: 'phone', address: `+1${number}`, scope: 'all' })
  expect((await sent.response())?.status()).toBe(200)
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(consent).not.toBeChecked()
  await consent.check()
  await save.click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(consent).toBeChecked()
})

test('a user who withdraws consent sees it saved even if the call that opts the phone out fails [PROF-09]', async ({
  page,
  server,
}) => {
  await signUpByPhone(page, server.origin, newPhone(), 'Femi')
  const { consent, save } = await consentToSms(page)

  await page.route('**/json/**', (route) =>
    route.request().postData()?.includes('"optOut"') === true
      ? route.fulfill({ json: { error: { message: 'Too many requests', data: { reason: 'rateLimited' } } } })
      : route.fallback(),
  )
  await consent.uncheck()
  const [failed] = await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('"optOut"') ?? false),
    save.click(),
  ])
  expect(await failed.json()).toHaveProperty('error')
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(consent).not.toBeChecked()
})

test("logging out ends the session and clears the browser's data [PROF-04, SIGN-18, SIGN-19, SIGN-21, STORE-03, STORE-06]", async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('maya')
  await signUpByForm(page, server.origin, address, 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Nobody else may see this')
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const deviceId = () => page.evaluate(() => localStorage.getItem('festoon.deviceId'))
  const draft = expect.stringMatching(/^festoon\.draft:/)
  await expect.poll(kept).toEqual(expect.arrayContaining(['festoon.email', draft, 'festoon.deviceId']))
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
  await logOut(page)
  await expect(secondTitle).toHaveValue('')
  // The page may reload meanwhile.
  await expect(async () => expect(await keptBySecond()).not.toEqual(expect.arrayContaining([draft]))).toPass()
  await second.close()
  // The next page may already have a new device id, and the scroll position of this page.
  const fresh = new Set(['festoon.deviceId', 'react-router-scroll-positions'])
  expect((await kept()).filter((key) => !fresh.has(key))).toEqual([])
  expect(await deviceId()).not.toBe(before)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken')
})

test('saving a name does not undo a STOP that arrives while the profile is open [TEXT-02]', async ({
  page,
  server,
  request,
}) => {
  const number = newPhone()
  await signUpByPhone(page, server.origin, number, 'Femi')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const [sent] = await Promise.all([
    page.waitForRequest((asked) => asked.postData()?.includes('"updateElkUser"') ?? false),
    page.getByRole('button', { name: 'Yes, text me' }).click(),
  ])
  expect(sent.postDataJSON().params).toMatchObject({ grantedTextPermission: true, textPermissionStatus: 'granted' })
  await expect(page.getByRole('button', { name: 'Yes, text me' })).toBeHidden()
  await page.goto('/profile/edit')
  const wish = page.getByLabel('Text me about my parties')
  await expect(wish).toBeChecked()

  const form = { From: `+1${number}`, Body: 'STOP', MessageSid: `SM${number}` }
  expect(await (await request.post('/webhooks/sms', { form })).text()).toContain("You won't get any more texts")
  await page.getByLabel('Name').fill('Femi Ade')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(wish).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Femi Ade')
  await expect(wish).not.toBeChecked()
})

test('a device can be logged out from another device', async ({ page, server, browser }) => {
  const address = newAddress('maya')
  await signUp(page, server.origin, address, 'Maya')
  const other = await browser.newContext({ baseURL: server.origin })
  const second = await other.newPage()
  await signInByForm(second, server.origin, address)

  await page.goto('/profile/edit')
  const devices = page.getByRole('region', { name: "Where you're signed in" })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: /^Log out of / }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await second.goto('/events')
  await expect(second).toHaveURL(/\/login/)
  await other.close()
})

test('an account is deleted after a decision about its parties [PROF-04, PROF-08]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const { eventId, address } = await hostedList(page, server.origin, 'Night swim', {
    invited: [{ name: 'Ana Ortiz', email: ana }],
  })
  const link = await invitationFor(server.origin, ana)

  await page.goto('/profile/edit')
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
  await apiSession(page, server.origin, address, 'Maya the second')
  await page.goto(`/event/invite/${eventId}`)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
})

test('a party created in the meantime is included before anything is deleted', async ({ page, server }) => {
  const address = newAddress('kofi')
  const kofi = await apiPerson(server.origin, address, 'Kofi')
  await signIn(page, server.origin, address)
  await expect(page.getByText('You have 0 upcoming parties.')).toBeVisible()
  await page.getByRole('link', { name: /'s profile$/ }).click()
  await apiParty(kofi, 'Known to the server alone', 30)
  const first = page.getByRole('dialog', { name: 'What about your party?' })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(first).toContainText("You're still hosting 1 upcoming party.")
  await first.getByRole('radio', { name: /^Hand over the party/ }).check()
  await page.keyboard.press('Escape')

  // The party is canceled elsewhere and another one created while the confirmation is open.
  const { events } = z
    .object({ events: z.array(z.object({ id: z.string() })) })
    .parse(await kofi.call('ElkEventService', 'fetchEvents', {}))
  for (const { id } of events)
    await kofi.call('ElkEventService', 'cancelEvent', { eventId: id, disableNotification: true })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const second = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(second.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
  await apiParty(kofi, 'Made just now', 30)
  await second.getByRole('button', { name: 'Delete my account' }).click()
  await expect(first).toContainText("You're still hosting 1 upcoming party.")
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('users who host nothing are not asked about parties', async ({ page, server }) => {
  const address = newAddress('kofi')
  const kofi = await apiPerson(server.origin, address, 'Kofi')
  const maya = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const theirs = await apiParty(maya, 'Board games', 30)
  const invitee = { inviteeId: crypto.randomUUID(), rsvpStatus: 'YES' }
  await kofi.call('ElkEventService', 'updateAttendance', { eventId: theirs, invitee })
  await apiSession(page, server.origin, address)
  await page.goto('/profile/edit')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  // The RSVP still counts, without a name.
  await page.goto(`/event/${theirs}`)
  await expect(page.getByRole('heading', { name: '2 going' })).toBeVisible()
  await expect(page.getByText('Kofi')).toHaveCount(0)
})
