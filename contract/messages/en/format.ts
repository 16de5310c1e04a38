import { listIn, pluralIn } from '../format.ts'

/** Returns the plural form of a message for a count. */
export const plural = /* @__PURE__ */ pluralIn('en')

/** Joins items with "and". */
export const list = /* @__PURE__ */ listIn('en')
