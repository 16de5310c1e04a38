import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/edit/cover'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { call } from '../../../platform/api/call.ts'
import { imageHistoryQuery } from '../../../platform/api/queries.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'

export interface DeleteImageProps {
  imageUrl: string
  onClose: () => void
}

/** Asks for confirmation, then deletes an image from the user's image history. */
export function DeleteImage({ imageUrl, onClose }: DeleteImageProps) {
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call('deleteEventImage', { imageUrl }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: imageHistoryQuery.queryKey })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={copy.deleteImageTitle}
      text={
        <>
          {copy.deleteImageDetail}{' '}
          <span role="alert" className="text-error">
            {error && errorMessage(error)}
          </span>
        </>
      }
      tone="danger"
      confirmLabel={copy.deleteImage}
      cancelLabel={copy.keepImage}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
