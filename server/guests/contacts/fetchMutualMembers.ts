import { limits } from '@festoon/contract/limits'
import { pageToken, readPageToken } from '../../core/pageToken.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import type { Handler } from '../../rpc/handler.ts'
import { listMutualMembers } from './mutualMembers.ts'

/** Returns a page of the caller's mutual members: people with an account who attend or attended an event with the caller. */
export const fetchMutualMembers: Handler<'fetchMutualMembers'> = async (context, input) => {
  const { db, session } = context
  const limit = limits.contactsPerPage
  const rows = await listMutualMembers(db, session.userId, readPageToken(input.pageToken), limit + 1)
  const mutualMembers = rows
    .slice(0, limit)
    .map(({ item }) => ({ ...item, member: withPictureLink(context, item.member) }))
  const last = rows[limit - 1]
  if (rows.length <= limit || !last) return { mutualMembers, hasMore: false }
  return { mutualMembers, hasMore: true, pageToken: pageToken(last.place) }
}
