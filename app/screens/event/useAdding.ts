import { useState } from 'react'
import { failureText } from '@festoon/contract/failureText'
import { messageIn } from '../../api/messageIn.ts'

const sentence = messageIn(failureText)

/**
 * Adds photos one after the other and says how far that is. One that cannot be read does not hold up the rest. `done` is
 * called at the end, whatever became of them.
 */
export function useAdding(send: (photo: File) => Promise<void>, done: () => void) {
  const [adding, setAdding] = useState<{ done: number; of: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const add = async (photos: readonly File[]): Promise<void> => {
    setProblem(null)
    for (const [at, photo] of photos.entries()) {
      setAdding({ done: at, of: photos.length })
      try {
        await send(photo)
      } catch (error) {
        setProblem(photos.length === 1 ? sentence(error) : `${photo.name}: ${sentence(error)}`)
      }
    }
    setAdding(null)
    done()
  }
  return { adding, problem, add: (photos: readonly File[]) => void add(photos) }
}
