import { useState } from 'react'
import * as copy from '@festoon/contract/messages/cohosts'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PersonPicker } from '../../features/guests/picker/PersonPicker.tsx'
import type { Candidate } from '../../features/guests/picker/suggestions.ts'

export interface MemberPickerProps {
  invitees: readonly Invitee[]
  onPick: (member: Candidate) => void
}

/** Picker for finding a member who shares a party with the organizer (AUTHZ-22). */
export function MemberPicker({ invitees, onPick }: MemberPickerProps) {
  const [text, setText] = useState('')
  return (
    <ThemeScope preset="welcome" className="grid grid-cols-1 gap-4 rounded-lg p-5 wide:p-7">
      <h2 className="font-display text-title">{copy.someoneYouKnow}</h2>
      <PersonPicker
        label={copy.findMember}
        hint={copy.findMemberHint}
        invitees={invitees}
        usersOnly
        text={text}
        onTextChange={setText}
        onPick={onPick}
      />
    </ThemeScope>
  )
}
