import { afterAll, afterEach, expect, it } from 'vitest'
import {
  dropDraft,
  keepDraft,
  keptDraft,
  messageIdFor,
} from '../../../../../app/features/guests/messages/messageDraft.ts'
import { asBrowser } from '../../../../support/stories/asBrowser.ts'

const leave = asBrowser(() => '')
const party = { eventId: 'party' }
afterEach(() => dropDraft(party))
afterAll(leave)

it('a draft is kept per recipient until it is sent', () => {
  keepDraft(party, { message: 'Hello', groups: ['All'] })
  keepDraft({ ...party, guestId: 'ann' }, { message: 'Hello Ann' })
  expect(keptDraft(party)).toEqual({ message: 'Hello', groups: ['All'] })
  expect(keptDraft({ ...party, guestId: 'ann' })).toEqual({ message: 'Hello Ann' })
  expect(keptDraft({ eventId: 'other' })).toEqual({})
  const whole = { message: '', groups: [], email: 'maya@example.com', isTextBlast: true }
  keepDraft({ eventId: 'whole' }, whole)
  expect(keptDraft({ eventId: 'whole' })).toStrictEqual(whole)
  dropDraft({ eventId: 'whole' })
  dropDraft(party)
  expect(keptDraft(party)).toEqual({})
})

it('a message keeps its id until it is sent, and another message has another id [RPC-54]', () => {
  const first = messageIdFor(party, { message: 'Hello', sendToStatuses: ['Going'] })
  expect(messageIdFor(party, { message: 'Hello', sendToStatuses: ['Going'] })).toBe(first)
  const wider = messageIdFor(party, { message: 'Hello', sendToStatuses: ['All'] })
  expect(wider).not.toBe(first)
  dropDraft(party)
  expect(messageIdFor(party, { message: 'Hello', sendToStatuses: ['All'] })).not.toBe(wider)
})
