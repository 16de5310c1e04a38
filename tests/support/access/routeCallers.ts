import { callers, type CallerName } from './accessTable.ts'

const operators = ['operator', 'staleOperator', 'operatorBearer'] as const
export type OperatorName = (typeof operators)[number]
export type RouteCaller = Exclude<CallerName, 'identity'> | 'staleHost' | OperatorName

/**
 * Every kind of caller of a route: those of the access table, except people who have no account yet, and operators.
 * `staleHost` and `staleOperator` haven't recently proved that they are present; `operatorBearer` has only an access token of an operator's
 * session.
 */
export const routeCallers: readonly RouteCaller[] = [
  ...callers.filter((caller) => caller !== 'identity'),
  'staleHost',
  ...operators,
]
