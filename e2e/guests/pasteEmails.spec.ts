import type { Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
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

/** Goes back while a dialog has text: to another screen, which the dialog asks about, or to another page, which the browser asks about. */
async function keepTextOnBack(page: Page, to: 'screen' | 'page') {
  const href = page.url()
  const question = to === 'page' ? page.waitForEvent('dialog') : undefined
  await page.evaluate(() => history.back())
  const browserDialog = await question
  if (browserDialog) {
    expect(browserDialog.type()).toBe('beforeunload')
    await browserDialog.dismiss()
  } else {
    const dialog = page.getByRole('alertdialog', { name: 'Discard your text?' })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
  }
  expect(page.url()).toBe(href)
}

/** Pastes more people than one call accepts. They are added in parts, and only once if a result is lost. */
async function pasteThousand(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Paste emails' })
  const emails = dialog.getByLabel('Emails')
  await page.getByRole('button', { name: 'Manage guests' }).click()
  await page.getByRole('menuitem', { name: 'Paste emails' }).click()
  const people = Array.from({ length: 999 }, (_, at) => `Guest ${at} <guest${at}@example.com>`)
  await emails.fill(people.join('\n'))
  await keepTextOnBack(page, 'screen')
  await loseAnswer(page, 'addInvitees')
  await dialog.getByRole('button', { name: 'Add 999 guests' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  // The first part arrived, so those guests are already on the list.
  await expect(dialog.getByText('500 already invited')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 499 guests' }).click()
  await expect(page.getByText('499 guests added.')).toBeVisible()
}

test('a host pastes email addresses on the event page, even more than fit a call, and sends all invites @desktop [EVPAGE-14, VAL-50, VAL-52]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { eventId } = await hostedParty(page, server.origin)
  await openAsHost(page, eventId)
  const { dialog, emails, add } = await openFrom(page)
  await expect(emails).toBeFocused()
  await add.click()
  await expect(dialog.getByText(fixedText('VAL-52'))).toBeVisible()

  await emails.fill('Ann Lee <ann@example.com>, bob@\ncid@example.com\nANN@example.com, nobody at all')
  await keepTextOnBack(page, 'page')
  const tally = dialog.getByRole('list', { name: 'Summary' })
  await expect(tally.getByRole('listitem')).toHaveText(['2 new', '1 already invited', '2 invalid'])
  await expect(dialog.getByRole('list', { name: 'Invalid email addresses' }).getByRole('listitem')).toHaveText([
    'bob@',
    'nobody at all',
  ])
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
  await emails.fill('Dee <dee@example.com>')
  await add.click()
  await expect(page.getByText('Dee added.')).toBeVisible()
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
