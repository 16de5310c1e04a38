import { requirements } from '../../laws/sources/requirements.ts'

/** A text that the specification fixes word by word. */
export interface FixedText {
  /** The id of the requirement that quotes the text. */
  readonly id: string
  /** The text, with values in braces or as `N`, such as `{name} added.`. */
  readonly text: string
}

/** Returns the strings that a requirement quotes. An apostrophe inside a word doesn't end a quotation. */
export function quotedIn(requirement: string): string[] {
  return [...requirement.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g)].map(([, text = '']) => text)
}

/** Returns true for text that people read, and false for paths, names of fields, and calls. */
export const isRead = (text: string): boolean =>
  /^(?:[A-Z(]|\{\w)/.test(text) && /[a-z]/.test(text) && !/^(?:GET|POST) /.test(text)

/** Returns the texts of the app that the requirements fix, except those of the wire protocol. */
export function fixedTexts(): FixedText[] {
  return requirements()
    .filter(({ area, layer }) => area !== 'RPC' && layer.includes('app'))
    .flatMap(({ id, text }) => quotedIn(text).map((quoted) => ({ id, text: quoted })))
    .filter(({ text }) => isRead(text))
}

/**
 * Returns a text as its requirement quotes it. `values` replace the values in braces and `N`, in their order. `at` selects one
 * of several texts.
 * @throws Error if the requirement quotes no such text.
 */
export function fixedText(
  id: string,
  { at = 0, values = [] }: { at?: number; values?: readonly string[] } = {},
): string {
  const text = fixedTexts().filter((fixed) => fixed.id === id)[at]?.text
  if (text === undefined) throw new Error(`${id} quotes no text number ${at}`)
  const remainingValues = [...values]
  return text.replace(parameter, (name) => remainingValues.shift() ?? name)
}

/** Matches a value in a fixed text. */
export const parameter = /\{[^}]*\}|\bN\b/g
