import * as copy from '@festoon/contract/messages/rsvp/ownRsvp'
import type { Invitee, PersonalLink } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { CodeEntry } from '../../../../parts/CodeEntry.tsx'
import * as paths from '../../../../platform/paths.ts'
import { fetchRsvpWithCode } from '../../guestParts/codeCalls.ts'
import { useInviteeCode } from '../../guestParts/useInviteeCode.ts'
import { rememberRsvp } from '../saveGuestRsvp.ts'

export interface OwnRsvpProps {
  link: PersonalLink
  /** The proof that the server asks for before it shows the message and responses. */
  by: 'code' | 'account'
  /** Called with the message and responses once the server has shown them. */
  onShown: (rsvp: Pick<Invitee, 'rsvpMessage' | 'answers' | 'heads'>) => void
}

/**
 * Shows guests the message and responses that they entered on another device. A code to the contact that the host invited proves
 * that the link wasn't forwarded to someone else (docs/decisions/018-what-a-link-shows.md). Guests with an account log in instead.
 */
export function OwnRsvp({ link, by, onShown }: OwnRsvpProps) {
  const { sentBy, isBusy, problem, sendFirst, resend, check } = useInviteeCode({
    link,
    purpose: 'showRsvp',
    failures: copy.codeFailures,
    onCode: async (digits) => {
      const rsvp = await fetchRsvpWithCode(link, digits)
      rememberRsvp(link, rsvp)
      onShown(rsvp)
    },
  })

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md border border-line p-4">
      <p className="text-body text-ink-muted">
        {sentBy === undefined ? copy.notShown : sentBy === 'email' ? copy.sentToEmail : copy.sentToPhone}
      </p>
      {by === 'account' ? (
        <ButtonLink size="small" tone="quiet" href={paths.signIn(paths.event(link.eventId))}>
          {copy.showAfterSignIn}
        </ButtonLink>
      ) : sentBy === undefined ? (
        <>
          <Button size="small" tone="quiet" busy={isBusy} onClick={() => void sendFirst()}>
            {copy.showWithCode}
          </Button>
          <p role="alert" className="text-body text-error empty:hidden">
            {problem}
          </p>
        </>
      ) : (
        <CodeEntry
          label={copy.yourCode}
          onCode={check}
          isBusy={isBusy}
          error={problem}
          resendLabel={copy.sendNewCode}
          onResend={resend}
        />
      )}
    </div>
  )
}
