import * as copy from '@festoon/contract/messages/partyList'
import { PlaceholderCard } from '@festoon/ui/PlaceholderCard'
import { gridClass } from './CardGrid.tsx'

/** The number of placeholder cards (CONST-29). */
const placeholders = 7

/** Placeholder cards shown while parties are loading. They reserve space, so that the layout doesn't shift. */
export function LoadingCards() {
  return (
    <div className="grid grid-cols-1">
      <p role="status" className="sr-only">
        {copy.loadingParties}
      </p>
      <div className={gridClass} data-placeholders>
        {Array.from({ length: placeholders }, (_, index) => (
          <PlaceholderCard key={index} className="h-full" />
        ))}
      </div>
    </div>
  )
}
