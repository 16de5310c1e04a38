import { newUuid } from './newUuid.ts'
import { readStored, store } from './storage.ts'

let known: string | undefined

/** Returns this browser's id: `web-` followed by a random UUID, kept in local storage (STORE-06). */
export function deviceId(): string {
  known ??= readStored('deviceId')
  if (known === undefined) {
    known = `web-${newUuid()}`
    store('deviceId', known)
  }
  return known
}
