/** The id of the script element that contains the page's embedded data. */
export const documentDataId = 'festoon-data'

/**
 * Converts a value to JSON that is safe to embed in a script element, because it contains no `<`, `>`, or Unicode line
 * separators.
 */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Returns the data that the server embedded in the page; undefined if there is none. */
export function readDocumentData(): unknown {
  const text = document.getElementById(documentDataId)?.textContent
  return text ? JSON.parse(text) : undefined
}
