import type { FastifyRequest } from 'fastify'
import type { Site } from '@festoon/contract/wire/page'
import { signInProviders } from '@festoon/contract/wire/signInProvider'
import { isRootHost } from '../../rpc/http/hosts.ts'
import type { Services } from '../../rpc/services.ts'

/** Returns the server settings that a page passes to the app. */
export function siteOf({ config, providers }: Services, request: FastifyRequest): Site {
  return {
    isRootHost: isRootHost(config, request),
    signInProviders: config.firebase
      ? signInProviders
      : signInProviders.filter((name) => providers.openId[name] !== undefined),
    firebase: config.firebase?.settings ?? null,
    supportEmail: addressIn(config.supportEmail),
  }
}

/** Returns the email address in a mailbox such as `Festoon <help@example.org>`. */
const addressIn = (mailbox: string): string => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
