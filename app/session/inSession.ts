/** The same in memory, for browsers that refuse storage or have no room. */
const inMemory = new Map<string, string>()

/** Keeps text for this browser session. */
export function keepInSession(name: string, text: string): void {
  inMemory.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Signing in doesn't leave the page, so memory is enough until a reload.
  }
}

/** Returns kept text; undefined if there is none. */
export function readFromSession(name: string): string | undefined {
  const known = inMemory.get(name)
  if (known !== undefined) return known
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes kept texts. */
export function dropFromSession(...names: string[]): void {
  for (const name of names) {
    inMemory.delete(name)
    try {
      sessionStorage.removeItem(name)
    } catch {
      // Nothing was kept.
    }
  }
}

/** The name under which an event in progress is kept (DRAFT-05). */
export const eventName = (id: string): string => `festoon.draft:${id}`

/** Removes an event in progress, wherever it was started. */
export const dropEvent = (id: string): void => dropFromSession(eventName(id))
