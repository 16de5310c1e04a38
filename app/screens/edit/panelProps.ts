import type { EventFields } from './eventFields.ts'

/** Props shared by all tabs of the side panel. */
export interface PanelProps {
  fields: EventFields
  onChange: (changed: Partial<EventFields>) => void
}
