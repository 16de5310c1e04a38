import type { Invitee } from '@festoon/contract/nouns/guest'
import { ownRow } from '../../accounts/profile/ownRow.ts'
import type { InviteeRow } from '../../database/schema.ts'
import { toInvitee } from './toInvitee.ts'

/** Returns an invitee as shown to the account that owns the row. `withheld` lists the data that exists but isn't shown. */
export function toOwnInvitee(row: InviteeRow): Invitee {
  const visibleFields = { ...toInvitee(ownRow(row)), ...(row.user_id === null ? {} : { userId: row.user_id }) }
  if (row.withheld.length === 0) return visibleFields
  return {
    ...visibleFields,
    withheld: {
      contacts: (['email', 'phone'] as const).filter((kind) => row[kind] !== null && row.withheld.includes(kind)),
      responses: row.responses.map(({ questionUuid }) => questionUuid).filter((one) => row.withheld.includes(one)),
      message: row.withheld.includes('message'),
      ...(row.heads !== null && row.withheld.includes('heads') ? { heads: true } : {}),
      provable: null,
      isUnverified: false,
      isOwn: true,
    },
  }
}
