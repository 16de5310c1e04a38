/** What the product keeps in local storage, by name (STORE-01..07). Values are text. */
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
  | `answers:${string}`
  | `given:${string}`
  | `seen:${string}`
  | `waiting:${string}`

const prefix = 'festoon.'

/** Reads a stored value; undefined when there is none or the browser refuses storage. */
export function readStored(name: StoredName): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value. A browser that refuses (private mode, full) only forgets: nothing depends on it. */
export function store(name: StoredName, value: string): void {
  try {
    localStorage.setItem(prefix + name, value)
  } catch {
    // Without storage the visit still works, it is only not remembered.
  }
}

/** Keeps a value no longer. */
export function forget(name: StoredName): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Then nothing was stored either.
  }
}

/** Tells other tabs something, without keeping it. */
export function tell(name: StoredName): void {
  store(name, String(Date.now()))
  forget(name)
}

/** Tells whether a key of local storage is that of a stored value. */
export const isStoredAs = (key: string | null, name: StoredName): boolean => key === prefix + name

/** Removes everything the product stored in this browser, but for the device's id (SIGN-19). */
export function clearStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(prefix) && key !== `${prefix}deviceId`) storage.removeItem(key)
  } catch {
    // No storage, nothing to clear.
  }
}
