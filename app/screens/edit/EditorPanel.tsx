import { useReducer, type Dispatch } from 'react'
import type { EventView, Question } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { SidePanel } from '@festoon/ui/SidePanel'
import { Spinner } from '@festoon/ui/Spinner'
import { lazyPart } from '../../parts/lazyPart.tsx'
import * as paths from '../../pathTo.ts'
import type { EditorAction, EditorState } from './editorState.ts'
import { BackgroundIcon, HomeIcon, OptionsIcon, PersonIcon, PictureIcon, QuestionIcon } from './icons.tsx'
import { panelTabs, type PanelTab } from './panelFields.ts'
import { useGeneration } from './cover/useGeneration.ts'
import { beginPicking, videoPickerReducer } from './background/videoPicker.ts'

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
  { value: 'cover', label: 'Cover image', icon: <PictureIcon /> },
  { value: 'background', label: 'Background', icon: <BackgroundIcon /> },
  { value: 'questions', label: 'Guest questions', icon: <QuestionIcon /> },
  { value: 'options', label: 'Event options', icon: <OptionsIcon /> },
] as const satisfies readonly { value: PanelTab; label: string; icon: unknown }[]

const shortcuts = [
  { label: 'Home', href: paths.root(), icon: <HomeIcon /> },
  { label: 'Profile', href: paths.profile(), icon: <PersonIcon /> },
]

export interface EditorPanelProps {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** The event, when it is live. */
  live: EventView | undefined
}

/** Everything of an event that is not its words: cover, background, questions and options, beside the form (PANEL-01..06). */
export function EditorPanel({ state, dispatch, live }: EditorPanelProps) {
  const { fields, panel } = state
  // What was searched and drawn outlives its tab.
  const generator = useGeneration()
  const [picker, pick] = useReducer(videoPickerReducer, fields.backgroundQuery, beginPicking)
  const props = {
    fields,
    onChange: (changed: Partial<typeof fields>) => dispatch({ type: 'changed', fields: changed }),
  }
  return (
    // The ground reaches to the end of the page, the tools stay in sight.
    <div className="wide:border-e-2 wide:border-line wide:bg-raised">
      <SidePanel
        label="Tools"
        tabs={tabs}
        shortcuts={shortcuts}
        value={panel}
        onValueChange={(value) => dispatch({ type: 'panelShown', tab: panelTabs.find((tab) => tab === value) ?? null })}
        className="z-20 wide:sticky wide:top-0 wide:max-h-[calc(100dvh-4.5rem)] wide:min-h-[calc(100dvh-4.5rem)]"
        actions={
          <>
            <Button tone="quiet" onClick={() => dispatch({ type: 'panelCancelled' })}>
              Cancel
            </Button>
            <Button onClick={() => dispatch({ type: 'panelShown', tab: null })}>Save</Button>
          </>
        }
      >
        {panel === 'cover' && <CoverPanel {...props} generator={generator} />}
        {panel === 'background' && <BackgroundPanel {...props} picker={picker} pick={pick} />}
        {panel === 'questions' && <QuestionsPanel {...props} asked={live?.host?.guestCount ? live.questions : none} />}
        {panel === 'options' && <OptionsPanel {...props} isLive={live !== undefined} />}
      </SidePanel>
    </div>
  )
}
