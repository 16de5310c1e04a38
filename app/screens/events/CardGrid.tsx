import { useEffect, useRef, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/partyList'
import { Button } from '@festoon/ui/Button'
import { useScrollPosition } from './useScrollPosition.ts'

/** Class names of a card grid, shared by events, drafts, and placeholders. */
export const gridClass = 'grid grid-cols-1 gap-6 small:grid-cols-2 desk:grid-cols-3'

export interface CardGridProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
}

/** A grid that renders more cards as the user scrolls or selects "Show more". */
export function CardGrid<Item>({ label, items, keyOf, render }: CardGridProps<Item>) {
  const { shownCount, showMore } = useScrollPosition()
  const hasMore = shownCount < items.length

  return (
    <div className="relative grid grid-cols-1 gap-6">
      <h2 className="sr-only">{label}</h2>
      <ul aria-label={label} className={gridClass}>
        {items.slice(0, shownCount).map((item) => (
          <li key={keyOf(item)} className="min-w-0">
            {render(item)}
          </li>
        ))}
      </ul>
      {hasMore && (
        // Remounted for each batch, since a tall window may need several.
        <End key={shownCount} onNear={showMore} />
      )}
    </div>
  )
}

/** The button below the rendered cards. Calls `onNear` when it is clicked or about to scroll into view. */
function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: '1200px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onNear])
  return (
    <div ref={end} className="grid justify-items-center">
      <Button tone="quiet" onClick={onNear}>
        {copy.showMore}
      </Button>
    </div>
  )
}
