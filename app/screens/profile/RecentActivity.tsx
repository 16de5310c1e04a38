import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import { Button } from '@festoon/ui/Button'
import { Skeleton } from '@festoon/ui/Skeleton'
import { activityQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { placeOf } from './placeOf.ts'
import { Section } from './Section.tsx'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The number of entries that are shown at first, and that each press of the button adds. */
const step = 5

/** The sign-ins and changes of the user's account. */
export function RecentActivity() {
  const { data: activity, error, refetch, isFetching } = useQuery(activityQuery)
  const [shownCount, setShownCount] = useState(step)
  return (
    <Section title={copy.recentActivity} text={copy.recentActivityDetail} anchor="activity">
      {activity && (
        <ol className="grid grid-cols-1 divide-y-2 divide-line">
          {activity.slice(0, shownCount).map((one, at) => (
            <li key={`${one.at}/${activity.length - at}`} className="grid grid-cols-1 py-3">
              <span className="font-semibold wrap-anywhere">{copy.activityKinds[one.kind](one.detail)}</span>
              <span className="text-label text-ink-muted">
                {[dates.format(one.at), one.device, placeOf(one)].join(', ')}
              </span>
            </li>
          ))}
        </ol>
      )}
      {activity && activity.length > shownCount && (
        <div>
          <Button tone="quiet" size="small" onClick={() => setShownCount(shownCount + 4 * step)}>
            {copy.showMore}
          </Button>
        </div>
      )}
      {!activity && !error && (
        <div role="status" aria-label={copy.loadingActivity} className="grid gap-3 py-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
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
    </Section>
  )
}
