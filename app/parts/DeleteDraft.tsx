import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/ending'
import type { Draft } from '@festoon/contract/nouns/draft'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../platform/api/call.ts'
import { draftsQuery } from '../platform/api/queries.ts'
import { errorMessage } from '../platform/rpc/errorMessage.ts'
import { CallError } from '../platform/rpc/postCall.ts'
import { dropEvent } from '../platform/session/inSession.ts'

export interface DeleteDraftProps {
  /** The draft to delete; null while the dialog is closed. */
  draft: Draft | null
  /** Called when the dialog closes, with true if the draft was deleted. */
  onClose: (isDeleted: boolean) => void
}

/** Confirmation dialog for deleting a draft (EVLIST-15, DRAFT-03). */
export function DeleteDraft({ draft, onClose }: DeleteDraftProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const removal = useMutation({
    mutationFn: async ({ eventUuid }: Draft) => {
      try {
        await call('deleteDraft', { eventUuid })
      } catch (error) {
        // The draft was already deleted in another tab.
        if (!(error instanceof CallError) || error.reason !== 'draftNotFound') throw error
      }
    },
    onSuccess: async (_, { eventUuid }) => {
      dropEvent(eventUuid)
      onClose(true)
      queryClient.setQueryData(draftsQuery.queryKey, (before) => before?.filter((one) => one.eventUuid !== eventUuid))
      notify({ level: 'info', text: copy.draftDeleted })
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
      title={copy.deleteDraftTitle}
      text={
        <>
          {copy.deleteDraftText(
            <bdi key="title" className="font-semibold text-ink">
              {draft && titleOf(draft.event.title)}
            </bdi>,
          )}
        </>
      }
      tone="danger"
      confirmLabel={copy.deleteDraft}
      cancelLabel={copy.keepDraft}
      busy={removal.isPending}
      onConfirm={() => draft && removal.mutate(draft)}
    />
  )
}
