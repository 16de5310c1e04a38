import type { VideoResult } from '@festoon/contract/nouns/video'

/** The picker of a film: what is searched, what was found, and which of it is shown (BG-01). */
export interface VideoPicker {
  /** What stands in the search field. */
  query: string
  /** What the results were found by; null: nothing was searched yet. */
  searched: string | null
  results: readonly VideoResult[]
  index: number
  /** `empty`: the search found nothing. */
  status: 'idle' | 'searching' | 'empty' | 'failed'
  /** The film that was switched off, to be had back (BG-06). */
  earlierUrl: string | null
}

export type VideoPickerAction =
  | { type: 'typed'; query: string }
  | { type: 'pressed' }
  | { type: 'searched'; query: string }
  /** The tab was closed: nobody waits for what is searched. */
  | { type: 'left' }
  | { type: 'found'; query: string; results: readonly VideoResult[] }
  | { type: 'failed' }
  | { type: 'switchedOff'; url: string | null }

/** The picker of an event that has this search already, or none. */
export const beginPicking = (query: string): VideoPicker => ({
  query,
  searched: query === '' ? null : query,
  results: [],
  index: 0,
  status: 'idle',
  earlierUrl: null,
})

/** Whether the search was edited since it was last done. */
export const isEdited = ({ query, searched }: VideoPicker): boolean => query.trim() !== (searched ?? '')

/** What its button does next (BG-04). */
export const buttonText = (picker: VideoPicker): 'Search' | 'Try another' =>
  isEdited(picker) || picker.searched === null ? 'Search' : 'Try another'

/** The film that is shown; undefined: none yet. */
export const shownVideo = ({ results, index }: VideoPicker): VideoResult | undefined => results[index]

/** The picker after an action. Pure: whoever drives it searches while its status says so. */
export function videoPickerReducer(picker: VideoPicker, action: VideoPickerAction): VideoPicker {
  switch (action.type) {
    case 'typed':
      return { ...picker, query: action.query }
    // The next result; another search when the query changed or the results ran out (BG-02, BG-03).
    case 'pressed':
      return isEdited(picker) || picker.index + 1 >= picker.results.length
        ? { ...picker, query: picker.query.trim(), status: 'searching' }
        : { ...picker, index: picker.index + 1, status: 'idle' }
    case 'searched':
      return { ...picker, query: action.query, status: 'searching' }
    case 'left':
      return picker.status === 'searching' ? { ...picker, status: 'idle' } : picker
    case 'found':
      return {
        ...picker,
        searched: action.query,
        results: action.results,
        index: 0,
        status: action.results.length === 0 ? 'empty' : 'idle',
      }
    case 'failed':
      return { ...picker, status: 'failed' }
    case 'switchedOff':
      return { ...picker, earlierUrl: action.url ?? picker.earlierUrl }
  }
}
