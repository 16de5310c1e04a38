import { useNavigate } from 'react-router-dom'
import * as paths from '../../platform/paths.ts'

/**
 * Returns a function that opens the page that makes an invitation from a line. The line is in the navigation state, so that a link from
 * elsewhere can't start a draft.
 */
export function useOneLine(): (line: string) => void {
  const navigate = useNavigate()
  return (line) => void navigate(paths.instant(), { state: { line } })
}
