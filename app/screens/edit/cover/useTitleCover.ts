import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import { undo } from '@festoon/contract/messages/edit/editor'
import type { Inspiration } from '@festoon/contract/nouns/image'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { useDebounced } from '../../../platform/browser/useDebounced.ts'
import { mayTakeCover, type EditorAction, type EditorState } from '../editorState.ts'
import { pickedInspiration } from './pickedInspiration.ts'

/** The time in ms without a keystroke after which a title counts as typed. */
const typedAfterMs = 800

/** The gallery image that suits a title, and whether its theme is also what the party is about. */
interface TitleCover {
  inspiration: Inspiration
  isFitting: boolean
}

/** Query for the gallery image that suits a title; null if there is none. */
const titleCoverQuery = (title: string) =>
  queryOptions({
    queryKey: ['titleCover', title],
    queryFn: async (): Promise<TitleCover | null> => {
      // Loaded lazily, because the catalog is large.
      const { themeForTitle } = await import('./themeSearch.ts')
      const { themeId, isFitting } = themeForTitle(title)
      const [inspiration] = themeId === undefined ? [] : (await call('getGallery', { themeId })).inspirations
      return inspiration === undefined ? null : { inspiration, isFitting }
    },
    staleTime: Infinity,
  })

/**
 * Gives a party a cover image that suits its title, once the host has typed one, and another one with another title. Never again once the
 * host has chosen an image, or has undone the suggestion. Without a connection, the host chooses an image as before.
 */
export function useTitleCover(state: EditorState, dispatch: Dispatch<EditorAction>, isLive: boolean): void {
  const notify = useNotice()
  const { fields } = state
  const [openedTitle] = useState(fields.title)
  const title = useDebounced(fields.title.trim(), typedAfterMs)
  const isTyped = title !== '' && title !== openedTitle.trim()
  const { data: titleCover } = useQuery({
    ...titleCoverQuery(title),
    enabled: isTyped && !isLive && mayTakeCover(state),
  })
  const suggest = useEffectEvent(({ inspiration, isFitting }: TitleCover): void => {
    if (!mayTakeCover(state) || inspiration.imageUrl === fields.cover) return
    const { cover, prompt, inspirationId, suggestionTags, colors, lettering } = fields
    const coverFields = {
      ...pickedInspiration(fields, inspiration),
      cover: inspiration.imageUrl,
      ...(isFitting ? {} : { suggestionTags: [] }),
    }
    dispatch({ type: 'coverSuggested', fields: coverFields })
    if (cover !== null) return
    const before = { cover, prompt, inspirationId, suggestionTags, colors, lettering }
    notify({
      level: 'info',
      key: 'cover',
      text: copy.coverSuggested,
      action: { label: undo, onSelect: () => dispatch({ type: 'suggestionUndone', fields: before }) },
    })
  })
  useEffect(() => {
    if (titleCover) suggest(titleCover)
  }, [titleCover])
}
