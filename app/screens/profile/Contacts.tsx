import { useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import type { User } from '@festoon/contract/nouns/account'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { displayPhone } from '@festoon/ui/phone'
import type { MissingContact } from '../../features/merge/mergeMachine.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { Contact } from './Contact.tsx'
import { Section } from './Section.tsx'

// Loaded when the user adds a contact.
const MergeDialog = lazyPart(() => import('../../features/merge/MergeDialog.tsx').then((module) => module.MergeDialog))

/** The user's email addresses and phone numbers, with buttons to add and remove them. Adding one requires verification. */
export function Contacts({ user }: { user: User }) {
  const [adding, setAdding] = useState<MissingContact | null>(null)
  const notify = useNotice()
  const isOnly = user.emails.length + user.phones.length === 1
  return (
    <Section title={copy.howYouSignIn} text={copy.howYouSignInDetail} anchor="contacts">
      <ul className="grid grid-cols-1 divide-y-2 divide-line">
        {user.emails.map((email) => (
          <Contact key={email} kind="email" value={email} pii={{ emailAddress: email }} isOnly={isOnly} />
        ))}
        {user.phones.map((phone) => (
          <Contact key={phone} kind="phone" value={displayPhone(phone)} pii={{ phoneNumber: phone }} isOnly={isOnly} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" size="small" onClick={() => setAdding('email')}>
          {user.emails.length === 0 ? copy.addEmail : copy.addAnotherEmail}
        </Button>
        <Button tone="quiet" size="small" onClick={() => setAdding('phone')}>
          {user.phones.length === 0 ? copy.addPhone : copy.addAnotherPhone}
        </Button>
      </div>
      {adding !== null && (
        <MergeDialog
          missingContact={adding}
          from="profile"
          onClose={(result) => {
            setAdding(null)
            if (result === 'added')
              notify({ level: 'info', text: adding === 'email' ? copy.emailAdded : copy.phoneAdded })
          }}
        />
      )}
    </Section>
  )
}
