import { useEffect, useRef, useState, type Dispatch, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import type { EventErrors } from '@festoon/contract/rules/eventErrors'
import { Button } from '@festoon/ui/Button'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { CoverField } from './CoverField.tsx'
import { dropDraft, keepDraft, type DraftKey } from './draftStore.ts'
import { draftErrors, type DraftChange, type EventDraft } from './eventDraft.ts'
import { PlaceField } from './PlaceField.tsx'
import { saveEvent } from './saveEvent.ts'
import { TimeFields } from './TimeFields.tsx'

export interface EventFormProps {
  /** Under what the browser session keeps it. */
  draftKey: DraftKey
  heading: string
  draft: EventDraft
  onChange: Dispatch<DraftChange>
}

/** The editor of an event: cover, title, place and time, description (EDIT-01). It can be created, or kept as a draft. */
export function EventForm({ draftKey, heading, draft, onChange: change }: EventFormProps) {
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const waiting = useRef<HTMLFormElement>(null)
  const { isSignedIn } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  // Nothing is called wrong before the first try; after it every field says at once when it is right.
  const errors: EventErrors = triedAt === null ? {} : draftErrors(draft, triedAt)
  const left = Object.keys(errors).length

  const save = async (form: HTMLFormElement): Promise<void> => {
    const now = Date.now()
    setTriedAt(now)
    setFailure(null)
    if (Object.keys(draftErrors(draft, now)).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus())
      return
    }
    // The draft is kept in the session: after signing in the host is back here with everything in place.
    if (!isSignedIn) return navigate(paths.signIn(pathname))
    setSaving(true)
    const saved = await saveEvent(draft)
    setSaving(false)
    if (typeof saved === 'string') return setFailure(saved)
    dropDraft(draftKey)
    for (const key of ['events', 'drafts']) await queryClient.invalidateQueries({ queryKey: [key] })
    return navigate(paths.invite(saved.eventId), { state: { fromCreate: true } })
  }
  const keep = (): void => {
    keepDraft(draftKey, draft)
    void navigate(paths.saveDraft(draftKey))
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isChoosing) waiting.current = event.currentTarget
    else void save(event.currentTarget)
  }
  // A form sent while the chosen place is on its way is sent again when it has come.
  useEffect(() => {
    if (isChoosing || !waiting.current) return
    waiting.current.requestSubmit()
    waiting.current = null
  }, [isChoosing])

  return (
    <form
      noValidate
      onSubmit={submit}
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:grid-rows-[auto_1fr] wide:gap-x-12 wide:gap-y-8 wide:px-8"
    >
      <header className="grid grid-cols-1 gap-2 wide:col-start-2">
        <h1 className="font-display text-display">{heading}</h1>
        <p className="text-lead text-ink-muted">A picture, a day and a place. You can change all of it later.</p>
      </header>
      <div className="wide:sticky wide:top-6 wide:col-start-1 wide:row-span-2 wide:row-start-1 wide:self-start">
        <CoverField
          cover={draft.cover}
          onCover={(value) => change({ type: 'cover', value })}
          {...(errors.image === undefined ? {} : { error: errors.image })}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-8 wide:col-start-2">
        <LimitedTextField
          label="Party title"
          limit={limits.title}
          required
          value={draft.title}
          onChange={(event) => change({ type: 'title', value: event.currentTarget.value })}
          {...(errors.title === undefined ? {} : { error: errors.title })}
        />
        <PlaceField
          draft={draft}
          onChange={change}
          isChoosing={isChoosing}
          onChoosing={setChoosing}
          {...(errors.location === undefined ? {} : { error: errors.location })}
        />
        <TimeFields draft={draft} onChange={change} errors={errors} />
        <LimitedTextField
          label="Description"
          hint="What should guests know, bring or wear?"
          multiline
          rows={5}
          limit={limits.description}
          value={draft.description}
          onChange={(event) => change({ type: 'description', value: event.currentTarget.value })}
          {...(errors.description === undefined ? {} : { error: errors.description })}
        />
        <div className="grid gap-3">
          <p role="alert" className="text-body text-error empty:hidden">
            {failure ?? (left > 0 ? `${left === 1 ? 'One field needs' : `${left} fields need`} another look.` : null)}
          </p>
          <Button type="submit" size="large" busy={isSaving} block>
            {isSignedIn ? 'Create party' : 'Sign in and create'}
          </Button>
          <Button tone="quiet" block onClick={keep}>
            {isSignedIn ? 'Save as a draft' : 'Sign in and save as a draft'}
          </Button>
        </div>
      </div>
    </form>
  )
}
