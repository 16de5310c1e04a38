import { memo, useDeferredValue } from 'react'
import * as text from '../messages.ts'

/** An announcement of the number of search results, deferred while the user is typing so that it doesn't interrupt. */
export const FoundCount = memo(function FoundCount({ search, count }: { search: string; count: number }) {
  const announcement = useDeferredValue(search.trim() === '' ? '' : text.results(count))
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  )
})
