import type { EventFields } from './eventFields.ts'

/** What every tab of the side panel is given. */
export interface PanelProps {
  fields: EventFields
  onChange: (changed: Partial<EventFields>) => void
}
