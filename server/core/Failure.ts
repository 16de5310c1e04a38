import type { FailureData, Reason } from '@festoon/contract/wire/failure'

/** Thrown when a call fails for a reason that the contract defines. `dispatch.ts` converts the error to the call's response. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly data: FailureData

  constructor(reason: Reason, details: Omit<FailureData, 'reason'> = {}, cause?: unknown) {
    super(reason, { cause })
    this.data = { reason, ...details }
  }
}
