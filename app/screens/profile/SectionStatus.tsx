import type { UseQueryResult } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/account/profile'
import { Button } from '@festoon/ui/Button'
import { Skeleton } from '@festoon/ui/Skeleton'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

interface SectionStatusProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** The name of the placeholder, for screen readers. */
  loadingLabel: string
  /** True if each entry has two lines. */
  hasDetails?: boolean
}

/** A placeholder while the data of a section is being loaded, or the error with a button to try again. */
export function SectionStatus({ query, loadingLabel, hasDetails = false }: SectionStatusProps) {
  const { data, error, refetch, isFetching } = query
  return (
    <>
      {data === undefined && !error && (
        <div role="status" aria-label={loadingLabel} className="grid gap-3 py-3">
          <Skeleton className="h-5 w-1/2" />
          {hasDetails && <Skeleton className="h-4 w-1/3" />}
        </div>
      )}
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-body text-error">
          {errorMessage(error)}
          <Button tone="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}
