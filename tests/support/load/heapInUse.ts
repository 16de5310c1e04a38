import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects garbage and returns the size of the live objects in bytes. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('The garbage collector is not available')
  for (let round = 0; round < 3; round += 1) collect()
  return process.memoryUsage().heapUsed
}
