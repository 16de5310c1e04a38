import type { Page } from '@playwright/test'
import { apiInvited, apiPerson } from '../support/api.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor, invitationFor, newestCode, sentTo } from '../support/outbox.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** Turns all messages off. A reload shows that they are off, and turning them on needs a sign-in. */
async function turnAllOff(page: Page, link: string) {
  const all = page.getByRole('listitem').last()
  await all.getByRole('button', { name: 'Turn off messages from Festoon' }).focus()
  await page.keyboard.press('Enter')
  await expect(all).toContainText('Off')
  // A reload doesn't repeat the request and shows the current state.
  await page.goto(link)
  await expect(all.getByRole('link', { name: 'sign in with this address' })).toBeVisible()
  await expect(all.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
}

/** Reports the invitation, which needs no account, and blocks the host, which needs the link of an email. */
async function reportAndBlock(page: Page, reporting: string) {
  await page.goto(reporting)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this invitation')
  await expectAccessible(page)
  await page.getByRole('radio', { name: "It's spam or an ad" }).check()
  await page.getByRole('textbox', { name: /^Anything else/ }).fill('I never gave them my address.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('status')).toContainText('Thanks for letting us know.')
  await page.getByRole('button', { name: 'Block host' }).click()
  await expect(page.getByRole('status')).toContainText("You won't hear from them again.")
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unblock host' }).click()
  await expect(page.getByRole('status')).toContainText('They can invite you again.')
}

/** Signs in as the owner of the address, comes back, and turns messages on again. */
async function turnOnAgain(page: Page, origin: string, address: string, link: string) {
  const all = page.getByRole('listitem').last()
  await apiPerson(origin, address, 'Ana')
  await page.goto(link)
  const before = await codeFor(origin, address)
  await all.getByRole('link', { name: 'sign in with this address' }).click()
  await enterContact(page, address)
  const digits = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await digits.pressSequentially(await newestCode(origin, address, before))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which messages would you like to turn off?')
  await all.getByRole('button', { name: 'Turn on messages from Festoon' }).click()
  await expect(page.getByRole('status')).toContainText("You'll get messages from Festoon again.")
}

test('a guest turns messages off and on again, reports an invitation, and blocks its host, from an email or the event page', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('ana')
  const { host, eventId } = await apiInvited(server.origin, address)
  const [mail] = await sentTo(server.origin, address)
  const link = /^Turn off messages: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const reporting = /^Report this invitation: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const write = async (message: string) => {
    const messageId = crypto.randomUUID()
    const sendToStatuses = ['Awaiting']
    await host.call('ElkEventService', 'sendEventComment', { eventId, messageId, message, sendToStatuses })
  }
  const countEmails = async (words: string) =>
    (await sentTo(server.origin, address)).filter(({ text }) => text.includes(words)).length

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which messages would you like to turn off?')
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  // Opening the page turned nothing off.
  await write('First words')
  await expect.poll(() => countEmails('First words')).toBe(1)

  const party = page.getByRole('listitem').filter({ hasText: 'Lantern walk' })
  await party.getByRole('button', { name: 'Turn off messages about Lantern walk' }).click()
  await expect(page.getByRole('status')).toContainText("Done. You won't get any more messages about Lantern walk.")
  await expect(party).toContainText('Off')
  await expectAccessible(page)
  await write('Second words')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status')).toContainText("You'll get messages about Lantern walk again.")
  await write('Third words')
  await expect.poll(() => countEmails('Third words')).toBe(1)
  expect(await countEmails('Second words')).toBe(0)

  await turnAllOff(page, link)
  await page.goto(link.replace(/t=[^&]{4}/, 't=AAAA'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Which messages would you like to turn off?')
  // The browser logs the missing page.
  cleanConsole.length = 0

  await reportAndBlock(page, reporting)

  await page.goto(await invitationFor(server.origin, address))
  await page.getByRole('link', { name: 'Report this invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this invitation')
  await expect(page.getByRole('button', { name: 'Block host' })).toHaveCount(0)
  await expectAccessible(page)

  await turnOnAgain(page, server.origin, address, link)

  await page.goto(`/event/${eventId}`)
  await page.getByRole('link', { name: 'Report this invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this invitation')
  await page.getByRole('button', { name: 'Block host' }).click()
  await expect(page.getByRole('status')).toContainText("You won't hear from them again.")
})
