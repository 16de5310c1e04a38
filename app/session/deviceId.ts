import { readStored, store } from './storage.ts'

let known: string | undefined

/** The id of this browser: `web-` and a generated id, kept in local storage (STORE-06). */
export function deviceId(): string {
  known ??= readStored('deviceId')
  if (known === undefined) {
    known = `web-${crypto.randomUUID()}`
    store('deviceId', known)
  }
  return known
}
