import { expect, it } from 'vitest'
import { eventInputSchema } from '../../../contract/nouns/event.ts'

const eventInput = {
  title: 'Supper',
  photoUrl: '/files/events/user_images/u/e-1.webp',
  startTime: 1,
  timeZone: 'Europe/Berlin',
  location: { displayName: 'Berlin' },
}

it('opens a party and its guest list to everyone unless the host says otherwise [ENT-18, ENT-19, ENT-25]', () => {
  expect(eventInputSchema.parse(eventInput)).toMatchObject({
    endTime: 0,
    openInvite: true,
    publicGuestList: true,
    hasWaitlist: false,
  })
})

it('notifies, reminds and looks as usual unless the host says otherwise [ENT-21, ENT-22, ENT-23, CONST-31]', () => {
  expect(eventInputSchema.parse(eventInput)).toMatchObject({
    remindersEnabled: true,
    hostNotification: 'asTheyArrive',
    communicationPreference: 3,
    colors: { primary: '#fae5ff', text: '#000000' },
  })
  const preferring = (communicationPreference: number) =>
    eventInputSchema.safeParse({ ...eventInput, communicationPreference }).success
  expect([0, 1, 2, 3, 4].map(preferring)).toEqual([false, true, true, true, false])
})

it('has a start, or says that the date is to be decided', () => {
  const issuesOf = (times: object) =>
    eventInputSchema.safeParse({ ...eventInput, ...times }).error?.issues.map(({ path }) => path.join('.'))
  const undatedTimes = { startTime: 0, dateUndecided: true }
  expect(eventInputSchema.parse(eventInput).dateUndecided).toBe(false)
  expect(eventInputSchema.parse({ ...eventInput, ...undatedTimes })).toMatchObject({ ...undatedTimes, endTime: 0 })
  expect(issuesOf({ startTime: 0 })).toEqual(['startTime'])
  expect(issuesOf({ startTime: 1, dateUndecided: true })).toEqual(['startTime'])
  expect(issuesOf({ ...undatedTimes, endTime: 2 })).toEqual(['endTime'])
})

it.each([
  'https://elsewhere.example/x.png',
  '/files/../secret',
  'javascript:alert(1)',
  '//elsewhere.example/x',
  '/files/events/user_images/u/e-1',
  '/files/events/user_images/u/e-1.svg',
  '/files/events/user_images/u/e-1-640.webp',
  '/files/events/user_images/u/e-1-mail.jpg',
])('rejects the image %s, which is not stored on this server', (photoUrl) => {
  expect(eventInputSchema.safeParse({ ...eventInput, photoUrl }).success).toBe(false)
})

it('stores who sees the address only if the host chose it', () => {
  expect(eventInputSchema.parse(eventInput)).not.toHaveProperty('addressFor')
  for (const addressFor of ['signedIn', 'confirmed'])
    expect(eventInputSchema.parse({ ...eventInput, addressFor })).toMatchObject({ addressFor })
  for (const addressFor of ['everyone', '', null, true])
    expect(eventInputSchema.safeParse({ ...eventInput, addressFor }).success, String(addressFor)).toBe(false)
})

it('rejects an impossible capacity with a message', () => {
  const message = 'Enter a whole number from 1 to 100,000, or leave it empty.'
  for (const capacity of [0, -5, 1.5, 100_001, Number.NaN, '7']) {
    const { error } = eventInputSchema.safeParse({ ...eventInput, capacity })
    expect(
      error?.issues.map((issue) => [issue.path, issue.message]),
      String(capacity),
    ).toEqual([[['capacity'], message]])
  }
  for (const capacity of [1, 100_000, undefined])
    expect(eventInputSchema.safeParse({ ...eventInput, capacity }).success).toBe(true)
})
