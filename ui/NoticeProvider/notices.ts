export type NoticeLevel = 'info' | 'warn' | 'error'

/** The message and options of a notice to show. */
export interface NoticeRequest {
  level: NoticeLevel
  text: string
  /**
   * A key shared by notices that replace each other. For example, "Ben added." replaces "Ana added." if both have the same key.
   */
  key?: string | undefined
  /** The time that the notice stays visible, in milliseconds. The default depends on the level. */
  durationMs?: number | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

export interface Notice extends NoticeRequest {
  id: number
  durationMs: number
  leaving: boolean
}

/** The duration of the exit animation, in milliseconds (CONST-21). */
export const exitMs = 500

/** The maximum number of visible notices. Beyond this limit, a new notice replaces the oldest. */
const maxNotices = 2

/**
 * Returns the default duration of a notice, in milliseconds: 20,000 for errors and 5,000 for other levels (CONST-20, CONST-22).
 */
export const defaultDurationMs = (level: NoticeLevel): number => (level === 'error' ? 20_000 : 5_000)

export type NoticeAction =
  | { type: 'show'; id: number; request: NoticeRequest }
  | { type: 'leave'; id: number }
  | { type: 'remove'; id: number }

const isSame = (one: NoticeRequest, other: NoticeRequest): boolean =>
  one.key === undefined ? one.text === other.text && one.level === other.level : one.key === other.key

/**
 * Returns the visible notices after an action. A new notice replaces an earlier one with the same key. Without a key, it
 * replaces one with the same level and text, so that retries don't pile up.
 */
export function notices(state: readonly Notice[], action: NoticeAction): readonly Notice[] {
  switch (action.type) {
    case 'show': {
      const { id, request } = action
      const others = state.filter((notice) => !isSame(request, notice))
      const durationMs = request.durationMs ?? defaultDurationMs(request.level)
      return [...others, { ...request, id, durationMs, leaving: false }].slice(-maxNotices)
    }
    case 'leave':
      return state.map((notice) => (notice.id === action.id ? { ...notice, leaving: true } : notice))
    case 'remove':
      return state.filter((notice) => notice.id !== action.id)
  }
}
