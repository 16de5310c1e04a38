import { expect, it } from 'vitest'
import { eventInputSchema } from '../../contract/event.ts'

const written = {
  title: 'Supper',
  photoUrl: '/files/events/user_images/u/e-1.webp',
  startTime: 1,
  timeZone: 'Europe/Berlin',
  location: { displayName: 'Berlin' },
}

it('fills in what a host did not choose [ENT-18, ENT-19, ENT-21, ENT-22, ENT-23, ENT-25, CONST-31]', () => {
  expect(eventInputSchema.parse(written)).toMatchObject({
    endTime: 0,
    openInvite: true,
    publicGuestList: true,
    remindersEnabled: true,
    hostNotification: 'asTheyArrive',
    communicationPreference: 3,
    hasWaitlist: false,
    colors: { primary: '#fae5ff', text: '#000000' },
  })
  const preferring = (communicationPreference: number) =>
    eventInputSchema.safeParse({ ...written, communicationPreference }).success
  expect([0, 1, 2, 3, 4].map(preferring)).toEqual([false, true, true, true, false])
})

it.each(['https://elsewhere.example/x.png', '/files/../secret', 'javascript:alert(1)', '//elsewhere.example/x'])(
  'refuses the picture %s, which this server does not keep',
  (photoUrl) => {
    expect(eventInputSchema.safeParse({ ...written, photoUrl }).success).toBe(false)
  },
)
