import { useEffect, useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { letteringClass } from '@festoon/tokens/letterings'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { WaxSeal } from '../../parts/WaxSeal.tsx'
import './publishMoment.css'

export interface PublishMomentProps {
  event: EventView
  /** The current time in ms. */
  now: number
  /** Called when it has ended or was clicked. */
  onOver: () => void
}

/**
 * Shows for about a second how the new invitation is sealed and lifts off. A click or key press skips it. Purely decorative:
 * the page below already says that the party is on. Not shown to people who prefer reduced motion.
 */
export function PublishMoment({ event, now, onOver }: PublishMomentProps) {
  const [isSkipped, setSkipped] = useState(false)
  useEffect(() => {
    // Doesn't navigate, because the key may press a link below.
    const skip = (): void => setSkipped(true)
    window.addEventListener('keydown', skip, { once: true })
    return () => window.removeEventListener('keydown', skip)
  }, [])
  if (isSkipped) return null
  return (
    <ThemeScope
      aria-hidden="true"
      colors={event.colors}
      data-moment="published"
      onClick={onOver}
      className={`publish-moment fixed inset-0 z-50 grid place-items-center overflow-hidden ${letteringClass(event.lettering)}`}
      onAnimationEnd={({ animationName }) => {
        if (animationName === 'publish-away') onOver()
      }}
    >
      <div className="relative grid w-72 grid-cols-1 rounded-lg bg-raised shadow-overlay small:w-80">
        <img src={event.photoUrl} alt="" className="aspect-square w-full rounded-t-lg object-cover" />
        <div className="grid grid-cols-1 gap-1 px-6 pt-10 pb-6 text-center">
          <p dir="auto" className="event-lettering line-clamp-2 text-title leading-tight">
            {titleOf(event.title)}
          </p>
          <p className="text-body text-ink-muted">{shortDate(event, now)}</p>
        </div>
        <WaxSeal className="absolute start-[calc(50%-2.5rem)] top-62 small:top-70 size-20 self-start" />
      </div>
    </ThemeScope>
  )
}
