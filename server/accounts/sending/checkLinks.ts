import * as copy from '@festoon/contract/messages/fields'
import { Failure } from '../../core/Failure.ts'
import { hostsIn } from '../../core/hostsIn.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Checks the links in a text that a host sends or publishes. `path` is the text's field in the input.
 * @throws Failure invalid if the text links to a blocked site.
 */
export async function checkLinks(
  { providers }: Pick<Services, 'providers'>,
  path: string,
  text: string,
): Promise<void> {
  const hosts = hostsIn(text)
  if (hosts.length === 0) return
  const [blockedHost] = await providers.links.findBlocked(hosts)
  if (blockedHost !== undefined)
    throw new Failure('invalid', { issues: [{ path, message: copy.siteBlocked(blockedHost) }] })
}
