import type { FailureData, Issue, Reason } from '@festoon/contract/wire/failure'

/**
 * Thrown when a call fails for one of the contract's reasons. It may be thrown anywhere and is converted to a result in one
 * place (dispatch.ts).
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly data: FailureData

  constructor(reason: Reason, details: { issues?: Issue[]; retryAfter?: number } = {}, cause?: unknown) {
    super(reason, { cause })
    this.data = { reason, ...details }
  }
}
