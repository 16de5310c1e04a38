import type { Locator, Page } from '@playwright/test'
import { smtpInbox } from '../../tests/support/services/smtpInbox.ts'
import { fixedText } from '../../tests/support/texts/fixedTexts.ts'
import { addGuest, createParty, newAddress, openAsHost, sendInvites } from '../support/journeys.ts'
import { signUpByMail } from '../support/signUpByMail.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

/** Enters an invalid address, and one that the mail server refuses. */
async function enterRefusedAddresses(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Send preview invite' })
  const email = dialog.getByLabel('Email')
  await email.fill('friend')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.')
  await expectAccessible(page)
  const bounce = newAddress('bounce')
  await email.fill(bounce)
  await dialog.getByRole('button', { name: 'Send preview' }).click()
  await expect(email).toHaveAccessibleDescription(/This email address was rejected/)
  await expect(email).toHaveValue(bounce)
  await expectAccessible(page)
}

/** Turns messages off with the link in an email. */
async function turnMessagesOff(page: Page, emailText: string) {
  const link = /^Turn off messages: (\S+)$/m.exec(emailText)?.[1] ?? ''
  const reader = await page.context().newPage()
  await reader.goto(link)
  await reader.getByRole('button', { name: 'Turn off messages about Garden party' }).click()
  await expect(reader.getByRole('status')).toContainText('Done.')
  await reader.close()
}

/** Expects guests among the unsent ones. */
async function expectUnsent(page: Page, names: readonly RegExp[]) {
  const filter = (name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
  await expect(filter(/^Unsent/)).toContainText(`${names.length}`)
  await filter(/^Unsent/).click()
  await expect(page.getByRole('rowheader')).toHaveText(names)
  await filter(/^All/).click()
}

/** Sends the invitation to another address. Returns it. */
async function correctAddress(page: Page) {
  await row(page, 'Ana').getByRole('button', { name: 'Edit email and resend' }).click()
  const again = page.getByRole('dialog', { name: fixedText('GLIST-12') })
  await again.getByLabel('Email').fill('ana')
  await again.getByRole('button', { name: 'Resend' }).click()
  await expect(again.getByText('Please enter a valid email.')).toBeVisible()
  const ana = newAddress('ana')
  await again.getByLabel('Email').fill(ana)
  await again.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Guest invited successfully.').last()).toBeVisible()
  return ana
}

test('a host sends a preview of the invite, and sees which previews bounced @desktop [EVPAGE-20, INV-19, ERR-53]', async ({
  page,
  serverWith,
}) => {
  const inbox = await smtpInbox()
  const server = await serverWith(() => Promise.resolve({ SMTP_URL: inbox.url }))
  const address = newAddress('maya')
  await signUpByMail(page, server.origin, inbox, address, 'Maya')
  await page.goto(`${server.origin}/event/create`)
  const eventId = await createParty(page, 'Garden party', { isOpen: true })
  await openAsHost(page, eventId, server.origin)
  const preview = async () => {
    await page.getByRole('button', { name: 'Party options' }).click()
    await page.getByRole('menuitem', { name: 'Manage guests' }).click()
    await page.getByRole('button', { name: /^Send preview invite/ }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Send preview invite' })
  const email = dialog.getByLabel('Email')
  const send = dialog.getByRole('button', { name: 'Send preview' })
  await preview()
  await expect(email).toHaveValue(address)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await enterRefusedAddresses(page)

  await email.fill(address)
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Invite sent to ${address}.`)).toBeVisible()
  const previews = inbox.mails.filter(({ subject = '' }) => subject.startsWith('Preview:'))
  expect(previews.map(({ recipients }) => recipients)).toEqual([[address]])
  const [mail] = previews
  expect(mail?.subject).toContain('Garden party')
  // The preview can't be used to RSVP.
  expect(mail?.text).not.toContain('token=')
  // Focus returns to where it started.
  await expect(page.getByRole('button', { name: 'Party options' })).toBeFocused()

  await turnMessagesOff(page, mail?.text ?? '')
  await preview()
  await send.click()
  await expect(email).toHaveAccessibleDescription(/turned off for this address/)
  await expect(email).toHaveValue(address)
  await page.close()
  await server.stop()
  await inbox.close()
})

test('the guest list counts invites that the mail server rejected as unsent, and sends them to another address @desktop [GLIST-12, GLIST-14, INV-06, INV-09]', async ({
  page,
  serverWith,
}) => {
  const inbox = await smtpInbox()
  const server = await serverWith(() => Promise.resolve({ SMTP_URL: inbox.url }))
  await signUpByMail(page, server.origin, inbox, newAddress('maya'), 'Maya')
  await page.goto(`${server.origin}/event/create`)
  await createParty(page, 'Garden party', { isOpen: true })
  const mailTo = (to: string) => inbox.mails.find(({ recipients }) => recipients.includes(to))?.text
  await addGuest(page, 'Ana', newAddress('bounce'))
  // The mail server asks to try this address again later.
  await addGuest(page, 'Bea', newAddress('busy'))
  await sendInvites(page)
  await expect(row(page, 'Bea')).toContainText(fixedText('INV-06'))
  await expect(row(page, 'Ana')).toContainText(`Unsent (${fixedText('INV-09')}`)
  await addGuest(page, 'Cleo', newAddress('cleo'))
  await expectUnsent(page, [/Ana/, /Cleo/])
  await expectAccessible(page)
  const ana = await correctAddress(page)
  await expect.poll(() => mailTo(ana)).toContain('Garden party')
  await expect(row(page, 'Ana')).toContainText('Sent (Sent Successfully)')
  await expect(row(page, 'Ana').getByRole('button', { name: fixedText('GLIST-12') })).toHaveCount(0)
  await page.close()
  await server.stop()
  await inbox.close()
})
