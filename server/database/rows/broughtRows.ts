import type { Db, InviteeRow } from '../schema.ts'

/** An item that a guest signed up to bring. */
export interface BroughtItem {
  item: string
  amount: number
  note: string
}

/** Selects what guests signed up to bring, in the order of the lists. */
const broughtItems = (db: Db) =>
  db
    .selectFrom('sign_up_claims')
    .innerJoin('sign_up_items', (join) =>
      join
        .onRef('sign_up_items.event_id', '=', 'sign_up_claims.event_id')
        .onRef('sign_up_items.item_id', '=', 'sign_up_claims.item_id'),
    )
    .select(['sign_up_items.name as item', 'sign_up_claims.amount', 'sign_up_claims.note'])
    .orderBy('sign_up_items.position')

/** Returns what a guest signed up to bring. */
export async function readBrought(db: Db, guest: Pick<InviteeRow, 'event_id' | 'invitee_id'>): Promise<BroughtItem[]> {
  return broughtItems(db)
    .where('sign_up_claims.event_id', '=', guest.event_id)
    .where('sign_up_claims.invitee_id', '=', guest.invitee_id)
    .execute()
}

/** Returns what a user signed up to bring to all parties. */
export async function readAllBrought(db: Db, userId: string): Promise<(BroughtItem & { event_id: string })[]> {
  return broughtItems(db)
    .innerJoin('invitees', (join) =>
      join
        .onRef('invitees.event_id', '=', 'sign_up_claims.event_id')
        .onRef('invitees.invitee_id', '=', 'sign_up_claims.invitee_id'),
    )
    .select('sign_up_claims.event_id')
    .where('invitees.user_id', '=', userId)
    .execute()
}
