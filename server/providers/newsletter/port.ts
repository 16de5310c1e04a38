/** The newsletter's subscribers, who left their address on the welcome page (WELC-03). */
export interface NewsletterProvider {
  /**
   * Signs an address up. A known address gives the same result as a new one.
   * @throws Error if the service can't be reached, is late or returns an error.
   */
  subscribe(email: string): Promise<void>
}
