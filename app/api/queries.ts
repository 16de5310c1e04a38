import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { CallError } from '../rpc/postCall.ts'

/** Query for an event. The queries in this file can be shared by a screen's loader and its components. */
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId],
    queryFn: async () => (await call('getEvent', { eventId })).event,
  })

/** The public view of an event, which lets visitors copy the event without signing in. */
export const eventPreviewQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['eventPreview', eventId],
    queryFn: async () => (await call('getEventPreview', { eventId })).event,
  })

export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: async () => (await call('fetchEvents', {})).events,
  // Refetches data that may have changed while the browser was offline.
  refetchOnReconnect: true,
})

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: async () => (await call('getElkUser', { userId })).user,
    staleTime: 5 * 60_000,
  })

/** The caller's drafts, most recently saved first. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async () => (await call('fetchDrafts', {})).drafts,
})

export const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft', draftId],
    queryFn: async () => (await call('fetchDraft', { eventUuid: draftId })).draft,
  })

/** The devices on which the caller is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await call('fetchDevices', {})).devices,
})

/** The UUID of an event's co-host link. */
export const cohostLinkQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['cohostLink', eventId],
    queryFn: async () => (await call('getCohostLink', { eventId })).linkUuid,
  })

/** The caller's coin balance. */
export const coinsQuery = queryOptions({
  queryKey: ['coins'],
  queryFn: async () => (await call('fetchCoinBalance', {})).coinBalance,
})

/** The history of the caller's coin balance. */
export const coinHistoryQuery = queryOptions({
  queryKey: ['coins', 'history'],
  queryFn: async () => (await call('fetchCoinHistory', {})).changes,
})

/** The coin packs for sale and the payment provider's settings. */
export const coinPacksQuery = queryOptions({
  queryKey: ['coinPacks'],
  queryFn: () => call('fetchCoinPacks', {}),
  staleTime: Infinity,
})

/** The caller's uploaded and generated images (IMG-04). */
export const imageHistoryQuery = queryOptions({
  queryKey: ['imageHistory'],
  queryFn: () => call('getEventImageHistory', {}),
})

/** The gallery images of one theme or all themes, page by page (RPC-82). */
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

/** One gallery image for each theme of a category (RPC-83). */
export const inspirationsQuery = (category: number) =>
  queryOptions({
    queryKey: ['inspirations', category],
    queryFn: async () => (await call('getInspirations', { category })).inspirations,
    staleTime: Infinity,
  })

/** A gallery image; null if it doesn't exist. */
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

/** The newest photos in an event's album (RPC-62). */
export const albumPreviewQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['album', eventId, 'preview'],
    queryFn: async () => (await call('getPreviewAlbumDetails', { eventId }, { asUser: true })).album,
  })

/** All photos in an album (RPC-60). */
export const albumQuery = (eventId: string, albumId: string) =>
  queryOptions({
    queryKey: ['album', eventId, 'whole'],
    queryFn: async () => (await call('getAlbumDetails', { albumId }, { asUser: true })).album,
  })

/** Messages of an event that the caller may read, newest first (RPC-55, RPC-74). */
export const messagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['messages', eventId],
    queryFn: () => call('getEventMessageHistory', { eventId }, { asUser: true }),
  })

/** Messages received by one guest, as seen by a host (RPC-56). */
export const guestMessagesQuery = (eventId: string, inviteeUuid: string) =>
  queryOptions({
    queryKey: ['messages', eventId, inviteeUuid],
    queryFn: async () =>
      (await call('getUserEventMessageHistory', { eventId, inviteeUuid }, { asUser: true })).messages,
  })

/** People that the caller has invited before, page by page (PICK-13). */
export const contactsQuery = infiniteQueryOptions({
  queryKey: ['contacts'],
  queryFn: ({ pageParam }) =>
    call('fetchContacts', pageParam === '' ? {} : { pageToken: pageParam }, { blocking: false }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, nextPageToken }) => (hasMore ? nextPageToken : undefined),
  staleTime: 5 * 60_000,
})

/** Members who share a party with the caller, page by page (PICK-13). */
export const mutualMembersQuery = infiniteQueryOptions({
  queryKey: ['mutualMembers'],
  queryFn: ({ pageParam }) =>
    call('fetchMutualMembers', pageParam === '' ? {} : { pageToken: pageParam }, { blocking: false }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, pageToken }) => (hasMore ? pageToken : undefined),
  staleTime: 5 * 60_000,
})
