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
  | `invitee:${string}`
  | `token:${string}`
  | `responses:${string}`
  | `given:${string}`
  | `seen:${string}`
  | `envelope:${string}`
  | `waiting:${string}`
  | `texts:${string}`
  | `kept:${string}`

const prefix = 'festoon.'

/** Returns a stored value; undefined if there is none or the browser blocks storage. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value, unless storage is blocked or full. */
export function store(name: StoredName, value: string): void {
  try {
    localStorage.setItem(prefix + name, value)
  } catch {
    // The app works without storage.
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
export function broadcast(name: StoredName): void {
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
