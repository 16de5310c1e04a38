import { useState, type Ref } from 'react'
import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { Avatar } from '@festoon/ui/Avatar'
import { SuggestionField, type Suggestion } from '@festoon/ui/SuggestionField'
import { smallPhoto } from '../layout/smallPhoto.ts'
import { emailShown, labelOf, suggest, type Candidate } from './suggestions.ts'
import { useKnownPeople } from './useKnownPeople.ts'

export interface PersonPickerProps {
  label: string
  hint?: string | undefined
  placeholder?: string | undefined
  /** The guest list: those on it are marked, hosts are left out. */
  invitees: readonly Invitee[]
  /** Suggests nobody but members; there is nothing to create, and those on the list can be picked (AUTHZ-22). */
  usersOnly?: boolean | undefined
  text: string
  onTextChange: (text: string) => void
  /** Somebody was picked; `email`: the address that was shown. */
  onPick: (person: Candidate, email: string | undefined) => void
  /** 'Create Contact' was picked. */
  onCreate?: (() => void) | undefined
  error?: string | undefined
  fieldRef?: Ref<HTMLInputElement> | undefined
}

/** Finds a person among those the host knows (PICK-01, VAL-38). */
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
  const [isWanted, setWanted] = useState(false)
  const { people, isLoading } = useKnownPeople(invitees, { isWanted, usersOnly })
  // Before anything is typed it offers whom there is to add: a list may be long.
  const offered = text.trim() === '' && !usersOnly ? people.filter(({ inviteeId }) => inviteeId === undefined) : people
  const found = suggest(offered, text)
  return (
    <SuggestionField<Candidate>
      {...labels}
      ref={fieldRef}
      value={text}
      onValueChange={onTextChange}
      maxLength={limits.search}
      enterKeyHint={usersOnly ? 'search' : 'done'}
      spellCheck={false}
      onFocus={() => setWanted(true)}
      suggestions={found.map((person) => suggestionOf(person, text, usersOnly))}
      loading={isLoading && found.length === 0}
      emptyText={usersOnly ? 'Nobody you know goes by that.' : undefined}
      onPick={({ data, secondary }) => onPick(data, secondary)}
      {...(onCreate && !usersOnly ? { action: { label: 'Create Contact', onSelect: onCreate } } : {})}
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
    note: isInvited ? 'On the list' : person.isMember ? sharedText(person.sharedEvents) : undefined,
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

const sharedText = (count: number): string => (count === 1 ? '1 shared event' : `${count} shared events`)
