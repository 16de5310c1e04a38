import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { formerGuest } from '@festoon/contract/messages/guestData'
import type { SignUpItem, SignUpList } from '@festoon/contract/nouns/bring/signUp'
import { shortName } from '@festoon/contract/rules/guests/shortName'
import type { SignUpItemTable } from '../../database/rows/signUpTables.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { visibilityOf, type Viewer } from '../../events/view/visibility.ts'
import { isHosting } from '../../events/waitlist.ts'

type ItemRow = Selectable<SignUpItemTable>

/** Returns the version of the hosts' part of a sign-up list. `items` is in order. */
export const revisionOf = (items: readonly Pick<ItemRow, 'item_id' | 'name' | 'wanted'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(items.map(({ item_id, name, wanted }) => [item_id, name, wanted])))
    .digest('hex')
    .slice(0, 32)

/**
 * Returns the sign-up list of an event as a viewer may see it. The names of other guests follow the rules of the guest list: if it is
 * hidden, only amounts are shown, and strangers see short names and no notes.
 */
export async function readSignUpList(db: Db, event: EventRow, viewer: Viewer): Promise<SignUpList> {
  const { guestList, isVisitor, own } = visibilityOf(event, viewer)
  const items = await db
    .selectFrom('sign_up_items')
    .selectAll()
    .where('event_id', '=', event.id)
    .orderBy('position')
    .orderBy('item_id')
    .execute()
  const claims = items.length === 0 ? [] : await readClaims(db, event.id)
  const isOwn = ({ invitee_id }: (typeof claims)[number]): boolean => invitee_id === own?.invitee_id
  return {
    items: items.map(({ item_id, name, wanted, taken }): SignUpItem => {
      const ofItem = claims.filter((claim) => claim.item_id === item_id)
      const ownClaim = ofItem.find(isOwn)
      const others = ofItem.filter((claim) => !isOwn(claim))
      return {
        itemId: item_id,
        name,
        wanted,
        taken,
        own: ownClaim ? { amount: ownClaim.amount, note: ownClaim.note } : null,
        claims: guestList
          ? others.map((claim) => ({
              name: isVisitor && !isHosting(claim) && claim.name !== formerGuest ? shortName(claim.name) : claim.name,
              amount: claim.amount,
              note: isVisitor ? '' : claim.note,
            }))
          : null,
      }
    }),
    revision: revisionOf(items),
  }
}

const readClaims = (db: Db, eventId: string) =>
  db
    .selectFrom('sign_up_claims')
    .innerJoin('invitees', (join) =>
      join
        .onRef('invitees.event_id', '=', 'sign_up_claims.event_id')
        .onRef('invitees.invitee_id', '=', 'sign_up_claims.invitee_id'),
    )
    .select([
      'sign_up_claims.item_id',
      'sign_up_claims.invitee_id',
      'sign_up_claims.amount',
      'sign_up_claims.note',
      'invitees.name',
      'invitees.role',
      'invitees.cohost_status',
    ])
    .where('sign_up_claims.event_id', '=', eventId)
    .orderBy('sign_up_claims.claimed_at')
    .orderBy('sign_up_claims.invitee_id')
    .execute()
