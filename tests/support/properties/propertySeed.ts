import { isLong } from '../isLong.ts'

/**
 * The seed of all property tests in CI, where a result must be the same when the commit is tested again. Undefined elsewhere and
 * under `--all`: each run then tries new cases.
 */
export const propertySeed = process.env['CI'] !== undefined && !isLong ? 20_261_130 : undefined
