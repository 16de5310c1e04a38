import { expect, it } from 'vitest'
import { withInvitees } from '../../../../app/platform/api/inviteesQuery.ts'
import { inviteeSchema, type Invitee } from '../../../../contract/nouns/guest.ts'

const guest = (name: string, n: number, role: Invitee['role'] = 'attendee'): Invitee =>
  inviteeSchema.parse({
    inviteeId: `00000000-0000-4000-8000-00000000000${n}`,
    name,
    role,
    rsvpStatus: 'INVITED',
    inviteStatus: 'PENDING',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: [],
    isNew: true,
  })

it('inserts new guests in the server order and updates known ones in place', () => {
  const list = [guest('Maya', 1, 'organizer'), guest('ben', 2), guest('Dora', 3)]
  const after = withInvitees(list, [
    guest('Zoe', 6),
    guest('Ana', 5),
    guest('Cleo', 4),
    guest('Dora', 7),
    guest('Eve', 3),
  ])
  expect(after.map(({ name }) => name)).toEqual(['Maya', 'Ana', 'ben', 'Cleo', 'Dora', 'Eve', 'Zoe'])
  expect(withInvitees([guest('Ana', 2)], [guest('Maya', 1, 'organizer')]).map(({ name }) => name)).toEqual([
    'Maya',
    'Ana',
  ])
  expect(list.map(({ name }) => name)).toEqual(['Maya', 'ben', 'Dora'])
  const namesakes = withInvitees([guest('Ann', 2), guest('Ann', 4)], [guest('Ann', 3)])
  expect(namesakes.map(({ inviteeId }) => inviteeId.at(-1))).toEqual(['2', '3', '4'])
})
