import type { EventFields } from './eventFields.ts'

/** The tabs of the editor's side panel (PANEL-01). */
export const panelTabs = ['cover', 'background', 'questions', 'options'] as const
export type PanelTab = (typeof panelTabs)[number]

/** What each tab edits: what its Cancel takes back. A playlist is not among it: it is real on the music service. */
export const panelFields = {
  // A picture of the gallery brings its colours to a page that has none of its own yet.
  cover: ['cover', 'prompt', 'inspirationId', 'suggestionTags', 'colors'],
  background: ['colors', 'animation', 'backgroundUrl', 'backgroundQuery', 'isVideoOff'],
  questions: ['questions'],
  options: [
    'openInvite',
    'publicGuestList',
    'remindersEnabled',
    'hostNotification',
    'communicationPreference',
    'hasWaitlist',
    'capacity',
  ],
} as const satisfies Record<PanelTab, readonly (keyof EventFields)[]>

/** The fields with those of a tab as they were before. */
export function takenBack(fields: EventFields, tab: PanelTab, before: EventFields): EventFields {
  return { ...fields, ...Object.fromEntries(panelFields[tab].map((name) => [name, before[name]])) }
}
