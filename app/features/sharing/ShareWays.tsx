import { useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/sharing'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { hasDate } from '@festoon/contract/rules/dates/past'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import * as paths from '../../platform/paths.ts'
import { CopyLink } from './CopyLink.tsx'
import { ChatIcon, EmailIcon, QrIcon, ShareIcon, StoryIcon, TextIcon } from './icons.tsx'
import { mailLink, smsLink, whatsAppLink } from './invitationLinks.ts'
import type { QrDialogProps } from './QrDialog.tsx'
import { shareLink } from './shareLink.ts'
import { ShareStep, ShareWay } from './ShareWay.tsx'
import { withoutScheme } from './withoutScheme.ts'

// Loaded when it is opened, because it brings the code that draws QR codes.
const QrDialog = lazyPart<QrDialogProps>(() => import('./QrDialog.tsx').then((part) => part.QrDialog))

export interface ShareWaysProps {
  event: EventView
  /** The short link to the event's page. */
  url: string
  /** The current time in ms. */
  now: number
}

/**
 * A button that copies the link to a party, and the other ways to share it: the device's share sheet, messages, email, a QR code,
 * and a picture for stories.
 */
export function ShareWays({ event, url, now }: ShareWaysProps) {
  const [showsQr, setShowsQr] = useState(false)
  // Phones offer a share sheet.
  const canShare = useIsInBrowser() && 'share' in navigator
  const title = titleOf(event.title)
  const subject = copy.subject(title)
  const invitation = copy.invitation(title, hasDate(event) ? shortDate(event, now) : undefined, url)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2 text-center">
        <CopyLink path={url} tone="primary" size="large" block />
        <a href={url} aria-label={copy.linkToParty} className="min-w-0 text-label text-ink-muted wrap-anywhere">
          {withoutScheme(url)}
        </a>
      </div>
      <div role="group" aria-label={copy.ways} className="flex flex-wrap justify-center gap-x-1 gap-y-3">
        {canShare && (
          <ShareStep icon={<ShareIcon />} onPress={() => void shareLink({ title, text: subject, url })}>
            {copy.shareWith}
          </ShareStep>
        )}
        <ShareWay icon={<TextIcon />} href={smsLink(invitation)}>
          {copy.text}
        </ShareWay>
        <ShareWay icon={<ChatIcon />} href={whatsAppLink(invitation)} target="_blank" rel="noreferrer">
          {copy.whatsApp}
        </ShareWay>
        <ShareWay icon={<EmailIcon />} href={mailLink({ subject, body: invitation })}>
          {copy.email}
        </ShareWay>
        <ShareStep icon={<QrIcon />} onPress={() => setShowsQr(true)}>
          {copy.qrCode}
        </ShareStep>
        <ShareWay
          icon={<StoryIcon />}
          href={paths.story(event.id, event.modificationId)}
          download={copy.storyFile(title)}
          aria-label={copy.storyPicture}
        >
          {copy.story}
        </ShareWay>
      </div>
      {showsQr && <QrDialog url={url} title={title} onClose={() => setShowsQr(false)} />}
    </div>
  )
}
