import { randomUUID } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import { operations, type OperationName } from '@festoon/contract/wire/operations'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { person, signInInput, type Person } from '../builders.ts'
import { call, type Caller } from '../rpcClient.ts'
import type { TestServer } from '../testServer.ts'
import { isPerson, type CallerName, type PersonName } from './accessTable.ts'
import { proving } from './accessWorld.ts'

export interface Credentials {
  /** Returns the credentials with which a caller calls an operation. */
  valid(name: OperationName, caller: CallerName): Promise<Caller>
  /** Returns the credentials of a caller whose account was erased or whose session has ended. */
  over(name: OperationName, whose: 'that was erased' | 'signed out', caller: CallerName, owner: Person): Promise<Caller>
}

/**
 * Creates the credentials of all callers. A caller shows the same ones to every operation, except to those that could use them up,
 * because signing in takes longer than most calls.
 */
export function credentialsOf(server: TestServer, people: Record<PersonName, Person>): Credentials {
  const { db } = server.services
  const reusable = new Map<string, Caller>()
  const reuse = async (key: string, isUsedUp: boolean, create: () => Promise<Caller>): Promise<Caller> => {
    if (isUsedUp) return create()
    const reusedCaller = reusable.get(key) ?? (await create())
    reusable.set(key, reusedCaller)
    return reusedCaller
  }
  const takesIdentity = (name: OperationName) => operations[name].access === 'identity'

  const valid: Credentials['valid'] = async (name, caller) => {
    if (caller === 'identity') return reuse(caller, takesIdentity(name), () => proving(server))
    if (!isPerson(caller)) return {}
    // The other cases need these accounts.
    const isRsvp = caller === 'newcomer' && name === 'updateAttendance'
    const isOnce = name === 'deleteAccount' || name === 'signOutEverywhere' || isRsvp
    return reuse(caller, isOnce || name === 'signOut', async () => {
      const { userId } = isOnce
        ? await person(server, 'Ona Once', `proven-${randomUUID()}@example.com`)
        : people[caller]
      // As old as a session may be without a new proof.
      const at = server.clock.now() - (caller === 'stolenBearer' ? limits.proofSeconds * 1_000 : 0)
      return openSession(db, userId, 'web-test', at)
    })
  }

  const over: Credentials['over'] = async (name, whose, caller, owner) => {
    if (caller === 'identity')
      return reuse(`${whose}, ${owner.email}`, takesIdentity(name), async () => {
        if (whose === 'that was erased') return proving(server, owner.email)
        const proof = await proving(server)
        await call(server, 'createElkUser', { elkUser: { name: 'New' } }, proof)
        await call(server, 'authenticate', signInInput, proof)
        return proof
      })
    if (!isPerson(caller)) return {}
    if (whose === 'that was erased') return owner
    return reuse(`${whose}, ${caller}`, false, async () => {
      const session = await openSession(db, people[caller].userId, 'web-test', server.clock.now())
      await call(server, 'signOut', {}, session)
      return session
    })
  }
  return { valid, over }
}
