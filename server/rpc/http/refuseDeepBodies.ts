import type { FastifyInstance } from 'fastify'
import { Failure } from '../../core/Failure.ts'

/** The maximum number of levels in a JSON body. The deepest valid one has about ten. */
const maxDepth = 100

/** Returns true if a value has more than `maxDepth` levels. Doesn't recurse, which could exceed the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** Refuses deeply nested JSON bodies, because comparing or printing them exceeds the stack. */
export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body === 'object' && body !== null && !(body instanceof Buffer) && isTooDeep(body))
      throw new Failure('malformed')
  })
}
