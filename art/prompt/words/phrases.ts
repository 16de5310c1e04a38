/** Phrases for things: the name of a thing, and its phrases with commas between them. */
export type PhraseTable = Readonly<Record<string, string>>
