import { useState } from 'react'
import * as copy from '@festoon/contract/messages/eventParts'
import { failures } from '@festoon/contract/messages/failures'
import { imageProblem, readImageKind } from '@festoon/ui/imageKind'
import { fitPhoto } from '../../../platform/browser/fitPhoto.ts'
import { messageIn } from '../../../platform/rpc/messageIn.ts'

const messageOf = messageIn(failures)

/**
 * Returns a function `add` that uploads photos one at a time, the upload progress, and an error message for each photo that failed.
 * `add` continues after those and calls `onAdded` at the end.
 */
export function useAdding(send: (photo: Blob) => Promise<void>, onAdded: () => void) {
  const [adding, setAdding] = useState<{ done: number; of: number } | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const addPhoto = async (photo: File, addProblem: (problem: string) => void): Promise<void> => {
    const image = await fitPhoto(photo)
    // The server reads all other kinds, or says that it can't.
    if ((await readImageKind(image)) === 'heic') return addProblem((await imageProblem(image)) ?? '')
    await send(image)
  }
  const add = async (photos: readonly File[]): Promise<void> => {
    setProblems([])
    for (const [index, photo] of photos.entries()) {
      setAdding({ done: index, of: photos.length })
      const addProblem = (problem: string): void =>
        setProblems((all) => [...all, photos.length === 1 ? problem : copy.photoFailed(photo.name, problem)])
      try {
        await addPhoto(photo, addProblem)
      } catch (error) {
        addProblem(messageOf(error))
      }
    }
    setAdding(null)
    onAdded()
  }
  return { adding, problems, add: (photos: readonly File[]) => void add(photos) }
}
