import { randomUUID } from 'node:crypto'
import type { EventView } from '@festoon/contract/nouns/event'
import { answer, keyOf, type Person } from '../builders.ts'
import { attempt, call } from '../rpcClient.ts'
import type { TestServer } from '../testServer.ts'

/** A party whose operations are timed. */
export interface MeasuredParty {
  server: TestServer
  host: Person
  event: EventView
  /** The ids of guests who have email addresses and can send an RSVP. */
  ids: readonly string[]
  /** True if the guest list is full, so that adding a guest is rejected. */
  isFull: boolean
}

/** Returns the most frequent operations of guests and hosts, each as one call for a random guest. */
export function partyOperations({ server, host, event, ids, isFull }: MeasuredParty) {
  const eventId = event.id
  const add = isFull ? attempt : call
  const guest = () => ({ inviteeId: ids[Math.floor(Math.random() * ids.length)] ?? '' })
  const key = (one = guest()) => ({ inviteeUuid: one.inviteeId, token: keyOf(server, event, one) })
  const ownKey = key()
  return {
    'guest: event page': () => call(server, 'getEventPreview', { eventId, ...key() }),
    'guest: RSVP': () => answer(server, event, guest(), 'YES', Math.floor(Math.random() * 8)),
    'guest: RSVP by the open link': () => {
      const inviteeId = randomUUID()
      const invitee = { inviteeId, name: 'Lia', email: `${inviteeId}@example.com`, rsvpStatus: 'NO' as const }
      return add(server, 'updateAttendanceByLink', { eventId, invitee }, { deviceId: 'a-phone' })
    },
    'guest: photos': () => call(server, 'getPreviewAlbumDetails', { eventId, ...ownKey }),
    'guest: messages': () => call(server, 'getUserEventMessageHistory', { eventId, ...ownKey }),
    'host: messages': () => call(server, 'getEventMessageHistory', { eventId }, host),
    'host: event': () => call(server, 'getEvent', { eventId }, host),
    'host: page of the guest list': () => call(server, 'fetchInvitees', { eventId }, host),
    'host: add a guest': () => {
      const inviteeId = randomUUID()
      const invitees = [{ inviteeId, name: 'New', email: `${inviteeId}@example.com` }]
      return add(server, 'addInvitees', { eventId, invitees }, host)
    },
    'host: list of events': () => call(server, 'fetchEvents', {}, host),
  } satisfies Record<string, () => Promise<unknown>>
}

export type PartyOperation = keyof ReturnType<typeof partyOperations>

/**
 * Returns how long each operation takes at each party, in milliseconds. `quick` picks the fast rounds, because other work on
 * the machine only makes it slower. The parties take turns, so that such work affects them equally.
 */
export async function timesOf(
  parties: readonly MeasuredParty[],
  rounds: number,
  quick: (times: readonly number[]) => number,
): Promise<ReadonlyMap<PartyOperation, readonly number[]>> {
  const all = parties.map(partyOperations)
  const names = Object.keys(all[0] ?? {}) as PartyOperation[]
  const times = new Map<PartyOperation, readonly number[]>()
  for (const name of names) {
    const durations = all.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [at, operations] of all.entries()) {
        const from = performance.now()
        await operations[name]()
        durations[at]?.push(performance.now() - from)
      }
    times.set(name, durations.map(quick))
  }
  return times
}
