import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { classes } from '../private/classes.ts'
import * as copy from '../private/messages.ts'
import { useReducedMotion } from '../private/useMediaQuery.ts'
import { usePageHidden } from '../private/usePageHidden.ts'
import { defaultDelayMs, wrap } from './slides.ts'
import { useTrack } from './useTrack.ts'

export interface Slide {
  id: string
  /** The slide's name, which screen readers announce when the user moves to the slide. */
  label: string
  /** The time that the slide stays on screen during autoplay, in milliseconds. Defaults to 5,000. */
  delayMs?: number | undefined
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The accessible name, which says what the slides show. */
  label: string
  slides: readonly Slide[]
  /** Moves to the next slide automatically, unless the user prefers reduced motion. */
  autoplay?: boolean | undefined
}

/**
 * A carousel that shows slides one at a time, with arrows, dots, and swiping (KIT-22). The first slide follows the last. Users
 * can stop autoplay with a button. Autoplay pauses while the carousel is hovered or focused or the page is hidden, and is off
 * for users who prefer reduced motion.
 */
export function Carousel({ label, slides, autoplay = false, className, ...rest }: CarouselProps) {
  const [isStopped, setStopped] = useState(false)
  const [isPointedAt, setPointed] = useState(false)
  const [hasFocus, setFocused] = useState(false)
  const [status, setStatus] = useState('')
  const count = slides.length
  const say = (index: number) => setStatus(copy.showingSlide(index + 1, count, slides[index]?.label ?? ''))
  const track = useTrack(count, say)
  const goTo = (index: number) => {
    track.show(wrap(index, count))
    say(wrap(index, count))
  }

  const mayPlay = !useReducedMotion() && autoplay && count > 1
  const hidden = usePageHidden()
  const running = mayPlay && !isStopped && !isPointedAt && !hasFocus && !hidden
  const { current } = track
  const delayMs = slides[current]?.delayMs ?? defaultDelayMs
  const advance = useEffectEvent((from: number) => {
    setStatus('')
    track.show(wrap(from + 1, count))
  })
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => advance(current), delayMs)
    return () => clearTimeout(timer)
  }, [running, delayMs, current])

  return (
    <section
      aria-roledescription={copy.carousel}
      aria-label={label}
      data-running={running || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      className={classes('grid w-full min-w-0 grid-cols-1 gap-3', className)}
      {...rest}
    >
      {/* The controls come first for keyboards and screen readers, and are shown below the slides (WAI-ARIA APG). */}
      {count > 1 && (
        <div className="order-last flex items-center justify-center gap-1 small:gap-2">
          {mayPlay && (
            <IconButton
              label={isStopped ? copy.playSlides : copy.pauseSlides}
              icon={isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onClick={() => setStopped(!isStopped)}
            />
          )}
          <IconButton
            label={copy.previousSlide}
            icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
            tone="quiet"
            onClick={() => goTo(track.current - 1)}
          />
          <Dots slides={slides} current={track.current} onPick={goTo} />
          <IconButton
            label={copy.nextSlide}
            icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
            tone="quiet"
            onClick={() => goTo(track.current + 1)}
          />
        </div>
      )}
      <div
        {...track.props}
        role="group"
        aria-label={copy.slides(label)}
        tabIndex={0}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-lg [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={copy.slide}
            aria-label={copy.slideAt(index + 1, count, slide.label)}
            inert={index !== track.current}
            className="w-full min-w-0 shrink-0 snap-center snap-always"
          >
            {slide.content}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  )
}

function Dots({
  slides,
  current,
  onPick,
}: {
  slides: readonly Slide[]
  current: number
  onPick: (index: number) => void
}) {
  return (
    <div className="flex min-w-0 justify-center">
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          aria-label={copy.goToSlide(index + 1, slide.label)}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className="group grid h-11 w-11 min-w-6 shrink place-items-center rounded-pill"
        >
          <span className="size-3 rounded-pill border-2 border-line-strong transition-[width,background-color] duration-200 group-hover:border-ink group-aria-[current]:w-7 group-aria-[current]:border-ink group-aria-[current]:bg-ink" />
        </button>
      ))}
    </div>
  )
}
