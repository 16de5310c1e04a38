import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetResponses,
  hasCopiedLink,
  ignoreLink,
  readGuestMemory,
  readUnsentId,
  rememberCopiedLink,
  rememberEvent,
  rememberLink,
  rememberResponses,
  rememberSentRsvp,
  rememberUnsentId,
} from '../../../../app/platform/document/guestMemory.ts'
import { guestPageData } from '../../../support/guestPageData.ts'

const eventId = '0a5c7ab6-45cf-4c41-9d52-8e90a14b1b60'
const questionUuid = '5f0e7c1a-0a42-4c56-8f6e-0d6a3f3a2b11'
const link = { eventId, inviteeId: 'ana', token: 'a_b-c' }
const sentRsvp = { inviteeId: 'ana', rsvpMessage: 'See you 🎉', answers: [] }
const nothing = { link: null, responses: undefined, sentRsvp: undefined, lastSeenEvent: undefined, ignoresLink: false }

/** A browser's storage with room for `limit` characters per value. */
function storageOf(values: Map<string, string>, limit = Infinity) {
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      values.set(name, value)
    },
    removeItem: (name: string) => values.delete(name),
  }
}

const responsesForm = (text: string): FormData => {
  const form = new FormData()
  form.append(`text:${questionUuid}`, text)
  return form
}

describe('the memory of a guest', () => {
  let local: Map<string, string>
  beforeEach(() => {
    local = new Map()
    vi.stubGlobal('localStorage', storageOf(local))
    vi.stubGlobal('sessionStorage', storageOf(new Map()))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is empty at first, and one record per party, whose messages and responses are encoded [STORE-01, STORE-02, STORE-04]', () => {
    expect(readGuestMemory(eventId)).toEqual(nothing)
    rememberLink(link)
    rememberResponses(eventId, responsesForm('Nuts'))
    rememberSentRsvp(eventId, sentRsvp)
    const responses = [{ questionUuid, answerValue: { text: 'Nuts' } }]
    expect(readGuestMemory(eventId)).toEqual({ ...nothing, link, responses, sentRsvp })
    expect(readGuestMemory('another')).toEqual(nothing)
    expect([...local.keys()]).toEqual([`festoon.guest:${eventId}`])
    expect([...local.values()].join()).not.toMatch(/Nuts|See you/)
    forgetResponses(eventId)
    expect(readGuestMemory(eventId)).toEqual({ ...nothing, link, sentRsvp })
  })

  it('ignores the link in a tab whose visitor is someone else, until they answer', () => {
    rememberLink(link)
    ignoreLink(eventId)
    expect(readGuestMemory(eventId)).toEqual({ ...nothing, ignoresLink: true })
    rememberLink({ ...link, inviteeId: 'bo' })
    expect(readGuestMemory(eventId)).toEqual({ ...nothing, link: { ...link, inviteeId: 'bo' } })
  })

  it('has the unsent RSVPs of each guest, and says whose link was copied', () => {
    rememberUnsentId(eventId, eventId, '')
    rememberUnsentId(eventId, 'ana', 'ana')
    expect([eventId, 'ana', 'bo'].map((waitingKey) => readUnsentId(eventId, waitingKey))).toEqual([
      '',
      'ana',
      undefined,
    ])
    rememberUnsentId(eventId, eventId, undefined)
    expect([eventId, 'ana'].map((waitingKey) => readUnsentId(eventId, waitingKey))).toEqual([undefined, 'ana'])
    rememberCopiedLink(link)
    expect([hasCopiedLink(link), hasCopiedLink({ ...link, inviteeId: 'bo' })]).toEqual([true, false])
  })

  it('has the party without messages, album and host, and gives it up first if storage is full', () => {
    const event = { ...guestPageData({ primary: '#fae5ff', text: '#000000' }).event, id: eventId }
    rememberEvent(event)
    expect(readGuestMemory(eventId).lastSeenEvent).toMatchObject({ id: eventId, title: event.title })
    expect(readGuestMemory(eventId).lastSeenEvent).not.toHaveProperty('host')
    vi.stubGlobal('localStorage', storageOf(local, 300))
    rememberLink(link)
    expect(readGuestMemory(eventId)).toEqual({ ...nothing, link })
  })

  it('takes over what was stored value by value', () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const former = {
      invitee: 'ana',
      token: 'a_b-c',
      responses: encode({ [`text:${questionUuid}`]: 'Nuts' }),
      given: encode(sentRsvp),
      seen: JSON.stringify({ id: eventId, title: 'Garden party' }),
      waiting: 'new',
    }
    for (const [name, value] of Object.entries(former)) local.set(`festoon.${name}:${eventId}`, value)
    local.set('festoon.waiting:ana', 'ana')
    local.set('festoon.kept:ana', '1')
    expect(readGuestMemory(eventId)).toEqual({
      link,
      responses: [{ questionUuid, answerValue: { text: 'Nuts' } }],
      sentRsvp,
      lastSeenEvent: { id: eventId, title: 'Garden party' },
      ignoresLink: false,
    })
    expect([...local.keys()].filter((name) => name.endsWith(eventId))).toEqual([`festoon.guest:${eventId}`])
    expect([readUnsentId(eventId, eventId), readUnsentId(eventId, 'ana'), hasCopiedLink(link)]).toEqual([
      'new',
      'ana',
      true,
    ])
    rememberUnsentId(eventId, 'ana', undefined)
    expect(readUnsentId(eventId, 'ana')).toBeUndefined()
  })

  it.each(['null', '{', '[]', '{"link":{"token":1},"responses":2,"sentRsvp":"e30","lastSeenEvent":"x","unsentIds":3}'])(
    'leaves out what cannot be read: %s',
    (text) => {
      local.set(`festoon.guest:${eventId}`, text)
      expect(readGuestMemory(eventId)).toEqual(nothing)
      expect(readUnsentId(eventId, 'ana')).toBeUndefined()
    },
  )

  it('is empty if the browser blocks storage', () => {
    const rejectAccess = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      vi.stubGlobal(name, { getItem: rejectAccess, setItem: rejectAccess, removeItem: rejectAccess })
    rememberLink(link)
    rememberUnsentId(eventId, 'ana', 'ana')
    ignoreLink(eventId)
    expect(readGuestMemory(eventId)).toEqual(nothing)
  })
})
