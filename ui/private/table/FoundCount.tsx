import { memo, useDeferredValue } from 'react'

/**
 * Says aloud how many rows a search has left. React defers it while letters are still coming, so that it does not talk over
 * the typing.
 */
export const FoundCount = memo(function FoundCount({ search, count }: { search: string; count: number }) {
  const found = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`
  const said = useDeferredValue(search.trim() === '' ? '' : found)
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
})
