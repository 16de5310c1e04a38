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
  // Whatever happened while the browser was offline is fetched when it is back.
  refetchOnReconnect: true,
})

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: async () => (await call('getElkUser', { userId })).user,
    staleTime: 5 * 60_000,
  })

/** The caller's drafts, last saved first. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async () => (await call('fetchDrafts', {})).drafts,
})

export const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft', draftId],
    queryFn: async () => (await call('fetchDraft', { eventUuid: draftId })).draft,
  })

/** Where the caller is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await call('fetchDevices', {})).devices,
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
