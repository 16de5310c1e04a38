import { expect } from 'vitest'
import { apiGuest, apiHosted, apiInvited, keyPath } from '../support/api.ts'
import { tapControls } from '../support/earlyTaps.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { newAddress } from '../support/journeys.ts'
import { engineNames, phone, test } from './engineTest.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const swims = { questionUuid: crypto.randomUUID(), question: 'Will you swim?', questionType: 'yesNo', isRequired: true }

test.for(engineNames)(
  'what a guest taps, chooses and types before the script arrives is sent with the RSVP, in %s',
  async (engine, { open, server, onTestFinished }) => {
    const heldScripts = await holdScripts(server.origin)
    onTestFinished(() => heldScripts.close())
    const more = { openInvite: true, questions: [food, swims] }
    const { link, host, eventId } = await apiInvited(server.origin, newAddress('ana'), { more })
    const page = await open(engine, { origin: heldScripts.origin, size: phone })
    await page.gotoWithoutScripts(`${link.pathname}${link.search}`)
    await page.getByRole('radio', { name: "I'm going" }).check()
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('button', { name: /^More/ }).click()
    await page.locator('button[aria-busy=true]').waitFor()
    await page.getByLabel('Message to the host').fill('We bring towels.')
    await page.getByRole('group', { name: swims.question }).getByRole('radio', { name: 'Yes' }).check()
    const before = await page.evaluate(() => scrollY)
    heldScripts.release()
    const guests = page.getByRole('spinbutton', { name: 'Bringing anyone?' })
    await expect.poll(() => guests.inputValue()).toBe('2')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.getByLabel('Message to the host').inputValue()).toBe('We bring towels.')
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    await page.getByText('This is a required field').waitFor()
    await page.getByLabel(food.question).fill('Peanuts')
    await page.getByRole('button', { name: 'Send RSVP' }).click()
    await page.getByRole('heading', { name: "You're going!" }).waitFor()
    await page.getByText("We've got you down for 3 people.").waitFor()
    const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
    expect(invitees).toContainEqual(
      expect.objectContaining({
        name: 'Ana Ortiz',
        rsvpMessage: 'We bring towels.',
        answers: [
          { questionUuid: food.questionUuid, answerValue: { text: 'Peanuts' } },
          { questionUuid: swims.questionUuid, answerValue: { isYes: true } },
        ],
      }),
    )
    await page.reload()
    await page.getByRole('heading', { name: "You're going!" }).waitFor()
  },
)

test.for(engineNames)(
  'every control of the front page and of an invitation works or keeps its tap before the script arrives, in %s',
  async (engine, { open, server, onTestFinished }) => {
    const { eventId } = await apiHosted(server.origin, { openInvite: true })
    const guest = await apiGuest(server.origin, eventId, 'Gus')
    const keptTaps: string[] = []
    for (const path of ['/welcome', `/event/${eventId}`, keyPath(eventId, guest)]) {
      const heldScripts = await holdScripts(server.origin)
      onTestFinished(() => heldScripts.close())
      const page = await open(engine, { origin: heldScripts.origin, size: phone })
      await page.gotoWithoutScripts(path)
      const { deaf, keeping } = await page.evaluate(tapControls)
      expect([path, deaf]).toEqual([path, []])
      keptTaps.push(...keeping)
      heldScripts.release()
      await page.locator('[aria-busy=true]').waitFor({ state: 'hidden' })
      if (keeping.includes('Change RSVP')) await page.getByRole('dialog').waitFor()
    }
    expect(keptTaps).toEqual(expect.arrayContaining(['Next slide', 'Change RSVP']))
  },
)
