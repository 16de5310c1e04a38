/** A provider that stores the newsletter's subscribers (WELC-03). */
export interface NewsletterProvider {
  /**
   * Signs up an email address. An email address that is already subscribed gets the same result as a new one.
   * @throws Error if the service can't be reached, takes too long, or returns an error.
   */
  subscribe(email: string): Promise<void>
}
