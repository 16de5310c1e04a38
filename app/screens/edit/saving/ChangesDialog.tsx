import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/saving'
import { messageTooLong } from '@festoon/contract/messages/guests/guestMessages'
import { afterDeadline } from '@festoon/contract/messages/messaging/eventOptions'
import { isForGuests, notifiesByDefault, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import { updateAudiences } from '@festoon/contract/rules/events/updateAudiences'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { Switch } from '@festoon/ui/Switch'
import { updateRecipientsQuery } from '../../../platform/api/queries.ts'
import type { Update } from './savedParty.ts'

export interface ChangesDialogProps {
  eventId: string
  changes: readonly EventChange[]
  /** True if there are guests to notify. */
  hasGuests: boolean
  /** The name of the party's new time zone if proposed times move to it; undefined if they don't. */
  movedTo: string | undefined
  isSaving: boolean
  onClose: () => void
  /**
   * Called with the guests to notify and the note to them; undefined if no one is notified. `hasOthers` is true if only the host can
   * notify some of the guests.
   */
  onSave: (update: Update | undefined, hasOthers: boolean) => void
}

/**
 * Dialog that lists the changes to a live event before they are saved and, if there are guests, offers to notify them, with a
 * note (EDIT-14).
 */
export function ChangesDialog(props: ChangesDialogProps) {
  const { eventId, changes, hasGuests, movedTo, isSaving, onClose, onSave } = props
  const canNotify = hasGuests && changes.some(isForGuests)
  const [notifies, setNotifies] = useState(() => notifiesByDefault(changes))
  const [update, setUpdate] = useState<Update>({ audience: 'invited', note: '' })
  const { data: counts } = useQuery({ ...updateRecipientsQuery(eventId), enabled: canNotify && notifies })
  const reachedCount = counts?.[update.audience]
  const hasUnconfirmed = (counts?.unconfirmed[update.audience] ?? 0) > 0
  const notifiesSomeone = canNotify && notifies && (reachedCount !== 0 || hasUnconfirmed)
  const hasOthers = canNotify && notifies && (counts?.byHost[update.audience] ?? 0) > 0
  const isTooLong = notifies && update.note.length > limits.hostMessage
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSaving) onClose()
      }}
      title={copy.saveTheseChanges}
      actions={
        <>
          <Button tone="quiet" disabled={isSaving} onClick={onClose}>
            {copy.keepEditing}
          </Button>
          <Button
            busy={isSaving}
            disabled={isTooLong}
            onClick={() => onSave(notifiesSomeone ? update : undefined, hasOthers)}
          >
            {notifiesSomeone ? copy.saveAndNotify(reachedCount || undefined) : copy.saveChanges}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <ul className="grid grid-cols-1 gap-3">
          {changes.map(({ field, label, before, after, detail }) => (
            <li
              key={`${field} ${label} ${before} ${after}`}
              className="grid grid-cols-1 gap-0.5 rounded-md bg-tint px-4 py-3"
            >
              <span className="text-label font-semibold">{label}</span>
              {before !== undefined && (
                <span dir="auto" className="text-body text-ink-muted line-through">
                  {valueText(field, before)}
                </span>
              )}
              {before === undefined && after === undefined && (
                <span className="text-body text-ink-muted">{copy.changed}</span>
              )}
              {after !== undefined && (
                <span dir="auto" className="text-body">
                  {valueText(field, after)}
                </span>
              )}
              {detail && <span className="text-body">{afterDeadline[detail]}</span>}
            </li>
          ))}
        </ul>
        {movedTo !== undefined && <p className="text-body">{copy.proposedTimesMove(movedTo)}</p>}
        {canNotify && (
          <Switch
            label={copy.notifyGuests}
            hint={copy.notifyGuestsHint}
            checked={notifies}
            onCheckedChange={setNotifies}
          />
        )}
        {canNotify && notifies && <UpdateFields counts={counts} update={update} onChange={setUpdate} />}
      </div>
    </Dialog>
  )
}

/** Returns a value as it is shown alone: an option starts with a capital letter, but hosts' own words stay as they are. */
const valueText = (field: EventChange['field'], value: string): string =>
  field === 'title' || field === 'place' || field === 'questions'
    ? value
    : `${value.charAt(0).toLocaleUpperCase('en')}${value.slice(1)}`

interface UpdateFieldsProps {
  /** The number of guests in each audience, once it is known. */
  counts: OutputOf<'countUpdateRecipients'> | undefined
  update: Update
  onChange: (update: Update) => void
}

/** Fields for who is notified, with the number of guests, and for a note to them. */
function UpdateFields({ counts, update, onChange }: UpdateFieldsProps) {
  const { audience, note } = update
  const byHost = counts?.byHost[audience] ?? 0
  const unconfirmedCount = counts?.unconfirmed[audience] ?? 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <SegmentedFilter
          label={copy.whoIsNotified}
          options={updateAudiences.map((value) => ({ value, label: copy.audiences[value], count: counts?.[value] }))}
          value={audience}
          onValueChange={(value) => {
            const chosenAudience = updateAudiences.find((one) => one === value)
            if (chosenAudience) onChange({ ...update, audience: chosenAudience })
          }}
        />
        <p aria-live="polite" className="text-label text-ink-muted">
          {counts?.[audience] === 0 && unconfirmedCount === 0 ? copy.noAudience : copy.audienceDetails[audience]}
        </p>
        {unconfirmedCount > 0 && (
          <p className="rounded-md bg-tint px-4 py-3 text-label">{copy.unconfirmed(unconfirmedCount)}</p>
        )}
        {byHost > 0 && <p className="rounded-md bg-tint px-4 py-3 text-label">{copy.byHost(byHost)}</p>}
      </div>
      <LimitedTextField
        label={copy.noteToGuests}
        placeholder={copy.notePlaceholder}
        multiline
        rows={2}
        limit={limits.hostMessage}
        countsFrom={200}
        value={note}
        error={note.length > limits.hostMessage ? messageTooLong : undefined}
        onChange={(change) => onChange({ ...update, note: change.currentTarget.value })}
      />
    </div>
  )
}
