import { createHash } from 'node:crypto'
import { Failure } from '../Failure.ts'
import { fairTurns } from './fairTurns.ts'

/** The maximum number of files that wait to be drawn, in total and for one network. */
const waitingInAll = 1_000
const waitingOfNetwork = 100
/** The delay in seconds before requesters should retry when too many files are waiting. */
const retryAfter = 5

/** Someone who requests a file. `admit` is called first if it has to be drawn, and may refuse. */
export interface Requester {
  network: string
  admit: () => Promise<void>
}

/** A file that is drawn, waits for it, or is kept. */
interface Drawing {
  file: Promise<Buffer>
  /** Draws the file. */
  begin: () => Promise<Buffer>
  hasBegun: boolean
  /** The turns of the networks that wait for the file. Whichever comes first draws it for all. */
  turns: Map<string, Promise<Buffer>>
}

/**
 * Creates a function that draws files (pictures, fonts) in fair turns of the networks that request them, and keeps the `maxStored` most
 * recently requested ones. `content` is all that the file depends on. Someone who requests many files therefore delays mainly
 * themselves, even if others want the same ones. The function rejects with a rateLimited Failure if too many files are waiting.
 */
export function drawnOnce(
  maxStored: number,
): (content: object, requester: Requester, draw: () => Promise<Buffer>) => Promise<Buffer> {
  const inTurn = fairTurns()
  const drawings = new Map<string, Drawing>()
  const waiting = new Map<string, number>()

  const enter = (network: string): void => {
    const all = [...waiting.values()].reduce((sum, count) => sum + count, 0)
    const waitingHere = waiting.get(network) ?? 0
    if (all >= waitingInAll || waitingHere >= waitingOfNetwork) throw new Failure('rateLimited', { retryAfter })
    waiting.set(network, waitingHere + 1)
  }
  const leave = (network: string): void => {
    const waitingHere = (waiting.get(network) ?? 0) - 1
    if (waitingHere > 0) waiting.set(network, waitingHere)
    else waiting.delete(network)
  }

  async function takeTurn(drawing: Drawing, { network, admit }: Requester): Promise<Buffer> {
    await admit()
    enter(network)
    const abandonment = new AbortController()
    const caller = { network, id: network }
    const turn = { caller, signal: abandonment.signal, begin: () => undefined }
    try {
      const drawingInTurn = inTurn(turn, async () => {
        if (!drawing.hasBegun) await drawing.begin()
      })
      return await Promise.race([drawing.file, drawingInTurn.then(() => drawing.file)])
    } finally {
      // The file may have been drawn in another network's turn.
      abandonment.abort(new Failure('rateLimited'))
      leave(network)
    }
  }

  return (content, requester, draw) => {
    const { network } = requester
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    const drawing = drawings.get(key) ?? newDrawing(draw)
    drawings.delete(key)
    drawings.set(key, drawing)
    const [oldest] = drawings.keys()
    if (drawings.size > maxStored && oldest !== undefined) drawings.delete(oldest)
    if (drawing.hasBegun) return drawing.file
    const earlier = drawing.turns.get(network)
    if (earlier) return earlier
    const turn = takeTurn(drawing, requester)
    drawing.turns.set(network, turn)
    turn.catch(() => {
      drawing.turns.delete(network)
      // A file that failed, or that no one waits for, is drawn again on the next request.
      const isUnwanted = drawing.turns.size === 0
      if (isUnwanted && drawings.get(key) === drawing) drawings.delete(key)
    })
    return turn
  }
}

function newDrawing(draw: () => Promise<Buffer>): Drawing {
  const { promise: file, resolve, reject } = Promise.withResolvers<Buffer>()
  // Each requester handles the failure.
  file.catch(() => undefined)
  const drawing: Drawing = {
    file,
    hasBegun: false,
    turns: new Map(),
    begin: () => {
      drawing.hasBegun = true
      draw().then(resolve, reject)
      return file
    },
  }
  return drawing
}
