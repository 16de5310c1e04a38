import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

const typedText = { title: 'Discard your text?', keep: 'Keep editing' }

/**
 * Goes back while a dialog has something that users would lose: to another screen, which the dialog asks about, or to another page, which
 * the browser asks about. Stays on the page.
 */
export async function keepOnBack(page: Page, to: 'screen' | 'page', { title, keep } = typedText): Promise<void> {
  const href = page.url()
  const browserQuestion = to === 'page' ? page.waitForEvent('dialog') : undefined
  await page.evaluate(() => history.back())
  const browserDialog = await browserQuestion
  if (browserDialog) {
    expect(browserDialog.type()).toBe('beforeunload')
    await browserDialog.dismiss()
  } else {
    const question = page.getByRole('alertdialog', { name: title })
    await question.getByRole('button', { name: keep }).click()
    await expect(question).toBeHidden()
  }
  expect(page.url()).toBe(href)
}
