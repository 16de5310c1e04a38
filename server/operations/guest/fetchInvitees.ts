import { limits } from '@festoon/contract/limits'
import { listInvitees } from '../../data/invitees.ts'
import { Failure } from '../../Failure.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

/** A page of the host's guest list. A page token is the id of the last guest before the page. */
export const fetchInvitees: Handler<'fetchInvitees'> = async ({ db, event }, { pageToken }) => {
  const page = await listInvitees(db, event, pageToken, limits.inviteesPerPage)
  if (!page) throw new Failure('invalid', { issues: [{ path: 'pageToken', message: 'Not a page token' }] })
  const invitees = page.rows.map(toInvitee)
  return page.next === undefined ? { invitees, hasMore: false } : { invitees, hasMore: true, nextPageToken: page.next }
}
