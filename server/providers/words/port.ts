/** Writes for hosts. */
export interface WordsProvider {
  /** A description of an event, at most `limits.description` characters. @throws Error when none came. */
  describe(request: { prompt: string; eventName: string; theme: string | undefined }): Promise<string>
  /** Up to five words to search a film by; none when the text says nothing. @throws Error when none came. */
  keywords(text: string): Promise<string[]>
}
