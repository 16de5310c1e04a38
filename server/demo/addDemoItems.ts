import { randomUUID } from 'node:crypto'
import type { Db, EventRow, NewInviteeRow } from '../database/schema.ts'
import type { DemoParty } from './parties.ts'

/** Adds a demo event's sign-up list, with guests who are going and bring one each. */
export async function addDemoItems(
  db: Db,
  { id, created_at }: EventRow,
  items: NonNullable<DemoParty['items']>,
  guests: readonly NewInviteeRow[],
): Promise<void> {
  const going = guests.filter(({ rsvp_status, waitlist_status }) => rsvp_status === 'YES' && waitlist_status === null)
  let next = 0
  for (const [position, [name, wantedAmount, notes]] of items.entries()) {
    const item = { event_id: id, item_id: randomUUID() }
    await db
      .insertInto('sign_up_items')
      .values({ ...item, position, name, wanted: wantedAmount })
      .execute()
    for (const note of notes) {
      const guest = going[next % going.length]
      next += 1
      if (guest)
        await db
          .insertInto('sign_up_claims')
          .values({ ...item, invitee_id: guest.invitee_id, amount: 1, note, claimed_at: created_at + next })
          .execute()
    }
  }
}
