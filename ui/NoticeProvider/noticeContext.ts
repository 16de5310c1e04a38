import { createContext, useContext } from 'react'
import type { NoticeRequest } from './notices.ts'

export type Notify = (request: NoticeRequest) => void

export const NoticeContext = createContext<Notify | undefined>(undefined)

/**
 * Returns a function that shows a notice, for example `notify({ level: 'info', text: 'Message sent.' })`.
 * @throws Error if used outside a NoticeProvider.
 */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext)
  if (!notify) throw new Error('useNotice needs a NoticeProvider around it')
  return notify
}
