import type { GuestKey } from '@festoon/contract/page'
import { isUuid } from '../../paths.ts'

/** The key to a guest's row, as the address carries it. */
export function verifyKey(query: URLSearchParams): GuestKey | null {
  const inviteeId = query.get('iu')
  const token = query.get('token')
  return isUuid(inviteeId) && token !== null ? { inviteeId, token } : null
}
