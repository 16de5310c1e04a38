import { Suspense } from 'react'
import type { AnimationName } from '@festoon/contract/rules/events/animations'
import type { VideoBackgroundProps } from '@festoon/ui/VideoBackground'
import { useIsInBrowser } from '../platform/browser/useIsInBrowser.ts'
import { lazyOr } from './lazyOr.ts'

// Loaded after the page, because the invitation works without the video.
const VideoBackground = lazyOr<VideoBackgroundProps>(() =>
  import('@festoon/ui/VideoBackground').then((kit) => kit.VideoBackground),
)

export interface EventBackdropProps {
  animation: AnimationName
  /** The URL of the background video; null if there is none. */
  video: string | null
}

/** The background of an invitation: the event's CSS animation and background video, if any (BG-09, ENT-17). */
export function EventBackdrop({ animation, video }: EventBackdropProps) {
  // The server doesn't render a video.
  const isDrawn = useIsInBrowser()
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
