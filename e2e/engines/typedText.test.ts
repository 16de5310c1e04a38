import { expect } from 'vitest'
import { apiParty, apiPerson } from '../support/api.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor, newestCode } from '../support/outbox.ts'
import { engineNames, test } from './engineTest.ts'

/** Presses Escape as an input method does, which drops the word that it was composing. Runs in the page. */
function escapeComposition(): void {
  const key = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
}

/** Pastes a text into the focused field. Runs in the page. */
function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  // Firefox takes the text by other options.
  const options = { clipboardData, dataType: 'text/plain', data: text, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options))
}

const inArabic = (code: string): string =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

test.for(engineNames)(
  'a code is read from a pasted sentence and in other digits, and an input method closes no dialog with typed text, in %s',
  async (engine, { open, server }) => {
    const address = newAddress('maya')
    const host = await apiPerson(server.origin, address, 'Maya')
    const eventId = await apiParty(host, 'Board games', 30)
    const first = await codeFor(server.origin, address)

    const page = await open(engine)
    await page.goto('/login')
    await enterContact(page, address)
    const code = await newestCode(server.origin, address, first)
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
    await page.evaluate(paste, `Code valid 10 min: ${code}`)
    await page.getByRole('heading', { name: 'Hey there, Maya!' }).waitFor()

    const other = await open(engine)
    await other.goto('/login')
    await enterContact(other, address)
    const otherCode = await newestCode(server.origin, address, code)
    await other.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(inArabic(otherCode))
    await other.getByRole('heading', { name: 'Hey there, Maya!' }).waitFor()

    await page.goto(`/event/invite/${eventId}`)
    await page.getByRole('button', { name: 'Manage guests' }).click()
    await page.getByRole('menuitem', { name: 'Paste emails' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste emails' })
    const emails = dialog.getByLabel('Emails')
    await emails.fill('Ana <ana@example.com>')
    await page.evaluate(escapeComposition)
    expect(await emails.inputValue()).toBe('Ana <ana@example.com>')

    const question = page.getByRole('alertdialog', { name: 'Discard your text?' })
    await emails.press('Escape')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await emails.inputValue()).toBe('Ana <ana@example.com>')
    await emails.press('Escape')
    await question.getByRole('button', { name: 'Discard', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  },
)
