import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readGuestCsv } from './readGuestCsv.ts'

// The script of the thread that reads a guest list (see `readGuestCsvAside`).

const { content } = z.object({ content: z.instanceof(Uint8Array) }).parse(workerData)
parentPort?.postMessage(readGuestCsv(Buffer.from(content.buffer, content.byteOffset, content.byteLength)), [])
