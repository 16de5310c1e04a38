import { createHash } from 'node:crypto'
import { oneAtATime } from '../oneAtATime.ts'

/** The maximum number of files waiting to be drawn. */
const waiting = 100

/**
 * Creates a function that draws files (pictures, fonts) one at a time and keeps the `kept` most recently requested ones. `content`
 * is all that the file depends on, and `admit` is called first for a file that has to be drawn. The function rejects with a
 * rateLimited Failure if too many files are waiting to be drawn.
 */
export function drawnOnce(
  kept: number,
): (content: object, admit: () => Promise<void>, draw: () => Promise<Buffer>) => Promise<Buffer> {
  const inTurn = oneAtATime(waiting)
  const drawn = new Map<string, Promise<Buffer>>()
  return (content, admit, draw) => {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    const known = drawn.get(key)
    drawn.delete(key)
    const file = known ?? admit().then(() => inTurn(draw))
    drawn.set(key, file)
    // A file that failed is drawn again on the next request.
    file.catch(() => drawn.delete(key))
    const [oldest] = drawn.keys()
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest)
    return file
  }
}
