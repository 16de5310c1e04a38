import { expect, it } from 'vitest'
import { songList, songRequests } from '../../../app/screens/invite/songRequests.ts'
import { inviteeSchema } from '../../../contract/nouns/guest.ts'

const song = (name: string) => ({ songUri: `spotify:track:${name}`, songName: name, artistName: 'The Band' })
const guest = (name: string, rsvpAt: number, ...answerValues: object[]) =>
  inviteeSchema.parse({
    rsvpAt,
    inviteeId: crypto.randomUUID(),
    name,
    role: 'attendee',
    rsvpStatus: 'YES',
    inviteStatus: 'SUCCESS',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: answerValues.map((answerValue) => ({ questionUuid: crypto.randomUUID(), answerValue })),
    isNew: false,
  })

it('lists each song once, in the order of the first request [QUES-04]', () => {
  // The guest list is sorted by name, the playlist by the time of the RSVP.
  const guests = [
    guest('Ivy', 3, { song: song('Dawn') }),
    guest('Kofi', 2, { song: song('Tide') }),
    guest('Maya', 1, { song: song('Dawn') }, { text: 'No' }),
  ]
  const songs = songRequests(guests)
  expect(songs.map(({ songName, guests: by }) => [songName, by])).toEqual([
    ['Dawn', ['Maya', 'Ivy']],
    ['Tide', ['Kofi']],
  ])
  expect(songList(songs)).toBe('Dawn – The Band\nTide – The Band')
})
