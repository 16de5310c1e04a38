import type { EventFields } from './eventFields.ts'

/** The tabs of the editor's side panel (PANEL-01). */
export const panelTabs = ['cover', 'background', 'questions', 'options'] as const
export type PanelTab = (typeof panelTabs)[number]

/**
 * The fields edited in each tab, which Cancel restores. The playlist isn't included, because it exists on the music service.
 */
export const panelFields = {
  // Picking a gallery image also sets the colors, if the host hasn't chosen any.
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

/** Returns the fields, with those of one tab restored from an earlier state. */
export function restoreTab(fields: EventFields, tab: PanelTab, before: EventFields): EventFields {
  return { ...fields, ...Object.fromEntries(panelFields[tab].map((name) => [name, before[name]])) }
}
