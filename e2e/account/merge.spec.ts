import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiParty, apiPerson } from '../support/api.ts'
import { logOut, newAddress, newPhone, openRsvpForm, signIn, signUpByPhone } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const firstBox = (page: Page) => page.getByRole('textbox', { name: 'Digit 1 of 6' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete your profile' })
const afterAnswer = (page: Page) => page.getByRole('dialog', { name: 'RSVP received' })
/** The setting of a host who sends updates by SMS. */
const byText = { communicationPreference: 2 }

/** Sends a Yes as the signed-in user. */
async function sayYes(page: Page, eventId: string): Promise<void> {
  await page.goto(`/event/${eventId}`)
  await openRsvpForm(page)
  await page.getByRole('button', { name: 'Send RSVP' }).click()
}

/** Responds with the consent to texts, which is asked once. Closing the next request postpones it. */
async function acceptTexts(page: Page, eventId: string) {
  await page.goto(`/event/${eventId}`)
  // Another party's request was postponed.
  await page.evaluate(() => localStorage.setItem('festoon.mergeLater', 'email'))
  const wish = page.getByLabel('Text me about my parties')
  await page.getByRole('radio', { name: "Can't make it" }).check()
  await expect(wish).toBeHidden()
  await page.getByRole('radio', { name: "I'm going" }).check()
  await wish.check()
  const [rsvpRequest] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"updateAttendance"') ?? false),
    page.getByRole('button', { name: 'Send RSVP' }).click(),
  ])
  expect(rsvpRequest.postDataJSON().params.textPermissionStatusUpdate).toBe('granted')
  await expect(afterAnswer(page).getByLabel('Email')).toBeVisible()
  await afterAnswer(page).getByRole('button', { name: 'Close' }).click()
  // The question doesn't appear again once it was answered.
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(wish).toBeHidden()
  // Closing the dialog snoozes both requests.
  expect(await page.evaluate(() => localStorage.getItem('festoon.mergeLater'))).toBeNull()
}

/** Requests a code in vain: the request arrives without an address, and then not at all. */
async function failToRequestCode(page: Page, address: string) {
  await page.route(
    '**/json/AuthenticationService',
    (route) => route.continue({ postData: route.request().postData()?.replace(address, 'nobody') ?? '' }),
    { times: 1 },
  )
  await modal(page).getByRole('button', { name: 'Send me a code' }).click()
  await expect(modal(page)).toContainText("Something in the form isn't right. Please check it and try again.")
  await page.route('**/json/AuthenticationService', (route) => route.abort(), { times: 1 })
  await modal(page).getByRole('button', { name: 'Send me a code' }).click()
  await expect(modal(page)).toContainText(fixedText('ERR-23'))
}

test('users with only a phone are asked for an email address once a day, also after an RSVP [MERGE-01, MERGE-02, MERGE-07, STORE-05]', async ({
  page,
  server,
}) => {
  const startedAt = Date.now()
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 40, byText)
  await page.clock.install()
  await signUpByPhone(page, server.origin, newPhone(), 'Femi')
  await expect(modal(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  const nudgedAt = await page.evaluate(() => Number(localStorage.getItem('festoon.mergeNudgedAt')))
  expect(nudgedAt).toBeGreaterThanOrEqual(startedAt)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
  await expect(modal(page)).toBeHidden()

  await page.clock.fastForward('23:59:00')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await page.clock.fastForward('00:02:00')

  await acceptTexts(page, eventId)
  await page.goto('/events')
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
  await expect(modal(page)).toBeHidden()

  await page.clock.fastForward('24:01:00')
  await page.goto('/profile/edit')
  await expect(page.getByLabel('Text me about my parties')).toBeChecked()
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await expect(modal(page)).toBeVisible()
})

test('the requested email address is checked, and added with a code [EVLIST-11, ERR-23, MERGE-04, VAL-19]', async ({
  page,
  server,
}) => {
  await signUpByPhone(page, server.origin, newPhone(), 'Femi')
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByLabel('Email')).toBeFocused()
  await modal(page).getByLabel('Email').fill('femi at example')
  await modal(page).getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(fixedText('VAL-19'))).toBeVisible()
  const address = newAddress('femi')
  await modal(page).getByLabel('Email').fill(address)
  await failToRequestCode(page, address)
  await modal(page).getByRole('button', { name: 'Send me a code' }).click()
  await firstBox(page).waitFor()
  await firstBox(page).pressSequentially(await codeFor(server.origin, address))
  await expect(modal(page)).toBeHidden()
  await page.goto('/profile/edit')
  await expect(page.getByText(address)).toBeVisible()
})

/** Reads who sends SMS, about what, how often, at what cost, and how to stop. */
async function readConsent(page: Page, prompt: Locator) {
  await expect(prompt).toBeVisible()
  const terms = fixedText('TEXT-06')
  // The consent text says who sends SMS, about what, how often, at what cost, and how to stop.
  for (const words of ['on behalf of your hosts', 'updates, reminders, and messages', 'a few texts per party'])
    await expect(prompt).toContainText(words)
  await expect(prompt).toContainText(terms)
  await prompt.getByRole('button', { name: "What we'll text you" }).click()
  const consent = page.getByRole('dialog', { name: 'About text messages' })
  for (const [question, words] of [
    ['Who sends the texts', 'Festoon, on behalf of your hosts.'],
    ['What the texts are about', 'Changes and cancellations, reminders, waitlist updates'],
    ['How often', 'a few texts per party'],
  ] as const) {
    await expect(consent.getByRole('term').filter({ hasText: question })).toBeVisible()
    await expect(consent).toContainText(words)
  }
  await expect(consent).toContainText(terms)
  await expectAccessible(page)
  await consent.getByRole('button', { name: 'Got it' }).click()
}

test('two accounts of one person are merged with all their data [EVLIST-11, ERR-24, MERGE-03, MERGE-05]', async ({
  page,
  server,
}) => {
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  await apiParty(maya, 'Lantern walk', 30)
  await signUpByPhone(page, server.origin, newPhone(), 'Femi')
  await modal(page).getByLabel('Email').fill(address)
  await modal(page).getByRole('button', { name: 'Send me a code' }).click()
  await firstBox(page).waitFor()
  const code = await codeFor(server.origin, address)
  // A click outside the dialog loses nothing.
  await page.mouse.click(2, 2)
  await firstBox(page).pressSequentially(code === '000000' ? '111111' : '000000')
  await expect(page.getByText(fixedText('ERR-24'))).toBeVisible()
  await expect(firstBox(page)).toBeFocused()
  await page.keyboard.type(code)
  await expect(modal(page).getByText('Maya')).toBeVisible()
  await page.mouse.click(2, 2)
  await expect(modal(page).getByText('1 party')).toBeVisible()
  await expectAccessible(page)
  await modal(page).getByRole('button', { name: 'Merge accounts' }).click()
  await expect(modal(page)).toContainText('are now in one account')
  await modal(page).getByRole('button', { name: 'Back to my parties' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Lantern walk' })
  await expect(card).toContainText('Hosted by you')

  // The email address now belongs to the same account.
  await logOut(page)
  await signIn(page, server.origin, address)
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
})

test('users with a phone are asked for SMS permission once, and can change their mind [TEXT-01, TEXT-02, TEXT-04, TEXT-06]', async ({
  page,
  server,
}) => {
  await signUpByPhone(page, server.origin, newPhone(), 'Femi')
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const prompt = page.getByRole('region', { name: 'May we text you about your parties?' })
  await readConsent(page, prompt)
  const [updateRequest] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('"updateElkUser"') ?? false),
    prompt.getByRole('button', { name: 'No thanks' }).click(),
  ])
  const { header: _, ...answer } = updateRequest.postDataJSON().params
  expect(answer).toEqual({ grantedTextPermission: false, textPermissionStatus: 'rejected' })
  await expect(prompt).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hey there, Femi!' })).toBeVisible()
  await expect(prompt).toBeHidden()
  await page.goto('/profile/edit')
  const wish = page.getByLabel('Text me about my parties')
  await expect(wish).not.toBeChecked()
  await wish.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await page.reload()
  await expect(wish).toBeChecked()
})

test('a phone can be added, and a yes to a host who sends updates by SMS asks for it [MERGE-03, MERGE-06, MERGE-08, VAL-20]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const byMail = await apiParty(host, 'Lantern walk', 30)
  const eventId = await apiParty(host, 'Night swim', 40, byText)
  const address = newAddress('noor')
  await apiPerson(server.origin, address, 'Noor')
  await signIn(page, server.origin, address)
  // No one who has an email address is asked on the events page.
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveText('All0')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/profile/edit')
  const add = page.getByRole('button', { name: 'Add a phone number' })
  await add.click()
  await modal(page).getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  // Guests with the required contact aren't asked for another.
  await sayYes(page, byMail)
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await sayYes(page, eventId)
  await expect(afterAnswer(page).getByLabel('Phone number')).toBeFocused()
  await expect(afterAnswer(page)).toContainText('Your host has your RSVP.')
  await expectAccessible(page)
  const number = newPhone()
  await afterAnswer(page).getByLabel('Phone number').fill(number)
  await afterAnswer(page).getByRole('button', { name: 'Send me a code' }).click()
  await firstBox(page).waitFor()
  await firstBox(page).pressSequentially(await codeFor(server.origin, `+1${number}`))
  await expect(page.getByText('Phone number added.')).toBeVisible()
  await expect(afterAnswer(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  // No contact is missing now.
  await page.reload()
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await page.getByLabel('Message to the host').fill('With a towel.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('With a towel.')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/profile/edit')
  await expect(page.getByText(`(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`)).toBeVisible()
})
