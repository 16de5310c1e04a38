import type { MergeFlow } from './mergeFlow.ts'
import type { Merge } from './mergeMachine.ts'

/** The reason that the merge dialog opened: an incomplete profile or an RSVP. */
export type MergeOrigin = 'profile' | 'rsvp'

/** Props of every step of the merge dialog. */
export interface MergeStepProps {
  from: MergeOrigin
  state: Merge
  flow: MergeFlow
  /** Ref callback for the field that is focused when the dialog opens. */
  first: (field: HTMLInputElement | null) => void
}
