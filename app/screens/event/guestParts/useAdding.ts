import { useState } from 'react'
import * as copy from '@festoon/contract/messages/eventParts'
import { failures } from '@festoon/contract/messages/failures'
import { fitPhoto } from '../../../platform/browser/fitPhoto.ts'
import { messageIn } from '../../../platform/rpc/messageIn.ts'

const messageOf = messageIn(failures)

/**
 * Returns a function `add` that uploads photos one at a time, the upload progress, and an error message per photo.
 * `add` skips photos that fail and calls `onAdded` at the end.
 */
export function useAdding(send: (photo: Blob) => Promise<void>, onAdded: () => void) {
  const [adding, setAdding] = useState<{ done: number; of: number } | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const add = async (photos: readonly File[]): Promise<void> => {
    setProblems([])
    for (const [index, photo] of photos.entries()) {
      setAdding({ done: index, of: photos.length })
      try {
        await send(await fitPhoto(photo))
      } catch (error) {
        const message = messageOf(error)
        setProblems((all) => [...all, photos.length === 1 ? message : copy.photoFailed(photo.name, message)])
      }
    }
    setAdding(null)
    onAdded()
  }
  return { adding, problems, add: (photos: readonly File[]) => void add(photos) }
}
