import { useReducer, type Dispatch, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/edit/editor'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { Button } from '@festoon/ui/Button'
import { SidePanel } from '@festoon/ui/SidePanel'
import { Spinner } from '@festoon/ui/Spinner'
import { lazyPart } from '../../parts/lazyPart.tsx'
import * as paths from '../../platform/paths.ts'
import { initialPicker, videoPickerReducer } from './background/videoPicker.ts'
import { useGeneration } from './cover/useGeneration.ts'
import type { EditorAction, EditorState } from './editorState.ts'
import type { EventFields } from './eventFields.ts'
import { BackgroundIcon, HomeIcon, OptionsIcon, PersonIcon, ImageIcon, QuestionIcon } from './icons.tsx'
import { panelTabs, type PanelTab } from './panelFields.ts'

const none: readonly Question[] = []
const pending = <Spinner />
const CoverPanel = lazyPart(() => import('./cover/CoverPanel.tsx').then((module) => module.CoverPanel), pending)
const BackgroundPanel = lazyPart(
  () => import('./background/BackgroundPanel.tsx').then((module) => module.BackgroundPanel),
  pending,
)
const QuestionsPanel = lazyPart(
  () => import('./questions/QuestionsPanel.tsx').then((module) => module.QuestionsPanel),
  pending,
)
const OptionsPanel = lazyPart(() => import('./options/OptionsPanel.tsx').then((module) => module.OptionsPanel), pending)

const tabs = [
  { value: 'cover', label: copy.coverImage, shortLabel: copy.coverShort, icon: <ImageIcon /> },
  { value: 'background', label: copy.background, icon: <BackgroundIcon /> },
  { value: 'questions', label: copy.guestQuestions, shortLabel: copy.questionsShort, icon: <QuestionIcon /> },
  { value: 'options', label: copy.eventOptions, shortLabel: copy.optionsShort, icon: <OptionsIcon /> },
] as const satisfies readonly { value: PanelTab; label: string; shortLabel?: string; icon: unknown }[]

const shortcuts = [
  { label: copy.home, href: paths.root(), icon: <HomeIcon /> },
  { label: copy.profile, href: paths.profile(), icon: <PersonIcon /> },
]

export interface EditorPanelProps {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** The saved version of a live event; undefined for drafts and new events. */
  live: EventView | undefined
  /** The number of attempts to save that failed because of a field in the panel, which is then focused. */
  faults: number
  /** Called with the fields that change with the cover image. */
  onCover: (changed: Partial<EventFields>) => void
  /** The bar above the tabs on phones. */
  bar: ReactNode
}

/** The side panel next to the form, with tabs for the cover image, background, questions, and options (PANEL-01..06). */
export function EditorPanel({ state, dispatch, live, faults, onCover, bar }: EditorPanelProps) {
  const { fields, panel } = state
  // Search results and generated images are preserved while their tab is closed.
  const generator = useGeneration()
  const [picker, pick] = useReducer(videoPickerReducer, fields.backgroundQuery, initialPicker)
  const props = {
    fields,
    onChange: (changed: Partial<typeof fields>) => dispatch({ type: 'changed', fields: changed }),
  }
  return (
    // The panel extends to the end of the page, and its contents stay visible.
    <div className="wide:border-e-2 wide:border-line wide:bg-raised">
      <SidePanel
        label={copy.tools}
        tabs={tabs}
        shortcuts={shortcuts}
        value={panel}
        onValueChange={(value) => dispatch({ type: 'panelShown', tab: panelTabs.find((tab) => tab === value) ?? null })}
        bar={bar || undefined}
        // On phones, hidden while address suggestions are open.
        className="z-20 max-wide:group-has-[form_[role=combobox][aria-expanded=true]]/editor:invisible wide:sticky wide:top-0 wide:max-h-[calc(100dvh-4.5rem)] wide:min-h-[calc(100dvh-4.5rem)]"
        actions={
          <>
            <Button tone="quiet" onClick={() => dispatch({ type: 'panelCanceled' })}>
              {copy.cancel}
            </Button>
            <Button onClick={() => dispatch({ type: 'panelShown', tab: null })}>{copy.save}</Button>
          </>
        }
      >
        {panel === 'cover' && <CoverPanel fields={fields} onCover={onCover} generator={generator} />}
        {panel === 'background' && <BackgroundPanel {...props} picker={picker} pick={pick} />}
        {panel === 'questions' && (
          <QuestionsPanel {...props} faults={faults} original={live?.host?.guestCount ? live.questions : none} />
        )}
        {panel === 'options' && <OptionsPanel {...props} faults={faults} live={live} />}
      </SidePanel>
    </div>
  )
}
