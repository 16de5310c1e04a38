import type { AccountNotice } from '../../core/notices/accountNotice.ts'
import { MailRefused } from '../../providers/mail/port.ts'
import { removeFromOutbox } from '../../providers/outbox/outbox.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'
import { sendSms } from '../sms/sendSms.ts'
import { accountNoticeMail, accountNoticeSms } from './accountNoticeMail.ts'
import { hasQueuedNotice } from './hasQueuedNotice.ts'

/**
 * Sends one account notice by email or SMS. A refused message isn't retried. An account that is deleted meanwhile leaves nothing behind in
 * the outbox.
 * @returns False if the notice must be sent again later.
 */
export async function deliverAccountNotice(services: Services, notice: AccountNotice): Promise<boolean> {
  const { config, db, log, providers } = services
  try {
    if (notice.to.kind === 'email') await providers.mail.send(accountNoticeMail(config, notice))
    else if (providers.sms)
      await sendSms(services, { ...accountNoticeSms(config, notice), budget: { holder: 'notice' } })
    if (!(await hasQueuedNotice(db, notice.key))) await removeFromOutbox(db, notice.key)
    return true
  } catch (error) {
    log.warn({ err: error, kind: notice.kind }, 'failed to send an account notice')
    return error instanceof MailRefused || error instanceof SmsRefused
  }
}
