import { useState } from 'react'
import type { User } from '@festoon/contract/nouns/account'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { displayPhone } from '@festoon/ui/phone'
import { lazyPart } from '../../parts/lazyPart.tsx'
import type { Missing } from '../../merge/mergeMachine.ts'
import { Section } from './Section.tsx'

// Loaded when the user adds a contact.
const MergeDialog = lazyPart(() => import('../../merge/MergeDialog.tsx').then((module) => module.MergeDialog))

/** The contacts a user signs in with and is reached at. Another one is added with a code sent to it. */
export function Contacts({ user }: { user: User }) {
  const [adding, setAdding] = useState<Missing | null>(null)
  const notify = useNotice()
  return (
    <Section title="How you sign in" text="Codes, invitations and news of your parties go here.">
      <ul className="grid grid-cols-1 divide-y-2 divide-line">
        {user.emails.map((email) => (
          <Contact key={email} kind="Email" value={email} />
        ))}
        {user.phones.map((phone) => (
          <Contact key={phone} kind="Phone" value={displayPhone(phone)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" size="small" onClick={() => setAdding('email')}>
          {user.emails.length === 0 ? 'Add an email' : 'Add another email'}
        </Button>
        <Button tone="quiet" size="small" onClick={() => setAdding('phone')}>
          {user.phones.length === 0 ? 'Add a phone' : 'Add another phone'}
        </Button>
      </div>
      {adding !== null && (
        <MergeDialog
          missing={adding}
          from="profile"
          onClose={(result) => {
            setAdding(null)
            if (result === 'added')
              notify({ level: 'info', text: adding === 'email' ? 'Email added.' : 'Phone added.' })
          }}
        />
      )}
    </Section>
  )
}

function Contact({ kind, value }: { kind: string; value: string }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <bdi className="min-w-0 font-semibold wrap-anywhere">{value}</bdi>
      <span className="text-label text-ink-muted">{kind}</span>
    </li>
  )
}
