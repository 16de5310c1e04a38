import { expressionBuilder } from 'kysely'
import type { Tables } from '../schema.ts'

const { fn, val } = expressionBuilder<Tables>()

/**
 * Builds an expression that matches any of the given values, as in `where('id', '=', anyOf(ids))`. All values are passed as
 * one parameter. The statement's text therefore doesn't depend on their number, and more values are possible than with `in`.
 */
export const anyOf = (values: readonly string[]) => fn.any(val([...values]))
