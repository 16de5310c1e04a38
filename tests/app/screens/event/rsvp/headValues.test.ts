import type { Invitee } from '@festoon/contract/nouns/guest'
import { describe, expect, it } from 'vitest'
import { attendanceOf, valuesOf } from '../../../../../app/screens/event/rsvp/rsvpValues.ts'

const guest: Invitee = {
  inviteeId: crypto.randomUUID(),
  name: 'Ana',
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'OPENED',
  additionalGuestCount: 1,
  rsvpMessage: '',
  answers: [],
  isNew: false,
}
const withheld = { contacts: [], responses: [], message: false, provable: null, isUnverified: true, isOwn: false }

/** Returns the details for the caterer that are sent for a form. */
function sent(fields: Record<string, string>, before: Invitee | null = guest) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ rsvpStatus: 'yes', name: 'Ana', ...fields })) data.append(name, value)
  const values = valuesOf(data)
  return attendanceOf(values, values.rsvpStatus ?? 'NO', before).heads
}

describe('the details for the caterer in a sent RSVP', () => {
  it('are those in the form of a guest who is going', () => {
    expect(sent({ heads: '1', children: '1', 'diet.vegan': '2' })).toEqual({
      children: 1,
      diets: [{ diet: 'vegan', count: 2 }],
    })
    expect(sent({ heads: '1', children: '1', rsvpStatus: 'no' })).toBeUndefined()
    expect(sent({ children: '1' }), 'the party asks for nothing').toBeUndefined()
  })

  it('are empty once the guest has cleared what they saw, and left out if they saw nothing', () => {
    const blank = { heads: '1', children: '0', dietNote: '' }
    const hidden = { ...guest, withheld: { ...withheld, heads: true as const } }
    expect(sent(blank, { ...guest, heads: { children: 1 } })).toEqual({})
    expect(sent(blank, hidden)).toBeUndefined()
    expect(sent(blank, { ...hidden, heads: { children: 1 } }), 'this browser knew them').toEqual({})
    expect(sent({ ...blank, children: '1' }, hidden)).toEqual({ children: 1 })
  })
})
