import { expressionBuilder } from 'kysely'
import type { Tables } from '../schema.ts'

const { fn, val } = expressionBuilder<Tables>()

/**
 * Builds an expression that matches any of the given values, as in `where('id', '=', anyOf(ids))`. The values are passed as
 * one parameter, so the statement's text doesn't depend on their number, and the limit is higher than with `in`.
 */
export const anyOf = (values: readonly string[]) => fn.any(val([...values]))
