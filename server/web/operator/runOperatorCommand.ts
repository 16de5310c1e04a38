import { z } from 'zod'
import * as copy from '@festoon/contract/messages/server/operator'
import { appSecret } from '../../config/appSecret.ts'
import type { Config } from '../../config/config.ts'
import { systemClock } from '../../core/clock.ts'
import { ConfigError } from '../../core/ConfigError.ts'
import { deriveKeys } from '../../crypto/keys.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/openDatabase.ts'
import { chooseProviders } from '../../providers/providers.ts'
import { folderStorage } from '../../providers/storage/folder.ts'
import { readPageErrors } from '../../rpc/pageErrors.ts'
import { runOperatorAction } from './operatorActions.ts'
import { readOverview } from './readOverview.ts'

const actions = {
  'suspend-event': 'suspendEvent',
  'restore-event': 'restoreEvent',
  'suspend-account': 'suspendAccount',
  'restore-account': 'restoreAccount',
} as const
const commandSchema = z.enum([
  'overview',
  'errors',
  'suspend-event',
  'restore-event',
  'suspend-account',
  'restore-account',
])

/** The number of page errors that are printed: all, because no more are stored. */
const maxErrors = 1_000

/** A command of `npm run operator`. `subject` is the id of an event or an account. */
interface OperatorCommand {
  name: string
  subject: string | undefined
  reason: string | undefined
}

/**
 * Runs a command of `npm run operator` and returns what to print. With the embedded database, the server must be stopped.
 * @throws ConfigError if the command is unknown or incomplete.
 */
export async function runOperatorCommand(config: Config, command: OperatorCommand): Promise<string> {
  const name = commandSchema.safeParse(command.name)
  if (!name.success) throw new ConfigError(copy.operatorUsage)
  const database = await openDatabase(config)
  try {
    await database.patiently(migrate)
    if (name.data === 'overview') return copy.overview(await readOverview(database.db, config, systemClock.now()))
    if (name.data === 'errors') return copy.pageErrors(await readPageErrors(database.db, maxErrors))
    const subject = z.guid().safeParse(command.subject)
    const reason = command.reason?.trim() ?? ''
    const isSuspension = name.data.startsWith('suspend')
    if (!subject.success || (isSuspension && reason === '')) throw new ConfigError(copy.operatorUsage)
    const keys = deriveKeys(await appSecret(config))
    const storage = folderStorage(config.dataFolder)
    const providers = chooseProviders(config, database.db, systemClock, keys, storage)
    const services = { db: database.db, config, providers, log: console }
    const action = { operator: 'terminal', reason, now: systemClock.now() }
    const outcome = await runOperatorAction(services, actions[name.data], subject.data, action)
    providers.mail.close()
    return copy.operatorOutcomes[outcome]
  } finally {
    await database.close()
  }
}
