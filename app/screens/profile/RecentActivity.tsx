import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import { Button } from '@festoon/ui/Button'
import { activityQuery } from '../../platform/api/queries.ts'
import { placeOf } from './placeOf.ts'
import { Section } from './Section.tsx'
import { SectionStatus } from './SectionStatus.tsx'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The number of entries that are shown at first, and that each press of the button adds. */
const step = 5

/** The sign-ins and changes of the user's account. */
export function RecentActivity() {
  const query = useQuery(activityQuery)
  const { data: activity } = query
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
      <SectionStatus query={query} loadingLabel={copy.loadingActivity} hasDetails />
    </Section>
  )
}
