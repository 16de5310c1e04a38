import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { EventBackdrop } from '../../parts/EventBackdrop.tsx'
import { useLiveColors } from '../../parts/liveColors.ts'
import * as paths from '../../pathTo.ts'
import { newUuid } from '../../browser/newUuid.ts'
import { useSession } from '../../session/useSession.ts'
import { ChangesDialog } from './saving/ChangesDialog.tsx'
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { EditorForm } from './EditorForm.tsx'
import { EditorPanel } from './EditorPanel.tsx'
import { EditorToast } from './EditorToast.tsx'
import { isDirty } from './editorState.ts'
import { DeletedDraftDialog } from './saving/DeletedDraftDialog.tsx'
import { GuestsSection } from './options/GuestsSection.tsx'
import { missingText } from './missingItems.ts'
import { useLostCover } from './cover/croppedCover.ts'
import { SavedStatus } from './saving/SavedStatus.tsx'
import { drop, keep, type Slot } from './saving/sessionStore.ts'
import { panelTabs, type PanelTab } from './panelFields.ts'
import { useEditor, type InitialVersion } from './useEditor.ts'
import { useSaving } from './saving/useSaving.ts'
import * as copy from '@festoon/contract/messages/edit/editor'

export interface EditorProps {
  /** The key of the event in progress in session storage. */
  slot: Slot
  heading: string
  /** Returns the version that the editor starts with. Called again if the host starts over. */
  begin: () => InitialVersion
  /** The saved version of a live event; absent for drafts and new events. */
  live?: EventView
  /** The button to cancel or delete a live event. */
  ending?: ReactNode
}

/**
 * Returns the side panel's tab named in the navigation state, which reopens when the host returns from the music service or the
 * payment page.
 */
const panelIn = (state: unknown): PanelTab | undefined =>
  typeof state === 'object' && state !== null && 'panel' in state
    ? panelTabs.find((tab) => tab === state.panel)
    : undefined

/**
 * The editor for a new event, a copy, a draft, or a live event: the form, the side panel, and, except for live events, a toast
 * that lists missing fields.
 */
export function Editor({ slot, heading, begin, live, ending }: EditorProps) {
  const returnedTo = panelIn(useLocation().state)
  const editor = useEditor({ slot, isLive: live !== undefined, begin, isReturning: returnedTo !== undefined })
  const { state, dispatch, isResumed } = editor
  const { fields, conflict } = state
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const notify = useNotice()
  const saving = useSaving(editor, slot, live)
  useLiveColors(fields.colors)
  useLostCover(fields.cover, (from) => dispatch({ type: 'coverKept', from, to: null }))
  useEffect(() => {
    if (returnedTo !== undefined) dispatch({ type: 'panelShown', tab: returnedTo })
  }, [returnedTo, dispatch])

  const startOver = (): void => {
    drop(slot)
    dispatch({ type: 'startedOver', version: begin() })
    notify({
      level: 'info',
      text: copy.startedOver,
      action: { label: copy.undo, onSelect: () => dispatch({ type: 'restored', state }) },
    })
  }
  const keepTheirs = (): void => {
    dispatch({ type: 'keptTheirs', at: Date.now() })
    notify({
      level: 'info',
      text: copy.usingOther,
      action: { label: copy.restoreMine, onSelect: () => dispatch({ type: 'changed', fields }) },
    })
  }
  /** The party created from this draft outside this editor, if any. Unsaved changes carry over to the party's editor. */
  const [party, setParty] = useState<EventView | null>(null)
  useEffect(() => {
    if (!party?.host || !isDirty(state)) return
    keep(party.id, { fields: state.fields, modificationId: party.host.revision, savedAt: null, isSafe: false })
  }, [party, state])
  const continueAsParty = (made: EventView): void => {
    editor.setPaused(true)
    drop(slot)
    setParty(made)
    notify({ level: 'info', key: 'save', text: copy.draftBecameParty })
    void navigate(paths.editEvent(made.id), { replace: true })
  }
  const saveAsDraft = (): void => {
    editor.keepNow()
    void navigate(paths.saveDraft(slot))
  }

  return (
    <div className="group/editor flex flex-1 flex-col wide:flex-row">
      <EditorPanel state={state} dispatch={dispatch} live={live} />
      <div className="@container relative isolate min-w-0 flex-1">
        <EventBackdrop animation={fields.animation} video={fields.backgroundUrl} />
        <EditorForm
          fields={fields}
          errors={saving.errors}
          dispatch={dispatch}
          onSubmit={(form) => void saving.submit(form)}
          header={
            <>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h1 className="font-display text-headline">{heading}</h1>
                <SavedStatus state={state} isLive={live !== undefined} />
              </div>
              {isResumed && (
                <p className="flex flex-wrap items-center gap-x-3 text-body text-ink-muted">
                  {copy.startedEarlier}
                  <Button tone="plain" size="small" onClick={startOver}>
                    {copy.startOver}
                  </Button>
                </p>
              )}
            </>
          }
          guests={live && <GuestsSection event={live} />}
          actions={
            <>
              <p role="alert" className="text-body text-error empty:hidden">
                {saving.problem}
              </p>
              <Button type="submit" size="large" busy={saving.isSaving} block>
                {live ? copy.saveChanges : isSignedIn ? copy.createParty : copy.signInAndCreate}
              </Button>
              {!live && missingText(fields) === undefined && (
                <Button tone="quiet" block onClick={saveAsDraft}>
                  {isSignedIn ? copy.saveAsDraft : copy.signInAndSaveAsDraft}
                </Button>
              )}
              {ending}
            </>
          }
        />
      </div>
      {!live && (
        <EditorToast
          fields={fields}
          isSignedIn={isSignedIn}
          isPanelOpen={state.panel !== null}
          onSaveDraft={saveAsDraft}
        />
      )}
      {saving.changes && (
        <ChangesDialog
          changes={saving.changes}
          hasGuests={(live?.host?.guestCount ?? 0) > 0}
          isSaving={saving.isSaving}
          onClose={saving.cancel}
          onSave={(notifies) => void saving.saveChanges(notifies)}
        />
      )}
      {conflict && (
        <ConflictDialog
          mine={fields}
          theirs={conflict.fields}
          onKeepMine={() => dispatch({ type: 'keptMine' })}
          onKeepTheirs={keepTheirs}
        />
      )}
      {state.isGone && (
        <DeletedDraftDialog
          id={fields.id}
          onParty={continueAsParty}
          onKeep={() => dispatch({ type: 'keptAsNew', id: newUuid() })}
          onLeave={() => {
            drop(slot)
            void navigate(paths.events())
          }}
        />
      )}
    </div>
  )
}
