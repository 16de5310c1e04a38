import { z } from 'zod'

/** Severities of a log entry (ENT-53). Browsers report those from the operator's level (contract/rules/logLevels.ts). */
export const severities = ['INFO', 'DEBUG', 'WARN', 'ERROR'] as const
export type Severity = (typeof severities)[number]

/** The request body of `POST /log`, with log entries that a browser reports to the server (RPC-106). */
export const logEntriesSchema = z.object({
  entries: z
    .array(
      z.object({
        severity: z.enum(severities),
        message: z.string().max(500),
        path: z.string().max(200).optional(),
        place: z.string().max(100).optional(),
        version: z.string().max(64).optional(),
      }),
    )
    .max(20),
})
