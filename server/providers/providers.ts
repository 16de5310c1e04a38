import type { Config } from '../config/config.ts'
import type { DevProvider } from '../config/environment.ts'
import type { Clock } from '../core/clock.ts'
import { ConfigError } from '../core/ConfigError.ts'
import type { Keys } from '../crypto/keys.ts'
import type { Db } from '../database/schema.ts'
import { builtInIdentity } from './identity/builtIn.ts'
import { firebaseIdentity } from './identity/firebase.ts'
import type { IdentityProvider } from './identity/port.ts'
import { embeddedImages } from './images/embedded.ts'
import { openAiImages } from './images/openAi.ts'
import type { ImagesProvider } from './images/port.ts'
import { blockList } from './links/blockList.ts'
import type { LinkReputation } from './links/port.ts'
import { outboxMail } from './mail/outbox.ts'
import type { MailProvider } from './mail/port.ts'
import { smtpMail } from './mail/smtp.ts'
import { mailgunEvents } from './mailEvents/mailgun.ts'
import type { MailEvents } from './mailEvents/port.ts'
import { demoMusic } from './music/demo.ts'
import type { MusicProvider } from './music/port.ts'
import { spotify } from './music/spotify.ts'
import { newsletterFormPost } from './newsletter/formPost.ts'
import type { NewsletterProvider } from './newsletter/port.ts'
import { newsletterTable } from './newsletter/table.ts'
import { accountChooser } from './openId/accountChooser.ts'
import { chooseOpenId, type OpenIdProviders } from './openId/chooseOpenId.ts'
import type { PaymentsProvider } from './payments/port.ts'
import { stripePayments } from './payments/stripe.ts'
import { testCheckout } from './payments/testCheckout.ts'
import { gazetteer } from './places/gazetteer.ts'
import { googleMaps } from './places/googleMaps.ts'
import type { PlacesProvider } from './places/port.ts'
import { firebaseRealtime } from './realtime/firebase.ts'
import type { RealtimeProvider } from './realtime/port.ts'
import { eventStreams } from './realtime/streams.ts'
import { outboxSms } from './sms/outbox.ts'
import type { SmsProvider } from './sms/port.ts'
import { twilioSms } from './sms/twilio.ts'
import type { FileStorage } from './storage/port.ts'
import { chooseVideo } from './video/chooseVideo.ts'
import type { VideoProvider } from './video/port.ts'
import { embeddedWords } from './words/embedded.ts'
import { openAiText } from './words/openAi.ts'
import type { WordsProvider } from './words/port.ts'

/** The providers of all external services. Each implements the interface in its folder's `port.ts`. */
export interface Providers {
  mail: MailProvider
  /** The parser for events from the email service, or undefined if no such service is configured. */
  mailEvents: MailEvents | undefined
  /** The SMS provider, or undefined if SMS is unavailable. */
  sms: SmsProvider | undefined
  identity: IdentityProvider
  /** The external services that people can sign in with. */
  openId: OpenIdProviders
  storage: FileStorage
  /** The provider that notifies browsers of changes. */
  realtime: RealtimeProvider
  places: PlacesProvider
  images: ImagesProvider
  words: WordsProvider
  video: VideoProvider
  /** The music service, or undefined if music is unavailable. */
  music: MusicProvider | undefined
  /** The payment service, or undefined if payments are unavailable. */
  payments: PaymentsProvider | undefined
  newsletter: NewsletterProvider
  links: LinkReputation
}

/**
 * Chooses each provider based on the configuration.
 * @throws ConfigError if a production server would use the outbox for email or SMS, and ALLOW_DEV_PROVIDERS doesn't allow that.
 */
export function chooseProviders(config: Config, db: Db, clock: Clock, keys: Keys, storage: FileStorage): Providers {
  const isAllowed = (name: DevProvider): boolean =>
    config.environment !== 'production' || config.allowDevProviders.includes(name)
  const requireSetting = (name: DevProvider, instead: string): void => {
    if (!isAllowed(name))
      throw new ConfigError(`The development provider "${name}" isn't available in production: ${instead}`)
  }
  if (!config.smtpUrl)
    requireSetting('outbox', 'set SMTP_URL, or set ALLOW_DEV_PROVIDERS=outbox to store emails in the database.')
  const chooseSms = (): SmsProvider | undefined => {
    if (config.sms.provider === 'twilio') return twilioSms(config.sms, config.origin, db, clock)
    if (config.sms.provider === 'outbox') requireSetting('sms', 'set SMS_PROVIDER=twilio, or ALLOW_DEV_PROVIDERS=sms.')
    return isAllowed('sms') ? outboxSms(db, clock) : undefined
  }
  const chooseMusic = (): MusicProvider | undefined => {
    if (config.media.spotify) return spotify(config.media.spotify, clock)
    // The demo's made-up songs are only for development.
    return isAllowed('music') ? demoMusic(clock) : undefined
  }
  const choosePayments = (): PaymentsProvider | undefined => {
    if (config.payments.stripe) return stripePayments(config.payments.stripe, clock)
    // The test checkout moves no money, so it is only for development.
    return isAllowed('payments') ? testCheckout(keys.testCheckout) : undefined
  }
  return {
    mail: config.smtpUrl
      ? smtpMail(config.smtpUrl, {
          from: config.mailFrom,
          unsubscribeMailbox: config.unsubscribeMailbox,
          allowsPlain: config.allowUnencrypted.includes('smtp'),
        })
      : outboxMail(db, clock),
    mailEvents: config.mailgunSigningKey === undefined ? undefined : mailgunEvents(config.mailgunSigningKey, clock),
    sms: chooseSms(),
    identity: config.firebase ? firebaseIdentity(config.firebase) : builtInIdentity(keys.identityToken),
    openId: {
      // Without configured clients, developers use the account chooser.
      ...(config.environment === 'development'
        ? { google: accountChooser('google'), apple: accountChooser('apple') }
        : {}),
      ...chooseOpenId(config.openId, clock),
    },
    storage,
    realtime: config.cloud.liveDatabase
      ? firebaseRealtime(config.cloud.liveDatabase, { key: keys.realtimeTopic, clock })
      : eventStreams(),
    places: config.media.googleMaps ? googleMaps(config.media.googleMaps, clock) : gazetteer(),
    images: config.ai.images ? openAiImages(config.ai.images) : embeddedImages,
    words: config.ai.words ? openAiText(config.ai.words) : embeddedWords,
    video: chooseVideo(config.media),
    music: chooseMusic(),
    payments: choosePayments(),
    newsletter: config.newsletter ? newsletterFormPost(config.newsletter) : newsletterTable(db, clock),
    links: blockList(config.blockedLinks),
  }
}
