import { takeUnread } from '../../providers/mailbox/imapMailbox.ts'
import type { Services } from '../../rpc/services.ts'
import { maxMailBytes, takeReply } from './takeReply.ts'

/** The limits of a visit. It ends within two minutes, after which the job would be started again. */
const visit = { maxMails: 200, maxBytes: maxMailBytes, silenceMs: 20_000 }

/** Takes the unread emails of the reply mailbox by IMAP. Never throws: the next visit follows within a minute. */
export async function readMailbox(services: Services, url: string): Promise<void> {
  const { log } = services
  try {
    const { tooLarge } = await takeUnread(url, visit, (raw) => takeReply(services, raw))
    if (tooLarge > 0) log.info({ reason: 'tooLarge', count: tooLarge }, 'dropped emails to the reply mailbox')
  } catch (error) {
    // The error may quote the command with the password.
    log.warn({ reason: reasonOf(error) }, 'failed to read the reply mailbox; retrying within a minute')
  }
}

/** Returns what the server said, or the code or class of the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('tlsFailed' in error && error.tlsFailed === true) return 'no TLS'
  if ('responseText' in error && typeof error.responseText === 'string') return error.responseText
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.name
}
