import { Worker } from 'node:worker_threads'
import { Failure } from '../../core/Failure.ts'
import { oneAtATime } from '../../core/turns/oneAtATime.ts'
import type { PdfTask } from './pdfTask.ts'

/** The thread's script: `sheetPdfWorker.ts` in this folder, or `sheetPdfWorker.js` next to the bundle. */
const script = new URL(import.meta.url.endsWith('.ts') ? './sheetPdfWorker.ts' : './sheetPdfWorker.js', import.meta.url)
/** Bounds the thread's memory in MB. The largest sheet needs about half of it. */
const maxHeapMb = 192
/** The maximum time in ms, after which the thread is ended so that it doesn't hold up other sheets. */
const maxMs = 20_000
/** The maximum number of sheets that wait while another is drawn. */
const inTurn = oneAtATime(10)

/**
 * Draws a caterer sheet as PDF in a separate thread, because a long list of names would block the server.
 * @throws Failure rateLimited if too many sheets wait, or unavailable if drawing takes too long; Error if the thread fails.
 */
export const sheetPdf = (task: PdfTask): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((settle, fail) => {
        const thread = new Worker(script, {
          workerData: task,
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
        })
        const late = setTimeout(() => {
          fail(new Failure('unavailable'))
          void thread.terminate()
        }, maxMs)
        thread.once('message', (file: Uint8Array) => settle(Buffer.from(file)))
        thread.once('error', fail)
        thread.once('exit', (code) => {
          clearTimeout(late)
          fail(new Error(`The thread that draws caterer sheets ended with ${code}`))
        })
      }),
  )
