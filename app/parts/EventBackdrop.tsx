import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import type { AnimationName } from '@festoon/contract/rules/events/animations'
import type { VideoBackgroundProps } from '@festoon/ui/VideoBackground'

// Loaded after the page, because the invitation works without the video.
const VideoBackground = lazy<ComponentType<VideoBackgroundProps>>(() =>
  import('@festoon/ui/VideoBackground').then(
    (kit) => ({ default: kit.VideoBackground }),
    () => ({ default: () => null }),
  ),
)

const never = () => () => undefined

export interface EventBackdropProps {
  animation: AnimationName
  /** The URL of the background video; null if there is none. */
  video: string | null
}

/** The background of an invitation: the event's CSS animation and background video, if any (BG-09, ENT-17). */
export function EventBackdrop({ animation, video }: EventBackdropProps) {
  // The server doesn't render a video.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      {/* The light effect isn't shown over a video. */}
      {animation !== 'none' && (video === null || animation !== 'lightSource') && (
        <div aria-hidden="true" className={`fx fx-${animation}`} />
      )}
      {video !== null && isDrawn && (
        <Suspense>
          <div className="absolute inset-0 -z-10">
            {/* The strip above the content is reserved for the pause button. */}
            <VideoBackground src={video} controlAt="top" className="sticky top-0 h-dvh" />
          </div>
        </Suspense>
      )}
    </>
  )
}
