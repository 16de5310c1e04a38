import type { Page, Request } from '@playwright/test'
import { z } from 'zod'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiHosted, apiParty, apiPerson, apiSession } from '../support/api.ts'
import { encode, inviteGuest, rowOf, storedMemory } from '../support/invitedGuest.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const promo = (page: Page, title = 'RSVP received') => page.getByRole('dialog', { name: title })

/** Follows a link without a count that is a number, so that the guest comes alone. */
async function comeAlone(page: Page, emailedPath: string, eventId: string) {
  const last = page.waitForRequest((request) => request.postData()?.includes('updateAttendanceThrough') ?? false)
  await page.goto(`${emailedPath}&m=m&ng=some&np=both`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  expect((await last).postDataJSON().params.invitee).toMatchObject({
    notificationPreference: 3,
    additionalGuestCount: 0,
  })
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=`))
}

/** Repeats a no on the page of the full app, which shows the same note, and the message that the guest sent before. */
async function repeatNoSignedIn(
  page: Page,
  origin: string,
  party: { eventId: string; address: string },
  mailedNo: string,
) {
  const dialog = page.getByRole('dialog', { name: 'Confirm your RSVP' })
  const note = dialog.getByText('We already have this RSVP, so nothing changed.')
  await apiSession(page, origin, party.address, 'Ana Ortiz')
  await page.goto(`/event/${party.eventId}`)
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await dialog.getByLabel('Message to the host').fill('Next time')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(mailedNo)
  await page.getByRole('button', { name: "I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${party.eventId}$`))
  await expect(note).toBeVisible()
  await expect(dialog.getByLabel('Message to the host')).toHaveValue('Next time')
}

test('a yes by email keeps earlier responses and waits for required ones; a repeated no changes nothing [RSVP-22, RSVP-24]', async ({
  page,
  server,
}) => {
  const { host, eventId, link } = await inviteGuest(server.origin, { questions: [food] })
  const emailedPath = `/event/updateemail/action/${eventId}${link.search}&r=yes`
  await page.goto(`${emailedPath}&ng=3&m=${encode('On my way')}`)
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
  const rsvpRequest = page.waitForRequest((request) => request.postData()?.includes('updateAttendanceThrough') ?? false)
  await page.goto(`${emailedPath}&ng=2`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  // A link from an email asks for updates by email.
  expect((await rsvpRequest).postDataJSON().params.invitee).toMatchObject({ notificationPreference: 1 })
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?iu=`))
  expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject({
    rsvpMessage: 'See you',
    additionalGuestCount: 2,
    answers: [{ questionUuid: food.questionUuid, answerValue: { text: 'Nuts' } }],
  })
  // The RSVP is visible.
  await expect(page.getByRole('dialog', { name: 'Confirm your RSVP' })).toBeVisible()
  // Without a count, or with one that isn't a number, the guest comes alone.
  await comeAlone(page, emailedPath, eventId)
  expect((await rowOf(host, eventId, 'Ana Ortiz'))?.rsvpMessage).toBe('')

  // A no that repeats the RSVP says that nothing changed.
  const other = await inviteGuest(server.origin)
  const mailedNo = `/event/updateemail/action/${other.eventId}${other.link.search}&r=no`
  const dialog = page.getByRole('dialog', { name: 'Confirm your RSVP' })
  const note = dialog.getByText('We already have this RSVP, so nothing changed.')
  const follow = async () => {
    await page.goto(mailedNo)
    await page.getByRole('button', { name: "I can't make it" }).click()
    await expect(page).toHaveURL(new RegExp(`/event/${other.eventId}\\?iu=`))
    await expect(dialog).toBeVisible()
  }
  await follow()
  await expect(note).toBeHidden()
  await follow()
  await expect(note).toBeVisible()
  await expectAccessible(page)
  expect(await rowOf(other.host, other.eventId, 'Ana Ortiz')).toMatchObject({ rsvpStatus: 'NO' })
  // The note is about the link, so the guest's own changes don't show it.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change RSVP' }).click()
  await expect(dialog).toBeVisible()
  await expect(note).toBeHidden()

  await repeatNoSignedIn(page, server.origin, other, mailedNo)
})

/** Expects that the browser remembers an invitee, whose RSVP the party's page then shows without a key in its URL. */
async function expectRemembered(page: Page, eventId: string, inviteeId: string | null | undefined) {
  expect((await storedMemory(page, eventId)).link).toEqual({ eventId, inviteeId, token: expect.any(String) })
  await page.goto(`/event/${eventId}`)
  await expect(going(page)).toBeVisible()
}

test('a guest without an account is remembered and sees their RSVP, by email and by the open link [RSVP-08]', async ({
  page,
  server,
}) => {
  const party = await inviteGuest(server.origin)
  await page.goto(`/event/updateemail/action/${party.eventId}${party.link.search}&r=yes`)
  await expect(page.getByRole('button', { name: "Yes, I'm going" })).toBeVisible()
  expect(await storedMemory(page, party.eventId)).not.toHaveProperty('link')
  await press(page, "Yes, I'm going")
  await expect(page).toHaveURL(new RegExp(`/event/${party.eventId}\\?iu=`))
  await expect(page.getByRole('dialog', { name: 'Confirm your RSVP' })).toBeVisible()
  await expectRemembered(page, party.eventId, party.link.searchParams.get('iu'))

  const { host, eventId } = await apiHosted(server.origin)
  await page.goto(`/event/unauthrsvp/action/${eventId}?r=yes`)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=yes$`))
  await page.getByLabel('Your name').fill('Kofi')
  await page.getByRole('textbox', { name: 'Email' }).fill(newAddress('kofi'))
  expect(await storedMemory(page, eventId)).not.toHaveProperty('link')
  await press(page, 'Send RSVP')
  await expect(going(page)).toBeVisible()
  const row = await rowOf(host, eventId, 'Kofi')
  expect(row).toMatchObject({ rsvpStatus: 'YES' })
  await expectRemembered(page, eventId, row?.inviteeId)
})

/** Expects the dialog about the photo app, which no other dialog follows. */
async function closePromo(page: Page) {
  await expect(promo(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the party' }).click()
  await expect(going(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Completes a yes on the party's page, to which the open link leads a signed-in guest. Only the photo app follows there. */
async function finishByOpenLink(page: Page, eventId: string) {
  await page.goto(`/event/unauthrsvp/action/${eventId}?r=yes&fr=1`)
  await page.getByRole('dialog', { name: 'Confirm your RSVP' }).getByRole('button', { name: 'Confirm' }).click()
  await expect(promo(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

/** Expects the list of parties to ask for the phone number that the account lacks. */
async function expectPhoneRequest(page: Page) {
  await page.goto('/events')
  await expect(page.getByRole('dialog', { name: 'Complete your profile' }).getByLabel('Phone number')).toBeVisible()
}

test('the account step waits for a name and a contact, and adds the user to the list [RSVP-13, RSVP-15]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30, { communicationPreference: 2 })
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  // The account step waits until it knows a name and a contact of the user.
  const step = `/event/updateuser/action/${eventId}`
  const add = page.getByRole('button', { name: 'Add to my parties' })
  const isLookup = (sent: Request) => sent.postData()?.includes('"getElkUser"') === true
  for (const missingFields of [{ name: '' }, { emails: [], phones: [] }]) {
    await page.route('**/json/ElkEventService', async (route) => {
      if (!isLookup(route.request())) return route.fallback()
      const response = await route.fetch()
      const { result, ...rest } = await response.json()
      const user = { ...result.user, ...missingFields }
      await route.fulfill({ response, json: { ...rest, result: { ...result, user } } })
    })
    const lookupResponse = page.waitForResponse((response) => isLookup(response.request()))
    await page.goto(step)
    await (await lookupResponse).finished()
    await expect(page.getByText('Looking up your account…')).toBeVisible()
    await expect(add).toBeHidden()
    await page.unroute('**/json/ElkEventService')
  }
  // It adds a user who isn't on the list yet.
  await page.goto(step)
  await add.click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({ rsvpStatus: 'SEEN' })
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees, 'the host and one row for the guest').toHaveLength(2)
})

test('a yes by a signed-in guest shows the photo app first and asks for the phone on the events page [RSVP-03, RSVP-05, RSVP-20, RSVP-42]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30, { communicationPreference: 2 })
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  // Anything but a yes or a no marks the invitation as seen.
  const logRequest = page.waitForRequest((request) => request.url().endsWith('/log'))
  await page.goto(`/event/rsvp/action/${eventId}?r=maybe&n=***&pu=manual`)
  expect((await logRequest).postDataJSON().entries).toEqual([
    expect.objectContaining({ severity: 'WARN', message: 'Unreadable parameter n in an RSVP link' }),
  ])
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({ rsvpStatus: 'SEEN', photoUploadMode: 'manual' })
  await page.goto(`/event/rsvp/action/${eventId}?r=yes&pu=magic&m=${encode('Käse 🧀')}`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=yes$`))
  await closePromo(page)
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({
    rsvpStatus: 'YES',
    rsvpMessage: 'Käse 🧀',
    photoUploadMode: 'magic',
    userId: (await page.context().cookies()).find(({ name }) => name === 'userId')?.value,
  })
  await expectPhoneRequest(page)
  // So does a yes that is completed on the party's page.
  await page.goto(`/event/rsvp/action/${eventId}?r=no`)
  await page.getByRole('button', { name: "No, I can't make it" }).click()
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await finishByOpenLink(page, eventId)
  await expectPhoneRequest(page)
})

test('a link says whether it finishes an RSVP, and how photos are shared [RSVP-04, RSVP-12, RSVP-25]', async ({
  page,
  server,
}) => {
  const host = await apiPerson(server.origin, newAddress('maya'), 'Maya')
  const eventId = await apiParty(host, 'Night swim', 30)
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  for (const mode of ['manual', 'magic']) {
    await page.goto(`/event/rsvp/action/${eventId}?r=yes&pu=${mode}`)
    await page.getByRole('button', { name: "Yes, I'm going" }).click()
    await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=yes$`))
    expect(await rowOf(host, eventId, 'Noor')).toMatchObject({ rsvpStatus: 'YES', photoUploadMode: mode })
  }
  // An RSVP that is being finished opens the event without it.
  await page.goto(`/event/rsvp/action/${eventId}?r=no&pu=wand&fr=1`)
  await page.getByRole('button', { name: "No, I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await expect(promo(page)).toBeHidden()
  expect(await rowOf(host, eventId, 'Noor')).toMatchObject({ rsvpStatus: 'NO', photoUploadMode: 'magic' })
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees, 'the host and one row for the guest').toHaveLength(2)
})

/** Responds by the RSVP in the state of the navigation, without which the guest has seen the party. */
async function respondByState(page: Page, eventId: string, rsvpStatus: 'YES' | 'NO') {
  await page.goto(`/event/updateuser/action/${eventId}`)
  await expect(page.getByRole('button', { name: 'Add to my parties' })).toBeVisible()
  const usr = { rsvpStatus, showRSVP: true }
  await page.evaluate((stated) => history.replaceState({ usr: stated, key: 'rsvp', idx: 0 }, '', location.href), usr)
  await page.reload()
  await page.getByRole('button', { name: rsvpStatus === 'YES' ? "Yes, I'm going" : "No, I can't make it" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}\\?r=${rsvpStatus.toLowerCase()}$`))
}

test('a guest who completes a yes by email gets an account [EVPAGE-18, RSVP-09, RSVP-10, RSVP-11]', async ({
  page,
  server,
}) => {
  const { host, eventId, address, link } = await inviteGuest(server.origin)
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
    const body = route.request().postData() ?? ''
    if (body.includes('"updateAttendance"')) saves += 1
    if (body.includes('"getElkUser"')) await mayLoad
    await route.continue()
  })
  await finish('yes')
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(/\/login\?s=/)
  const back = new URL(returnOf(page), server.origin)
  expect(back.searchParams.get('iu')).toBe(encode(link.searchParams.get('iu') ?? ''))
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
})

test('an account with another address is attached to the guest whose link it follows, and sees the photo app after the open link [ROUTE-38, RSVP-10, RSVP-16, RSVP-17]', async ({
  page,
  server,
}) => {
  const { host, eventId, link } = await inviteGuest(server.origin)
  await apiSession(page, server.origin, newAddress('annie'), 'Annie')
  await page.goto(`/event/updateuser/action/${eventId}${link.search}&r=yes`)
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  const userId = (await page.context().cookies()).find(({ name }) => name === 'userId')?.value
  const inviteeId = link.searchParams.get('iu')
  const guestOfAccount = async () => {
    const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
    return z
      .array(z.object({ inviteeId: z.string(), userId: z.string().optional(), rsvpStatus: z.string() }).loose())
      .parse(invitees)
      .find((invitee) => invitee.userId === userId)
  }
  expect(await guestOfAccount()).toMatchObject({ inviteeId, rsvpStatus: 'YES' })
  for (const rsvpStatus of ['YES', 'NO'] as const) {
    await respondByState(page, eventId, rsvpStatus)
    expect(await guestOfAccount()).toMatchObject({ inviteeId, rsvpStatus })
  }

  await finishByOpenLink(page, eventId)
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  expect(await guestOfAccount()).toMatchObject({ inviteeId, rsvpStatus: 'YES' })
})

/** Returns the path that the sign-in page returns to. */
function returnOf(page: Page): string {
  const state = Buffer.from(new URL(page.url()).searchParams.get('s') ?? '', 'base64url').toString()
  return z.object({ returnTo: z.string() }).parse(JSON.parse(state)).returnTo
}

async function signInHere(page: Page, origin: string, address: string): Promise<void> {
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
}
