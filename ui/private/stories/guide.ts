/** Extra documentation for a component's page in the catalog, given as `parameters.guide` in its story file. */
export interface Guide {
  /** One or two sentences on when to use another component, and which one. */
  avoid: string
  /** Keyboard keys and their effects, in order of use. */
  keyboard: readonly (readonly [keys: string, does: string])[]
}
