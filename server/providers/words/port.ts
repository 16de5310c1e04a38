/** A request for a description of an event. */
export interface DescriptionRequest {
  /** The host's own words about the event. */
  prompt: string
  eventName: string
  theme: string | undefined
  /** True if the prompt consists of sentences, and the description may add nothing to them, not even what suits the theme. */
  onlyHostsWords?: boolean | undefined
}

/** A provider that writes text for hosts. */
export interface WordsProvider {
  /**
   * Writes a description of an event, at most `limits.description` characters long.
   * @throws Error if the provider fails.
   */
  describe(request: DescriptionRequest): Promise<string>
  /**
   * Returns up to five search terms for a video that suits the text.
   * @throws Error if the provider fails.
   */
  keywords(text: string): Promise<string[]>
}
