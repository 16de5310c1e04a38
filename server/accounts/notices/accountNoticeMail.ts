import * as copy from '@festoon/contract/messages/account/notices'
import { placeName } from '@festoon/contract/messages/account/place'
import { footer } from '@festoon/contract/messages/messaging/mail'
import { countryName } from '@festoon/contract/rules/countryName'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { Config } from '../../config/config.ts'
import type { AccountNotice } from '../../core/notices/accountNotice.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import { smsNames } from '../../providers/mail/compose/plainNames.ts'
import type { Mail } from '../../providers/mail/port.ts'
import { deviceName } from '../sessions/deviceName.ts'

/** The profile's list of devices, where the user can log out everywhere. */
export const devicesPath = '/profile/edit#devices'

const devicesUrl = ({ origin }: Config): string => `${origin}${devicesPath}`

const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })

/** Builds the email about a change to an account. */
export function accountNoticeMail(
  config: Config,
  { key, to, kind, detail, undoHref, device, at }: AccountNotice,
): Mail {
  const headline = copy.headlines[kind](detail)
  if (undoHref !== undefined)
    return composeMail({
      key,
      to: to.value,
      subject: headline,
      preview: copy.whatCohostSees,
      colors: eventDefaults,
      names: namesIn(detail),
      blocks: [
        { kind: 'heading', text: headline },
        { kind: 'paragraph', text: copy.whatCohostSees },
        { kind: 'buttons', buttons: [{ label: copy.removeCohost, href: undoHref }] },
        { kind: 'paragraph', quiet: true, text: footer(config.supportEmail) },
      ],
    })
  const { network, country } = device.place
  const place = placeName(country === null ? undefined : countryName(country), network)
  return composeMail({
    key,
    to: to.value,
    subject: headline,
    preview: copy.ifNot,
    colors: eventDefaults,
    blocks: [
      { kind: 'heading', text: headline },
      { kind: 'paragraph', text: copy.changedWhere(deviceName(device.userAgent), place, times.format(at)) },
      { kind: 'paragraph', text: copy.ifYou },
      { kind: 'paragraph', text: copy.ifNot },
      { kind: 'buttons', buttons: [{ label: copy.reviewAccount, href: devicesUrl(config) }] },
      { kind: 'paragraph', quiet: true, text: footer(config.supportEmail) },
    ],
  })
}

/** Returns the name of a new co-host and the title of the party, in the order of `cohostOf`. */
const namesIn = (detail: string): string[] => detail.split(copy.cohostOf('', ''))

/** Builds the SMS about a change to an account. */
export function accountNoticeSms(
  config: Config,
  { key, to, kind, detail, undoHref }: AccountNotice,
): { key: string; to: string; body: string } {
  const headline = copy.headlines[kind](detail)
  const body =
    undoHref === undefined
      ? copy.noticeSms(headline, devicesUrl(config))
      : copy.cohostSms(smsNames(headline, namesIn(detail)), undoHref)
  return { key, to: to.value, body }
}
