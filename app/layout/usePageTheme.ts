import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { defaultColours, type Colours } from '@festoon/contract/event'
import { eventQuery } from '../api/queries.ts'
import { pageColours } from '../document/pageColours.ts'
import { useAskedColours } from './liveColours.ts'
import type { PageKind } from './pageKind.ts'

export interface PageTheme {
  preset?: 'welcome' | 'auto'
  colours?: Colours
}

/**
 * The theme of a whole page, header and footer included: the colours that its address asks for (ROUTE-51), else the event's
 * on its page, else the preset; where one reads and works, the reader's own light or dark.
 */
export function usePageTheme(page: PageKind | undefined): PageTheme {
  const { search } = useLocation()
  const { eventId = '' } = useParams()
  // The screen fetches; the frame only looks at what is there.
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: false })
  const live = useAskedColours()
  const asked = pageColours(search)
  if (asked) return { colours: asked }
  if (page === 'Welcome' || page === 'Login') return { preset: 'welcome' }
  if (page === 'CreateEvent' || page === 'EditEvent') return { colours: live ?? defaultColours }
  return page === 'Event' && event ? { colours: event.colors } : { preset: 'auto' }
}
