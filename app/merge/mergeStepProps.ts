import type { MergeFlow } from './mergeFlow.ts'
import type { Merge } from './mergeMachine.ts'

/** Where the merge modal was reached from: a profile that lacks something, or an answer just given. */
export type MergeOrigin = 'profile' | 'rsvp'

/** What every step of the merge modal gets. */
export interface MergeStepProps {
  from: MergeOrigin
  state: Merge
  flow: MergeFlow
  /** What has the focus first. */
  first: (field: HTMLInputElement | null) => void
}
