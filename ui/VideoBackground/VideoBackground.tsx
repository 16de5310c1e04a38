import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { classes } from '../private/classes.ts'
import * as copy from '../private/laterMessages.ts'
import { useReducedMotion } from '../private/useMediaQuery.ts'
import { usePageHidden } from '../private/usePageHidden.ts'

/** Returns true if the browser reports that its data saver is on. */
function saveData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

export interface VideoBackgroundProps extends ComponentProps<'div'> {
  /** The URL of the video, which plays without sound. */
  src: string
  /** The URL of a still image, shown while the video loads or if the video doesn't play. */
  poster?: string | undefined
  /** Shows the still image instead of the video. */
  off?: boolean | undefined
  /** The edge where the pause button appears. Choose one that no content covers. */
  controlAt?: 'top' | 'bottom' | undefined
}

const places = { top: 'top-1.5', bottom: 'bottom-3' } as const
const fill = 'absolute inset-0 -z-10 size-full object-cover'

/**
 * A silent, looping, decorative video behind `children` (KIT-34). It isn't loaded if the user prefers reduced motion, if the
 * data saver is on, or if `off` is set. It pauses while the page is hidden. Give the content a background, so that its text
 * stays readable over the video.
 */
export function VideoBackground({
  src,
  poster,
  off = false,
  controlAt = 'bottom',
  className,
  children,
  ...rest
}: VideoBackgroundProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isStopped, setStopped] = useState(false)
  const [failedSrc, setFailedSrc] = useState<string>()
  const hidden = usePageHidden()
  // The server assumes reduced motion, so it never renders the video.
  const isShown = !useReducedMotion() && !off && failedSrc !== src && !saveData()
  const playing = isShown && !isStopped && !hidden
  useEffect(() => {
    if (!video.current) return
    if (playing)
      video.current.play().catch((reason: unknown) => {
        // The browser may block autoplay. Other rejections, such as a pause before the start, don't count.
        if (reason instanceof DOMException && reason.name === 'NotAllowedError') setStopped(true)
      })
    else video.current.pause()
  }, [playing])
  return (
    <div className={classes('relative isolate overflow-hidden bg-tint', className)} {...rest}>
      {isShown ? (
        <video
          key={src}
          ref={video}
          src={src}
          poster={poster}
          autoPlay={playing}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onError={() => setFailedSrc(src)}
          className={fill}
        />
      ) : (
        poster !== undefined && <img src={poster} alt="" className={fill} />
      )}
      {children}
      {isShown && (
        <div className={classes('absolute end-3 z-10 rounded-pill bg-raised text-ink', places[controlAt])}>
          <IconButton
            label={isStopped ? copy.playBackground : copy.pauseBackground}
            icon={isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => setStopped(!isStopped)}
          />
        </div>
      )}
    </div>
  )
}
