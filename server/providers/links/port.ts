/** A provider that knows which sites are dangerous. */
export interface LinkReputation {
  /** Returns the given host names that no host may link to. `hosts` are in lower case and ASCII. */
  findBlocked(hosts: readonly string[]): Promise<readonly string[]>
}
