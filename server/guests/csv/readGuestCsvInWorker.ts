import { Worker } from 'node:worker_threads'
import { Failure } from '../../core/Failure.ts'
import { oneAtATime } from '../../core/turns/oneAtATime.ts'
import type { GuestCsv, ReadChoice, UnreadableFile } from './readGuestCsv.ts'

/** The thread's script: `guestCsvWorker.ts` in this folder, or `guestCsvWorker.js` next to the bundle. */
const script = new URL(import.meta.url.endsWith('.ts') ? './guestCsvWorker.ts' : './guestCsvWorker.js', import.meta.url)
/** Bounds the thread's memory in MB. The largest guest list needs about half of it. */
const maxHeapMb = 192
/** The maximum time in ms, after which the thread is ended so that it doesn't hold up other guest lists. */
const maxMs = 20_000
/** The maximum number of guest lists that wait while another is read. */
const inTurn = oneAtATime(10)

/**
 * Reads guests from a CSV file like `readGuestCsv`, in a separate thread, because a large file would block the server for
 * hundreds of milliseconds.
 * @throws Failure rateLimited if too many files wait, or csvUnreadable if reading takes too long or too
 * much memory; Error if the thread fails.
 */
export const readGuestCsvInWorker = (content: Buffer, choice: ReadChoice): Promise<GuestCsv | UnreadableFile> =>
  inTurn(
    () =>
      new Promise((settle, fail) => {
        const thread = new Worker(script, {
          workerData: { content: new Uint8Array(content), choice },
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
        })
        const late = setTimeout(() => {
          fail(new Failure('csvUnreadable'))
          void thread.terminate()
        }, maxMs)
        thread.once('message', settle)
        thread.once('error', (error: NodeJS.ErrnoException) =>
          fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Failure('csvUnreadable', {}, error) : error),
        )
        thread.once('exit', (code) => {
          clearTimeout(late)
          fail(new Error(`The thread that reads guest lists ended with ${code}`))
        })
      }),
  )
