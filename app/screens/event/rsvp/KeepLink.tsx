import { useState } from 'react'
import * as copy from '@festoon/contract/messages/rsvp/keepLink'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { CodeEntry } from '../../../parts/CodeEntry.tsx'
import { hasCopiedLink, rememberCopiedLink } from '../../../platform/document/guestMemory.ts'
import * as paths from '../../../platform/paths.ts'
import { emailRsvp } from '../guestParts/codeCalls.ts'
import { useInviteeCode } from '../guestParts/useInviteeCode.ts'

export interface KeepLinkProps {
  link: PersonalLink
  /** `code` if the guest gets the RSVP by email with a code. */
  confirmableBy: 'code' | 'never'
}

/**
 * Offers guests whose RSVP, answer or message isn't confirmed by email their personal link: to copy, or by email once a code shows that
 * the address is theirs (docs/decisions/048-confirmations.md). The code also confirms the address, so that they get the hosts'
 * messages. Guests who can do that see the offer until they have.
 */
export function KeepLink({ link, confirmableBy }: KeepLinkProps) {
  const takesCode = confirmableBy === 'code'
  const [wasCopied] = useState(() => hasCopiedLink(link))
  const [isEmailed, setEmailed] = useState(false)
  const [status, setStatus] = useState('')
  const { sentBy, isBusy, problem, sendFirst, resend, check } = useInviteeCode({
    link,
    purpose: 'emailRsvp',
    failures: copy.codeFailures,
    onCode: async (digits) => {
      await emailRsvp(link, digits)
      setEmailed(true)
    },
  })
  const step = isEmailed ? 'emailed' : sentBy === undefined ? 'start' : 'code'
  const address = new URL(paths.eventAsGuest(link), location.origin).href
  if (wasCopied && !takesCode) return null

  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setStatus(copy.copied)
      rememberCopiedLink(link)
    } catch {
      setStatus(copy.copyFailed)
    }
  }

  return (
    <section
      aria-labelledby="keep-link"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-md border border-line p-4"
    >
      <div className="grid gap-1">
        <h3 id="keep-link" className="text-body font-semibold">
          {copy.heading}
        </h3>
        <p className="text-body text-ink-muted">{copy.why}</p>
        {takesCode && step !== 'emailed' && <p className="text-body text-ink-muted">{copy.whyEmail}</p>}
      </div>
      {step !== 'emailed' && (
        <>
          {/* Selectable, for browsers that block copying. */}
          <p dir="ltr" className="w-full truncate rounded-sm bg-tint px-3 py-2 text-label select-all">
            {address}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" tone="quiet" onClick={() => void copyLink()}>
              {copy.copyLink}
            </Button>
            {takesCode && step === 'start' && (
              <Button size="small" tone="quiet" busy={isBusy} onClick={() => void sendFirst()}>
                {copy.emailMe}
              </Button>
            )}
          </div>
        </>
      )}
      {step === 'code' && (
        <>
          <p className="text-body text-ink-muted">{copy.codeSent}</p>
          <CodeEntry
            label={copy.yourCode}
            onCode={check}
            isBusy={isBusy}
            error={problem}
            resendLabel={copy.sendNewCode}
            onResend={resend}
          />
        </>
      )}
      <p role="status" className="text-body empty:hidden">
        {step === 'emailed' ? copy.emailed : status}
      </p>
      {step === 'start' && (
        <p role="alert" className="text-body text-error empty:hidden">
          {problem}
        </p>
      )}
    </section>
  )
}
