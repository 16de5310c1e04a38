import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readGuestCsv } from './readGuestCsv.ts'

// The script of the thread that reads a guest list (see `readGuestCsvInWorker`).

const { content, choice } = z
  .object({
    content: z.instanceof(Uint8Array),
    choice: z.object({
      name: z.number().optional(),
      email: z.number().optional(),
      withDeclined: z.boolean().optional(),
      country: z.string().optional(),
    }),
  })
  .parse(workerData)
const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
parentPort?.postMessage(readGuestCsv(file, choice), [])
