import { queryOptions } from '@tanstack/react-query'
import type { GuestKey } from '@festoon/contract/page'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/postCall.ts'
import { eventQuery } from '../../api/queries.ts'
import { fromBase64 } from '../../document/base64.ts'
import { isUuid } from '../../paths.ts'

/** What the address of an event page brings along for somebody who is signed in (EVPAGE-22). */
export interface MemberLink {
  /** The key to an invitation that may be nobody's yet. */
  key: GuestKey | null
  preselected: 'YES' | 'NO' | null
}

/** Reads the query of an event page. */
export function memberLink(query: URLSearchParams): MemberLink {
  const given = query.get('iu') ?? ''
  const inviteeId = [given, fromBase64(given)].find(isUuid)?.toLowerCase()
  const token = query.get('token')
  const r = query.get('r')
  return {
    key: inviteeId === undefined || token === null ? null : { inviteeId, token },
    preselected: r === 'yes' ? 'YES' : r === 'no' ? 'NO' : null,
  }
}

/** The event as the signed-in caller may see it, who may have come by a personal link. A link that does not fit is none. */
export const memberEventQuery = (eventId: string, { key }: MemberLink) =>
  queryOptions({
    queryKey: eventQuery(eventId).queryKey,
    queryFn: async () => {
      if (!key) return (await call('getEvent', { eventId })).event
      try {
        return (await call('getEvent', { eventId, inviteeUuid: key.inviteeId, token: key.token })).event
      } catch (error) {
        if (!(error instanceof CallError) || error.reason !== 'inviteeTokenInvalid') throw error
        return (await call('getEvent', { eventId })).event
      }
    },
  })
