/** Documentation for a component's page in the catalog, set as `parameters.guide` in the component's stories. */
export interface Guide {
  /** One or two sentences that say when to use another component, and which one. */
  avoid: string
  /** The keys that the component supports and their effects, in order of use. */
  keyboard: readonly (readonly [keys: string, does: string])[]
}
