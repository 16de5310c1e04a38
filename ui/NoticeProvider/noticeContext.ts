import { createContext, useContext } from 'react'
import type { NoticeRequest } from './notices.ts'

export type Notify = (request: NoticeRequest) => void

export const NoticeContext = createContext<Notify | undefined>(undefined)

/**
 * Returns the function `notify`, which shows a notice, as in `notify({ level: 'info', text: 'Message sent.' })`.
 * @throws Error outside a NoticeProvider.
 */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext)
  if (!notify) throw new Error('useNotice needs a NoticeProvider around it')
  return notify
}
