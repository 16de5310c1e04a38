import type { EventFields } from './eventFields.ts'

/** Props shared by the side panel's tabs. */
export interface PanelProps {
  fields: EventFields
  onChange: (changed: Partial<EventFields>) => void
}
