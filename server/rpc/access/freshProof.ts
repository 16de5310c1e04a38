import { limits } from '@festoon/contract/limits'
import type { Session } from './sessionOfToken.ts'

/** Returns true if a session's user has proved within `limits.proofSeconds` that they are present. `now` is in ms. */
export const isFreshlyProven = ({ provenAt }: Session, now: number): boolean =>
  now - provenAt < limits.proofSeconds * 1_000
