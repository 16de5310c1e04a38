import { useState } from 'react'
import type { Invitee } from '@festoon/contract/guest'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PersonPicker } from '../../invitees/PersonPicker.tsx'
import type { Candidate } from '../../invitees/suggestions.ts'

export interface MemberPickerProps {
  invitees: readonly Invitee[]
  onPick: (member: Candidate) => void
}

/** Picks somebody with an account whom the organizer met at a party, and nobody else (AUTHZ-22). */
export function MemberPicker({ invitees, onPick }: MemberPickerProps) {
  const [text, setText] = useState('')
  return (
    <ThemeScope preset="welcome" className="grid grid-cols-1 gap-4 rounded-lg p-5 wide:p-7">
      <h2 className="font-display text-title">Somebody you know</h2>
      <PersonPicker
        label="Find a member"
        hint="People with an account who were at a party with you."
        invitees={invitees}
        usersOnly
        text={text}
        onTextChange={setText}
        onPick={onPick}
      />
    </ThemeScope>
  )
}
