import { newUuid } from './newUuid.ts'
import { readStored, store } from './storage.ts'

let knownId: string | undefined

/** Returns this browser's id: `web-` followed by a random UUID, kept in local storage (STORE-06). */
export function deviceId(): string {
  knownId ??= readStored('deviceId')
  if (knownId === undefined) {
    knownId = `web-${newUuid()}`
    store('deviceId', knownId)
  }
  return knownId
}
