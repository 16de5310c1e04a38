import * as copy from '@festoon/contract/messages/frame'
import { Spinner } from '@festoon/ui/Spinner'

/** Placeholder shown while a screen is loading, tall enough that the footer doesn't jump when the screen appears. */
export function ScreenFallback() {
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center">
      <p role="status" className="flex items-center gap-3 text-lead text-ink-muted">
        <Spinner /> {copy.loading}
      </p>
    </div>
  )
}
