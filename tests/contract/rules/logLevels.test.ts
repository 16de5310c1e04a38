import { expect, it } from 'vitest'
import { defaultLogLevel, isReported } from '../../../contract/rules/logLevels.ts'
import { severities } from '../../../contract/wire/log.ts'

it('are reported from warnings by default [RPC-106]', () => {
  expect(severities.filter((severity) => isReported(severity, defaultLogLevel))).toEqual(['WARN', 'ERROR'])
})

it.each([
  ['debug', ['INFO', 'DEBUG', 'WARN', 'ERROR']],
  ['info', ['INFO', 'WARN', 'ERROR']],
  ['warn', ['WARN', 'ERROR']],
  ['error', ['ERROR']],
  ['off', []],
] as const)('are reported from the level %s [RPC-106]', (level, reportedSeverities) => {
  expect(severities.filter((severity) => isReported(severity, level))).toEqual(reportedSeverities)
})
