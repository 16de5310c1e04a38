import type { Browser, Page } from '@playwright/test'
import { apiParty, apiPerson, apiSession, type ApiPerson } from '../support/api.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openRsvpForm, stopClock } from '../support/journeys.ts'
import { newNetwork } from '../support/newNetwork.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const options = (page: Page) => page.getByRole('tabpanel', { name: 'Event options' })
const open = (page: Page) => page.getByRole('tab', { name: 'Event options' }).click()

const defaults = {
  openInvite: true,
  publicGuestList: true,
  remindersEnabled: true,
  communicationPreference: 3,
  hostNotification: 'asTheyArrive',
  hasWaitlist: false,
}

/** Returns the options of a party, as its host gets them. */
async function optionsOf(host: ApiPerson, eventId: string) {
  const { event } = await host.call('ElkEventService', 'getEvent', { eventId })
  const {
    openInvite,
    publicGuestList,
    communicationPreference,
    hasWaitlist,
    addressAudience,
    host: hostOptions,
  } = Object(event)
  return { openInvite, publicGuestList, communicationPreference, hasWaitlist, addressAudience, ...hostOptions }
}

/** Opens the options in the editor and clicks switches. */
async function toggle(page: Page, eventId: string, ...names: string[]) {
  await page.goto(`/event/edit/${eventId}`)
  await open(page)
  for (const name of names) await options(page).getByRole('switch', { name, exact: true }).click()
}

/** Saves the options and the party. */
async function save(page: Page, eventId: string) {
  await options(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
}

/** Opens a page in a guest's own browser, signed out. */
async function guestOf(browser: Browser, url: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': newNetwork() } })
  const page = await context.newPage()
  await page.goto(url)
  return { context, page }
}

test("the host's choices for plus-ones, reminders, messages and notifications are saved @desktop [OPT-01, OPT-03, OPT-04, OPT-05]", async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Supper club', { name: 'Maya' })
  const fetchOptions = () => optionsOf(host, eventId)
  expect(await fetchOptions()).toMatchObject(defaults)
  const news = options(page).getByRole('group', { name: 'RSVP notifications' })
  await toggle(page, eventId, 'Guests can bring plus-ones', 'Reminders')
  await options(page).getByRole('radio', { name: 'Email only' }).check()
  await expect(news.getByRole('radio')).toHaveCount(2)
  await expect(news.getByRole('radio', { name: 'As they arrive' })).toBeChecked()
  await news.getByRole('radio', { name: 'Once a day' }).check()
  await save(page, eventId)
  expect(await fetchOptions()).toMatchObject({
    openInvite: false,
    publicGuestList: true,
    remindersEnabled: false,
    communicationPreference: 1,
    hostNotification: 'dailyDigest',
    hasWaitlist: false,
  })
  // Each switch changes only its own option, and all defaults can be restored.
  await toggle(page, eventId, 'Reminders')
  await expect(news.getByRole('radio', { name: 'Once a day' })).toBeChecked()
  await options(page).getByRole('radio', { name: 'Text only' }).check()
  await save(page, eventId)
  expect(await fetchOptions()).toMatchObject({ openInvite: false, remindersEnabled: true, communicationPreference: 2 })
  await toggle(page, eventId, 'Guests can bring plus-ones')
  await options(page).getByRole('group', { name: 'Guests get updates by' }).getByRole('radio').first().check()
  await news.getByRole('radio', { name: 'As they arrive' }).check()
  await save(page, eventId)
  expect(await fetchOptions()).toMatchObject(defaults)
})

test('the guest list can be private, and a waitlist requires approval, but not yet of copies @desktop [OPT-02, OPT-06, OPT-07, OPT-08]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await hostedParty(page, server.origin, 'Supper club', { name: 'Maya' })
  const fetchOptions = () => optionsOf(host, eventId)
  const addressFor = options(page).getByRole('group', { name: 'Who sees the address' }).getByRole('radio')
  await toggle(page, eventId, 'Public guest list', 'Waitlist')
  // The audience of the address follows the waitlist until the host chooses it.
  await expect(addressFor.and(page.getByLabel('Confirmed guests only'))).toBeChecked()
  await addressFor.and(page.getByLabel('People who sign in')).check()
  await save(page, eventId)
  expect(await fetchOptions()).toMatchObject({
    ...defaults,
    publicGuestList: false,
    hasWaitlist: true,
    addressAudience: 'signedIn',
  })
  const approval = options(page).getByRole('switch', { name: 'Require guest approval' })
  const waitlist = options(page).getByRole('switch', { name: 'Waitlist' })
  await page.goto(`/event/create/from/${eventId}`)
  await open(page)
  await expect(waitlist).toBeChecked()
  await expect(approval).toBeHidden()
  await toggle(page, eventId, 'Public guest list')
  await expect(approval).toBeChecked()
  await expect(approval).toBeDisabled()
  await expect(options(page).getByText('Always on while the party has a waitlist.')).toBeVisible()
  await expectAccessible(page)
  await waitlist.click()
  await expect(approval).toBeHidden()
  await save(page, eventId)
  expect(await fetchOptions()).toMatchObject(defaults)
})

test('with a waitlist and one spot left, invited guests are in, others wait, and a freed spot is reassigned @desktop [OPT-09, PROD-04, AUTHZ-18]', async ({
  page,
  server,
  browser,
}) => {
  const invitees = ['Kofi', 'Ana'].map((name) => ({
    inviteeId: crypto.randomUUID(),
    name,
    email: newAddress(name.toLowerCase()),
  }))
  const [kofi = '', ana = ''] = invitees.map(({ email }) => email)
  const { host, eventId } = await hostedParty(page, server.origin, 'Supper club', { name: 'Maya' })
  await page.goto(`/event/edit/${eventId}`)
  await open(page)
  await options(page).getByRole('switch', { name: 'Waitlist' }).click()
  await options(page).getByLabel('Capacity').fill('1')
  await options(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
  await expect(page.getByText('123 Main St, Oakland, CA')).toBeVisible()
  await host.call('ElkEventService', 'addInvitees', { eventId, invitees })
  await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds: invitees.map((one) => one.inviteeId) })

  const stranger = await guestOf(browser, `${server.origin}/event/${eventId}`)
  await expect(stranger.page.getByText('Only confirmed guests see the address.')).toBeVisible()
  expect(await stranger.page.content()).not.toContain('123 Main St')
  await stranger.page.getByRole('radio', { name: "I'm going" }).check()
  await stranger.page.getByLabel('Your name').fill('Sam')
  await stranger.page.getByRole('textbox', { name: 'Email' }).fill(newAddress('sam'))
  await stranger.page.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(stranger.page.getByRole('heading', { name: "You're on the waitlist" })).toBeVisible()
  await expect(stranger.page.getByText('The host approves each guest.')).toBeVisible()

  const first = await guestOf(browser, await invitationFor(server.origin, kofi))
  await first.page.getByRole('button', { name: "I'm going" }).click()
  await expect(first.page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(first.page.getByText('123 Main St, Oakland, CA')).toBeVisible()
  const second = await guestOf(browser, await invitationFor(server.origin, ana))
  await second.page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(second.page.getByRole('heading', { name: "You're on the waitlist" })).toBeVisible()
  await expect(second.page.getByText('The party is full.')).toBeVisible()
  await expectAccessible(second.page)

  await openRsvpForm(first.page)
  await first.page.getByRole('radio', { name: "Can't make it" }).check()
  await first.page.getByRole('button', { name: 'Decline' }).click()
  await expect(first.page.getByRole('heading', { name: "You can't make it" })).toBeVisible()
  await second.page.reload()
  await expect(second.page.getByRole('heading', { name: "You're going!" })).toBeVisible()
  // A guest who wasn't invited needs the host's approval, even if there is room.
  await stranger.page.reload()
  await expect(stranger.page.getByRole('heading', { name: "You're on the waitlist" })).toBeVisible()
  for (const { context } of [stranger, first, second]) await context.close()
})

/** Searches songs as a guest, and types one after the service has failed. */
async function typeSongAfterFailure(visitor: Page, url: string, question: string) {
  await visitor.clock.install()
  await visitor.goto(url)
  await visitor.getByRole('radio', { name: "I'm going" }).check()
  // A party's own songs come from the server, and then the service fails.
  const field = visitor.getByRole('combobox', { name: question })
  const failure = visitor.getByText('Sorry, something went wrong connecting with Spotify. Please try again.')
  await field.fill('dancing')
  await expect(visitor.getByRole('option').first()).toBeVisible()
  await expect(failure).toBeHidden()
  await visitor.route('**/providers/music/search?*', (route) => route.fulfill({ json: { songs: [], hasFailed: true } }))
  await stopClock(visitor)
  await field.fill('lemon tree')
  await visitor.clock.runFor(400)
  await expect(failure).toBeVisible()
  await expect(visitor.getByRole('option')).toHaveCount(0)
  await visitor.clock.runFor(19_000)
  await expect(failure).toBeVisible()
  await visitor.clock.runFor(1_100)
  await expect(failure).toBeHidden()
  await expect(field).toHaveValue('lemon tree')
}

test('guests can type a song if the search fails, and configured hosts get all requests as one list @desktop [QUES-03, QUES-04, ERR-41, ERR-42]', async ({
  page,
  context,
  browser,
  serverWith,
}) => {
  const env: Record<string, string> = {}
  const server = await serverWith(() => Promise.resolve(env))
  const address = newAddress('maya')
  const maya = await apiPerson(server.origin, address, 'Maya')
  const question = { questionUuid: crypto.randomUUID(), question: 'Which song?', questionType: 'song' }
  const eventId = await apiParty(maya, 'Disco', 60, { playlistId: 'list', questions: [question] })
  const visitor = await guestOf(browser, 'about:blank')
  await typeSongAfterFailure(visitor.page, `${server.origin}/event/${eventId}`, question.question)
  await visitor.context.close()

  const wish = async (name: string, answerValue: object) => {
    const guest = await apiPerson(server.origin, newAddress(name), name)
    const inviteeId = crypto.randomUUID()
    const rsvp = (fields: object) =>
      guest.call('ElkEventService', 'updateAttendance', { eventId, invitee: { inviteeId, ...fields } })
    await rsvp({ rsvpStatus: 'YES', answers: [{ questionUuid: question.questionUuid, answerValue }] })
    return rsvp
  }
  const song = (songName: string) => ({ song: { songUri: `demo:${songName}`, songName, artistName: 'The Band' } })
  const rsvpOfZoe = await wish('Zoe', song('Dawn'))
  await wish('Ana', song('Tide'))
  await wish('Ben', song('Dawn'))
  await wish('Eva', { text: 'Anything slow' })
  const rsvpOfDan = await wish('Dan', song('Moon'))
  // A guest who adds plus-ones keeps their place in the list. The song of a guest who can't come leaves it.
  await rsvpOfZoe({ rsvpStatus: 'YES', additionalGuestCount: 1 })
  await rsvpOfDan({ rsvpStatus: 'NO' })
  await apiSession(page, server.origin, address)
  await page.goto(`${server.origin}/event/invite/${eventId}`)
  await expect(page.getByRole('row', { name: /Zoe/ })).toBeVisible()
  const songs = page.getByRole('region', { name: 'Song requests' })
  await expect(songs).toBeHidden()

  const { event } = await maya.call('ElkEventService', 'getEvent', { eventId })
  expect(event).toMatchObject({ host: { hasMusicWidget: false } })
  const otto = await apiPerson(server.origin, newAddress('otto'), 'Otto')
  const other = await apiParty(otto, 'Quiet night', 60)
  env['MUSIC_WIDGET_USER_IDS'] = maya.userId
  await page.goto('about:blank')
  await server.stop()
  await server.start()
  await page.goto(`${server.origin}/event/invite/${eventId}`)
  const { event: ottosEvent } = await otto.call('ElkEventService', 'getEvent', { eventId: other })
  expect(ottosEvent, 'a host who is not configured').toMatchObject({ host: { hasMusicWidget: false } })
  await expect(songs.getByRole('listitem')).toHaveText([
    /^Dawn · The Band\s*Zoe and Ben$/,
    /^Tide · The Band\s*Ana$/,
    /^Anything slow\s*Eva$/,
  ])
  await expectAccessible(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await songs.getByRole('button', { name: 'Copy list' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Dawn – The Band\nTide – The Band\nAnything slow',
  )
})
