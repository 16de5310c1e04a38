import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { defaultColors, type Colors } from '@festoon/contract/nouns/event'
import { eventQuery } from '../../platform/api/queries.ts'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import { pageColors } from '../../platform/document/pageColors.ts'
import { useRequestedColors } from '../liveColors.ts'
import type { PageKind } from './pageKind.ts'

export interface PageTheme {
  preset?: 'welcome' | 'auto'
  colors?: Colors
}

/**
 * Returns the theme of a whole page, including header and footer. Colors in the page's URL take precedence (ROUTE-51).
 * Otherwise, event pages, their guest lists, and editors use the event's colors, the page for a party in one line those of its
 * theme, and all other pages use a preset. The preset `auto` follows the
 * reader's light or dark mode.
 */
export function usePageTheme(page: PageKind | undefined): PageTheme {
  const { search } = useLocation()
  const { eventId = '' } = useParams()
  // The screen fetches the event; the frame only reads the cache.
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: false })
  const live = useRequestedColors()
  const isInBrowser = useIsInBrowser()
  const requestedColors = pageColors(search)
  if (requestedColors) return { colors: requestedColors }
  if (page === 'Welcome' || page === 'Login') return { preset: 'welcome' }
  if (page === 'QuickCreateLoading') return live ? { colors: live } : { preset: 'welcome' }
  if (page === 'QuickCreate' || page === 'Gallery') return live ? { colors: live } : { preset: 'auto' }
  if (page === 'CreateEvent' || page === 'EditEvent') return { colors: live ?? defaultColors }
  // The server draws guest lists without their event, so hydration must too, even if the event is already there.
  const isShown = page === 'Event' || (page === 'Invite' && isInBrowser)
  return isShown && event ? { colors: event.colors } : { preset: 'auto' }
}
