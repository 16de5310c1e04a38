import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Spinner } from '@festoon/ui/Spinner'
import { report } from '../../../rpc/report.ts'
import * as paths from '../../../pathTo.ts'
import { useSite } from '../../../session/site.ts'
import { saveDraft } from './saveDraft.ts'
import { drop, kept } from './sessionStore.ts'

/**
 * Saves the event that this browser has in progress as a draft, then goes to the drafts, whatever came of it (ROUTE-23,
 * ERR-27, ERR-28). What could not be saved stays in this tab's editor.
 */
export function Component() {
  const [search] = useSearchParams()
  const slot = search.get('draft') ?? 'new'
  const navigate = useNavigate()
  const notify = useNotice()
  const queryClient = useQueryClient()
  const { supportEmail } = useSite()
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const save = async (): Promise<void> => {
      const mine = kept(slot)
      if (!mine) return
      try {
        const saved = await saveDraft(mine.fields, mine.modificationId)
        drop(slot)
        queryClient.removeQueries({ queryKey: ['draft', saved.eventUuid] })
        notify({ level: 'info', text: 'Draft saved.' })
      } catch (error) {
        report('ERROR', 'A draft could not be saved', error)
        notify({
          level: 'error',
          text: `Sorry, something went wrong saving your draft. Please try again. If the problem persists, please contact us at ${supportEmail}.`,
        })
      }
    }
    const run = async (): Promise<void> => {
      await save()
      await queryClient.invalidateQueries({ queryKey: ['drafts'] })
      await navigate(paths.events('Drafts'), { replace: true })
    }
    void run()
  }, [slot, navigate, notify, queryClient, supportEmail])

  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead text-ink-muted">
      <Spinner /> Saving your draft…
    </p>
  )
}
