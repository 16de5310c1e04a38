import { expect, it } from 'vitest'
import { hostMay } from '../../../app/screens/event/host/hostMay.ts'
import { guestPageData } from '../../support/guestPageData.ts'

const { event, now } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const host = (guestCount: number) => ({
  remindersEnabled: true,
  hostNotification: 'asTheyArrive' as const,
  suggestionTags: [],
  isFromQuickCreate: false,
  isClone: false,
  revision: 1,
  lastSavedTimestamp: 1,
  guestCount,
  handoverUntil: null,
  hasMusicWidget: false,
})
const ahead = { ...event, isHost: true, host: host(2) }
const begun = { ...ahead, startTime: now - 60_000, endTime: now + 60_000 }
const over = { ...ahead, startTime: now - 120_000, endTime: now - 60_000 }
const off = { ...ahead, cancelledTimestamp: now - 60_000 }

it('a party can be edited until it starts, unless it is canceled [AUTHZ-23]', () => {
  expect([ahead, begun, over, off].map((one) => hostMay(one, now).edit)).toEqual([true, false, false, false])
  expect(hostMay({ ...ahead, startTime: now }, now).edit).toBe(false)
})

it('only the organizer can cancel a party with guests, or delete one without [AUTHZ-25]', () => {
  const ends = [ahead, begun, over, off].map((one) => hostMay(one, now).end)
  expect(ends).toEqual(['cancel', 'cancel', null, 'delete'])
  expect(hostMay({ ...ahead, host: host(0) }, now).end).toBe('delete')
  expect(hostMay({ ...ahead, isHost: false, isCohost: true }, now).end).toBeNull()
})

it('unsent invites can be sent until the party is over [AUTHZ-26]', () => {
  expect([ahead, begun, over, off].map((one) => hostMay(one, now).sendInvites)).toEqual([true, true, false, false])
})
