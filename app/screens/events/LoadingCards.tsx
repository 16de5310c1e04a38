import { PlaceholderCard } from '@festoon/ui/PlaceholderCard'
import { gridClass } from './CardGrid.tsx'

/** Cards that stand in while events load (CONST-29). */
const placeholders = 7

/** The place of the cards while they are on their way: nothing jumps when they come. */
export function LoadingCards() {
  return (
    <div className="grid grid-cols-1">
      <p role="status" className="sr-only">
        Loading your parties…
      </p>
      <div className={gridClass} data-placeholders>
        {Array.from({ length: placeholders }, (_, index) => (
          <PlaceholderCard key={index} className="h-full" />
        ))}
      </div>
    </div>
  )
}
