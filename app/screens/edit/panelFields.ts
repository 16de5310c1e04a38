import type { EventFields } from './eventFields.ts'

/** The tabs of the editor's side panel (PANEL-01). */
export const panelTabs = ['cover', 'background', 'questions', 'options'] as const
export type PanelTab = (typeof panelTabs)[number]

/** The fields that each tab edits, and that its Cancel restores. Not the playlist, which exists on the music service. */
export const panelFields = {
  // A gallery image brings its colors, if the host hasn't chosen any.
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

/** Returns the fields with those of a tab restored. */
export function restoreTab(fields: EventFields, tab: PanelTab, before: EventFields): EventFields {
  return { ...fields, ...Object.fromEntries(panelFields[tab].map((name) => [name, before[name]])) }
}
