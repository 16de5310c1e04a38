import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import type { AnimationName } from '@festoon/contract/rules/animations'
import type { VideoBackgroundProps } from '@festoon/ui/VideoBackground'

// Fetched once the page stands: an invitation is read before its film.
// Without it the invitation stands all the same.
const VideoBackground = lazy<ComponentType<VideoBackgroundProps>>(() =>
  import('@festoon/ui/VideoBackground').then(
    (kit) => ({ default: kit.VideoBackground }),
    () => ({ default: () => null }),
  ),
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
            {/* The words leave a strip free above themselves: that is where the film can be paused. */}
            <VideoBackground src={film} controlAt="top" className="sticky top-0 h-dvh" />
          </div>
        </Suspense>
      )}
    </>
  )
}
