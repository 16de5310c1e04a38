export type NoticeLevel = 'info' | 'warn' | 'error'

/** What a component asks to be shown. */
export interface NoticeRequest {
  level: NoticeLevel
  text: string
  /** Milliseconds on show. */
  durationMs?: number | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

export interface Notice extends NoticeRequest {
  id: number
  durationMs: number
  leaving: boolean
}

/** Milliseconds of the way out (CONST-21). */
export const exitMs = 500

/** Most notices on show: the oldest makes room. */
const most = 3

/** Milliseconds on show when nothing else is asked: 5 s, 20 s for an error (CONST-20, CONST-22). */
export const defaultDurationMs = (level: NoticeLevel): number => (level === 'error' ? 20_000 : 5_000)

export type NoticeAction =
  | { type: 'show'; id: number; request: NoticeRequest }
  | { type: 'leave'; id: number }
  | { type: 'remove'; id: number }

/** The notices on show. The same text again replaces its earlier self, so that a retry does not pile up. */
export function notices(state: readonly Notice[], action: NoticeAction): readonly Notice[] {
  switch (action.type) {
    case 'show': {
      const { id, request } = action
      const others = state.filter((notice) => notice.text !== request.text || notice.level !== request.level)
      const durationMs = request.durationMs ?? defaultDurationMs(request.level)
      return [...others, { ...request, id, durationMs, leaving: false }].slice(-most)
    }
    case 'leave':
      return state.map((notice) => (notice.id === action.id ? { ...notice, leaving: true } : notice))
    case 'remove':
      return state.filter((notice) => notice.id !== action.id)
  }
}
