import { Spinner } from '@festoon/ui/Spinner'

/** A screen on its way: the frame stands, nothing jumps when the screen arrives. */
export function ScreenFallback() {
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center">
      <p role="status" className="flex items-center gap-3 text-lead text-ink-muted">
        <Spinner /> Loading…
      </p>
    </div>
  )
}
