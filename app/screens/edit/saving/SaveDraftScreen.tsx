import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/saving'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Spinner } from '@festoon/ui/Spinner'
import * as paths from '../../../platform/paths.ts'
import { useSite } from '../../../platform/session/site.ts'
import { saveKeptEvent } from './saveKeptEvent.ts'

/**
 * The screen that saves the event in progress as a draft and then opens the list of drafts (ROUTE-23, ERR-27, ERR-28). If
 * saving fails, opens the list anyway, and leaves the event in session storage for the editor to restore.
 */
export function Component() {
  const [search] = useSearchParams()
  const slot = search.get('draft') ?? 'new'
  const navigate = useNavigate()
  const notify = useNotice()
  const queryClient = useQueryClient()
  const { supportEmail } = useSite()
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const run = async (): Promise<void> => {
      const savedEvent = await saveKeptEvent(slot, supportEmail)
      if (savedEvent?.draftId !== undefined) queryClient.removeQueries({ queryKey: ['draft', savedEvent.draftId] })
      if (savedEvent) notify(savedEvent.notice)
      await queryClient.invalidateQueries({ queryKey: ['drafts'] })
      await navigate(paths.events('Drafts'), { replace: true })
    }
    void run()
  }, [slot, navigate, notify, queryClient, supportEmail])

  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead text-ink-muted">
      <Spinner /> {copy.savingDraft}
    </p>
  )
}
