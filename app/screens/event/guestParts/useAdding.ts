import { useState } from 'react'
import * as copy from '@festoon/contract/messages/eventParts'
import { failures } from '@festoon/contract/messages/failures'
import { messageIn } from '../../../platform/rpc/messageIn.ts'

const messageOf = messageIn(failures)

/**
 * Returns a function `add` that uploads photos one at a time, the upload progress, and the latest error message. `add` skips
 * photos that fail and calls `onAdded` at the end.
 */
export function useAdding(send: (photo: File) => Promise<void>, onAdded: () => void) {
  const [adding, setAdding] = useState<{ done: number; of: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (photos: readonly File[]): Promise<void> => {
    setProblem(null)
    for (const [index, photo] of photos.entries()) {
      setAdding({ done: index, of: photos.length })
      try {
        await send(photo)
      } catch (error) {
        setProblem(photos.length === 1 ? messageOf(error) : copy.photoFailed(photo.name, messageOf(error)))
      }
    }
    setAdding(null)
    onAdded()
  }
  return { adding, problem, add: (photos: readonly File[]) => void add(photos) }
}
