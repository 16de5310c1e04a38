import type { Page } from '@playwright/test'
import type { SmtpInbox } from '../../tests/support/services/smtpInbox.ts'
import { enterContact } from './journeys.ts'
import { expect } from './test.ts'

/** Signs a new person in through the form, with a code from a real email. Ends on their parties. */
export async function signUpByMail(
  page: Page,
  origin: string,
  inbox: SmtpInbox,
  address: string,
  name: string,
): Promise<void> {
  const mail = () => inbox.mails.find(({ recipients }) => recipients.includes(address))?.text
  await page.goto(`${origin}/login`)
  await enterContact(page, address)
  await expect.poll(mail).toMatch(/\b\d{6}\b/)
  const code = /\b(\d{6})\b/.exec(mail() ?? '')?.[1] ?? ''
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(code)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: `Hey there, ${name}!` })).toBeVisible()
}
