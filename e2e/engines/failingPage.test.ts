import { expect } from 'vitest'
import { inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { engineNames, phone, test } from './engineTest.ts'

/** Makes the page's script fail when it next removes something from the form, like an extension that moved it. Runs in the page. */
function breakForm(): void {
  const { removeChild } = Node.prototype
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    if (this instanceof Element && this.closest('form')) throw new Error('broken')
    return removeChild.call(this, node) && node
  }
}

test.for(engineNames)(
  'a page whose script fails keeps the invitation and what was typed, and sends the RSVP without the script, in %s',
  async (engine, { open, server }) => {
    const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
    const { link, host, eventId } = await inviteGuest(server.origin, { openInvite: true, questions: [food] })
    const page = await open(engine, { size: phone })
    await page.goto(link.href)
    await page.getByRole('radio', { name: "I'm going" }).check()
    await page.getByLabel('Message to the host').fill('We bring towels.')
    await page.getByLabel(food.question).fill('Nuts')
    await page.evaluate(breakForm)
    await page.getByRole('radio', { name: "Can't make it" }).check()
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).waitFor()
    await page.getByRole('heading', { name: 'Lantern walk' }).waitFor()
    expect(await page.getByLabel('Message to the host').inputValue()).toBe('We bring towels.')
    expect(await page.getByLabel(food.question).inputValue()).toBe('Nuts')
    await page.getByRole('radio', { name: "I'm going" }).check()
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    await page.getByRole('heading', { name: "You're going!" }).waitFor()
    const sentRsvp = { rsvpStatus: 'YES', rsvpMessage: 'We bring towels.' }
    expect(await rowOf(host, eventId, 'Ana Ortiz')).toMatchObject(sentRsvp)
  },
)
