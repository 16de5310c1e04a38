import { smtpInbox } from '../../tests/support/services/smtpInbox.ts'
import { createParty, newAddress } from '../support/journeys.ts'
import { signUpByMail } from '../support/signUpByMail.ts'
import { expect, test } from '../support/test.ts'

test('300 imported guests are each invited once by real email; one responds and gets a message @desktop [CSV-01, INV-10, ERR-55, MSG-01, ERR-52, RSVP-02]', async ({
  page,
  browser,
  serverWith,
  cleanConsole,
}) => {
  const inbox = await smtpInbox()
  const server = await serverWith(() => Promise.resolve({ SMTP_URL: inbox.url }))
  const mailed = (about: string) => inbox.mails.filter(({ subject = '' }) => subject.includes(about))
  await signUpByMail(page, server.origin, inbox, newAddress('hana'), 'Hana Host')
  await page.goto(`${server.origin}/event/create`)
  const eventId = await createParty(page, 'Roof dinner', { isOpen: true })
  await page.getByRole('button', { name: 'Manage guests' }).click()
  await page.getByRole('menuitem', { name: 'Import a CSV' }).click()
  const importing = page.getByRole('dialog', { name: 'Import a CSV' })
  const rows = Array.from({ length: 300 }, (_, at) => `Guest ${at},guest.${at}@example.com`)
  const buffer = Buffer.from(['Name,Email', ...rows].join('\r\n'))
  await importing.locator('input[type=file]').setInputFiles({ name: 'All.csv', mimeType: 'text/csv', buffer })
  await expect(importing.getByText('300 guests added.')).toBeVisible()
  await importing.getByRole('button', { name: 'Done' }).click()
  // A double click doesn't send invites twice.
  await page.getByRole('button', { name: 'Send 300 invites' }).dblclick()
  await expect(page.getByText('300 guests invited successfully.')).toBeVisible()
  await expect.poll(() => mailed('invited you to').length, { timeout: 120_000 }).toBe(300)
  expect(new Set(mailed('invited you to').flatMap(({ recipients }) => recipients)).size).toBe(300)

  const mail = mailed('invited you to').find(({ recipients }) => recipients.includes('guest.7@example.com'))
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(/^Yes: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '')
  await expect(guest.getByRole('radio', { name: "I'm going" })).toBeChecked()
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()

  await expect(page.locator('dl > div', { hasText: 'Going' }).first()).toHaveText(/2/)
  await page.getByRole('button', { name: /^Going/ }).click()
  const answered = page.getByRole('row').filter({ hasText: 'Guest 7' })
  await expect(answered).toContainText('Yes')

  await page.getByRole('button', { name: 'Manage guests' }).click()
  await page.getByRole('menuitem', { name: 'Send message' }).click()
  const writing = page.getByRole('dialog', { name: 'Send message' })
  await writing.getByRole('button', { name: /^Awaiting/ }).click()
  await expect(writing.getByText('Goes to 1 guest.')).toBeVisible()
  await writing.getByRole('textbox', { name: 'Message' }).fill('The roof is open from six.')
  await writing.getByRole('button', { name: 'Send message', exact: true }).dblclick()
  await expect(page.getByText('Message sent.')).toBeVisible()
  await expect.poll(() => mailed('sent a message about Roof dinner').length, { timeout: 120_000 }).toBe(1)
  const [message] = mailed('sent a message about Roof dinner')
  expect([message?.recipients, message?.text?.includes('The roof is open from six.')]).toEqual([
    ['guest.7@example.com'],
    true,
  ])
  expect(mailed('invited you to')).toHaveLength(300)
  await guest.goto(`${server.origin}/event/${eventId}`)
  await guest.close()
  await page.close()
  await server.stop()
  await inbox.close()
  expect(cleanConsole).toEqual([])
})
