import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import { copyAddress, google } from '@festoon/contract/messages/guests/subscribe'
import { googleSubscription } from '@festoon/contract/rules/dates/calendarSubscription'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { CopyLink } from '../../features/sharing/CopyLink.tsx'
import { call } from '../../platform/api/call.ts'
import { calendarFeedQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { Section } from './Section.tsx'
import { SectionStatus } from './SectionStatus.tsx'

/** The address at which calendar apps subscribe to the user's parties, with buttons to open, copy, and replace it. */
export function CalendarFeed() {
  const query = useQuery(calendarFeedQuery)
  const { data: path } = query
  return (
    <Section title={copy.calendar} text={copy.calendarDetail} anchor="calendar">
      {path !== undefined && <Feed path={path} />}
      <SectionStatus query={query} loadingLabel={copy.loadingCalendar} />
    </Section>
  )
}

function Feed({ path }: { path: string }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [isAsking, setAsking] = useState(false)
  const address = `webcal://${location.host}${path}`
  const reset = useMutation({
    mutationFn: () => call('resetCalendarFeed', {}),
    onSuccess: (feed) => {
      queryClient.setQueryData(calendarFeedQuery.queryKey, feed.path)
      setAsking(false)
      notify({ level: 'info', text: copy.addressReset })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink tone="quiet" href={address}>
        {copy.openInCalendar}
      </ButtonLink>
      <ButtonLink tone="quiet" href={googleSubscription(address)} target="_blank" rel="noreferrer">
        {google}
      </ButtonLink>
      <CopyLink path={path} label={copyAddress} />
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {copy.resetAddress}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.resetAddressTitle}
        text={copy.resetAddressDetail}
        confirmLabel={copy.resetAddress}
        tone="danger"
        busy={reset.isPending}
        onConfirm={() => reset.mutate()}
      />
    </div>
  )
}
