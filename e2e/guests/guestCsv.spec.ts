import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { apiGuest, apiParty, apiPerson, apiSession, type ApiPerson } from '../support/api.ts'
import { keepOnBack } from '../support/dialogs/keepOnBack.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { newAddress, openAsHost } from '../support/journeys.ts'
import { expectAccessible, expectErrors, expect, test } from '../support/test.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function open(page: Page, task: string) {
  await page.getByRole('button', { name: 'Manage guests' }).click()
  await page.getByRole('menuitem', { name: task }).click()
  const dialog = page.getByRole('dialog', { name: task })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Downloads the guest list with the chosen columns. Returns the file's name and lines. */
async function download(page: Page): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog', { name: 'Download guest list' }).getByRole('button', { name: 'Download' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  return {
    name: file.suggestedFilename(),
    lines: text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  }
}

/** Returns the guests of a party, sorted. */
async function guestsOf(host: ApiPerson, eventId: string): Promise<string[]> {
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  if (!Array.isArray(invitees)) throw new Error('no guests')
  return invitees.flatMap(({ name, email, role }) => (role === 'attendee' ? [`${name} <${email}>`] : [])).toSorted()
}

const failureText =
  'Sorry, something went wrong. Please try again, and if the problem persists, contact Customer Support.'

/** Chooses two columns, which are remembered for the next download. */
async function chooseTwoColumns(page: Page, choosing: Locator) {
  await open(page, 'Download guest list')
  for (const name of ['Status', 'Additional guests', 'Message', 'Any food?'])
    await choosing.getByRole('checkbox', { name }).uncheck()
  await choosing.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await open(page, 'Download guest list')
  await expect(choosing.getByRole('checkbox', { checked: true })).toHaveCount(2)
}

/** Tries to leave the preview of a file in every way, and keeps it. */
async function keepImport(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Import guests' })
  const words = { title: 'Discard this import?', keep: 'Keep import' }
  const question = page.getByRole('alertdialog', { name: words.title })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave()
    await question.getByRole('button', { name: words.keep }).click()
    await expect(question).toBeHidden()
  }
  await keepOnBack(page, 'page', words)
  await page.mouse.click(5, 5)
  await expect(dialog.getByRole('button', { name: /^Add \d+ guests?$/ })).toBeVisible()
}

test('300 guests are imported from a file, exported, and imported again at the next party @desktop [CSV-01, CSV-02, CSV-03, EVPAGE-19]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('hana')
  const host = await apiPerson(server.origin, address, 'Hana Host')
  const question = { questionUuid: randomUUID(), question: 'Any food?', isRequired: false, questionType: 'text' }
  const eventId = await apiParty(host, 'Été & garden', 48, { questions: [question] })
  const nextId = await apiParty(host, 'Another one', 72)
  await apiSession(page, server.origin, address)
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  await page.getByRole('button', { name: /^Import guests/ }).click()
  const importing = page.getByRole('dialog', { name: 'Import guests' })
  await expectAccessible(page)
  // Without the header, the form's `authHeader` authorizes the import.
  await page.route('**/contacts/csv', async (route) => {
    const { authorization, ...headers } = route.request().headers()
    expect(authorization).toMatch(/^Basic [\w+/=]+$/)
    await route.continue({ headers })
  })
  const names = Array.from({ length: 300 }, (_, at) => (at === 7 ? '=Gil, "the third"' : `Guest ${at} Ångström`))
  const cell = (name: string) => `"${name.replaceAll('"', '""')}"`
  const rows = names.map((name, at) => `${cell(name)},guest${at}@example.com`)
  await importing.locator('input[type=file]').setInputFiles(csv('All of us.csv', ['Name,Email', ...rows].join('\n')))
  await expect(importing.getByRole('list', { name: '300 guests to add' }).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  await keepImport(page)
  await importing.getByRole('button', { name: 'Add 300 guests' }).click()
  await expect(importing.getByText('300 guests added.')).toBeVisible()
  await expectAccessible(page)
  await importing.getByRole('button', { name: 'Done' }).click()
  await page.unroute('**/contacts/csv')

  await page.goto(`/event/invite/${eventId}`)
  await expect(page.getByRole('button', { name: 'Send 300 invites' })).toBeVisible()
  const choosing = await open(page, 'Download guest list')
  await expect(choosing.getByRole('checkbox')).toHaveCount(6)
  for (const box of await choosing.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await expectAccessible(page)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date())
  const whole = await download(page)
  expect(whole.name).toBe(`Guestlist for Été & garden - ${today}.csv`)
  expect(whole.lines[0]).toBe('Status,Name,Contact,Additional guests,Message,Any food?')
  expect(whole.lines).toHaveLength(302)
  // Formulas are escaped, so that a spreadsheet doesn't run them.
  expect(whole.lines.join('\n')).toContain(`"'=Gil, ""the third"""`)

  await chooseTwoColumns(page, choosing)
  const savedFile = await download(page)
  expect(savedFile.lines[0]).toBe('Name,Contact')

  await page.goto(`/event/invite/${nextId}`)
  await open(page, 'Import guests')
  const guests = savedFile.lines.filter((line) => !line.includes(address))
  await importing.locator('input[type=file]').setInputFiles(csv(savedFile.name, guests.join('\r\n')))
  await importing.getByRole('button', { name: 'Add 300 guests' }).click()
  await expect(importing.getByText('300 guests added.')).toBeVisible()
  await importing.getByRole('button', { name: 'Done' }).click()
  const fetchGuests = (id: string) => guestsOf(host, id)
  expect(await fetchGuests(nextId)).toEqual(await fetchGuests(eventId))
  expect(await fetchGuests(nextId)).toEqual(names.map((name, at) => `${name} <guest${at}@example.com>`).toSorted())
  expect(cleanConsole).toEqual([])
})

/** Chooses files that are no guest list, or too large. */
async function chooseRefusedFiles(page: Page, dialog: Locator) {
  const field = dialog.locator('input[type=file]')
  await field.setInputFiles(csv('guests.pdf', '%PDF'))
  await expect(dialog.getByText(/^This file type isn't supported\./)).toBeVisible()
  await field.setInputFiles(csv('guests.csv', '%PDF-1.7'))
  await expect(dialog.getByText(/^This is a PDF\./)).toBeVisible()
  await field.setInputFiles(csv('guests.csv', 'Ann\nLee\n'))
  await expect(dialog.getByText(fixedText('ERR-36'))).toBeVisible()
  await expectAccessible(page)
  await field.setInputFiles(csv('guests.csv', `Name,Email\n${'x'.repeat(5 * 1024 * 1024)}`))
  await expect(dialog.getByText('This file is too large. A guest list can be up to 5 MB.')).toBeVisible()
  const many = Array.from({ length: 10_001 }, (_, at) => `Guest,guest${at}@example.com`)
  await field.setInputFiles(csv('guests.csv', ['Name,Email', ...many].join('\n')))
  await expect(dialog.getByText('This file would exceed that, so no one was added.')).toBeVisible()
}

/** Copies the list of invalid rows. */
async function copyProblems(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Copy list' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Row 3: Please enter a valid email. (Hal, hal@example)\nRow 4: No email address. (Ida)',
  )
}

/** Chooses the columns of a file without headings that are known, and imports its valid rows. */
async function importWithProblems(dialog: Locator) {
  const rows = ['Who;How', 'Gil;gil@', 'Hal;hal@example', 'Ida;', 'Gil;GIL@']
  const file = csv('guests.csv', rows.join('\r\n'))
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByText('Please choose the column with the emails or phone numbers.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Emails or phone numbers' }).selectOption('How')
  await expect(dialog.getByRole('list', { name: '4 rows left out' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  const text = rows.join('\r\n').replaceAll('il@', 'il@example.com').replaceAll('IL@', 'IL@EXAMPLE.COM')
  await dialog.locator('input[type=file]').setInputFiles(csv('guests.csv', text))
  await dialog.getByRole('button', { name: 'Add 1 guest' }).click()
  await expect(dialog.getByText('1 guest added.')).toBeVisible()
  await expect(dialog.getByText('1 guest was already on the list.')).toBeVisible()
  await expect(dialog.getByRole('list', { name: "2 rows couldn't be imported" }).getByRole('listitem')).toHaveText([
    /Row 3\s*Hal\s*Please enter a valid email\.\s*hal@example/,
    /Row 4\s*Ida\s*No email address\./,
  ])
}

test('an invalid file is rejected, an invalid row is listed, and a failed import continues after a retry @desktop [VAL-53, ERR-36, ERR-37, ERR-38]', async ({
  page,
  ownServer,
  context,
  cleanConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { eventId } = await hostedParty(page, ownServer.origin)
  await apiGuest(ownServer.origin, eventId, 'Ann')
  await page.goto(`${ownServer.origin}/event/invite/${eventId}`)
  const dialog = await open(page, 'Import guests')
  const field = dialog.locator('input[type=file]')
  const [sample] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a sample file' }).click(),
  ])
  expect(sample.suggestedFilename()).toBe('Guest list sample.csv')
  expect(await readFile(await sample.path(), 'utf8')).toMatch(/^Name,Email\r\n/)

  await chooseRefusedFiles(page, dialog)

  await importWithProblems(dialog)
  await expectAccessible(page)
  await copyProblems(page, dialog)
  await dialog.getByRole('button', { name: 'Import another file' }).click()
  await expect(field).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open(page, 'Import guests')

  const choose = () =>
    dialog.locator('input[type=file]').setInputFiles(csv('guests.csv', 'Name,Email\nAnn,ann@example.com\n'))
  const add = () => dialog.getByRole('button', { name: 'Add 1 guest' }).click()
  // A proxy between the browser and the server drops the body or responds itself.
  const responses = [
    { status: 200, body: '' },
    { status: 202, body: '{"isValid":true,"added":1,"alreadyInvited":0,"problems":[]}' },
  ]
  for (const remainingResponses of [1, 0]) {
    await choose()
    await expect(dialog.getByRole('list', { name: '1 guest to add' })).toBeVisible()
    await page.route('**/contacts/csv', (route) => route.fulfill(responses.shift() ?? {}), { times: 1 })
    await add()
    await expect(dialog.getByText(failureText)).toBeVisible()
    expect(responses).toHaveLength(remainingResponses)
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
  }
  await ownServer.stop()
  await choose()
  await expect(dialog.getByText(failureText)).toBeVisible()
  await ownServer.start()
  await choose()
  await add()
  await expect(dialog.getByText('1 guest added.')).toBeVisible()
  // The browser logs that the server is stopping or unreachable.
  expectErrors(cleanConsole, /net::ERR_|status of 503/)
})
