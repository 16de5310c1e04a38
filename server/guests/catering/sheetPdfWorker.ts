import { parentPort, workerData } from 'node:worker_threads'
import { drawSheetPdf } from './drawSheetPdf.ts'
import { pdfTaskSchema } from './pdfTask.ts'

// The script of the thread that draws a caterer sheet (see `sheetPdf`).

parentPort?.postMessage(new Uint8Array(await drawSheetPdf(pdfTaskSchema.parse(workerData))), [])
