/** A provider that writes text for hosts. */
export interface WordsProvider {
  /**
   * Returns a description of an event, at most `limits.description` characters.
   * @throws Error on failure.
   */
  describe(request: { prompt: string; eventName: string; theme: string | undefined }): Promise<string>
  /**
   * Returns up to five search terms for a video that suits the text.
   * @throws Error on failure.
   */
  keywords(text: string): Promise<string[]>
}
