import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of objects that are alive, once everything else has been collected. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('The collector cannot be called')
  for (let round = 0; round < 3; round += 1) collect()
  return process.memoryUsage().heapUsed
}
