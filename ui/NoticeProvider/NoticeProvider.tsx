import { useCallback, useReducer, useRef } from 'react'
import type { ReactNode } from 'react'
import { NoticeContext } from './noticeContext.ts'
import { notices } from './notices.ts'
import type { NoticeRequest } from './notices.ts'
import { TimedNotice } from './TimedNotice.tsx'

export { useNotice } from './noticeContext.ts'

/**
 * Provides `useNotice` to `children`, and shows up to two notices at a time. Wrap the whole app in one NoticeProvider. By
 * default, errors stay for 20 s and other notices for 5 s (CONST-20, CONST-22). Errors interrupt screen readers; other notices
 * don't. Notices appear below the page's Header, away from the controls at the bottom, and below a sticky bar with the attribute
 * `data-top-bar`.
 */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shownNotices, dispatch] = useReducer(notices, [])
  const next = useRef(0)
  const notify = useCallback((request: NoticeRequest) => {
    next.current += 1
    dispatch({ type: 'show', id: next.current, request })
  }, [])
  const bars = (urgent: boolean) =>
    shownNotices
      .filter((notice) => (notice.level === 'error') === urgent)
      .map((notice) => <TimedNotice key={notice.id} notice={notice} dispatch={dispatch} />)
  return (
    <NoticeContext value={notify}>
      {children}
      {/* The header is as high as `min-h-18`, below a phone's notch. */}
      <div className="pointer-events-none fixed inset-x-0 top-[calc(--spacing(18)+env(safe-area-inset-top))] z-60 grid justify-items-center gap-2 px-4 [:root:has([data-top-bar])_&]:top-36">
        <div role="status" className="grid w-full justify-items-center gap-2">
          {bars(false)}
        </div>
        <div role="alert" className="grid w-full justify-items-center gap-2">
          {bars(true)}
        </div>
      </div>
    </NoticeContext>
  )
}
