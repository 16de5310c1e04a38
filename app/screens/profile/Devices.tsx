import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/account/profile'
import type { Device } from '@festoon/contract/nouns/device'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import { activityQuery, devicesQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { placeOf } from './placeOf.ts'
import { Section } from './Section.tsx'
import { SectionStatus } from './SectionStatus.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The devices on which the user is signed in. Every device except the current one has a sign-out button. */
export function Devices() {
  const query = useQuery(devicesQuery)
  const { data: devices } = query
  return (
    <Section title={copy.devices} text={copy.devicesDetail} anchor="devices">
      {devices && (
        <ul className="grid grid-cols-1 divide-y-2 divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.sessionId} device={device} />
          ))}
        </ul>
      )}
      <SectionStatus query={query} loadingLabel={copy.loadingDevices} hasDetails />
      {devices && <SignOutEverywhere />}
    </Section>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const leave = useMutation({
    mutationFn: async () => {
      try {
        await call('signOutDevice', { sessionId: device.sessionId })
      } catch (error) {
        // The device was signed out in the meantime.
        if (!(error instanceof CallError) || error.reason !== 'notFound') throw error
      }
    },
    onSuccess: async () => {
      notify({ level: 'info', text: copy.deviceLoggedOut(device.name) })
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grid-cols-1">
        <span className="font-semibold wrap-anywhere">{device.name}</span>
        <span className="text-label text-ink-muted">
          {[device.isCurrent ? copy.thisDevice : copy.lastUsed(dates.format(device.lastUsedAt)), placeOf(device)].join(
            ', ',
          )}
        </span>
      </div>
      {!device.isCurrent && (
        <Button
          tone="quiet"
          size="small"
          aria-label={copy.logOutDevice(device.name)}
          busy={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {copy.logOut}
        </Button>
      )}
    </li>
  )
}
