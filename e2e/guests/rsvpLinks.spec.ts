import type { Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { encoded, invited, rowOf } from '../support/invitedGuest.ts'
import { newAddress, newPhone } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const promo = (page: Page, title = 'RSVP received') => page.getByRole('dialog', { name: title })

test('a yes by email keeps earlier responses and waits for required ones [RSVP-08, RSVP-21, RSVP-22, RSVP-23, RSVP-24]', async ({
  page,
  server,
}) => {
  const { host, eventId, link } = await invited(server.origin, { questions: [food] })
  const mailed = `/event/updateemail/action/${eventId}${link.search}&r=yes`
  await page.goto(`${mailed}&ng=3&m=${encoded('On my way')}`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  // The host requires a response first.
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?`))
  // The form starts with the link's values.
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
  await expect(page.getByLabel('Message to the host')).toHaveValue('On my way')
  await page.getByLabel(food.question).fill('Nuts')
  await page.getByLabel('Message to the host').fill('See you')
  await page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(page)).toBeVisible()
  const sent = page.waitForRequest((request) => request.postData()?.includes('updateAttendanceThrough') ?? false)
  await page.goto(`${mailed}&ng=2`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  // A link from an email asks for updates by email.
  expect((await sent).postDataJSON().params.invitee).toMatchObject({ notificationPreference: 1 })
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=`))
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({
    rsvpMessage: 'See you',
    additionalGuestCount: 2,
    answers: [{ questionUuid: food.questionUuid, answerValue: { text: 'Nuts' } }],
  })
  // The RSVP is visible.
  await expect(page.getByRole('dialog', { name: 'Confirm your RSVP' })).toBeVisible()
  expect(await page.evaluate((id) => localStorage.getItem(`festoon.token:${id}`), eventId)).not.toBeNull()
  expect(await page.evaluate((id) => localStorage.getItem(`festoon.invitee:${id}`), eventId)).toBe(
    link.searchParams.get('iu'),
  )
  // Without a count, or with one that isn't a number, the guest comes alone.
  const last = page.waitForRequest((request) => request.postData()?.includes('updateAttendanceThrough') ?? false)
  await page.goto(`${mailed}&m=m&ng=some&np=both`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  expect((await last).postDataJSON().params.invitee).toMatchObject({
    notificationPreference: 3,
    additionalGuestCount: 0,
  })
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=`))
  expect((await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpMessage).toBe('')
})

test('an emailed no that repeats the RSVP says that nothing changed @both [EVPAGE-24, RSVP-08]', async ({
  page,
  server,
}) => {
  const { host, eventId, link, address } = await invited(server.origin)
  const mailed = `/event/updateemail/action/${eventId}${link.search}&r=no`
  const dialog = page.getByRole('dialog', { name: 'Confirm your RSVP' })
  const note = dialog.getByText('We already have this RSVP, so nothing changed.')
  const follow = async () => {
    await page.goto(mailed)
    await page.getByRole('button', { name: "I can't make it" }).click()
    await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=`))
    await expect(dialog).toBeVisible()
  }
  await follow()
  await expect(note).toBeHidden()
  await follow()
  await expect(note).toBeVisible()
  await expectAccessible(page)
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({ rsvpStatus: 'NO' })
  // The note is about the link, so the guest's own changes don't show it.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog).toBeVisible()
  await expect(note).toBeHidden()

  // Signed in, the guest gets the same note on the page of the full app, with the message that they sent before.
  await apiSession(page, server.origin, address, 'Ana Ortiz')
  await page.goto(`/event/${eventId}`)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await dialog.getByLabel('Message to the host').fill('Next time')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(mailed)
  await page.getByRole('button', { name: "I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(note).toBeVisible()
  await expect(dialog.getByLabel('Message to the host')).toHaveValue('Next time')
})

test('a yes by a signed-in guest shows the photo app first and asks for the phone on the events page [EVPAGE-18, RSVP-01, RSVP-03, RSVP-04, RSVP-05, RSVP-20, RSVP-25, RSVP-42]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30, { communicationPreference: 2 })
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  // Anything but a yes or a no marks the invitation as seen.
  const logged = page.waitForRequest((request) => request.url().endsWith('/log'))
  await page.goto(`/event/rsvp/action/${eventId}?r=maybe&n=***&pu=manual`)
  expect((await logged).postDataJSON().entries).toEqual([
    expect.objectContaining({ severity: 'WARN', message: 'Unreadable parameter n in an RSVP link' }),
  ])
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({ rsvpStatus: 'SEEN', photoUploadMode: 'manual' })
  await page.goto(`/event/rsvp/action/${eventId}?r=yes&pu=magic&m=${encoded('Käse 🧀')}`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=yes$`))
  await expect(promo(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the party' }).click()
  await expect(going(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({
    rsvpStatus: 'YES',
    rsvpMessage: 'Käse 🧀',
    photoUploadMode: 'magic',
  })
  await page.goto('/events')
  await expect(page.getByRole('dialog', { name: 'Complete your profile' }).getByLabel('Phone number')).toBeVisible()
  // An RSVP that is being finished opens the event without it.
  await page.goto(`/event/rsvp/action/${eventId}?r=no&pu=wand&fr=1`)
  await page.getByRole('button', { name: "No, I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(promo(page)).toBeHidden()
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({ rsvpStatus: 'NO', photoUploadMode: 'magic' })
})

test('a guest who completes a yes gets an account [EVPAGE-18, EVPAGE-24, RSVP-09, RSVP-10, RSVP-11, RSVP-12, RSVP-13, RSVP-16, RSVP-17, RSVP-26]', async ({
  page,
  server,
}) => {
  const { host, eventId, address, link } = await invited(server.origin)
  await apiPerson(server.origin, address, 'Ana')
  const finish = (r: string) => page.goto(`/event/updateemail/action/${eventId}${link.search}&r=${r}&fr=1`)
  const decline = page.getByRole('button', { name: "No, I can't make it" })
  await finish('no')
  await decline.click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=`))
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  // The RSVP waits until the account is known.
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  let saves = 0
  await page.route('**/json/ElkEventService', async (route) => {
    const sent = route.request().postData() ?? ''
    if (sent.includes('"updateAttendance"')) saves += 1
    if (sent.includes('"getElkUser"')) await mayLoad
    await route.continue()
  })
  await finish('yes')
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  const state = Buffer.from(new URL(page.url()).searchParams.get('s') ?? '', 'base64url').toString()
  const back = new URL(JSON.parse(state).returnTo, server.origin)
  expect(back.searchParams.get('iu')).toBe(encoded(link.searchParams.get('iu') ?? ''))
  await signInHere(page, server.origin, address)
  await expect(page.getByText('Looking up your account…')).toBeVisible()
  expect(saves).toBe(0)
  load()
  await expect(promo(page, fixedText('EVPAGE-18', { at: 1 }))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect(saves).toBe(1)
  expect(await rowOf(host, eventId, 'Ana')).toMatchObject({ rsvpStatus: 'YES', userId: expect.any(String) })

  await finish('yes')
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(promo(page)).toBeVisible()
  // Without an RSVP in the navigation, the guest has seen the party; otherwise, that RSVP is saved and shown.
  await page.goto(`/event/updateuser/action/${eventId}`)
  await expect(page.getByRole('button', { name: 'Add to my parties' })).toBeVisible()
  const usr = { rsvpStatus: 'NO', showRSVP: true }
  await page.evaluate((stated) => history.replaceState({ usr: stated, key: 'rsvp', idx: 0 }, '', location.href), usr)
  await page.reload()
  await decline.click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=no$`))
  expect(await rowOf(host, eventId, 'Ana')).toMatchObject({ rsvpStatus: 'NO' })
})

test('a guest who completes an RSVP on the event page gets an account or, if signed in, the photo app [RSVP-09, RSVP-10, RSVP-11, RSVP-12, RSVP-42]', async ({
  page,
  server,
}) => {
  const { host, eventId, address, link } = await invited(server.origin, { communicationPreference: 2 })
  await apiPerson(server.origin, address, 'Ana')
  const finish = (r: string) => page.goto(`/event/unauthrsvp/action/${eventId}${link.search}&r=${r}&fr=1`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const declined = page.getByRole('heading', { name: "You can't make it" })
  await finish('no')
  await press('Send regrets')
  await expect(declined).toBeVisible()
  await expect(page).toHaveURL(/iu=(?!.*fr=1)/)
  await finish('yes')
  await press('Confirm')
  await expect(page).toHaveURL(/\/login\?s=/)
  const state = Buffer.from(new URL(page.url()).searchParams.get('s') ?? '', 'base64url').toString()
  expect(JSON.parse(state).returnTo).toMatch(new RegExp(`^/event/updateuser/action/${eventId}\\?r=yes&`))
  expect((await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpStatus).toBe('YES')

  await apiSession(page, server.origin, address, 'Ana')
  await finish('no')
  await press('Decline')
  await expect(declined).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await finish('yes')
  await press('Confirm')
  await expect(promo(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await press('Back to the party')
  await expect(going(page)).toBeVisible()
  // The phone number that the host asks for is requested on the events page.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/events')
  await expect(page.getByRole('dialog', { name: 'Complete your profile' }).getByLabel('Phone number')).toBeVisible()
})

test('an RSVP by email that needs a sign-in opens the sign-in page [RSVP-06, RSVP-07]', async ({ page, server }) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const startTime = Date.now() + 30 * 3_600_000
  const eventId = await apiParty(host, 'Night swim', 30, { startTime, communicationPreference: 2 })
  const ana = { inviteeId: crypto.randomUUID(), name: 'Ana', phone: `+1${newPhone()}`, rsvpStatus: 'NO' }
  const { inviteeId, token } = await host.call('ElkEventService', 'updateAttendanceByLink', { eventId, invitee: ana })
  // With a hidden guest list, an email address that the guest hasn't proven requires a sign-in.
  const event = {
    title: 'Night swim',
    photoUrl: host.photoUrl,
    startTime,
    timeZone: 'America/Los_Angeles',
    location: { displayName: '123 Main St, Oakland, CA', place: 'p' },
    publicGuestList: false,
  }
  await host.call('ElkEventService', 'editEventDetails', { eventId, event })
  const address = newAddress('ana')
  const key = new URLSearchParams({ iu: String(inviteeId), token: String(token) })
  await page.goto(`/event/updateemail/action/${eventId}?${key}&r=yes&e=${encoded(address)}`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  const state = Buffer.from(new URL(page.url()).searchParams.get('s') ?? '', 'base64url').toString()
  expect(JSON.parse(state).returnTo).toMatch(new RegExp(`^/event/updateuser/action/${eventId}\\?.*r=yes`))
  await expect(page.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => history.state.usr)).toMatchObject({ forceLogin: true, page: 2 })
})

test("a host's own RSVP link leaves their place on the guest list as it is [RSVP-18]", async ({ page, server }) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Lantern walk', { name: 'Maya' })
  await page.goto(`/event/rsvp/action/${eventId}?r=no&n=${encoded('Someone')}`)
  await page.getByRole('button', { name: "No, I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=no$`))
  await expect(page.locator('dl > div', { hasText: 'Accepted' })).toHaveText('Accepted1')
  expect(await rowOf(host, eventId, 'Maya')).toMatchObject({ role: 'organizer', rsvpStatus: 'YES' })
})

async function signInHere(page: Page, origin: string, address: string): Promise<void> {
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
}
