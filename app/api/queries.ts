import { queryOptions } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { call } from './call.ts'

/** Server state by key. A screen names the query; loader and component share it. */
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId],
    queryFn: async () => (await call('getEvent', { eventId })).event,
  })

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: async () => (await call('fetchEvents', {})).events,
})

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: async () => (await call('getElkUser', { userId })).user,
    staleTime: 5 * 60_000,
  })

/** The whole guest list of a host, page after page. */
export const inviteesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['invitees', eventId],
    queryFn: async () => {
      const invitees: Invitee[] = []
      let pageToken: string | undefined
      do {
        const page = await call('fetchInvitees', { eventId, ...(pageToken === undefined ? {} : { pageToken }) })
        invitees.push(...page.invitees)
        pageToken = page.hasMore ? page.nextPageToken : undefined
      } while (pageToken !== undefined)
      return invitees
    },
  })
