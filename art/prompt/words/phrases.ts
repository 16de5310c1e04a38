/** The mark before a phrase for something that the library lacks. The thing is only the most similar one. */
export const approximate = '~'

/** Phrases for things: the name of a thing, and its phrases with commas between them. A capybara drawn as a beaver is `~capybara`. */
export type PhraseTable = Readonly<Record<string, string>>
