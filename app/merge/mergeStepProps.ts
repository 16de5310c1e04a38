import type { MergeFlow } from './mergeFlow.ts'
import type { Merge } from './mergeMachine.ts'

/** What every step of the merge modal gets. */
export interface MergeStepProps {
  state: Merge
  flow: MergeFlow
  /** What has the focus first. */
  first: (field: HTMLInputElement | null) => void
}
