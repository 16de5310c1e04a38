import type { MergeFlow } from './mergeFlow.ts'
import type { Merge } from './mergeMachine.ts'

/** The place where the merge dialog was opened: in an incomplete profile, or after an RSVP. */
export type MergeOrigin = 'profile' | 'rsvp'

/** The props of every step of the merge dialog. */
export interface MergeStepProps {
  from: MergeOrigin
  state: Merge
  flow: MergeFlow
  /** Ref of the field that is focused first. */
  first: (field: HTMLInputElement | null) => void
}
