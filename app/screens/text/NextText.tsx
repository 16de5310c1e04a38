import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import { dialableNumber } from '@festoon/contract/rules/phone'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { displayPhone } from '@festoon/ui/phone'
import { Skeleton } from '@festoon/ui/Skeleton'
import { textFor, type TextGuest } from '../../features/guests/texts/textGuest.ts'
import { smsLinkTo, whatsAppLinkTo } from '../../features/sharing/invitationLinks.ts'
import { withoutScheme } from '../../features/sharing/withoutScheme.ts'
import { call } from '../../platform/api/call.ts'

/** The number of characters of a personal link that hosts see. */
const shownLink = 28

export interface NextTextProps {
  eventId: string
  guest: TextGuest
  message: string
  /** The number of guests who were texted. */
  sentCount: number
  /** The number of guests to text. */
  all: number
  /** Called when the host opens the text in another app. */
  onSent: () => void
  /** Called when the host wants to text someone else first; absent if there is no one else. */
  onSkip?: () => void
}

/** The next guest to text: one tap opens the messages app or WhatsApp with the text. */
export function NextText({ eventId, guest, message, sentCount, all, onSent, onSkip }: NextTextProps) {
  const { id, name, phone = '' } = guest
  const { data, error, refetch } = useQuery({
    queryKey: ['inviteeLink', eventId, id],
    queryFn: () => call('getInviteeLink', { eventId, inviteeId: id }),
    gcTime: 0,
  })
  const text = data && textFor(name, message, data.url)
  // Guests see the whole link.
  const shownUrl = data && `${withoutScheme(data.url).slice(0, shownLink)}…`
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    heading.current?.focus()
  }, [id])
  // WhatsApp needs a number with its country code.
  const dialableTo = dialableNumber(phone)
  const international = dialableTo?.startsWith('+') ? dialableTo : undefined
  return (
    <section className="grid grid-cols-1 gap-5 rounded-lg bg-surface p-5 shadow-raised wide:p-7">
      <div className="grid grid-cols-1 gap-2">
        <p aria-hidden className="text-label font-semibold">
          {copy.progress(sentCount, all)}
        </p>
        <progress
          aria-label={copy.progress(sentCount, all)}
          value={sentCount}
          max={all}
          className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-tint [&::-moz-progress-bar]:bg-button [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-button"
        />
      </div>
      <div className="grid grid-cols-1 gap-1">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title wrap-anywhere outline-none">
          {copy.next(name)}
        </h2>
        <p className="text-body tabular-nums">{displayPhone(international ?? phone)}</p>
      </div>
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-body text-error">
          {copy.linkFailed}
          <Button tone="quiet" size="small" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : text === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <p dir="auto" className="rounded-md bg-tint p-4 text-body wrap-anywhere whitespace-pre-wrap">
          {textFor(name, message, shownUrl ?? '')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {text !== undefined && (
          <>
            <ButtonLink size="large" href={smsLinkTo(phone, text)} onClick={onSent}>
              {copy.text}
            </ButtonLink>
            {international !== undefined && (
              <ButtonLink
                size="large"
                tone="quiet"
                href={whatsAppLinkTo(international, text)}
                target="_blank"
                rel="noreferrer"
                onClick={onSent}
              >
                {copy.whatsApp}
              </ButtonLink>
            )}
          </>
        )}
        {onSkip && (
          <Button size="large" tone="plain" onClick={onSkip} className="-ms-2 px-2! underline">
            {copy.skip}
          </Button>
        )}
      </div>
    </section>
  )
}
