/** Who hears when there is news: people who left their address on the welcome page (WELC-03). */
export interface NewsletterProvider {
  /**
   * Signs an address up. One that is there already stays, and nothing tells the two apart.
   * @throws Error when the service cannot be reached, is late or refuses.
   */
  subscribe(email: string): Promise<void>
}
