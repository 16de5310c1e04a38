import { memo, useDeferredValue } from 'react'
import * as copy from '../messages.ts'

/** A screen reader announcement of the number of search results. The update is deferred, so that typing stays fast. */
export const FoundCount = memo(function FoundCount({ search, count }: { search: string; count: number }) {
  const announcement = useDeferredValue(search.trim() === '' ? '' : copy.results(count))
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  )
})
