import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { call } from './call.ts'
import { CallError } from './postCall.ts'

/** Server state by key. A screen names the query; loader and component share it. */
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId],
    queryFn: async () => (await call('getEvent', { eventId })).event,
  })

/** The event as anybody may see it: what a visitor who is not signed in can begin a copy with. */
export const eventPreviewQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['eventPreview', eventId],
    queryFn: async () => (await call('getEventPreview', { eventId })).event,
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

/** The uuid of an event's co-host link. */
export const cohostLinkQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['cohostLink', eventId],
    queryFn: async () => (await call('getCohostLink', { eventId })).linkUuid,
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

/** How many coins the caller has. */
export const coinsQuery = queryOptions({
  queryKey: ['coins'],
  queryFn: async () => (await call('fetchCoinBalance', {})).coinBalance,
})

/** Where the caller's coins came from and went. */
export const coinHistoryQuery = queryOptions({
  queryKey: ['coins', 'history'],
  queryFn: async () => (await call('fetchCoinHistory', {})).changes,
})

/** What can be bought, and how it is paid for. */
export const coinPacksQuery = queryOptions({
  queryKey: ['coinPacks'],
  queryFn: () => call('fetchCoinPacks', {}),
  staleTime: Infinity,
})

/** The caller's uploaded and drawn pictures (IMG-04). */
export const imageHistoryQuery = queryOptions({
  queryKey: ['imageHistory'],
  queryFn: () => call('getEventImageHistory', {}),
})

/** The gallery page by page: of one theme, or of all (RPC-82). */
export const galleryQuery = (themeId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['gallery', themeId ?? 'all'],
    queryFn: ({ pageParam }) =>
      call('getGallery', {
        ...(themeId === undefined ? {} : { themeId }),
        ...(pageParam === '' ? {} : { pageToken: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    staleTime: Infinity,
  })

/** One picture of each theme of a category (RPC-83). */
export const inspirationsQuery = (category: number) =>
  queryOptions({
    queryKey: ['inspirations', category],
    queryFn: async () => (await call('getInspirations', { category })).inspirations,
    staleTime: Infinity,
  })

/** One inspiration of the gallery; null: there is none of that id. */
export const inspirationQuery = (inspirationId: string) =>
  queryOptions({
    queryKey: ['inspiration', inspirationId],
    queryFn: async () => {
      const themeId = Number(inspirationId.split('-')[0])
      if (!Number.isInteger(themeId)) return null
      try {
        const { inspirations } = await call('getGallery', { themeId })
        return inspirations.find((one) => one.inspirationId === inspirationId) ?? null
      } catch (error) {
        if (error instanceof CallError && error.reason === 'notFound') return null
        throw error
      }
    },
    staleTime: Infinity,
  })

/** The newest photos of an event's album (RPC-62). */
export const albumPreviewQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['album', eventId, 'preview'],
    queryFn: async () => (await call('getPreviewAlbumDetails', { eventId }, { asUser: true })).album,
  })

/** All of them (RPC-60). */
export const albumQuery = (eventId: string, albumId: string) =>
  queryOptions({
    queryKey: ['album', eventId, 'whole'],
    queryFn: async () => (await call('getAlbumDetails', { albumId }, { asUser: true })).album,
  })

/** The messages of an event that the caller may read, newest first (RPC-55, RPC-74). */
export const messagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['messages', eventId],
    queryFn: () => call('getEventMessageHistory', { eventId }, { asUser: true }),
  })

/** What one guest was sent, for a host (RPC-56). */
export const guestMessagesQuery = (eventId: string, inviteeUuid: string) =>
  queryOptions({
    queryKey: ['messages', eventId, inviteeUuid],
    queryFn: async () =>
      (await call('getUserEventMessageHistory', { eventId, inviteeUuid }, { asUser: true })).messages,
  })

/** Whom the caller invited before, page by page (PICK-13). */
export const contactsQuery = infiniteQueryOptions({
  queryKey: ['contacts'],
  queryFn: ({ pageParam }) =>
    call('fetchContacts', pageParam === '' ? {} : { pageToken: pageParam }, { blocking: false }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, nextPageToken }) => (hasMore ? nextPageToken : undefined),
  staleTime: 5 * 60_000,
})

/** Whom the caller met at parties, page by page (PICK-13). */
export const mutualMembersQuery = infiniteQueryOptions({
  queryKey: ['mutualMembers'],
  queryFn: ({ pageParam }) =>
    call('fetchMutualMembers', pageParam === '' ? {} : { pageToken: pageParam }, { blocking: false }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, pageToken }) => (hasMore ? pageToken : undefined),
  staleTime: 5 * 60_000,
})
