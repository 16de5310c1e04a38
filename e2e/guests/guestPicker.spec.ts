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

test('a host adds people they know with the keyboard only @desktop [ERR-56, VAL-38, CONST-55, PICK-01]', async ({
  page,
  server,
}) => {
  const many = Array.from({ length: 12 }, (_, n) => ({ name: `Guest ${String.fromCodePoint(65 + n)}` }))
  const email = newAddress('milo')
  const milo = await apiPerson(server.origin, email, 'Milo Member')
  const waitForCall = (method: RegExp) => page.waitForRequest((request) => method.test(request.postData() ?? ''))
  const background = waitForCall(/"fetchContacts"/)
  const nextPage = waitForCall(/"fetchContacts".*"pageToken"|"pageToken".*"fetchContacts"/)
  // Milo is a contact and a member, but listed once.
  const knownPeople = [
    ...many,
    { name: 'Ana Ortiz', email: newAddress('ortega') },
    { name: 'Milo M.', email },
    { name: 'Mila Contact' },
  ]
  // More than one page of contacts.
  knownPeople.push(...Array.from({ length: 500 }, (_, n) => ({ name: `Person ${n + 1}`, email: newAddress('person') })))
  knownPeople.push({ name: 'Zoe Zander', email: newAddress('zoe') })
  const { maya } = await pickerOf(page, server.origin, knownPeople, [milo])
  await milo.call(service, 'updateAttendance', yes(await apiParty(maya, 'The other one', 110)))
  await membersOnSecondPage(page)
  await expect(picker(page)).toHaveAttribute('maxlength', '128')
  await expect(add(page)).toBeEnabled()
  await picker(page).focus()
  expect((await background).postDataJSON().id).toMatch(/^nonblocking-./)
  expect((await nextPage).postDataJSON().params.pageToken).toEqual(expect.any(String))
  await picker(page).fill('zander')
  const options = page.getByRole('option').filter({ hasNotText: 'Create Contact' })
  await expect(options).toHaveText([/Zoe Zander/])
  await picker(page).fill('GUEST')
  await expect(options).toHaveText(many.slice(0, 10).map(({ name }) => new RegExp(name)))
  await expectAccessible(page)
  await picker(page).fill('ORTEG')
  await expect(options).toHaveText([/Ana Ortiz/])
  await expect(options).not.toHaveText(/shared event|On the list/)
  const waiting = waitForCall(/"(?:addInvitees|queueInvites)"/)
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

test('a host adds guests by typing to an empty list, and is asked before leaving with unsent invites @desktop [PROD-08, GLIST-11, GLIST-16, VAL-37]', async ({
  page,
  server,
}) => {
  const { maya, eventId } = await pickerOf(page, server.origin, [])
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

  // Leaving with unsent invites asks for confirmation until they are sent.
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
  await expect(page.getByText('2 guests invited successfully.')).toBeVisible()
  await expect.poll(async () => (await sentTo(server.origin, ana)).length).toBe(1)
  await maya.call(service, 'addInvitees', { eventId, invitees: [invitee('Cleo')] })
  await sendInvites(page)
  await expect(page.getByText(fixedText('ERR-54'))).toBeVisible()
  await page.getByRole('link', { name: 'View invite' }).click()
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
})

test('an entry without a name or an address opens a form that asks for it @desktop [PICK-07, PICK-08, PICK-09, PICK-10]', async ({
  page,
  server,
}) => {
  const { maya, eventId } = await pickerOf(page, server.origin, [])
  const ben = newAddress('ben')
  await maya.call(service, 'addInvitees', { eventId, invitees: [invitee('Ben', ben)] })
  await page.reload()
  const email = form(page).getByRole('textbox', { name: 'Email' })
  const name = form(page).getByRole('textbox', { name: 'Name' })
  await picker(page).fill('Cleo Dubois')
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(name).toHaveValue('Cleo Dubois')
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-36'))).toBeVisible()
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(picker(page)).toBeFocused()

  // Create Contact asks for the address, too.
  await picker(page).fill('Dora')
  await page.getByRole('option', { name: 'Create Contact' }).click()
  await expect(name).toHaveValue('Dora')
  await email.fill(ben)
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-37'), { exact: true })).toBeVisible()
  await email.fill(newAddress('dora'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dora added.')).toBeVisible()
  await expect(picker(page)).toBeFocused()

  // After only an address, the form asks for the name.
  const eve = newAddress('eve')
  await picker(page).fill(eve)
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(email).toHaveValue(eve)
  await add(page).click()
  await expect(form(page).getByText(fixedText('VAL-35'))).toBeVisible()
  await name.fill('Eve')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Eve added.')).toBeVisible()
  await expect(row(page, 'Eve')).toContainText('Unsent')
})

/** Enters a blank name, an invalid address, and one that is on the list, in the dialog for one guest. */
async function enterInvalidFields(page: Page, listedAddress: string) {
  const dialog = page.getByRole('dialog', { name: 'Edit guest' })
  const name = dialog.getByLabel('Name')
  const email = dialog.getByLabel('Email')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(name).toHaveAttribute('maxlength', '128')
  await expect(email).toHaveAttribute('maxlength', '128')
  await name.fill(' ')
  await email.fill('cleo@')
  await save.click()
  await expect(dialog.getByText(fixedText('VAL-39'))).toBeVisible()
  await expect(dialog.getByText(fixedText('VAL-41'))).toBeVisible()
  await expectAccessible(page)
  await name.fill('Cleo Dubois')
  await email.fill(listedAddress.toUpperCase())
  await save.click()
  await expect(dialog.getByText(fixedText('VAL-42'), { exact: true })).toBeVisible()
}

test('the forms for one guest refuse invalid fields, and save none of them @desktop [VAL-36, VAL-39, VAL-41, VAL-42]', async ({
  page,
  server,
}) => {
  const { maya, eventId } = await pickerOf(page, server.origin, [])
  const ben = newAddress('ben')
  await maya.call(service, 'addInvitees', { eventId, invitees: [invitee('Ben', ben)] })
  await page.reload()
  await picker(page).fill('Cleo')
  await page.keyboard.press('Enter')
  const email = form(page).getByRole('textbox', { name: 'Email' })
  const message = form(page).getByText(fixedText('VAL-36'))
  await add(page).click()
  await expect(message).toBeVisible()
  const wrongAddresses = [
    'cleo',
    'cleo@',
    '@example.com',
    'cleo@example',
    'cleo dubois@example.com',
    'cleo@example..com',
    'cleo@exa_mple.com',
    'cleo@example.com, dora@example.com',
    // The first letter is Cyrillic.
    '\u0441leo@example.com',
  ]
  for (const wrong of wrongAddresses) {
    await email.fill(newAddress('cleo'))
    await expect(message).toBeHidden()
    await email.fill(wrong)
    await add(page).click()
    await expect(message, wrong).toBeVisible()
  }
  const cleo = newAddress('cleo')
  await email.fill(cleo)
  await add(page).click()
  await row(page, 'Cleo').getByRole('button', { name: 'Actions for Cleo' }).click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await enterInvalidFields(page, ben)
  expect(await maya.call(service, 'fetchInvitees', { eventId })).toMatchObject({
    total: 3,
    invitees: expect.arrayContaining([expect.objectContaining({ name: 'Cleo', email: cleo })]),
  })
})
