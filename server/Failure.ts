import type { FailureData, Issue, Reason } from '@festoon/contract/failure'

/** A call that ends with one of the contract's reasons. Thrown anywhere; answered in one place (dispatch.ts). */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly data: FailureData

  constructor(reason: Reason, details: { issues?: Issue[]; retryAfter?: number } = {}, cause?: unknown) {
    super(reason, { cause })
    this.data = { reason, ...details }
  }
}
