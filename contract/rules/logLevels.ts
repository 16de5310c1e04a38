import type { Severity } from '../wire/log.ts'

/** The levels from which browsers report log entries, most entries first (RPC-106). */
export const logLevels = ['debug', 'info', 'warn', 'error', 'off'] as const
export type LogLevel = (typeof logLevels)[number]

/** The level of a server whose operator chose none. */
export const defaultLogLevel = 'warn' satisfies LogLevel

const ranks: Readonly<Record<Severity, number>> = { DEBUG: 0, INFO: 1, WARN: 2, ERROR: 3 }

/** Returns true if entries of a severity are reported at a level. */
export const isReported = (severity: Severity, level: LogLevel): boolean => ranks[severity] >= logLevels.indexOf(level)
