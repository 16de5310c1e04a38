import { useEffect } from 'react'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { errorMessage } from '../../api/errorMessage.ts'
import { report } from '../../api/report.ts'
import { useOnline } from '../../layout/useOnline.ts'
import { ArtPanel } from './ArtPanel.tsx'

export interface LoadProblemProps {
  error: Error
  /** Something older is shown meanwhile. */
  isStale: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** The parties could not be fetched: why, whether what is shown is old, and the way to try again (ERR-32). */
export function LoadProblem({ error, isStale, isRetrying, onRetry }: LoadProblemProps) {
  const isOnline = useOnline()
  useEffect(() => report('WARN', 'The events could not be fetched', error), [error])
  const title = isOnline ? 'We could not load your parties' : 'You are offline'
  const text = isOnline ? errorMessage(error) : 'Your parties are fetched as soon as you are back.'
  const retry = (
    <Button tone="quiet" {...(isStale ? { size: 'small' } : {})} busy={isRetrying} onClick={onRetry}>
      Try again
    </Button>
  )
  if (isStale)
    return (
      <Banner tone="info" title={title}>
        <div className="grid justify-items-start gap-3">
          <p>{text} What you see here may be out of date.</p>
          {retry}
        </div>
      </Banner>
    )
  return (
    <div role="alert">
      <ArtPanel preset="inverted" art="moons">
        <h2 className="font-display text-headline">{title}</h2>
        <p className="max-w-prose text-lead">{text}</p>
        <p>{retry}</p>
      </ArtPanel>
    </div>
  )
}
