import { limits } from '@festoon/contract/limits'
import { listMutualMembers } from './mutualMembers.ts'
import { pageToken, readPageToken } from '../../core/pageToken.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns a page of the caller's mutual members: people with an account who attend or attended an event with the caller. */
export const fetchMutualMembers: Handler<'fetchMutualMembers'> = async ({ db, session }, input) => {
  const limit = limits.contactsPerPage
  const rows = await listMutualMembers(db, session.userId, readPageToken(input.pageToken), limit + 1)
  const mutualMembers = rows.slice(0, limit).map(({ found }) => found)
  const last = rows[limit - 1]
  if (rows.length <= limit || !last) return { mutualMembers, hasMore: false }
  return { mutualMembers, hasMore: true, pageToken: pageToken(last.place) }
}
