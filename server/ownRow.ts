import type { Invitee } from '@festoon/contract/guest'
import type { InviteeRow } from './data/schema.ts'
import { toInvitee } from './toInvitee.ts'

/**
 * A guest's row as far as it is shown to the account that has it, and to who reads the mails sent there: without what was
 * there before they came (docs/decisions/018-what-a-link-shows.md).
 */
export function ownRow<Row extends InviteeRow>(row: Row): Row {
  const { withheld } = row
  if (withheld.length === 0) return row
  const unless = <Value, Other>(item: string, value: Value, other: Other) => (withheld.includes(item) ? other : value)
  return {
    ...row,
    email: unless('email', row.email, null),
    email_normalised: unless('email', row.email_normalised, null),
    phone: unless('phone', row.phone, null),
    rsvp_message: unless('message', row.rsvp_message, ''),
    answers: row.answers.filter(({ questionUuid }) => !withheld.includes(questionUuid)),
  }
}

/** The same for the wire, with what is there and not shown. */
export function toOwnInvitee(row: InviteeRow): Invitee {
  const shown = toInvitee(ownRow(row))
  if (row.withheld.length === 0) return shown
  return {
    ...shown,
    withheld: {
      contacts: (['email', 'phone'] as const).filter((kind) => row[kind] !== null && row.withheld.includes(kind)),
      answered: row.answers.map(({ questionUuid }) => questionUuid).filter((one) => row.withheld.includes(one)),
      message: row.withheld.includes('message'),
      isUnverified: false,
      isOwn: true,
    },
  }
}
