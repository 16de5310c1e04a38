import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reason } from '@festoon/contract/wire/failure'
import { isOperationName, operations, type OperationName } from '@festoon/contract/wire/operations'
import { becomeState, eventStates as states, type EventState } from '../../support/access/becomeState.ts'
import { validCalls } from '../../support/access/validCalls.ts'
import { prove } from '../../support/load/figure.ts'
import { readyCall, type ReadyCall } from '../../support/load/readyCall.ts'
import { attempt } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const writesOfEvents = Object.keys(operations).filter(
  (name): name is OperationName =>
    isOperationName(name) && operations[name].writes && 'eventId' in operations[name].input.shape,
)

/** The errors of an authorized write by state. Operations not in `ends` use `usual`; states not listed succeed. */
const usual: Ends = {
  draft: 'eventNotFound',
  past: 'eventPast',
  cancelled: 'eventCancelled',
  deleted: 'eventNotFound',
}
type Ends = { readonly [In in EventState]?: Reason }
const never: Ends = { draft: 'eventNotFound', deleted: 'eventNotFound' }
/** After the party, the guest list can be corrected, but no one can be invited (docs/decisions/017-conflicting-edits.md). */
const list: Ends = { ...never, cancelled: 'eventCancelled' }
/** A personal link belongs to a guest, and drafts have no guests. */
const ownKey: Ends = { draft: 'inviteeTokenInvalid', deleted: 'inviteeTokenInvalid' }

const ends: { readonly [Name in OperationName]?: Ends } = {
  // A draft is separate from events: it has no guests and its own id.
  editEventDraft: {},
  sendInviteeCode: ownKey,
  signInWithInviteeCode: ownKey,
  getRsvpWithCode: ownKey,
  emailRsvp: ownKey,
  updateAttendanceThroughEmail: { ...usual, ...ownKey },
  editEventDetails: { ...usual, past: 'eventStarted' },
  addInvitees: list,
  queueInvites: list,
  editInvitee: list,
  deleteInvitees: list,
  deletePendingInvites: list,
  deleteEvent: never,
  // A waitlisted guest isn't at the party yet.
  deleteAlbumPhoto: { ...never, full: 'forbidden' },
  invalidateCohostLink: never,
  sendEventComment: never,
  sendPrivateReply: never,
  optOut: { draft: 'linkInvalid', deleted: 'linkInvalid' },
}

describe.each(databaseKinds)('the state of an event decides its possible actions, on %s:', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  const calls = new Map<string, ReadyCall>()
  let heldCount = 0
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
    for (const state of states) {
      const world = await validCalls(server)
      for (const name of writesOfEvents) calls.set(`${state}/${name}`, await readyCall(server, world, name))
      const events = new Set(writesOfEvents.map((name) => eventOf(calls.get(`${state}/${name}`))))
      for (const eventId of events) await become(eventId, state)
    }
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  const eventOf = (ready: ReadyCall | undefined): string => String(Object(ready?.input).eventId)
  const become = (eventId: string, state: EventState) =>
    becomeState(server.services.db, eventId, state, server.services.clock.now())

  // A new code invalidates the last one, and an edit adds a question for guests, so these run after the others.
  const late = ['sendInviteeCode', 'editEventDetails']
  const inOrder = writesOfEvents.toSorted((one, other) => late.indexOf(one) - late.indexOf(other))
  const cells = states.flatMap((state) => inOrder.map((name) => [state, name] as const))
  it.each(cells)('%s, %s', async (state, name) => {
    const ready = calls.get(`${state}/${name}`)
    const { status, result, failure } = await attempt(server, name, Object(ready?.input), ready?.caller)
    expect(status).toBeLessThan(500)
    expect(failure?.reason).toBe((ends[name] ?? usual)[state])
    // No one gets a spot at a full party.
    if (state === 'full' && name.startsWith('updateAttendance'))
      expect(Object(result).invitee.waitlistStatus).toBe('PENDING_APPROVAL')
    heldCount += 1
  })

  it('reports the number of cells', () => {
    prove({
      what: `${kind}: correct cells, ${writesOfEvents.length} writes in ${states.length} states`,
      value: heldCount,
      least: writesOfEvents.length * states.length,
    })
  })
})
