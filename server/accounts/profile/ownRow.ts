import type { InviteeRow } from '../../database/schema.ts'

/**
 * Returns an invitee row without the withheld data, to show the row to its owner. Someone else may have entered the withheld
 * data before the owner claimed the invitation (docs/decisions/018-what-a-link-shows.md).
 */
export function ownRow<Row extends InviteeRow>(row: Row): Row {
  const { withheld } = row
  if (withheld.length === 0) return row
  const unless = <Value, Other>(item: string, value: Value, other: Other) => (withheld.includes(item) ? other : value)
  return {
    ...row,
    email: unless('email', row.email, null),
    email_normalized: unless('email', row.email_normalized, null),
    email_confirmed_at: unless('email', row.email_confirmed_at, null),
    phone: unless('phone', row.phone, null),
    rsvp_message: unless('message', row.rsvp_message, ''),
    heads: unless('heads', row.heads, null),
    responses: row.responses.filter(({ questionUuid }) => !withheld.includes(questionUuid)),
  }
}
