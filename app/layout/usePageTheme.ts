import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { defaultColours, type Colours } from '@festoon/contract/event'
import { eventQuery } from '../api/queries.ts'
import type { PageKind } from './pageKind.ts'

export interface PageTheme {
  preset?: 'welcome'
  colours?: Colours
}

/** The theme of a whole page, header and footer included: the event's on its page, the preset elsewhere. */
export function usePageTheme(page: PageKind | undefined): PageTheme {
  const { eventId = '' } = useParams()
  // The screen fetches; the frame only looks at what is there.
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: false })
  if (page === 'Welcome' || page === 'Login') return { preset: 'welcome' }
  if (page === 'CreateEvent') return { colours: defaultColours }
  return page === 'Event' && event ? { colours: event.colors } : {}
}
