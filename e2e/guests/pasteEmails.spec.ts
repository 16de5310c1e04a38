import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { keepOnBack } from '../support/dialogs/keepOnBack.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { loseAnswer, openAsHost } from '../support/journeys.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

async function openFrom(page: Page) {
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  const management = page.getByRole('dialog', { name: 'Manage guests' })
  await expect(management.getByRole('link', { name: /^Guest list/ })).toBeVisible()
  await expectAccessible(page)
  await management.getByRole('button', { name: /^Paste emails/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste emails' })
  await expect(dialog).toBeVisible()
  return { dialog, emails: dialog.getByLabel('Emails'), add: dialog.getByRole('button', { name: /^Add/ }) }
}

/** Pastes more people than one call accepts. They are added in parts, and only once if a result is lost. */
async function pasteThousand(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Paste emails' })
  const emails = dialog.getByLabel('Emails')
  await page.getByRole('button', { name: 'Manage guests' }).click()
  await page.getByRole('menuitem', { name: 'Paste emails' }).click()
  const people = Array.from({ length: 999 }, (_, at) => `Guest ${at} <guest${at}@example.com>`)
  await emails.fill(people.join('\n'))
  await keepOnBack(page, 'screen')
  await loseAnswer(page, 'addInvitees')
  await dialog.getByRole('button', { name: 'Add 999 guests' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  // The first part arrived, so those guests are already on the list.
  await expect(dialog.getByRole('heading', { name: '500 guests already on the list' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 499 guests' }).click()
  await expect(page.getByText('499 guests added.')).toBeVisible()
}

test('a host pastes email addresses on the event page, of which the valid new ones are added @desktop [VAL-49, VAL-50, VAL-51, VAL-52]', async ({
  page,
  server,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await openAsHost(page, eventId)
  const { dialog, emails, add } = await openFrom(page)
  await expect(emails).toBeFocused()
  await add.click()
  await expect(dialog.getByText(fixedText('VAL-52'))).toBeVisible()

  await emails.fill('Ann Lee <ann@example.com>, bob@\ncid@example.com\nANN@example.com, nobody at all')
  await keepOnBack(page, 'page')
  const itemsOf = (name: string) => dialog.getByRole('list', { name }).getByRole('listitem')
  await expect(itemsOf('2 guests to add')).toHaveText([/^Ann Lee\s*ann@example\.com$/, /^cid\s*cid@example\.com$/])
  await expect(itemsOf('2 entries left out')).toHaveText([
    /^bob@\s*This email/,
    /^nobody at all\s*No email address or phone number\.$/,
  ])
  await expect(itemsOf('1 guest appears more than once')).toHaveText([/ANN@example\.com/])
  // The valid ones are added, and the others stay to be corrected.
  await expect(add).toHaveText('Add 2 guests')
  await add.click()
  await expect(page.getByText('2 guests added.')).toBeVisible()
  await expect(emails).toHaveAccessibleDescription(new RegExp(fixedText('VAL-50')))
  await expect(emails).toHaveValue('bob@\nnobody at all')
  await expect(emails).toBeFocused()
  await expectAccessible(page)
  await add.click()
  await expect(emails).toHaveAccessibleDescription(new RegExp(fixedText('VAL-50')))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("2 invites haven't been sent yet.")).toBeVisible()

  await openFrom(page)
  await emails.fill('cid@example.com; Ann <ann@example.com>')
  await add.click()
  await expect(dialog.getByRole('alert')).toHaveText(fixedText('VAL-52'))
  await expectAccessible(page)
})

test('a host pastes more email addresses than fit a call, and sends all invites @desktop [ERR-55, EVPAGE-14]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await openAsHost(page, eventId)
  const { emails, add } = await openFrom(page)
  await emails.fill('Ann <ann@example.com>, Cid <cid@example.com>, Dee <dee@example.com>')
  await add.click()
  await expect(page.getByText('3 guests added.')).toBeVisible()
  await page.getByRole('link', { name: 'Send invites' }).click()
  await expect(page.getByRole('button', { name: 'Send 3 invites' })).toBeVisible()

  await pasteThousand(page)

  // So are their invites sent. The connection is lost after the first thousand.
  let calls = 0
  await page.route('**/json/*', (route) => {
    if (!route.request().postData()?.includes('"sendInvites"')) return route.fallback()
    calls += 1
    return calls === 2 ? route.abort() : route.fallback()
  })
  await page.getByRole('button', { name: 'Send 1002 invites' }).click()
  await expect(page.getByText(/^1,?000 invites were sent\. 2 are still unsent\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send 2 invites' })).toBeEnabled()
  await expectAccessible(page)
  // The browser logs the failed call.
  cleanConsole.length = 0
  await page.getByRole('button', { name: 'Send 2 invites' }).click()
  await expect(page.getByText('2 guests invited successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send \d/ })).toHaveCount(0)
  expect(calls).toBe(3)
})

test('a list pasted into the field for one guest opens whole, where its people can be added @both', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { eventId } = await hostedParty(page, server.origin)
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  await page.getByRole('link', { name: /^Guest list/ }).click()
  const field = page.getByRole('combobox', { name: 'Name or email' })
  const dialog = page.getByRole('dialog', { name: 'Paste emails' })
  const emails = dialog.getByLabel('Emails')
  const people = Array.from({ length: 30 }, (_, at) => `Guest ${at} <guest${at}@example.com>`)
  const list = [...people, 'bob@'].join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), list)
  await field.fill('Ana')
  await field.press('ControlOrMeta+v')
  await expect(emails).toHaveValue(list)
  await keepOnBack(page, 'screen', { title: 'Discard this list?', keep: 'Keep list' })
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep list' }).click()
  await dialog.getByRole('button', { name: 'Add 30 guests' }).click()
  await expect(page.getByText('30 guests added.')).toBeVisible()
  await expect(emails).toHaveValue('bob@')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  // What the host had typed is still there.
  await expect(field).toHaveValue('Ana')
  await expect(field).toBeFocused()

  await field.clear()
  await field.pressSequentially('a@x.example b@y.example')
  await field.press('Enter')
  await expect(emails).toHaveValue('a@x.example b@y.example')
  await dialog.getByRole('button', { name: 'Add 2 guests' }).click()
  await expect(page.getByText('2 guests added.')).toBeVisible()
  await expect(field).toHaveValue('')
})

test('a pasted table with headings can be imported by its columns @both', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { host, eventId } = await hostedParty(page, server.origin)
  await page.goto(`/event/invite/${eventId}`)
  const field = page.getByRole('combobox', { name: 'Name or email' })
  const table = ['Household\tGuest\tPartner\tEmail', 'Novak\tRuth Novak\tPete Berg\truth@x.example'].join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), table)
  await field.press('ControlOrMeta+v')
  await page.getByRole('dialog', { name: 'Paste emails' }).getByRole('button', { name: 'Import it as a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import guests' })
  await expect(dialog).toHaveAccessibleDescription('Pasted table')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 2 guests' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  expect(invitees).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Ruth Novak', email: 'ruth@x.example' }),
      expect.objectContaining({ name: 'Pete Berg' }),
    ]),
  )
})
