import { limits } from '@festoon/contract/limits'
import { partyTooLong } from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/guests/whenWorks'
import type { ProposedTime } from '@festoon/contract/nouns/times/timePoll'
import { maxProposedTimes } from '@festoon/contract/rules/events/timeAnswers'
import type { HostOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import { announce } from '../database/announce.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { EventRow } from '../database/schema.ts'
import { requireUpcoming } from '../events/lockEvent.ts'
import { lockHosted } from '../rpc/access/lockHosted.ts'
import type { Services } from '../rpc/services.ts'
import { requireUndated } from './requireUndated.ts'

/** Times to propose, and the starts of times to remove, in ms. */
interface TimeChanges {
  add: readonly ProposedTime[]
  remove: readonly number[]
}

const refuse = (message: string): Failure => new Failure('invalid', { issues: [{ path: 'add', message }] })

/**
 * Adds proposed times to a party without a date, and removes others, with their answers. Times that are already proposed stay
 * unchanged. Returns the number of times that were added.
 * @throws Failure as `lockHosted`; eventCancelled, eventPast, conflict if the party has a date by now, or invalid, with the reason, if a
 * time is over, ends before it starts, is too long, or would be more than `maxProposedTimes`.
 */
export async function changeTimes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  hostedEvent: HostOf<EventRow>,
  { add, remove }: TimeChanges,
): Promise<number> {
  const now = clock.now()
  const { id: eventId } = hostedEvent
  return inTransaction(db, async (tx) => {
    const event = requireUndated(requireUpcoming(await lockHosted(tx, hostedEvent, 'host'), now))
    if (add.some(({ startTime }) => startTime <= now)) throw refuse(copy.timePast)
    // Clocks that go forward can swallow a short party.
    if (add.some(({ startTime, endTime }) => endTime !== null && endTime <= startTime))
      throw refuse(copy.endBeforeStart)
    if (add.some(({ startTime, endTime }) => endTime !== null && endTime - startTime > limits.partyMs))
      throw refuse(partyTooLong)
    const existingTimes = await tx
      .selectFrom('proposed_times')
      .select('starts_at')
      .where('event_id', '=', eventId)
      .execute()
    const after = new Set([
      ...existingTimes.map(({ starts_at: start }) => start),
      ...add.map(({ startTime }) => startTime),
    ])
    for (const start of remove) after.delete(start)
    if (after.size > maxProposedTimes) throw refuse(copy.tooMany(maxProposedTimes))
    if (remove.length > 0)
      await tx
        .deleteFrom('proposed_times')
        .where('event_id', '=', eventId)
        .where('starts_at', 'in', [...remove])
        .execute()
    const removedTimes = new Set(remove)
    const addedTimes = add.filter(({ startTime }) => !removedTimes.has(startTime))
    const insertedTimes =
      addedTimes.length === 0
        ? []
        : await tx
            .insertInto('proposed_times')
            .values(
              addedTimes.map(({ startTime, endTime }) => ({
                event_id: eventId,
                starts_at: startTime,
                ends_at: endTime,
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('starts_at')
            .execute()
    await announce(tx, event)
    return insertedTimes.length
  })
}
