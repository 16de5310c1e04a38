import { useState } from 'react'
import * as passkeyCopy from '@festoon/contract/messages/account/passkeys'
import * as copy from '@festoon/contract/messages/account/proof'
import type { Pii } from '@festoon/contract/nouns/merge'
import { maskContact } from '@festoon/contract/rules/maskContact'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Skeleton } from '@festoon/ui/Skeleton'
import { proofError } from './proofError.ts'

interface ProofChoiceProps {
  /** The user's contacts, or undefined while they are loading. */
  contacts: readonly Pii[] | undefined
  isBusy: boolean
  error: unknown
  onChoose: (pii: Pii) => void
  /** Called to use a passkey instead. Undefined if the user has none. */
  onPasskey: (() => void) | undefined
}

/** Returns the email address or phone number in a contact, as a key. */
const valueOf = (pii: Pii): string => ('emailAddress' in pii ? pii.emailAddress : pii.phoneNumber)

/** The proof dialog's step for choosing where the code is sent. The contacts are masked, because others may see the screen. */
export function ProofChoice({ contacts, isBusy, error, onChoose, onPasskey }: ProofChoiceProps) {
  const [chosenContact, setChosenContact] = useState<string>()
  const [first] = contacts ?? []
  const to = contacts?.find((pii) => valueOf(pii) === chosenContact) ?? first
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      {contacts === undefined ? (
        <Skeleton className="h-12 w-full" />
      ) : (
        <Choice
          legend={copy.sendTo}
          name="proofContact"
          layout="column"
          options={contacts.map((pii) => ({
            value: valueOf(pii),
            label: maskContact(valueOf(pii)),
            hint: 'emailAddress' in pii ? copy.byEmail : copy.bySms,
          }))}
          {...(to === undefined ? {} : { value: valueOf(to) })}
          onValueChange={setChosenContact}
        />
      )}
      <p role="alert" className="text-body text-error empty:hidden">
        {error ? proofError(error) : null}
      </p>
      <Button block busy={isBusy} disabled={to === undefined} onClick={() => to && onChoose(to)}>
        {copy.sendCode}
      </Button>
      {onPasskey && (
        <Button block tone="quiet" onClick={onPasskey}>
          {passkeyCopy.withPasskey}
        </Button>
      )}
    </div>
  )
}
