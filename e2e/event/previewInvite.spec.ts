import { smtpInbox } from '../../tests/support/services/smtpInbox.ts'
import { hostedParty } from '../support/hostedParty.ts'
import { createParty, newAddress, openAsHost } from '../support/journeys.ts'
import { sentTo } from '../support/outbox.ts'
import { signUpByMail } from '../support/signUpByMail.ts'
import { expectAccessible, expect, test } from '../support/test.ts'

test('a host sends a preview of the invite to one address @desktop [EVPAGE-20, INV-19, AUTHZ-13, RPC-57, ERR-53]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const { address, eventId } = await hostedParty(page, server.origin)
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  await page.getByRole('button', { name: /^Send preview invite/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Send preview invite' })
  const email = dialog.getByLabel('Email')
  await expect(email).toHaveValue(address)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill('friend')
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email.')
  await expectAccessible(page)
  const friend = newAddress('friend')
  await email.fill(friend)
  await dialog.getByRole('button', { name: 'Send preview' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Invite sent to ${friend}.`)).toBeVisible()
  const mails = await sentTo(server.origin, friend)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('Garden party')
  // The preview can't be used to RSVP.
  expect(mails[0]?.text).not.toContain('token=')
  // Focus returns to where it started.
  await expect(page.getByRole('button', { name: 'Party options' })).toBeFocused()
  expect(cleanConsole).toEqual([])
})

test('a past party has no preview invite and accepts no guests @desktop', async ({ page, server }) => {
  const { host, eventId } = await hostedParty(page, server.origin)
  await host.call('ElkEventService', 'cancelEvent', { eventId })
  await openAsHost(page, eventId)
  await page.getByRole('button', { name: 'Party options' }).click()
  await page.getByRole('menuitem', { name: 'Manage guests' }).click()
  const management = page.getByRole('dialog', { name: 'Manage guests' })
  await expect(management.getByRole('button', { name: /^Download guest list/ })).toBeVisible()
  await expect(management.getByRole('button', { name: /^(Send preview|Paste|Import)/ })).toHaveCount(0)
})

test('a failed preview shows the reason and keeps the input @desktop [ERR-51, ERR-53]', async ({
  page,
  serverWith,
}) => {
  const inbox = await smtpInbox()
  const server = await serverWith(() => Promise.resolve({ SMTP_URL: inbox.url }))
  const address = newAddress('hana')
  await signUpByMail(page, server.origin, inbox, address, 'Hana Host')
  await page.goto(`${server.origin}/event/create`)
  await createParty(page, 'Garden party', { isOpen: true })
  const preview = async () => {
    await page.getByRole('button', { name: 'Manage guests' }).click()
    await page.getByRole('menuitem', { name: 'Send preview invite' }).click()
  }
  await preview()
  const dialog = page.getByRole('dialog', { name: 'Send preview invite' })
  const email = dialog.getByLabel('Email')
  const bounce = newAddress('bounce')
  await email.fill(bounce)
  await dialog.getByRole('button', { name: 'Send preview' }).click()
  await expect(email).toHaveAccessibleDescription(/This email address was rejected/)
  await expect(email).toHaveValue(bounce)
  await expectAccessible(page)

  await email.fill(address)
  await dialog.getByRole('button', { name: 'Send preview' }).click()
  await expect(page.getByText(`Invite sent to ${address}.`)).toBeVisible()
  const mail = inbox.mails.find(({ subject = '' }) => subject.startsWith('Preview:'))
  const link = /^Turn off messages: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const reader = await page.context().newPage()
  await reader.goto(link)
  await reader.getByRole('button', { name: 'Turn off messages about Garden party' }).click()
  await expect(reader.getByRole('status')).toContainText('Done.')
  await reader.close()
  await preview()
  await dialog.getByRole('button', { name: 'Send preview' }).click()
  await expect(email).toHaveAccessibleDescription(/turned off for this address/)
  await expect(email).toHaveValue(address)
  await page.close()
  await server.stop()
  await inbox.close()
})
