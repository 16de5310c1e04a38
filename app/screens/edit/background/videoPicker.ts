import { search, tryAnother } from '@festoon/contract/messages/edit/background'
import type { VideoResult } from '@festoon/contract/nouns/video'
import type { EventFields } from '../eventFields.ts'

/** The state of the video picker: the search, its results, and the result being shown (BG-01). */
export interface VideoPicker {
  /** The text in the search field. */
  query: string
  /** The query that found the results or, before the first search, the event's current video; null if there is none. */
  lastQuery: string | null
  results: readonly VideoResult[]
  index: number
  /** The status of the search. `empty` means that the search found nothing. */
  status: 'idle' | 'searching' | 'empty' | 'failed'
}

export type VideoPickerAction =
  | { type: 'typed'; query: string }
  | { type: 'pressed' }
  /**
   * The results are for `query`. `typedQuery` is the text that was in the search field when the search began; if it was empty, `query`
   * is a suggestion.
   */
  | { type: 'searched'; typedQuery: string; query: string }
  /** The host left the background tab, which cancels the search. */
  | { type: 'left' }
  | { type: 'found'; query: string; results: readonly VideoResult[] }
  | { type: 'failed' }

/** Returns the initial state of the video picker. `query` is the query that found the event's current video, or ''. */
export const initialPicker = (query: string): VideoPicker => ({
  query,
  lastQuery: query === '' ? null : query,
  results: [],
  index: 0,
  status: 'idle',
})

/** Returns true if the text in the search field differs from the last search. */
const isEdited = ({ query, lastQuery }: VideoPicker): boolean => query.trim() !== (lastQuery ?? '')

/** Returns true if the search button offers another video for the same query, rather than a new search (BG-04). */
export const showsNext = (picker: VideoPicker): boolean => !isEdited(picker) && picker.lastQuery !== null

/** Returns the label of the search button (BG-04). */
export const buttonText = (picker: VideoPicker): string => (showsNext(picker) ? tryAnother : search)

/** Returns the search result being shown, if any. */
export const shownVideo = ({ results, index }: VideoPicker): VideoResult | undefined => results[index]

/**
 * Returns the fields that change when the host turns the background video on or off. Off, the party has no video (BG-05). On, it has the
 * one from before or else `foundUrl`, the video that the picker shows (BG-06).
 */
export const turnedVideo = (
  { backgroundUrl, earlierUrl }: Pick<EventFields, 'backgroundUrl' | 'earlierUrl'>,
  isOn: boolean,
  foundUrl: string | undefined,
): Partial<EventFields> =>
  isOn
    ? { backgroundUrl: earlierUrl ?? foundUrl ?? null, isVideoOff: false }
    : { backgroundUrl: null, earlierUrl: backgroundUrl, isVideoOff: true }

/** Returns the video picker's state after an action. While `status` is `searching`, the caller has to run the search. */
export function videoPickerReducer(picker: VideoPicker, action: VideoPickerAction): VideoPicker {
  switch (action.type) {
    case 'typed':
      return { ...picker, query: action.query }
    // The next result, or another search if the query changed or there are no more results (BG-02, BG-03).
    case 'pressed':
      return isEdited(picker) || picker.index + 1 >= picker.results.length
        ? { ...picker, query: picker.query.trim(), status: 'searching' }
        : { ...picker, index: picker.index + 1, status: 'idle' }
    // Keeps what the host has typed or cleared since the search began.
    case 'searched':
      return picker.query === action.typedQuery ? { ...picker, query: action.query } : picker
    case 'left':
      return picker.status === 'searching' ? { ...picker, status: 'idle' } : picker
    case 'found':
      return {
        ...picker,
        lastQuery: action.query,
        results: action.results,
        index: 0,
        status: action.results.length === 0 ? 'empty' : 'idle',
      }
    case 'failed':
      return { ...picker, status: 'failed' }
  }
}
