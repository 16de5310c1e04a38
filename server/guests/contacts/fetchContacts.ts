import { limits } from '@festoon/contract/limits'
import { findOptedOutOfHost } from '../../accounts/profile/optOuts.ts'
import { pageToken, readPageToken } from '../../core/pageToken.ts'
import { recipientKeys } from '../../crypto/addressKey.ts'
import { pictureLink } from '../../crypto/pictureLink.ts'
import type { Handler } from '../../rpc/handler.ts'
import { listContacts } from './contacts.ts'

/**
 * Returns a page of the caller's contacts: the people the caller has invited before. Omits people who have opted out of the
 * caller's messages, so a page can have fewer contacts than the limit.
 */
export const fetchContacts: Handler<'fetchContacts'> = async (context, input) => {
  const { db, keys, session } = context
  const limit = limits.contactsPerPage
  const foundContacts = await listContacts(db, session.userId, readPageToken(input.pageToken), limit + 1)
  const rows = foundContacts
    .slice(0, limit)
    .map((row) => ({ ...row, owner: recipientKeys(keys.addressKey, 'email', row.address) }))
  const optedOut = await findOptedOutOfHost(
    db,
    rows.flatMap(({ owner }) => owner),
    session.userId,
  )
  const contacts = rows
    .filter(({ owner }) => !owner.some((key) => optedOut.has(key)))
    .map(({ name, email, photoUrl }) => ({
      name,
      email,
      ...(photoUrl === null ? {} : { photoUrl: pictureLink(context, photoUrl) }),
    }))
  const last = rows.at(-1)
  if (foundContacts.length <= limit || !last) return { contacts, hasMore: false }
  return { contacts, hasMore: true, nextPageToken: pageToken([last.sortName, last.address]) }
}
