export interface Docstring {
  readonly line: number
  /** The text on one line, without comment markers. */
  readonly text: string
}

/** Returns the docstrings of a source text. */
export function readDocstrings(source: string): Docstring[] {
  return [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(({ 1: body = '', index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: body
      .replace(/\n\s*\* ?/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}
