/** Where the document keeps the data that it was rendered from. */
export const documentDataId = 'festoon-data'

/** JSON that can stand inside a script element: nothing in it can end the element or start a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Reads the data back in the browser; undefined when the document has none. */
export function readDocumentData(): unknown {
  const text = document.getElementById(documentDataId)?.textContent
  return text ? JSON.parse(text) : undefined
}
