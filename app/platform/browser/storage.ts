/** Names of the values that the app keeps in local storage, without their common prefix (STORE-01..07). */
export type StoredName =
  | 'deviceId'
  | 'signedOutAt'
  | 'signedInAs'
  | 'phone'
  | 'email'
  | 'mergeNudgedAt'
  | 'mergeLater'
  | 'eventPage'
  | 'freeCoins'
  | 'guestListWithout'
  | 'timeZone'
  | `guest:${string}`
  | `envelope:${string}`
  | `texts:${string}`
  | FormerName

/** Names of values that are part of `guest:` now (app/platform/document/guestMemory.ts). They are read, but no longer written. */
type FormerName = `${'invitee' | 'token' | 'responses' | 'given' | 'seen' | 'waiting' | 'kept'}:${string}`

const prefix = 'festoon.'

/** Returns a stored value; undefined if there is none or the browser blocks storage. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value. Returns false if storage is blocked or full. The app works without storage. */
export function store(name: Exclude<StoredName, FormerName>, value: string): boolean {
  try {
    localStorage.setItem(prefix + name, value)
    return true
  } catch {
    return false
  }
}

/** Removes a stored value, if there is one. */
export function forget(name: StoredName): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Notifies other tabs with storage events, without leaving a value in storage. */
export function broadcast(name: Exclude<StoredName, FormerName>): void {
  store(name, String(Date.now()))
  forget(name)
}

/** Returns true if `key` is the local storage key of the value called `name`. */
export const isStoredAs = (key: string | null, name: StoredName): boolean => key === prefix + name

/** Removes everything in local storage and in this tab's session storage (SIGN-19). */
export function clearStored(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Without storage there is nothing to clear.
  }
}
