import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/account/passkeys'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { createPasskey, knowsPasskeys } from '../../features/passkeys/passkeyCeremonies.ts'
import { call } from '../../platform/api/call.ts'
import { activityQuery, passkeysQuery } from '../../platform/api/queries.ts'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { Section } from './Section.tsx'
import { SectionStatus } from './SectionStatus.tsx'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The user's passkeys, with buttons to add, rename, and remove them. */
export function Passkeys() {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const isInBrowser = useIsInBrowser()
  const query = useQuery(passkeysQuery)
  const { data: passkeys } = query
  const adding = useMutation({
    mutationFn: async () => {
      const passkey = await createPasskey(await call('startPasskey', {}))
      if (!passkey) return
      const name = copy.passkeyName(dates.format(Date.now()))
      const addedPasskey = await call('addPasskey', { passkey, name })
      queryClient.setQueryData(passkeysQuery.queryKey, addedPasskey.passkeys)
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
      notify({ level: 'info', text: copy.passkeyAdded })
    },
    onError: (failure) =>
      notify({ level: 'error', text: failure instanceof CallError ? errorMessage(failure) : copy.notCreated }),
  })
  return (
    <Section title={copy.passkeys} text={copy.passkeysDetail} anchor="passkeys">
      {passkeys && passkeys.length > 0 && (
        <ul className="grid grid-cols-1 divide-y-2 divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys && isInBrowser && knowsPasskeys() && (
        <div>
          <Button tone="quiet" size="small" busy={adding.isPending} onClick={() => adding.mutate()}>
            {copy.addPasskey}
          </Button>
        </div>
      )}
      <SectionStatus query={query} loadingLabel={copy.loadingPasskeys} />
    </Section>
  )
}
