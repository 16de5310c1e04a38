/** Copies of the stored text by name, for use if the browser blocks session storage or has no space left. */
const inMemory = new Map<string, string>()

/** Stores text in this tab's session storage, and in memory in case session storage fails. */
export function keepInSession(name: string, text: string): void {
  inMemory.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // The in-memory copy survives signing in on this page, but not a reload.
  }
}

/** Returns the text stored under a name; undefined if there is none. */
export function readFromSession(name: string): string | undefined {
  const heldValue = inMemory.get(name)
  if (heldValue !== undefined) return heldValue
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes the text stored under each of the given names. */
export function dropFromSession(...names: string[]): void {
  for (const name of names) {
    inMemory.delete(name)
    try {
      sessionStorage.removeItem(name)
    } catch {
      // Nothing was stored.
    }
  }
}

/** Returns the name under which an event in progress is stored (DRAFT-05). */
export const eventName = (id: string): string => `festoon.draft:${id}`

/** Removes an event in progress from this tab's storage. */
export const dropEvent = (id: string): void => dropFromSession(eventName(id))
