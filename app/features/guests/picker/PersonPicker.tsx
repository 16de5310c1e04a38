import { useState, type Ref } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/addGuests'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Avatar } from '@festoon/ui/Avatar'
import { SuggestionField, type Suggestion } from '@festoon/ui/SuggestionField'
import { smallPhoto } from '../../../parts/smallPhoto.ts'
import { emailShown, labelOf, suggest, type Candidate } from './suggestions.ts'
import { useKnownPeople } from './useKnownPeople.ts'

export interface PersonPickerProps {
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  /** The guest list. The suggestions leave out hosts and mark guests who are already on the list. */
  invitees: readonly Invitee[]
  /**
   * True to suggest only members who share a party with the host (AUTHZ-22). Members can then be picked even if they are
   * already on the guest list, and contacts can't be created.
   */
  usersOnly?: boolean | undefined
  text: string
  onTextChange: (text: string) => void
  /** Called with the picked person and the email address shown next to their name, if any. */
  onPick: (person: Candidate, email: string | undefined) => void
  /** Called when the user picks "Create Contact". */
  onCreate?: (() => void) | undefined
  error?: string | undefined
  fieldRef?: Ref<HTMLInputElement> | undefined
}

/** Search field that suggests people the host knows (PICK-01, VAL-38). */
export function PersonPicker({
  invitees,
  usersOnly = false,
  text,
  onTextChange,
  onPick,
  onCreate,
  error,
  fieldRef,
  ...labels
}: PersonPickerProps) {
  const [wasFocused, setFocused] = useState(false)
  const { people, isLoading } = useKnownPeople(invitees, { isEnabled: wasFocused, usersOnly })
  // Until something is typed, people who can't be picked because they are already on the list aren't suggested.
  const offeredPeople =
    text.trim() === '' && !usersOnly ? people.filter(({ inviteeId }) => inviteeId === undefined) : people
  const matches = suggest(offeredPeople, text)
  return (
    <SuggestionField<Candidate>
      {...labels}
      ref={fieldRef}
      value={text}
      onValueChange={onTextChange}
      maxLength={limits.search}
      enterKeyHint={usersOnly ? 'search' : 'done'}
      spellCheck={false}
      onFocus={() => setFocused(true)}
      suggestions={matches.map((person) => suggestionOf(person, text, usersOnly))}
      loading={isLoading && matches.length === 0}
      emptyText={usersOnly ? copy.noMatches : undefined}
      onPick={({ data, secondary }) => onPick(data, secondary)}
      {...(onCreate && !usersOnly ? { action: { label: copy.createContact, onSelect: onCreate } } : {})}
      {...(error === undefined ? {} : { error })}
    />
  )
}

function suggestionOf(person: Candidate, text: string, usersOnly: boolean): Suggestion<Candidate> {
  const isInvited = person.inviteeId !== undefined
  const email = emailShown(person, text)
  return {
    id: person.id,
    main: labelOf(person),
    secondary: person.name === '' ? undefined : email,
    note: isInvited ? copy.onList : person.isMember ? copy.sharedEvents(person.sharedEvents) : undefined,
    icon: (
      <Avatar
        size="small"
        name={labelOf(person)}
        photoUrl={person.photoUrl === undefined ? undefined : smallPhoto(person.photoUrl)}
      />
    ),
    disabled: isInvited && !usersOnly,
    data: person,
  }
}
