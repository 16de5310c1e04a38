import { expect, it } from 'vitest'
import { songList, songRequests } from '../../../app/screens/invite/songRequests.ts'
import { inviteeSchema, type Invitee } from '../../../contract/nouns/guest.ts'
import { questionSchema } from '../../../contract/nouns/questions/question.ts'

const questionUuid = crypto.randomUUID()
const questions = [questionSchema.parse({ questionUuid, question: 'Which song?', questionType: 'song' })]
const song = (name: string) => ({ song: { songUri: `spotify:track:${name}`, songName: name, artistName: 'The Band' } })

/** A guest who last responded at `rsvpAt`, and requested each song at the given time. */
const guest = (name: string, rsvpAt: number, requests: [answerValue: object, requestedAt?: number][], status = {}) =>
  inviteeSchema.parse({
    rsvpAt,
    inviteeId: crypto.randomUUID(),
    name,
    role: 'attendee',
    rsvpStatus: 'YES',
    inviteStatus: 'SUCCESS',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: requests.map(([answerValue, requestedAt]) => ({ questionUuid, answerValue, requestedAt })),
    isNew: false,
    ...status,
  })
const listSongs = (guests: readonly Invitee[]) =>
  songRequests(guests, questions).map(({ songName, guests: by }) => [songName, by])

it('lists each song once, in the order of the first request [QUES-04]', () => {
  // The guest list is sorted by name, the playlist by the time of the request, whatever has changed since.
  const guests = [
    guest('Ivy', 3, [[song('Dawn'), 3]]),
    guest('Kofi', 2, [[song('Tide'), 2]]),
    guest('Maya', 9, [
      [song('Dawn'), 1],
      [song('Moon'), 8],
    ]),
  ]
  expect(listSongs(guests)).toEqual([
    ['Dawn', ['Maya', 'Ivy']],
    ['Tide', ['Kofi']],
    ['Moon', ['Maya']],
  ])
  expect(songList(songRequests(guests, questions))).toBe('Dawn – The Band\nTide – The Band\nMoon – The Band')
})

it('includes songs that guests typed, and no other responses [QUES-04]', () => {
  const other = { questionUuid: crypto.randomUUID(), answerValue: { text: 'No nuts' } }
  const typedGuest = guest('Maya', 1, [[{ text: 'Anything slow ' }, 1]])
  const guests = [
    { ...typedGuest, answers: [...typedGuest.answers, other] },
    guest('Ivy', 2, [[{ text: 'anything slow' }, 2]]),
  ]
  expect(listSongs(guests)).toEqual([['Anything slow', ['Maya', 'Ivy']]])
  expect(songList(songRequests(guests, questions))).toBe('Anything slow')
})

it('only includes songs of guests who are going [QUES-04]', () => {
  const guests = [
    guest('No', 1, [[song('Dawn'), 1]], { rsvpStatus: 'NO' }),
    guest('Removed', 2, [[song('Dawn'), 2]], { rsvpStatus: 'HIDDEN' }),
    guest('Waiting', 3, [[song('Dawn'), 3]], { waitlistStatus: 'PENDING_APPROVAL' }),
    guest('Denied', 4, [[song('Dawn'), 4]], { waitlistStatus: 'DENIED' }),
    guest('Going', 5, [[song('Dawn'), 5]], { waitlistStatus: 'APPROVED' }),
  ]
  expect(listSongs(guests)).toEqual([['Dawn', ['Going']]])
})
