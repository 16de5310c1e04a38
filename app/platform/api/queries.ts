import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { User } from '@festoon/contract/nouns/account'
import type { EventView } from '@festoon/contract/nouns/event'
import { CallError } from '../rpc/postCall.ts'
import { call } from './call.ts'

/** Query for an event, limited to what the caller may see. */
export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event', eventId],
    queryFn: async (): Promise<EventView> => (await call('getEvent', { eventId })).event,
  })

/** Query for the public view of an event, which visitors can fetch without signing in. */
export const eventPreviewQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['eventPreview', eventId],
    queryFn: async (): Promise<EventView> => (await call('getEventPreview', { eventId })).event,
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
    queryFn: async (): Promise<User> => (await call('getElkUser', { userId })).user,
    staleTime: 5 * 60_000,
  })

/** Query for the caller's drafts, most recently saved first. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async () => (await call('fetchDrafts', {})).drafts,
})

export const draftQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft', draftId],
    queryFn: async () => (await call('fetchDraft', { eventUuid: draftId })).draft,
  })

/** Query for what happened to the caller's account. */
export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: async () => (await call('fetchActivity', {})).activity,
})

/** Query for the path of the caller's calendar file. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['calendarFeed'],
  queryFn: async () => (await call('getCalendarFeed', {})).path,
})

/** Query for the caller's passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await call('fetchPasskeys', {})).passkeys,
})

/** Query for the devices on which the caller is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await call('fetchDevices', {})).devices,
})

/** Query for the number of guests in each audience of an event's update. */
export const updateRecipientsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['updateRecipients', eventId],
    queryFn: () => call('countUpdateRecipients', { eventId }),
    // Guests may have been added or may have sent an RSVP since.
    staleTime: 0,
  })

/** Query for the caller's coin balance. */
export const coinsQuery = queryOptions({
  queryKey: ['coins'],
  queryFn: async () => (await call('fetchCoinBalance', {})).coinBalance,
})

/** Query for the history of the caller's coin balance. */
export const coinHistoryQuery = queryOptions({
  queryKey: ['coins', 'history'],
  queryFn: async () => (await call('fetchCoinHistory', {})).changes,
})

/** Query for the coin packs for sale and the payment provider's settings. */
export const coinPacksQuery = queryOptions({
  queryKey: ['coinPacks'],
  queryFn: () => call('fetchCoinPacks', {}),
  staleTime: Infinity,
})

/** Query for the caller's uploaded and generated images (IMG-04). */
export const imageHistoryQuery = queryOptions({
  queryKey: ['imageHistory'],
  queryFn: () => call('getEventImageHistory', {}),
})

/** Query for the gallery images of one theme, or of all themes if `themeId` is undefined, page by page (RPC-82). */
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

/** Query for one gallery image per theme in a category (RPC-83). */
export const inspirationsQuery = (category: number) =>
  queryOptions({
    queryKey: ['inspirations', category],
    queryFn: async () => (await call('getInspirations', { category })).inspirations,
    staleTime: Infinity,
  })

/** Query for a gallery image; null if it doesn't exist. */
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

/** Query for an event's album with only its newest photos (RPC-62). */
export const albumPreviewQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['album', eventId, 'preview'],
    queryFn: async () => (await call('getPreviewAlbumDetails', { eventId }, { asUser: true })).album,
  })

/** Query for an album with all of its photos (RPC-60). */
export const albumQuery = (eventId: string, albumId: string) =>
  queryOptions({
    queryKey: ['album', eventId, 'whole'],
    queryFn: async () => (await call('getAlbumDetails', { albumId }, { asUser: true })).album,
  })

/** Query for an event's latest messages that the caller may read, newest first (RPC-55, RPC-74). */
export const messagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['messages', eventId],
    queryFn: () => call('getEventMessageHistory', { eventId }, { asUser: true }),
  })

/** Query for the messages sent to one guest, as seen by a host (RPC-56). */
export const guestMessagesQuery = (eventId: string, inviteeUuid: string) =>
  queryOptions({
    queryKey: ['messages', eventId, inviteeUuid],
    queryFn: async () =>
      (await call('getUserEventMessageHistory', { eventId, inviteeUuid }, { asUser: true })).messages,
  })

/** Query for the people invited to parties that the caller hosts or co-hosts, page by page (PICK-13). */
export const contactsQuery = infiniteQueryOptions({
  queryKey: ['contacts'],
  queryFn: ({ pageParam }) =>
    call('fetchContacts', pageParam === '' ? {} : { pageToken: pageParam }, { blocking: false }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, nextPageToken }) => (hasMore ? nextPageToken : undefined),
  staleTime: 5 * 60_000,
})

/** Query for the users who share a party with the caller, page by page (PICK-13). */
export const mutualMembersQuery = infiniteQueryOptions({
  queryKey: ['mutualMembers'],
  queryFn: ({ pageParam }) =>
    call('fetchMutualMembers', pageParam === '' ? {} : { pageToken: pageParam }, { blocking: false }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, pageToken }) => (hasMore ? pageToken : undefined),
  staleTime: 5 * 60_000,
})
