import { expect } from 'vitest'
import { apiParty, apiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { engineNames, phone, test } from './engineTest.ts'
import { signInThroughPage } from './signInThroughPage.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const swims = { questionUuid: crypto.randomUUID(), question: 'Will you swim?', questionType: 'yesNo' }

test.for(engineNames)(
  'a guest RSVPs from the personal link with plus-ones and responses, and the host sees it live, in %s',
  async (engine, { open, server }) => {
    const [maya, ana] = [newAddress('maya'), newAddress('ana')]
    const host = await apiPerson(server.origin, maya, 'Maya')
    const eventId = await apiParty(host, 'Night swim', 30, { questions: [food, swims] })
    const inviteeId = crypto.randomUUID()
    await host.call('ElkEventService', 'addInvitees', {
      eventId,
      invitees: [{ inviteeId, name: 'Ana Ortiz', email: ana }],
    })
    await host.call('ElkEventService', 'sendInvites', { eventId, inviteIds: [inviteeId] })
    const list = await open(engine)
    await signInThroughPage(list, server.origin, maya, 'Maya')
    await list.goto(`/event/invite/${eventId}`)
    const row = list.getByRole('row').filter({ hasText: 'Ana Ortiz' })
    await row.filter({ hasText: /\bSent/ }).waitFor()

    const guest = await open(engine, { size: phone })
    await guest.goto(await invitationFor(server.origin, ana))
    await guest.getByRole('heading', { name: 'Night swim' }).waitFor()
    await guest.getByRole('radio', { name: "I'm going" }).check()
    await guest.getByRole('button', { name: /^More/ }).click()
    await guest.getByRole('button', { name: /^More/ }).click()
    await guest.getByRole('button', { name: 'Send RSVP' }).click()
    await guest.getByText('This is a required field').waitFor()
    await guest.getByLabel(food.question).fill('Peanuts')
    await guest.getByRole('group', { name: swims.question }).getByRole('radio', { name: 'Yes' }).check()
    await guest.getByLabel('Message to the host').fill('We bring towels.')
    await guest.getByRole('button', { name: 'Send RSVP' }).click()
    await guest.getByRole('heading', { name: "You're going!" }).waitFor()
    await guest.getByText("We've got you down for 3 people.").waitFor()

    await row.filter({ hasText: 'Yes' }).filter({ hasText: 'Party of 3' }).filter({ hasText: 'Peanuts' }).waitFor()
    const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
    expect(invitees).toContainEqual(
      expect.objectContaining({
        name: 'Ana Ortiz',
        answers: [
          { questionUuid: food.questionUuid, answerValue: { text: 'Peanuts' } },
          { questionUuid: swims.questionUuid, answerValue: { isYes: true } },
        ],
      }),
    )
    await guest.reload()
    await guest.getByRole('heading', { name: "You're going!" }).waitFor()
  },
)
