import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/account/profile'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Garland } from '../../parts/Garland.tsx'
import { call } from '../../platform/api/call.ts'
import { userQuery } from '../../platform/api/queries.ts'
import { saveFile } from '../../platform/browser/saveFile.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { knownSession, signOut } from '../../platform/session/session.ts'
import { useSite } from '../../platform/session/site.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { CalendarFeed } from './CalendarFeed.tsx'
import { Contacts } from './Contacts.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Section } from './Section.tsx'

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async () => {
    const session = knownSession()
    if (session) await queryClient.ensureQueryData(userQuery(session.userId))
    return null
  }

/**
 * The user's profile page, with the profile form, contacts, passkeys, calendar address, devices, activity, data download,
 * sign-out, and account deletion (ROUTE-17, PROF-04).
 */
export function Component() {
  const { userId } = useSession()
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  const site = useSite()
  const notify = useNotice()
  const [isDeleting, setDeleting] = useState(false)
  const leave = useMutation({
    mutationFn: () => signOut(site),
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  const saving = useMutation({
    mutationFn: async () => {
      const { account } = await call('exportAccount', {})
      saveFile(new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }), 'festoon-account.json')
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  if (!user) return null

  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-10 px-4 pt-2 pb-20 wide:gap-14 wide:px-8">
      <ThemeScope preset="welcome" as="section" className="relative isolate overflow-hidden rounded-lg">
        <Garland />
        <div className="grid grid-cols-1 gap-2 px-5 pt-20 pb-6 wide:px-10 wide:pt-28 wide:pb-10">
          <h1 className="font-display text-display">{copy.yourProfile}</h1>
          <p className="max-w-prose text-lead">{copy.whoSeesWhat}</p>
        </div>
      </ThemeScope>
      <div className="grid grid-cols-1 items-start gap-10 wide:grid-cols-2 wide:gap-16">
        <ProfileForm key={user.id} user={user} />
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <Contacts user={user} />
          <Passkeys />
          <CalendarFeed />
          <Devices />
          <RecentActivity />
          <Section title={copy.yourData} text={copy.yourDataDetail}>
            <div>
              <Button tone="quiet" busy={saving.isPending} onClick={() => saving.mutate()}>
                {copy.downloadData}
              </Button>
            </div>
          </Section>
          <Section title={copy.leaving} text={copy.leavingDetail}>
            <div className="flex flex-wrap gap-3">
              <Button tone="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
                {copy.logOut}
              </Button>
              <Button tone="danger" onClick={() => setDeleting(true)}>
                {copy.deleteAccount}
              </Button>
            </div>
          </Section>
        </div>
      </div>
      {isDeleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </div>
  )
}
