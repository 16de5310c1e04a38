import * as copy from '@festoon/contract/messages/guests/guestTasks'
import type { EventView } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'

/** Tasks for managing guests, each with its own dialog. */
const guestTasks = ['message', 'paste', 'import', 'download', 'preview'] as const
export type GuestTask = (typeof guestTasks)[number]

/** Props of every guest task's dialog. */
export interface GuestTaskProps {
  event: EventView
  onClose: () => void
}

export const taskLabels: Readonly<Record<GuestTask, string>> = {
  message: copy.sendMessage,
  paste: copy.pasteEmails,
  import: copy.importGuests,
  download: copy.downloadList,
  preview: copy.sendPreview,
}

export const taskHints: Readonly<Record<GuestTask, string>> = {
  message: copy.sendMessageHint,
  paste: copy.pasteEmailsHint,
  import: copy.importGuestsHint,
  download: copy.downloadListHint,
  preview: copy.sendPreviewHint,
}

/**
 * Returns the tasks available to a host. Sending a message requires at least one guest (AUTHZ-24). Adding guests and previewing
 * the invite require a party that isn't over or canceled. Downloading the guest list is always possible (AUTHZ-13). `now` is in
 * ms.
 */
export function openTasks(event: EventView, now: number): GuestTask[] {
  const isPartyOver = isPast(event, now)
  const isOpen: Readonly<Record<GuestTask, boolean>> = {
    message: (event.host?.guestCount ?? 0) > 0,
    paste: !isPartyOver,
    import: !isPartyOver,
    download: true,
    preview: !isPartyOver,
  }
  return guestTasks.filter((task) => isOpen[task])
}
