import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { guestFilters } from '@festoon/contract/rules/guestStatus'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import type { MessageDraft } from './messageDraft.ts'
import type { MessageErrors, MessageFields } from './messageErrors.ts'
import { guestCount } from './guestCount.ts'
import { groupsAfter, inGroups, reachedByText, recipientsIn } from './messageGroups.ts'

export interface MessageWriterProps {
  fields: MessageFields
  /** Told what changed. */
  onChange: (changed: MessageDraft) => void
  errors: MessageErrors
  /** Why it could not be sent. */
  problem: string | null
  /** undefined: not known yet. */
  invitees: readonly Invitee[] | undefined
  /** The event prefers texts. */
  isEmailOptional: boolean
}

/** The fields of a message to guests. */
export function MessageWriter({ fields, onChange, errors, problem, invitees, isEmailOptional }: MessageWriterProps) {
  const { message, groups, email, isTextBlast } = fields
  const recipients = invitees && recipientsIn(invitees, groups)
  const unsent = recipients ? inGroups(invitees, groups).length - recipients.length : 0
  const texts = recipients ? reachedByText(recipients) : 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2.5">
        <p aria-hidden="true" className="text-label font-semibold">
          To
        </p>
        <SegmentedFilter
          label="To"
          multiple
          options={guestFilters.map((value) => ({
            value,
            label: value,
            count: invitees && inGroups(invitees, [value]).length,
          }))}
          values={groups}
          onValuesChange={(chosen) => onChange({ groups: groupsAfter(groups, chosen) })}
        />
        {errors.groups === undefined ? (
          <p role="status" className="text-label text-ink-muted">
            {recipients && groups.length > 0 && `Goes to ${guestCount(recipients.length)}.`}
            {unsent > 0 && ` ${guestCount(unsent)} without a sent invite ${unsent === 1 ? 'is' : 'are'} left out.`}
          </p>
        ) : (
          <p role="alert" className="text-label font-medium text-error">
            {errors.groups}
          </p>
        )}
      </div>
      <LimitedTextField
        label="Message"
        multiline
        rows={5}
        required
        limit={limits.hostMessage}
        value={message}
        error={errors.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
      />
      <TextField
        label="Replies go to"
        hint={isEmailOptional ? 'Optional: guests of this party hear by text.' : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={!isEmailOptional}
        maxLength={limits.email}
        value={email}
        error={errors.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <Switch
        label="Send as text too"
        hint={
          texts === 0
            ? 'Guests who take texts get it as one. Nobody in these groups does yet.'
            : `${guestCount(texts)} in these groups ${texts === 1 ? 'takes' : 'take'} texts.`
        }
        checked={isTextBlast}
        onCheckedChange={(checked) => onChange({ isTextBlast: checked })}
      />
      {problem !== null && (
        <p role="alert" className="text-body text-error">
          {problem}
        </p>
      )}
    </div>
  )
}
