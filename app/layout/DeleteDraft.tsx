import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '@festoon/contract/draft'
import { titleOf } from '@festoon/contract/rules/titleOf'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { CallError } from '../api/postCall.ts'
import { draftsQuery } from '../api/queries.ts'
import { dropEvent } from '../session/sessionText.ts'

export interface DeleteDraftProps {
  /** The one that is to go; null: none is. */
  draft: Draft | null
  /** Kept after all, or gone. */
  onClose: (isDeleted: boolean) => void
}

/** Asks whether a draft shall be thrown away, and does it (EVLIST-15, DRAFT-03). */
export function DeleteDraft({ draft, onClose }: DeleteDraftProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const removal = useMutation({
    mutationFn: async ({ eventUuid }: Draft) => {
      try {
        await call('deleteDraft', { eventUuid })
      } catch (error) {
        // Another tab threw it away before: what was wanted is so.
        if (!(error instanceof CallError) || error.reason !== 'draftNotFound') throw error
      }
    },
    onSuccess: async (_, { eventUuid }) => {
      dropEvent(eventUuid)
      onClose(true)
      queryClient.setQueryData(draftsQuery.queryKey, (before: Draft[] | undefined) =>
        before?.filter((one) => one.eventUuid !== eventUuid),
      )
      notify({ level: 'info', text: 'Draft deleted.' })
      await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  return (
    <ConfirmDialog
      open={draft !== null}
      onOpenChange={(open) => {
        if (!open) onClose(false)
      }}
      title="Delete this draft?"
      text={
        <>
          <bdi className="font-semibold text-ink">{draft && titleOf(draft.event.title)}</bdi> will be gone for good.
          Nobody was invited to it yet.
        </>
      }
      tone="danger"
      confirmLabel="Delete draft"
      cancelLabel="Keep it"
      busy={removal.isPending}
      onConfirm={() => draft && removal.mutate(draft)}
    />
  )
}
