import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { EventBackdrop } from '../../parts/EventBackdrop.tsx'
import { useLiveColours } from '../../parts/liveColours.ts'
import * as paths from '../../pathTo.ts'
import { newUuid } from '../../browser/newUuid.ts'
import { useSession } from '../../session/useSession.ts'
import { ChangesDialog } from './saving/ChangesDialog.tsx'
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { EditorForm } from './EditorForm.tsx'
import { EditorPanel } from './EditorPanel.tsx'
import { EditorToast } from './EditorToast.tsx'
import { isDirty } from './editorState.ts'
import { GoneDraft } from './saving/GoneDraft.tsx'
import { GuestsSection } from './options/GuestsSection.tsx'
import { missingText } from './missingItems.ts'
import { useLostCover } from './cover/croppedCover.ts'
import { SavedStatus } from './saving/SavedStatus.tsx'
import { drop, keep, type Slot } from './saving/sessionStore.ts'
import { panelTabs, type PanelTab } from './panelFields.ts'
import { useEditor, type Beginning } from './useEditor.ts'
import { useSaving } from './saving/useSaving.ts'

export interface EditorProps {
  /** Under what the browser session keeps it. */
  slot: Slot
  heading: string
  /** Makes what the editor begins with, and begins anew with. */
  begin: () => Beginning
  /** The event, when it is live. */
  live?: EventView
  /** The way to end it, for an event that is live. */
  ending?: ReactNode
}

/** The panel that somebody left for another site, and comes back to. */
const panelIn = (state: unknown): PanelTab | undefined =>
  typeof state === 'object' && state !== null && 'panel' in state
    ? panelTabs.find((tab) => tab === state.panel)
    : undefined

/** The editor of an event, whether new, copied, a draft or live: form, side panel and what is still missing. */
export function Editor({ slot, heading, begin, live, ending }: EditorProps) {
  // Who comes back from the music service, or from paying, goes on where that was asked for.
  const returnedTo = panelIn(useLocation().state)
  const editor = useEditor({ slot, isLive: live !== undefined, begin, isReturning: returnedTo !== undefined })
  const { state, dispatch, isResumed } = editor
  const { fields, conflict } = state
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const notify = useNotice()
  const saving = useSaving(editor, slot, live)
  useLiveColours(fields.colors)
  useLostCover(fields.cover, (from) => dispatch({ type: 'coverKept', from, to: null }))
  useEffect(() => {
    if (returnedTo !== undefined) dispatch({ type: 'panelShown', tab: returnedTo })
  }, [returnedTo, dispatch])

  const startOver = (): void => {
    drop(slot)
    dispatch({ type: 'begunAnew', version: begin() })
    notify({
      level: 'info',
      text: 'You have begun anew.',
      action: { label: 'Undo', onSelect: () => dispatch({ type: 'restored', state }) },
    })
  }
  const takeTheirs = (): void => {
    dispatch({ type: 'tookTheirs', at: Date.now() })
    notify({
      level: 'info',
      text: 'You go on with the other version.',
      action: { label: 'Bring mine back', onSelect: () => dispatch({ type: 'changed', fields }) },
    })
  }
  /** It is a party already: what was not saved yet goes on in that party's editor. */
  const [party, setParty] = useState<EventView | null>(null)
  useEffect(() => {
    if (!party?.host || !isDirty(state)) return
    keep(party.id, { fields: state.fields, modificationId: party.host.revision, savedAt: null, isSafe: false })
  }, [party, state])
  const goOn = (made: EventView): void => {
    editor.setHeld(true)
    drop(slot)
    setParty(made)
    notify({ level: 'info', key: 'save', text: 'This is a party already. Save here what you changed since.' })
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
        <EventBackdrop animation={fields.animation} film={fields.backgroundUrl} />
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
                  You began this earlier.
                  <Button tone="plain" size="small" onClick={startOver}>
                    Start over
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
                {live ? 'Save changes' : isSignedIn ? 'Create party' : 'Sign in and create'}
              </Button>
              {!live && missingText(fields) === undefined && (
                <Button tone="quiet" block onClick={saveAsDraft}>
                  {isSignedIn ? 'Save as a draft' : 'Sign in and save as a draft'}
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
          onTakeTheirs={takeTheirs}
        />
      )}
      {state.isGone && (
        <GoneDraft
          id={fields.id}
          onParty={goOn}
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
