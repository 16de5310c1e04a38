import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { defaultColors, type Colors } from '@festoon/contract/nouns/event'
import { eventQuery } from '../api/queries.ts'
import { pageColors } from '../document/pageColors.ts'
import { useRequestedColors } from '../parts/liveColors.ts'
import type { PageKind } from './pageKind.ts'

export interface PageTheme {
  preset?: 'welcome' | 'auto'
  colors?: Colors
}

/**
 * Returns the theme of a whole page, including header and footer. Colors in the page's URL take precedence (ROUTE-51).
 * Otherwise, event pages and editors use the event's colors, and all other pages use a preset. The preset `auto` follows the
 * reader's light or dark mode.
 */
export function usePageTheme(page: PageKind | undefined): PageTheme {
  const { search } = useLocation()
  const { eventId = '' } = useParams()
  // The screen fetches the event; the frame only reads the cache.
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: false })
  const live = useRequestedColors()
  const requested = pageColors(search)
  if (requested) return { colors: requested }
  if (page === 'Welcome' || page === 'Login' || page === 'QuickCreateLoading') return { preset: 'welcome' }
  if (page === 'CreateEvent' || page === 'EditEvent') return { colors: live ?? defaultColors }
  return page === 'Event' && event ? { colors: event.colors } : { preset: 'auto' }
}
