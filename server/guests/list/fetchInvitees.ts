import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/requests'
import { Failure } from '../../core/Failure.ts'
import { modificationOf } from '../../database/rows/eventRows.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { toInvitee } from '../../events/view/toInvitee.ts'
import { withProfilePhotos } from '../../events/view/withProfilePhotos.ts'
import type { Handler } from '../../rpc/handler.ts'
import { listChangedInvitees, listInvitees } from './invitees.ts'

/**
 * Returns a page of the host's guest list. If `changedSince`, a modification id, is given, returns only the guests who changed
 * after that modification, and the ids of guests who were removed after it.
 */
export const fetchInvitees: Handler<'fetchInvitees'> = async (context, { pageToken, changedSince }) => {
  const { db, event } = context
  // Read first, so that anything that changes during the call is newer than this id and is fetched again.
  const modificationId = await modificationOf(db, event)
  const limit = limits.inviteesPerPage
  if (changedSince !== undefined) {
    const { rows, removed, hasMore } = await listChangedInvitees(db, event, Number(changedSince), limit)
    const total = (await readGuestCounts(db, event.id)).guests + 1
    return {
      invitees: (await withProfilePhotos(context, rows)).map(toInvitee),
      removed,
      hasMore,
      total,
      modificationId,
    }
  }
  const page = await listInvitees(db, event, pageToken, limit)
  if (!page) throw new Failure('invalid', { issues: [{ path: 'pageToken', message: copy.pageTokenInvalid }] })
  const total = (await readGuestCounts(db, event.id)).guests + 1
  const rows = await withProfilePhotos(context, page.rows)
  const guestPage = { invitees: rows.map(toInvitee), total, modificationId }
  return page.next === undefined
    ? { ...guestPage, hasMore: false }
    : { ...guestPage, hasMore: true, nextPageToken: page.next }
}
