import { useEffect } from 'react'
import * as copy from '@festoon/contract/messages/partyList'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { useOnline } from '../../platform/browser/useOnline.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { report } from '../../platform/rpc/report.ts'
import { ArtPanel } from './ArtPanel.tsx'

export interface LoadProblemProps {
  error: Error
  /** True if previously loaded parties are being shown. */
  isStale: boolean
  isRetrying: boolean
  onRetry: () => void
}

/** Error message for parties that couldn't be loaded, with a retry button (ERR-32). */
export function LoadProblem({ error, isStale, isRetrying, onRetry }: LoadProblemProps) {
  const isOnline = useOnline()
  useEffect(() => report('WARN', 'The events could not be fetched', error), [error])
  const title = isOnline ? copy.loadFailed : copy.offline
  const text = isOnline ? errorMessage(error) : copy.offlineDetail
  const retry = (
    <Button tone="quiet" {...(isStale ? { size: 'small' } : {})} busy={isRetrying} onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  )
  if (isStale)
    return (
      <Banner tone="info" title={title}>
        <div className="grid justify-items-start gap-3">
          <p>{copy.mayBeOutdated(text)}</p>
          {retry}
        </div>
      </Banner>
    )
  return (
    <div role="alert">
      <ArtPanel preset="inverted" art="rocket">
        <h2 className="font-display text-headline">{title}</h2>
        <p className="max-w-prose text-lead">{text}</p>
        <p>{retry}</p>
      </ArtPanel>
    </div>
  )
}
