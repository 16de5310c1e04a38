import * as copy from '@festoon/contract/messages/server/operatorMail'
import { eventDefaults } from '@festoon/tokens/defaults'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import type { Mail } from '../../providers/mail/port.ts'
import { claimSend, finishSend } from '../../providers/sms/sentSms.ts'
import type { ExhaustedBudget } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'

const reasons: Partial<Record<ExhaustedBudget['name'], string>> = {
  smsCodesOutstanding: copy.codesOutstanding,
  outstandingToCountry: copy.countryOutstanding,
  smsToUnverified: copy.unverifiedMaxReached,
  smsOutsideReserve: copy.reserveReached,
}

/** Builds the email that tells the operator that SMS have stopped. */
export function stoppedSmsMail(to: string, key: string, { name, freeAt }: ExhaustedBudget): Mail {
  const reason = reasons[name] ?? copy.dailyMaxReached
  return composeMail({
    key,
    to,
    subject: copy.smsStoppedSubject,
    preview: reason,
    colors: eventDefaults,
    blocks: [
      { kind: 'heading', text: copy.smsStoppedSubject },
      { kind: 'paragraph', text: reason },
      { kind: 'paragraph', text: copy.smsResumes(new Date(freeAt)) },
      { kind: 'paragraph', text: copy.smsAdvice },
    ],
  })
}

/**
 * Logs that SMS have stopped, and emails the operator, both only once per period of the budget that is used up. Never throws,
 * because the caller has its own failure to report.
 */
export async function warnOfStoppedSms(
  { db, clock, config, providers, log }: Services,
  stop: ExhaustedBudget,
): Promise<void> {
  const key = `sms-stopped/${stop.name}/${stop.freeAt}`
  try {
    if ((await claimSend(db, key, clock.now())) !== 'claimed') return
    log.error(
      { budget: stop.name, until: new Date(stop.freeAt).toISOString() },
      'SMS stopped, because a budget is used up',
    )
    await providers.mail.send(stoppedSmsMail(config.supportEmail, key, stop))
    await finishSend(db, key, true)
  } catch (error) {
    log.error({ err: error }, 'failed to email the operator that SMS stopped')
    await finishSend(db, key, false).catch(() => undefined)
  }
}
