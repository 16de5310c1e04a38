/** Extra documentation for a component's catalog page: the `parameters.guide` of a story file. */
export interface Guide {
  /** Advice on when to use another component, and which one: one or two sentences. */
  avoid: string
  /** Keyboard keys and what they do, in order of use. */
  keyboard: readonly (readonly [keys: string, does: string])[]
}
