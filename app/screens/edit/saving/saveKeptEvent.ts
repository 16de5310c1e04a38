import * as copy from '@festoon/contract/messages/edit/saving'
import { report } from '../../../platform/rpc/report.ts'
import { saveDraft } from './saveDraft.ts'
import { drop, readKept, type Slot } from './sessionStore.ts'

/** The result of saving an event in progress. */
export interface SavedEvent {
  /** Shown for 20 seconds if saving failed, as every error. */
  notice: { level: 'info' | 'error'; text: string }
  /** The draft's id; undefined if saving failed. */
  draftId?: string
}

/**
 * Saves the event in progress as a draft, and returns the notice for the host (ERR-27, ERR-28). If saving fails for any reason,
 * the event stays in session storage. Returns undefined if there is no event in progress.
 */
export async function saveKeptEvent(slot: Slot, supportEmail: string): Promise<SavedEvent | undefined> {
  const keptEvent = readKept(slot)
  if (!keptEvent) return undefined
  try {
    const { eventUuid } = await saveDraft(keptEvent.fields, keptEvent.modificationId)
    drop(slot)
    return { notice: { level: 'info', text: copy.draftSaved }, draftId: eventUuid }
  } catch (error) {
    report('ERROR', 'A draft could not be saved', error)
    return { notice: { level: 'error', text: copy.draftFailed(supportEmail) } }
  }
}
