import type { PersonName } from './accessTable.ts'

/**
 * Every kind of caller of a route: the people of the access table, holders of personal links, and operators. `staleOperator` hasn't
 * recently proved that they are present; `operatorBearer` has only an access token of an operator's session.
 */
export const routeCallers = [
  'anonymous',
  'newcomer',
  'otherUser',
  'otherHost',
  'guestUser',
  'waitlisted',
  'denied',
  'removed',
  'sibling',
  'claimer',
  'stolenBearer',
  'linkHolder',
  'removedLinkHolder',
  'cohost',
  'host',
  'operator',
  'staleOperator',
  'operatorBearer',
] as const satisfies readonly (PersonName | 'anonymous' | 'linkHolder' | 'removedLinkHolder' | OperatorName)[]
export type RouteCaller = (typeof routeCallers)[number]
export type OperatorName = 'operator' | 'staleOperator' | 'operatorBearer'
