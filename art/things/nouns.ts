import { unpack } from './unpack.ts'

/** A noun of something to see. */
export interface Noun {
  /** The thing of the library that is most like it, if there is one. */
  thing?: string
  /** True if the thing is it: the noun is another word for the thing. */
  isSame: boolean
}

/** English nouns of things to see, by their normalized words. */
export type Nouns = ReadonlyMap<string, Noun>

async function readNouns(): Promise<Nouns> {
  const lines = await unpack('nouns.txt.br')
  return new Map(
    lines.map(([noun = '', thing = '', likeness]) => [
      noun,
      { ...(thing === '' ? {} : { thing }), isSame: likeness === 'same' },
    ]),
  )
}

let nouns: Promise<Nouns> | undefined

/** Returns the English nouns of things to see (scripts/sprites/packNouns.mjs), which are read once. */
export const loadNouns = (): Promise<Nouns> => (nouns ??= readNouns())
