import { listIn, pluralIn } from '../format.ts'

/** Returns the form of a message that matches a count, such as the singular or plural. */
export const plural = /* @__PURE__ */ pluralIn('en')

/** Joins items into a phrase such as "Ann, Ben, and Cem". */
export const list = /* @__PURE__ */ listIn('en')
