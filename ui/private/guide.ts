/** What a component's page in the catalogue says beside its docstring: a story file's `parameters.guide`. */
export interface Guide {
  /** When to take something else, and what: one or two sentences. */
  avoid: string
  /** Keys and what they do, in the order in which a person meets them; empty for what takes no keys. */
  keyboard: readonly (readonly [keys: string, does: string])[]
}
