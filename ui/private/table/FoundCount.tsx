import { memo, useDeferredValue } from 'react'
import * as text from '../messages.ts'

/**
 * Says aloud how many rows a search has left. React defers it while letters are still coming, so that it does not talk over
 * the typing.
 */
export const FoundCount = memo(function FoundCount({ search, count }: { search: string; count: number }) {
  const announcement = useDeferredValue(search.trim() === '' ? '' : text.results(count))
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  )
})
