import { ConfigError, type Config, type DevProvider } from '../config.ts'
import type { Db } from '../data/schema.ts'
import type { Keys } from '../secret/keys.ts'
import type { Clock } from '../services.ts'
import { builtInIdentity } from './identity/builtIn.ts'
import type { IdentityProvider } from './identity/port.ts'
import { outboxMail } from './mail/outbox.ts'
import type { MailProvider } from './mail/port.ts'
import { smtpMail } from './mail/smtp.ts'
import { gazetteer } from './places/gazetteer.ts'
import type { PlacesProvider } from './places/port.ts'
import type { FileStorage } from './storage/port.ts'
import { outboxText } from './text/outbox.ts'
import type { TextProvider } from './text/port.ts'

/** Every outside service, each behind its port. */
export interface Providers {
  mail: MailProvider
  /** Undefined: no text messages are sent. */
  text: TextProvider | undefined
  identity: IdentityProvider
  storage: FileStorage
  places: PlacesProvider
}

/**
 * Chooses each provider by the configuration.
 * @throws ConfigError when production would run on a development-only provider that ALLOW_DEV_PROVIDERS does not name.
 */
export function chooseProviders(config: Config, db: Db, clock: Clock, keys: Keys, storage: FileStorage): Providers {
  const allows = (name: DevProvider): boolean =>
    config.environment !== 'production' || config.allowDevProviders.includes(name)
  const demand = (name: DevProvider, instead: string): void => {
    if (!allows(name))
      throw new ConfigError(`The development provider "${name}" does not run in production: ${instead}`)
  }
  if (!config.smtpUrl) demand('outbox', 'set SMTP_URL, or ALLOW_DEV_PROVIDERS=outbox to keep mails in the database.')
  return {
    mail: config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(db, clock),
    text: allows('texts') ? outboxText(db, clock) : undefined,
    identity: builtInIdentity(keys.identityToken),
    storage,
    places: gazetteer(),
  }
}
