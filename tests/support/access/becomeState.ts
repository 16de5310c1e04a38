import type { Db } from '../../../server/database/schema.ts'

/** The states of an event that decide what can be done with it. */
export const eventStates = ['draft', 'live', 'full', 'past', 'cancelled', 'deleted'] as const
export type EventState = (typeof eventStates)[number]

/** Puts a live event into another state. `now` is in ms. */
export async function becomeState(db: Db, eventId: string, state: EventState, now: number): Promise<void> {
  const event = db.updateTable('events').where('id', '=', eventId)
  const over = now - 3_600_000
  if (state === 'draft') await becomeDraft(db, eventId)
  if (state === 'full') await event.set({ capacity: 1 }).execute()
  if (state === 'past') await event.set({ start_time: over - 1, end_time: over, past_from: over }).execute()
  if (state === 'cancelled') await event.set({ canceled_at: now }).execute()
  if (state === 'deleted') await db.deleteFrom('events').where('id', '=', eventId).execute()
}

/** Turns an event into its organizer's draft with the same id. Does nothing if no event has the id. */
export async function becomeDraft(db: Db, eventId: string): Promise<void> {
  const event = await db
    .deleteFrom('events')
    .where('id', '=', eventId)
    .returning(['organizer_id', 'title'])
    .executeTakeFirst()
  if (!event) return
  await db
    .insertInto('drafts')
    .values({
      id: eventId,
      user_id: event.organizer_id,
      event: JSON.stringify({ title: event.title, modificationId: 1 }),
      modification_id: 1,
      saved_at: 0,
    })
    .execute()
}
