import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/editor'
import { loading as loadingView } from '@festoon/contract/messages/edit/viewAs'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { EventBackdrop } from '../../parts/EventBackdrop.tsx'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useLiveColors } from '../../parts/liveColors.ts'
import { userQuery } from '../../platform/api/queries.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import { useNarrow } from '../../platform/browser/useNarrow.ts'
import * as paths from '../../platform/paths.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { useLostCover } from './cover/croppedCover.ts'
import { usePickCover } from './cover/usePickCover.ts'
import { useTitleCover } from './cover/useTitleCover.ts'
import { zoneHint } from './details/TimeFields.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorForm } from './EditorForm.tsx'
import { EditorPanel } from './EditorPanel.tsx'
import { isDirty } from './editorState.ts'
import { EditorToast } from './EditorToast.tsx'
import { formId } from './formId.ts'
import { nextStep, type NextStep } from './missingItems.ts'
import { GuestsSection } from './options/GuestsSection.tsx'
import { panelTabs, type PanelTab } from './panelFields.ts'
import { ChangesDialog } from './saving/ChangesDialog.tsx'
import { ConflictDialog } from './saving/ConflictDialog.tsx'
import { DeletedDraftDialog } from './saving/DeletedDraftDialog.tsx'
import { movesProposedTimes } from './saving/movesProposedTimes.ts'
import { SavedStatus } from './saving/SavedStatus.tsx'
import { drop, keep, type Slot } from './saving/sessionStore.ts'
import { useSaving } from './saving/useSaving.ts'
import { useEditor, type InitialVersion } from './useEditor.ts'
import { useViewAs } from './viewAs/useViewAs.ts'
import { ViewMenu } from './viewAs/ViewMenu.tsx'

const ViewAs = lazyPart(
  () => import('./viewAs/ViewAs.tsx').then((module) => module.ViewAs),
  <p role="status" className="p-8 text-body">
    {loadingView}
  </p>,
)

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
  const { isSignedIn, userId = '' } = useSession()
  const { data: user } = useQuery({ ...userQuery(userId), enabled: userId !== '' })
  const navigate = useNavigate()
  const notify = useNotice()
  const saving = useSaving(editor, slot, live)
  const { view, opener, show, leave } = useViewAs()
  const pickCover = usePickCover(fields, dispatch)
  useTitleCover(state, dispatch, live !== undefined)
  useLiveColors(fields.colors)
  useLostCover(fields.cover, (from) => dispatch({ type: 'coverUploaded', from, to: null }))
  useEffect(() => {
    if (returnedTo !== undefined) dispatch({ type: 'panelShown', tab: returnedTo })
  }, [returnedTo, dispatch])

  const startOver = (): void => {
    drop(slot)
    dispatch({ type: 'startedOver', version: begin() })
    notify({
      level: 'info',
      text: live ? copy.discarded : copy.startedOver,
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
  const continueAsParty = (madeParty: EventView): void => {
    editor.setPaused(true)
    drop(slot)
    setParty(madeParty)
    notify({ level: 'info', key: 'save', text: copy.draftBecameParty })
    void navigate(paths.editEvent(madeParty.id), { replace: true })
  }
  const saveAsDraft = (): void => {
    editor.keepNow()
    void navigate(paths.saveDraft(slot))
  }

  const isNarrow = useNarrow()
  const isComplete = nextStep(fields) === undefined
  const submit = (
    <Button type="submit" form={formId} size={isNarrow ? 'medium' : 'large'} busy={saving.isSaving} block>
      {live ? copy.saveChanges : isSignedIn ? copy.createParty : copy.signInAndCreate}
    </Button>
  )
  const toast = { fields, isSignedIn, onSaveDraft: saveAsDraft }
  const goTo = (step: NextStep): void => {
    if (step === 'cover') dispatch({ type: 'panelShown', tab: 'cover' })
    else document.getElementById(formId)?.querySelector<HTMLElement>(`[data-step=${step}]`)?.focus()
  }

  const tools = (
    <EditorPanel
      key="tools"
      state={state}
      dispatch={dispatch}
      live={live}
      faults={saving.panelFaults}
      onCover={pickCover}
      bar={isNarrow && (live ? submit : <EditorBar {...toast} submit={submit} onStep={goTo} />)}
    />
  )
  const page = (
    <div key="page" className="@container relative isolate min-w-0 flex-1">
      <EventBackdrop animation={fields.animation} video={fields.backgroundUrl} />
      <EditorForm
        fields={fields}
        errors={saving.errors}
        host={live?.hostedBy ?? user?.name}
        live={live}
        dispatch={dispatch}
        onCover={pickCover}
        onSubmit={() => void saving.submit()}
        header={
          <>
            <div className="flex min-h-8 items-center gap-x-4">
              <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
                <h1 className="font-body text-label font-semibold text-ink-muted">{heading}</h1>
                <SavedStatus state={state} isLive={live !== undefined} />
              </div>
              <ViewMenu ref={opener} hasWaitlist={fields.hasWaitlist} onView={show} />
            </div>
            {isResumed && (!live || isDirty(state)) && (
              <p className="flex flex-wrap items-center gap-x-3 text-label text-ink-muted">
                {live ? copy.unsavedEarlier : copy.startedEarlier}
                <Button tone="plain" size="small" onClick={startOver}>
                  {live ? copy.discard : copy.startOver}
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
            {/* On phones, the bar has the button once nothing is missing. */}
            {(!isNarrow || (!live && !isComplete)) && submit}
            {!live && isComplete && (
              <Button tone="quiet" block onClick={saveAsDraft}>
                {isSignedIn ? copy.saveAsDraft : copy.signInAndSaveAsDraft}
              </Button>
            )}
            {ending}
          </>
        }
      />
    </div>
  )

  return (
    <>
      {view && <ViewAs {...{ view, fields, live, dispatch }} onView={show} onSignIn={saveAsDraft} onLeave={leave} />}
      {/* The editor keeps its state while it is hidden. */}
      <div className={`group/editor flex-1 flex-col wide:flex-row ${view ? 'hidden' : 'flex'}`}>
        {/* On phones, the tools and the bar are at the bottom, so they come last for the keyboard and screen readers too. */}
        {isNarrow ? [page, tools] : [tools, page]}
        {!live && !isNarrow && (
          // Beside the panel, and hidden while address suggestions are open.
          <EditorToast
            {...toast}
            className={`group-has-[form_[role=combobox][aria-expanded=true]]/editor:invisible ${state.panel === null ? 'wide:start-24' : 'wide:start-124'}`}
          />
        )}
        {saving.changes && (
          <ChangesDialog
            changes={saving.changes}
            eventId={fields.id}
            hasGuests={(live?.host?.guestCount ?? 0) > 0}
            movedTo={movesProposedTimes(live, fields) ? zoneHint(fields) : undefined}
            isSaving={saving.isSaving}
            onClose={saving.cancel}
            onSave={(update, hasOthers) => void saving.saveChanges(update, hasOthers)}
          />
        )}
        {conflict && (
          <ConflictDialog
            myFields={fields}
            theirFields={conflict.fields}
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
    </>
  )
}
