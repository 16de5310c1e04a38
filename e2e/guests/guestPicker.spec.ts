import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiParty, apiPerson, apiSession, type ApiPerson } from '../support/api.ts'
import { newAddress, sendInvites } from '../support/journeys.ts'
import { sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const service = 'ElkEventService'
const form = (page: Page): Locator => page.getByRole('form', { name: 'Invite by name' })
const picker = (page: Page): Locator => page.getByRole('combobox', { name: 'Name or email' })
const add = (page: Page): Locator => form(page).getByRole('button', { name: 'Add', exact: true })
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const invitee = (name: string, email = newAddress('guest')) => ({ inviteeId: randomUUID(), name, email })
const yes = (eventId: string) => ({ eventId, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } })

/** Creates a host with an upcoming party and an older one with guests, and opens the first one's page. */
async function pickerOf(
  page: Page,
  origin: string,
  guests: { name: string; email?: string }[],
  members: ApiPerson[] = [],
) {
  const address = newAddress('maya')
  const maya = await apiPerson(origin, address, 'Maya')
  const before = await apiParty(maya, 'The one before', 90)
  const invitees = guests.map(({ name, email }) => invitee(name, email))
  for (let at = 0; at < invitees.length; at += 500)
    await maya.call(service, 'addInvitees', { eventId: before, invitees: invitees.slice(at, at + 500) })
  for (const member of members) await member.call(service, 'updateAttendanceByLink', yes(before)).catch(() => undefined)
  for (const member of members) await member.call(service, 'updateAttendance', yes(before))
  const eventId = await apiParty(maya, 'Lantern walk', 100)
  await apiSession(page, origin, address)
  await page.goto(`/event/invite/${eventId}`)
  return { maya, eventId }
}

/** Moves the members to a second page, because only five hundred or more would need one. */
async function membersOnSecondPage(page: Page): Promise<void> {
  await page.route('**/json/ElkEventService', async (route) => {
    const { method, params } = route.request().postDataJSON()
    if (method !== 'fetchMutualMembers') return route.fallback()
    const { pageToken, ...first } = params
    const postData = { ...route.request().postDataJSON(), params: first }
    const response = await route.fetch({ postData })
    if (pageToken === 'second') return route.fulfill({ response })
    const { result, ...envelope } = await response.json()
    expect(result.mutualMembers).toHaveLength(1)
    const empty = { mutualMembers: [], hasMore: true, pageToken: 'second' }
    return route.fulfill({ response, json: { ...envelope, result: empty } })
  })
}

const waitForCall = (page: Page, method: RegExp) =>
  page.waitForRequest((request) => method.test(request.postData() ?? ''))
const suggestedPeople = (page: Page) => page.getByRole('option').filter({ hasNotText: 'Create Contact' })

test('suggestions are sorted, distinct, at most ten, and from all pages of contacts and members @desktop [CONST-33, PICK-02, PICK-03, PICK-05]', async ({
  page,
  server,
}) => {
  const email = newAddress('milo')
  const milo = await apiPerson(server.origin, email, 'Milo Member')
  const background = waitForCall(page, /"fetchContacts"/)
  const nextPage = waitForCall(page, /"fetchContacts".*"pageToken"|"pageToken".*"fetchContacts"/)
  const letters = ['H', 'B', 'L', 'A', 'K', 'C', 'G', 'D', 'J', 'E', 'I', 'F']
  // Milo is a contact and a member, but listed once.
  const knownPeople: { name: string; email?: string }[] = [
    ...letters.map((letter) => ({ name: `Guest ${letter}` })),
    { name: 'Milo M.', email },
    { name: 'Mila Contact' },
  ]
  // More than one page of contacts.
  knownPeople.push(...Array.from({ length: 500 }, (_, n) => ({ name: `Person ${n + 1}`, email: newAddress('person') })))
  knownPeople.push({ name: 'Zoe Zander', email: newAddress('zoe') })
  const { maya } = await pickerOf(page, server.origin, knownPeople, [milo])
  await milo.call(service, 'updateAttendance', yes(await apiParty(maya, 'The other one', 110)))
  await membersOnSecondPage(page)
  await picker(page).focus()
  expect((await background).postDataJSON().id).toMatch(/^nonblocking-./)
  expect((await nextPage).postDataJSON().params.pageToken).toEqual(expect.any(String))
  const options = suggestedPeople(page)
  await picker(page).fill('zander')
  await expect(options).toHaveText([/Zoe Zander/])
  await picker(page).fill('GUEST')
  await expect(options).toHaveText(
    letters
      .toSorted()
      .map((letter) => new RegExp(`Guest ${letter}`))
      .slice(0, 10),
  )
  await expectAccessible(page)
  await picker(page).fill('milo')
  await expect(options).toHaveText([/2 shared events/])
})

test('a host adds people they know with the keyboard only @desktop [CONST-55, ERR-56, PICK-01, VAL-38]', async ({
  page,
  server,
}) => {
  const email = newAddress('milo')
  const milo = await apiPerson(server.origin, email, 'Milo Member')
  const { maya } = await pickerOf(page, server.origin, [{ name: 'Ana Ortiz', email: newAddress('ortega') }], [milo])
  await milo.call(service, 'updateAttendance', yes(await apiParty(maya, 'The other one', 110)))
  await page.reload()
  await expect(picker(page)).toHaveAttribute('maxlength', '128')
  await expect(add(page)).toBeEnabled()
  const options = suggestedPeople(page)
  await picker(page).fill('ORTEG')
  await expect(options).toHaveText([/Ana Ortiz/])
  await expect(options).not.toHaveText(/shared event|On the list/)
  const waiting = waitForCall(page, /"(?:addInvitees|queueInvites)"/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect((await waiting).postDataJSON().id).toMatch(/^blocking-./)
  await expect(page.getByText('Ana Ortiz added.')).toBeVisible()
  await expect(row(page, 'Ana Ortiz')).toContainText('Unsent')
  await expect(picker(page)).toBeFocused()
  await expect(picker(page)).toHaveValue('')

  await page.keyboard.type('milo')
  await expect(options).toHaveText([/2 shared events/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Milo Member added.')).toBeVisible()
  // Guests on the list are marked and can't be added twice.
  await page.keyboard.type('milo')
  await expect(options).toHaveText([/On the list/])
  await expect(options).toHaveAttribute('aria-disabled', 'true')
})

test('the picker for co-hosts offers members only, even invited ones, and adds no one else @desktop [AUTHZ-22, PICK-04, PICK-06, VAL-37]', async ({
  page,
  server,
}) => {
  const email = newAddress('milo')
  const milo = await apiPerson(server.origin, email, 'Milo Member')
  const { maya, eventId } = await pickerOf(page, server.origin, [{ name: 'Mila Contact' }], [milo])
  await maya.call(service, 'addInvitees', { eventId, invitees: [invitee('Milo Member', email)] })
  await membersOnSecondPage(page)
  await page.goto(`/event/cohost/add/${eventId}`)
  const members = page.getByRole('combobox', { name: 'Find someone' })
  await members.fill('IL')
  await expect(page.getByRole('option')).toHaveText([/Milo Member/])
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await members.press('ArrowDown')
  await members.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))
  await expect(page.getByRole('listitem').filter({ hasText: 'Milo Member' })).toContainText('Request sent')
  await page.goto(`/event/invite/${eventId}`)
  await picker(page).fill('mil')
  await expect(page.getByRole('option', { name: /Mila Contact/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Milo Member/ })).toHaveCount(0)
})

/** Expects one message, whatever the filter, and the next step. */
async function expectEmptyList(page: Page, eventId: string) {
  const nobody = page.getByText(fixedText('GLIST-10'))
  await expect(nobody).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: /Maya/ })).toBeVisible()
  await page.getByRole('button', { name: /^Unsent/ }).click()
  await expect(page.getByRole('rowheader', { name: /Maya/ })).toBeHidden()
  await expect(nobody).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Skip and view invite' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
}

/** Leaves a menu by Tab, for what follows its button. */
async function leaveMenuByTab(page: Page) {
  const actions = page.getByRole('button', { name: 'Actions for Ana' })
  await actions.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(actions).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(actions).toBeFocused()
}

test('a host adds guests by typing to an empty list @desktop [PROD-08, GLIST-11, VAL-35, VAL-37]', async ({
  page,
  server,
}) => {
  const { eventId } = await pickerOf(page, server.origin, [])
  await expectEmptyList(page, eventId)

  await page.goto(`/event/invite/${eventId}`)
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-35'))).toBeVisible()
  await expect(picker(page)).toBeFocused()

  const ana = newAddress('ana')
  await picker(page).fill(`Ana <${ana}>`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ana added.')).toBeVisible()
  await picker(page).fill(`Ben ${newAddress('ben')}`)
  await add(page).click()
  await expect(page.getByText('Ben added.')).toBeVisible()
  await picker(page).fill(`Another <${ana.toUpperCase()}>`)
  await page.keyboard.press('Enter')
  await expect(form(page).getByText(fixedText('VAL-37'), { exact: true })).toBeVisible()
  await expectAccessible(page)

  await leaveMenuByTab(page)
})

test('a host with unsent invites is asked before leaving, until they are sent @desktop [GLIST-16, ERR-54, ERR-55]', async ({
  page,
  server,
}) => {
  const { maya, eventId } = await pickerOf(page, server.origin, [])
  const ana = newAddress('ana')
  await maya.call(service, 'addInvitees', { eventId, invitees: [invitee('Ana', ana), invitee('Ben')] })
  await expect(row(page, 'Ben')).toBeVisible()
  const leave = page.getByRole('alertdialog', { name: 'You have 2 unsent invites' })
  await page.getByRole('link', { name: 'View invite' }).click()
  await expect(leave).toContainText('Are you sure you want to leave?')
  await expectAccessible(page)
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/invite/${eventId}$`))
  await page.getByRole('link', { name: 'Co-hosts' }).click()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/cohost/${eventId}$`))

  await page.goto(`/event/invite/${eventId}`)
  // A double click sends nothing twice.
  await page.getByRole('button', { name: 'Send 2 invites' }).dblclick()
  await expect(page.getByText(fixedText('ERR-55', { values: ['2'] }))).toBeVisible()
  await expect.poll(async () => (await sentTo(server.origin, ana)).length).toBe(1)
  await maya.call(service, 'addInvitees', { eventId, invitees: [invitee('Cleo')] })
  await sendInvites(page)
  await expect(page.getByText(fixedText('ERR-54'))).toBeVisible()
  await page.getByRole('link', { name: 'View invite' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
})
