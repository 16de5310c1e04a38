import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible } from '../test.ts'

/** The dialog for a private message, which opens from the messages on a party's page and from a guest's row. */
export const privateMessage = (page: Page): Locator => page.getByRole('dialog', { name: 'Private message' })

/** Writes to one guest in the open dialog. The message needs a text and has no other fields. */
export async function sendPrivateMessage(page: Page, guest: string, text: string): Promise<void> {
  const dialog = privateMessage(page)
  const send = dialog.getByRole('button', { name: 'Send message' })
  await expect(dialog).toContainText(`Only ${guest} will get this.`)
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await expect(send).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel('Message').fill(text)
  await send.click()
  await expect(dialog).toBeHidden()
}
