/** A provider that writes text for hosts. */
export interface WordsProvider {
  /**
   * Writes a description of an event, at most `limits.description` characters long.
   * @throws Error if the provider fails.
   */
  describe(request: { prompt: string; eventName: string; theme: string | undefined }): Promise<string>
  /**
   * Returns up to five search terms for a video that suits the text.
   * @throws Error if the provider fails.
   */
  keywords(text: string): Promise<string[]>
}
