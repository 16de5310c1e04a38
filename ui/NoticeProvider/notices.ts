export type NoticeLevel = 'info' | 'warn' | 'error'

/** What a component asks to be shown. */
export interface NoticeRequest {
  level: NoticeLevel
  text: string
  /** A notice takes the place of an earlier one with the same key: 'Ana added.', then 'Ben added.'. */
  key?: string | undefined
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
const most = 2

/** Milliseconds on show when nothing else is asked: 5 s, 20 s for an error (CONST-20, CONST-22). */
export const defaultDurationMs = (level: NoticeLevel): number => (level === 'error' ? 20_000 : 5_000)

export type NoticeAction =
  | { type: 'show'; id: number; request: NoticeRequest }
  | { type: 'leave'; id: number }
  | { type: 'remove'; id: number }

const isSame = (one: NoticeRequest, other: NoticeRequest): boolean =>
  one.key === undefined ? one.text === other.text && one.level === other.level : one.key === other.key

/** The notices on show. The same key, or the same text again, replaces its earlier self, so that a retry does not pile up. */
export function notices(state: readonly Notice[], action: NoticeAction): readonly Notice[] {
  switch (action.type) {
    case 'show': {
      const { id, request } = action
      const others = state.filter((notice) => !isSame(request, notice))
      const durationMs = request.durationMs ?? defaultDurationMs(request.level)
      return [...others, { ...request, id, durationMs, leaving: false }].slice(-most)
    }
    case 'leave':
      return state.map((notice) => (notice.id === action.id ? { ...notice, leaving: true } : notice))
    case 'remove':
      return state.filter((notice) => notice.id !== action.id)
  }
}
