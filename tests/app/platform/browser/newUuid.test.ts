import { expect, it } from 'vitest'
import { newUuid } from '../../../../app/platform/browser/newUuid.ts'

it('creates random UUIDs of version 4, even without a secure origin', () => {
  const uuids = Array.from({ length: 500 }, newUuid)
  for (const uuid of uuids) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(uuids).size).toBe(500)
  expect(new Set(uuids.map((uuid) => uuid[19])).size).toBe(4)
})
