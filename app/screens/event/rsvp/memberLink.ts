import { queryOptions } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey } from '@festoon/contract/wire/page'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../rpc/postCall.ts'
import { eventQuery } from '../../../api/queries.ts'
import { pageTokenOf } from '../../../document/pageKey.ts'
import { fromBase64 } from '../../../browser/base64.ts'
import { isUuid } from '../../../paths.ts'

/** Parameters of a personal link, in the URL of the event page for signed-in users (EVPAGE-22). */
export interface MemberLink {
  /** The key in the personal link. Its invitee may not belong to any account yet. */
  key: GuestKey | null
  preselected: 'YES' | 'NO' | null
  /** True if the guest is finishing an RSVP that they started elsewhere, such as in an email (RSVP-12). */
  isFinishing: boolean
}

/**
 * Returns the personal link's parameters from the query of an event page's URL. The page that was opened with the link has
 * removed the token from the query.
 */
export function memberLink(query: URLSearchParams): MemberLink {
  const given = query.get('iu') ?? ''
  const inviteeId = [given, fromBase64(given)].find(isUuid)?.toLowerCase()
  const token = query.get('token') ?? (inviteeId === undefined ? undefined : pageTokenOf(inviteeId))
  const r = query.get('r')
  return {
    key: inviteeId === undefined || token === undefined ? null : { inviteeId, token },
    preselected: r === 'yes' ? 'YES' : r === 'no' ? 'NO' : null,
    isFinishing: query.get('fr') === '1',
  }
}

/**
 * Query for the event as seen by the signed-in user, with the access that a valid personal link gives. Ignores an invalid link.
 */
export const memberEventQuery = (eventId: string, { key }: MemberLink) =>
  queryOptions({
    queryKey: eventQuery(eventId).queryKey,
    queryFn: async (): Promise<EventView> => {
      if (!key) return (await call('getEvent', { eventId })).event
      try {
        return (await call('getEvent', { eventId, inviteeUuid: key.inviteeId, token: key.token })).event
      } catch (error) {
        if (!(error instanceof CallError) || error.reason !== 'inviteeTokenInvalid') throw error
        return (await call('getEvent', { eventId })).event
      }
    },
  })
