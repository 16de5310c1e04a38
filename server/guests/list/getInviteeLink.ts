import { Failure } from '../../core/Failure.ts'
import { readInvitee } from '../../database/rows/inviteeRows.ts'
import { isUnreachable } from '../../events/view/isUnreachable.ts'
import type { Handler } from '../../rpc/handler.ts'
import { shortHandedLink, tokenOf } from '../rsvp/personalLink.ts'

/**
 * Returns the personal link of an unreachable guest. The link of any other guest would let a host act as someone who came by the
 * open link, has an email address, or proved who they are.
 *
 * If an account that hosts don't know of owns the invitation, returns the link from before, which was revoked then. So hosts can't
 * find out which phone numbers have an account, and the account's owner needs no link. One that only claimed the invitation revokes none.
 */
export const getInviteeLink: Handler<'getInviteeLink'> = async ({ db, keys, config, event }, { inviteeId }) => {
  const row = await readInvitee(db, event.id, inviteeId)
  if (!row || !isUnreachable(row) || row.rsvp_status === 'HIDDEN') throw new Failure('inviteeNotFound')
  const isRevoked = row.user_id !== null && row.before_claim === null
  const rowOfLink = isRevoked ? { ...row, token_version: row.token_version - 1 } : row
  return { url: shortHandedLink(config.origin, { token: tokenOf(keys, rowOfLink), linkCode: row.link_code }) }
}
