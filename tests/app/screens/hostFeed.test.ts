import { expect, it } from 'vitest'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Message } from '@festoon/contract/nouns/message'
import { hostFeed } from '../../../app/screens/event/host/hostFeed.ts'

const guest = (inviteeId: string, more: Partial<Invitee>): Invitee => ({
  inviteeId,
  name: `Guest ${inviteeId}`,
  role: 'attendee',
  rsvpStatus: 'YES',
  inviteStatus: 'SUCCESS',
  additionalGuestCount: 0,
  rsvpMessage: '',
  answers: [],
  isNew: false,
  ...more,
})
const message = (messageId: string, sentTime: number, receiverInviteeUuid?: string): Message => ({
  messageId,
  senderProfile: { name: 'Hana' },
  sentTime,
  message: 'Hello',
  textBlast: false,
  ...(receiverInviteeUuid === undefined ? {} : { receiverInviteeUuid }),
})

it('notes and messages are merged, newest first, without removed guests [MSG-02]', () => {
  const guests = [
    guest('a', { rsvpMessage: 'First', rsvpAt: 1 }),
    guest('b', { rsvpAt: 9 }),
    guest('c', { rsvpMessage: 'Third', rsvpAt: 3 }),
    guest('d', { rsvpMessage: 'Gone', rsvpAt: 9, rsvpStatus: 'HIDDEN' }),
  ]
  const feed = hostFeed(guests, [message('m4', 4, 'a'), message('m2', 2)])
  expect(feed.map(({ key }) => key)).toEqual(['m4', 'c', 'm2', 'a'])
  expect(feed.map((one) => (one.from === 'host' ? one.to : null))).toEqual(['Guest a', null, undefined, null])
})
