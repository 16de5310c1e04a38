import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { eventDates } from '@festoon/contract/rules/dates/eventDates'
import { startElsewhere } from '@festoon/contract/rules/dates/startElsewhere'
import { DetailLines, DetailRow } from '../../parts/invitation/DetailRow.tsx'
import { BasketIcon, CalendarIcon, PinIcon } from '../../parts/invitation/icons.tsx'
import { placeLines } from '../../parts/invitation/placeLines.ts'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import * as paths from '../../platform/paths.ts'

interface WhenWhereProps {
  event: EventView
  link: PersonalLink | null
  now: number
}

/**
 * The date and place of an event (EVPAGE-04), with the start in the reader's own time zone if it differs, and a link to the sign-up
 * list. If the viewer may not see the place, explains how to unlock it (AUTHZ-19).
 */
export function WhenWhere({ event, link, now }: WhenWhereProps) {
  const { signUps } = event
  const dates = eventDates(event, now)
  const [main, detail, href] = placeLines(event)
  const isOnline = event.location?.kind === 'online'
  const isAddress = event.location !== null && 'displayName' in event.location
  // The server doesn't know the reader's time zone.
  const ownTime = useIsInBrowser() && startElsewhere(event)
  return (
    <dl className="grid grid-cols-1 gap-3 wide:gap-4">
      <DetailRow icon={<CalendarIcon />} label={copy.when}>
        {event.startTime || event.dateUndecided ? (
          <>
            <DetailLines main={dates.day} detail={dates.time} iso={dates.iso} />
            {ownTime && <DetailLines detail={copy.yourTime(ownTime)} />}
          </>
        ) : (
          <DetailLines detail={copy.noDate} />
        )}
      </DetailRow>
      {/* When a host deletes their account, the location of their party is erased too. */}
      {main !== '' && (
        <DetailRow icon={<PinIcon />} label={copy.where}>
          <DetailLines main={main} detail={detail} translate={isAddress ? 'no' : undefined} />
          {href && (
            <a href={href} target="_blank" rel="noreferrer" className="w-fit py-1 text-label text-highlight underline">
              {isOnline ? copy.joinOnline : copy.openInMaps}
            </a>
          )}
        </DetailRow>
      )}
      {signUps && (
        <DetailRow icon={<BasketIcon />} label="">
          <a href={paths.bring(event.id, link)} className="grid">
            <DetailLines main={signUps.yours ?? copy.whoBringsWhat} detail={copy.taken(signUps.taken, signUps.items)} />
          </a>
        </DetailRow>
      )}
    </dl>
  )
}
