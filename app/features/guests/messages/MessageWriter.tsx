import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestMessages'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { filtersWith, maybeFilter } from '@festoon/contract/rules/guests/guestStatus'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import type { MessageDraft } from './messageDraft.ts'
import type { MessageErrors, MessageFields } from './messageErrors.ts'
import { groupsAfter, inGroups, reachedBySms, recipientsIn } from './messageGroups.ts'

export interface MessageWriterProps {
  fields: MessageFields
  /** Called with the fields that the host changed. */
  onChange: (changed: MessageDraft) => void
  errors: MessageErrors
  /** The error message to show if sending failed; null otherwise. */
  problem: string | null
  /** The guest list; undefined until loaded. */
  invitees: readonly Invitee[] | undefined
  /** True if the reply-to address is optional because the event prefers SMS over email. */
  isEmailOptional: boolean
}

/** Form for writing a message to groups of guests. */
export function MessageWriter({ fields, onChange, errors, problem, invitees, isEmailOptional }: MessageWriterProps) {
  const { message, groups, email, isTextBlast } = fields
  const recipients = invitees && recipientsIn(invitees, groups)
  const unreachedCount = recipients ? inGroups(invitees, groups).length - recipients.length : 0
  const bringsOthers = invitees?.some(({ additionalGuestCount }) => additionalGuestCount > 0) ?? false
  const smsCount = recipients ? reachedBySms(recipients) : 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2.5">
        <p aria-hidden="true" className="text-label font-semibold">
          {copy.to}
          {bringsOthers && <span className="font-normal text-ink-muted">{` ${copy.toWithoutPlusOnes}`}</span>}
        </p>
        <SegmentedFilter
          label={bringsOthers ? `${copy.to} ${copy.toWithoutPlusOnes}` : copy.to}
          multiple
          options={filtersWith(inGroups(invitees ?? [], [maybeFilter]).length > 0).map((value) => ({
            value,
            label: value,
            count: invitees && inGroups(invitees, [value]).length,
          }))}
          values={groups}
          onValuesChange={(chosen) => onChange({ groups: groupsAfter(groups, chosen) })}
        />
        {errors.groups === undefined ? (
          <p role="status" className="text-label text-ink-muted">
            {[
              ...(recipients && groups.length > 0 ? [copy.goesTo(recipients.length)] : []),
              ...(unreachedCount > 0 ? [copy.leftOut(unreachedCount)] : []),
            ].join(' ')}
          </p>
        ) : (
          <p role="alert" className="text-label font-medium text-error">
            {errors.groups}
          </p>
        )}
      </div>
      <LimitedTextField
        label={copy.message}
        multiline
        rows={5}
        required
        limit={limits.hostMessage}
        value={message}
        error={errors.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
      />
      <TextField
        label={copy.repliesGoTo}
        hint={isEmailOptional ? copy.repliesOptional : undefined}
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
        label={copy.alsoBySms}
        hint={smsCount === 0 ? copy.smsHintNone : copy.smsHint(smsCount)}
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
