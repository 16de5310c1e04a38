import type { Db } from '../../server/database/schema.ts'

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
