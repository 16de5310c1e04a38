/** What this page knows, for browsers that refuse storage or have no room for a picture. */
const inMemory = new Map<string, string>()

/** Keeps a text in this browser session. */
export function keepText(name: string, text: string): void {
  inMemory.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Signing in does not leave the page: memory serves until a reload.
  }
}

/** A text that was kept; undefined when there is none. */
export function keptText(name: string): string | undefined {
  const known = inMemory.get(name)
  if (known !== undefined) return known
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets texts. */
export function dropTexts(...names: string[]): void {
  for (const name of names) {
    inMemory.delete(name)
    try {
      sessionStorage.removeItem(name)
    } catch {
      // Nothing was kept.
    }
  }
}

/** Under which names an event in progress is kept: its fields, and its picture, which is large and seldom changes (DRAFT-05). */
export const eventNames = (id: string) => ({ fields: `festoon.draft:${id}`, cover: `festoon.cover:${id}` })

/** Forgets an event in progress, wherever it was begun. */
export function dropEvent(id: string): void {
  const { fields, cover } = eventNames(id)
  dropTexts(fields, cover)
}
