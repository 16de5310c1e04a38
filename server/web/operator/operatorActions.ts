import type { OperatorAction, OperatorActionName } from '../../events/suspension/operatorAction.ts'
import { restoreAccount, suspendAccount } from '../../events/suspension/suspendAccount.ts'
import { restoreEvent, suspendEvent } from '../../events/suspension/suspendEvent.ts'
import type { Services } from '../../rpc/services.ts'
import { suspensionMail, type Decision } from './suspensionMail.ts'

/** The result of an operator's action: done, done although a host couldn't be emailed, or impossible in the current state. */
export type OperatorOutcome = 'done' | 'notMailed' | 'impossible'

type OperatorServices = Pick<Services, 'db' | 'config' | 'providers'> & { log: Pick<Services['log'], 'error'> }

/** Suspends or restores an event or an account, and emails the reason to its host. `subject` is its id. */
export async function runOperatorAction(
  services: OperatorServices,
  name: OperatorActionName,
  subject: string,
  action: OperatorAction,
): Promise<OperatorOutcome> {
  const { db } = services
  const reason = name.startsWith('suspend') ? action.reason : undefined
  if (name === 'suspendAccount' || name === 'restoreAccount') {
    const isDone =
      name === 'suspendAccount' ? await suspendAccount(db, subject, action) : await restoreAccount(db, subject, action)
    return isDone ? notify(services, subject, { title: undefined, reason }) : 'impossible'
  }
  const change = name === 'suspendEvent' ? suspendEvent : restoreEvent
  const event = await change(db, subject, action)
  return event ? notify(services, event.organizer_id, { title: event.title, reason }) : 'impossible'
}

async function notify(
  { db, config, providers, log }: OperatorServices,
  userId: string,
  decision: Omit<Decision, 'supportEmail'>,
): Promise<OperatorOutcome> {
  const contact = await db
    .selectFrom('user_contacts')
    .select('value')
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .orderBy('verified_at')
    .executeTakeFirst()
  if (!contact) return 'notMailed'
  try {
    await providers.mail.send(suspensionMail(contact.value, { ...decision, supportEmail: config.supportEmail }))
    return 'done'
  } catch (error) {
    log.error({ err: error }, 'failed to email a host about a suspension')
    return 'notMailed'
  }
}
