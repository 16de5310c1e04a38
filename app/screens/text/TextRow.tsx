import { useState, type SyntheticEvent } from 'react'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import { dialableNumber } from '@festoon/contract/rules/phone'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { displayPhone } from '@festoon/ui/phone'
import { PhoneField } from '@festoon/ui/PhoneField'
import { phoneProblem, type TextGuest } from '../../features/guests/texts/textGuest.ts'

export interface TextRowProps {
  guest: TextGuest
  /** All guests to text, to find numbers that are taken. */
  guests: readonly TextGuest[]
  /** The reason for the text: to invite the guest, or to say that the party has changed. */
  purpose: 'invite' | 'update'
  /** Called when the host says that a text wasn't sent after all. */
  onUndo: () => void
  onPhone: (phone: string) => void
  onEdit: () => void
  /** Called when the host removes the guest; absent if the host can't. */
  onRemove?: (() => void) | undefined
}

/** A guest to text, with the number and what happened so far. The host can add a missing number, edit, or remove the guest. */
export function TextRow({ guest, guests, purpose, onUndo, onPhone, onEdit, onRemove }: TextRowProps) {
  const { name, phone, isTexted, isDone } = guest
  const isMissing = phone === undefined && !isTexted
  const state =
    purpose === 'update' ? (isTexted ? copy.updateSent : copy.updateWaiting) : isTexted ? copy.texted : copy.waiting
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} size="small" />
      <div className="grid min-w-0 flex-1 basis-40 grid-cols-1">
        {/* Names start next to their picture, also if they are written from right to left. */}
        <span className="text-body font-semibold wrap-anywhere">
          <bdi translate="no">{name}</bdi>
        </span>
        <span className="text-label text-ink-muted">
          {isMissing ? copy.noNumber : phone === undefined ? state : copy.numberAnd(displayPhone(phone), state)}
        </span>
      </div>
      <div className="flex flex-wrap gap-x-1 max-small:w-full max-small:ps-9">
        {isTexted && !isDone && (
          <Button tone="plain" size="small" aria-label={copy.undoTexted(name)} onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
        <Button tone="plain" size="small" aria-label={copy.editGuest(name)} onClick={onEdit}>
          {copy.edit}
        </Button>
        {onRemove && (
          <Button tone="plain" size="small" aria-label={copy.removeGuest(name)} onClick={onRemove}>
            {copy.remove}
          </Button>
        )}
      </div>
      {isMissing && <MissingNumber guest={guest} guests={guests} onPhone={onPhone} />}
    </li>
  )
}

/** Form for the number of a guest who is on the list without one. */
function MissingNumber({ guest, guests, onPhone }: Pick<TextRowProps, 'guest' | 'guests' | 'onPhone'>) {
  const [typedNumber, setTypedNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const problem = phoneProblem(typedNumber, guest.id, guests)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setTried(true)
    const phone = dialableNumber(typedNumber)
    if (problem === undefined && phone !== undefined) onPhone(phone)
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-wrap items-end gap-3">
      <PhoneField
        label={copy.addNumber(guest.name)}
        autoComplete="off"
        value={typedNumber}
        error={isTried ? problem : undefined}
        onChange={({ currentTarget }) => setTypedNumber(currentTarget.value)}
      />
      <Button type="submit" tone="quiet">
        {copy.saveNumber}
      </Button>
    </form>
  )
}
