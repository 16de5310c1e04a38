import type { EventFields } from './eventFields.ts'

/** The tabs of the editor's side panel (PANEL-01). */
export const panelTabs = ['cover', 'background', 'questions', 'options'] as const
export type PanelTab = (typeof panelTabs)[number]

/**
 * The fields that Cancel restores in each tab of the side panel. The playlist isn't included, because it already exists on the
 * music service.
 */
export const panelFields = {
  // Picking a gallery image can also change the colors and the lettering.
  cover: ['cover', 'prompt', 'inspirationId', 'suggestionTags', 'colors', 'lettering'],
  background: ['colors', 'lettering', 'animation', 'backgroundUrl', 'earlierUrl', 'backgroundQuery', 'isVideoOff'],
  questions: ['questions'],
  options: [
    'openInvite',
    'publicGuestList',
    'headDetails',
    'remindersEnabled',
    'hostNotification',
    'communicationPreference',
    'hasWaitlist',
    'capacity',
    'addressFor',
    'allowMaybe',
    'decideOn',
    'rsvpOn',
    'lateRsvps',
  ],
} as const satisfies Record<PanelTab, readonly (keyof EventFields)[]>

/** Returns `fields` with the fields of one tab restored from `before`. */
export function restoreTab(fields: EventFields, tab: PanelTab, before: EventFields): EventFields {
  return { ...fields, ...Object.fromEntries(panelFields[tab].map((name) => [name, before[name]])) }
}
