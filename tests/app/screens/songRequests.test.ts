import { expect, it } from 'vitest'
import { songList, songRequests } from '../../../app/screens/invite/songRequests.ts'
import { inviteeSchema } from '../../../contract/guest.ts'

const song = (name: string) => ({ songUri: `spotify:track:${name}`, songName: name, artistName: 'The Band' })
const guest = (name: string, ...answerValues: object[]) =>
  inviteeSchema.parse({
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

it('lists each song once, in the order in which it was asked for first [QUES-04]', () => {
  const guests = [
    guest('Maya', { song: song('Dawn') }, { text: 'No' }),
    guest('Kofi', { song: song('Tide') }),
    guest('Ivy', { song: song('Dawn') }),
  ]
  const songs = songRequests(guests)
  expect(songs.map(({ songName, guests: by }) => [songName, by])).toEqual([
    ['Dawn', ['Maya', 'Ivy']],
    ['Tide', ['Kofi']],
  ])
  expect(songList(songs)).toBe('Dawn – The Band\nTide – The Band')
})
