import { expect } from 'vitest'
import { apiInvite, apiParty, apiPerson } from '../support/api.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor, newestCode } from '../support/outbox.ts'
import { engineNames, test } from './engineTest.ts'

/** Presses Escape as an input method does, which drops the word that it was composing. Runs in the page. */
function escapeComposition(): void {
  const key = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
}

/**
 * Presses Enter as an input method does, which accepts the word that it was composing. Safari tells only by the key code. Returns true if
 * the list of suggestions stays open. Runs in the page.
 */
async function acceptComposition(): Promise<boolean> {
  const field = document.activeElement
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  Object.defineProperty(key, 'keyCode', { value: 229 })
  field?.dispatchEvent(key)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return field?.getAttribute('aria-expanded') === 'true'
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
  'a code is read from a pasted sentence and in other digits, and an input method neither closes a dialog nor picks a suggestion, in %s',
  async (engine, { open, server }) => {
    const address = newAddress('maya')
    const host = await apiPerson(server.origin, address, 'Maya')
    await apiInvite(host, await apiParty(host, 'The one before', 20), [{ name: 'Ana Ortiz', email: newAddress('ana') }])
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

    const picker = page.getByRole('combobox', { name: 'Name or email' })
    await picker.fill('Ana O')
    await page.getByRole('option', { name: /Ana Ortiz/ }).waitFor()
    await picker.press('ArrowDown')
    expect(await page.evaluate(acceptComposition)).toBe(true)
    expect(await picker.inputValue()).toBe('Ana O')
    await picker.press('Enter')
    await page.getByText('Ana Ortiz added.').waitFor()
  },
)
