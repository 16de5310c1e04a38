import { expressionBuilder } from 'kysely'
import type { Tables } from '../schema.ts'

const { fn, val } = expressionBuilder<Tables>()

/**
 * Builds an expression that matches any of the given values, as in `where('id', '=', anyOf(ids))`. Passes all values as one
 * parameter. Unlike with `in`, the number of values doesn't change the statement's text and isn't limited.
 */
export const anyOf = (values: readonly string[]) => fn.any(val([...values]))
