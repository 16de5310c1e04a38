import type { EventFields } from './eventFields.ts'

/** Props shared by the side panel's tabs. */
export interface PanelProps {
  fields: EventFields
  onChange: (changed: Partial<EventFields>) => void
}

/** Props of tabs with fields that can be invalid. */
export interface FaultyPanelProps extends PanelProps {
  /** The number of attempts to save that failed because of a field in a tab. Each focuses the first invalid field. */
  faults: number
}
