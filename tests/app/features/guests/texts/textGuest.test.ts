import { expect, it } from 'vitest'
import { phoneProblem, textFor, toText, toUpdate } from '../../../../../app/features/guests/texts/textGuest.ts'
import { sortOut } from '../../../../../app/screens/text/sortOut.ts'
import type { Invitee } from '../../../../../contract/nouns/guest.ts'

const listedGuest: Invitee = {
  inviteeId: '6f0f3b5e-2a3c-4d5e-8f90-0123456789ab',
  name: 'Gus',
  role: 'attendee',
  rsvpStatus: 'INVITED',
  inviteStatus: 'SUCCESS',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
  isUnreachable: true,
}

it('a text calls the guest by the first name and ends with the link', () => {
  const url = 'https://party.example/e/1'
  expect(textFor('Ann Maria Lee', 'Hi {name}! Come, {name}. ', url)).toBe(`Hi Ann! Come, Ann. ${url}`)
  expect(textFor('$& $1', 'Hi {name}!', url)).toBe(`Hi $&! ${url}`)
})

it('each number is on the list once, however it is written', () => {
  const person = (name: string, phone: string) => ({ name, phone })
  const guests = toText([{ ...listedGuest, phone: '+14155550117' }], { [listedGuest.inviteeId]: '' })
  const foundContacts = {
    people: [person('May', '+14155550117'), person('Bo', '01711234567'), person('Bob', '01711234567')],
    wrong: [],
  }
  expect(sortOut(foundContacts, guests)).toEqual({
    people: [foundContacts.people[1]],
    repeatedPeople: [foundContacts.people[0], foundContacts.people[2]],
    wrong: [],
    numbers: {},
  })
  expect(phoneProblem('(415) 555-0117', undefined, guests)).toBe(
    'Gus has this number. Each guest needs a different one.',
  )
  expect(phoneProblem('415 555 0117', listedGuest.inviteeId, guests)).toBeUndefined()
  expect(phoneProblem('12345', undefined, guests)).toContain('Please enter a phone number')
})

it('an update goes to guests without an email address who have the invitation and haven’t declined', () => {
  const all = [
    { ...listedGuest, inviteeId: 'waiting', inviteStatus: 'PENDING' },
    { ...listedGuest, inviteeId: 'texted' },
    { ...listedGuest, inviteeId: 'going', rsvpStatus: 'YES' },
    { ...listedGuest, inviteeId: 'declined', rsvpStatus: 'NO' },
    { ...listedGuest, inviteeId: 'removed', rsvpStatus: 'HIDDEN' },
    { ...listedGuest, inviteeId: 'mailed', isUnreachable: false },
  ] as const
  const guests = toUpdate(all, { going: '+14155550118' }, new Set(['going']))
  expect(guests.map(({ id, phone, isTexted }) => [id, phone, isTexted])).toEqual([
    ['texted', undefined, false],
    ['going', '+14155550118', true],
  ])
})

it('a number goes to the guest of that name who is on the list without one, for example on another device', () => {
  const guests = toText([{ ...listedGuest, name: 'Ann Lee', inviteStatus: 'PENDING' }], {})
  const ann = { name: 'ann lee', phone: '+14155550119' }
  const namesake = { name: 'Ann Lee', phone: '+14155550120' }
  expect(sortOut({ people: [ann, namesake], wrong: [] }, guests)).toEqual({
    people: [namesake],
    repeatedPeople: [],
    wrong: [],
    numbers: { [listedGuest.inviteeId]: '+14155550119' },
  })
})
