import { z } from 'zod'

/** How much an entry of the log matters (ENT-53). Browsers tell of warnings and errors alone. */
export const severities = ['INFO', 'DEBUG', 'WARN', 'ERROR'] as const
export type Severity = (typeof severities)[number]

/** `POST /log`: what browsers tell the operator (RPC-106). */
export const logEntriesSchema = z.object({
  entries: z
    .array(
      z.object({
        severity: z.enum(severities),
        message: z.string().max(500),
        path: z.string().max(200).optional(),
      }),
    )
    .max(20),
})
