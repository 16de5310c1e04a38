import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { AnimationName } from '@festoon/contract/rules/animations'

// Fetched once the page stands: an invitation is read before its film.
const VideoBackground = lazy(() =>
  import('@festoon/ui/VideoBackground').then((kit) => ({ default: kit.VideoBackground })),
)

const never = () => () => undefined

export interface EventBackdropProps {
  animation: AnimationName
  /** Address of the film; null: there is none. */
  film: string | null
}

/** What moves behind an invitation: shapes drawn by CSS, and the film that the host chose, in a loop (BG-09, ENT-17). */
export function EventBackdrop({ animation, film }: EventBackdropProps) {
  // A server draws no film.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      {/* A film brings its own light. */}
      {animation !== 'none' && (film === null || animation !== 'lightSource') && (
        <div aria-hidden="true" className={`fx fx-${animation}`} />
      )}
      {film !== null && isDrawn && (
        <Suspense fallback={null}>
          <div className="absolute inset-0 -z-10">
            <VideoBackground src={film} className="sticky top-0 h-dvh" />
          </div>
        </Suspense>
      )}
    </>
  )
}
