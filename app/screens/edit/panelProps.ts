import type { EventFields } from './eventFields.ts'

/** The props of every tab of the side panel. */
export interface PanelProps {
  fields: EventFields
  onChange: (changed: Partial<EventFields>) => void
}
