import { listIn, pluralIn } from '../format.ts'

/** Picks the form of a message for a count. */
export const plural = /* @__PURE__ */ pluralIn('en')

/** Joins a list with "and". */
export const list = /* @__PURE__ */ listIn('en')
