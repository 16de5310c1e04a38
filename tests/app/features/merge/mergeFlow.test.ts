import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMergeFlow } from '../../../../app/features/merge/mergeFlow.ts'
import { openSession } from '../../../../app/platform/session/session.ts'
import { limits } from '../../../../contract/limits.ts'
import type { User } from '../../../../contract/nouns/account.ts'
import { personByPhone } from '../../../support/accounts.ts'
import { lastCode, party, person } from '../../../support/builders.ts'
import { relayedServer, type RelayedServer } from '../../../support/stories/relayedServer.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

let server: RelayedServer['server']
let wire: RelayedServer['wire']
let end: RelayedServer['end']

beforeAll(async () => {
  ;({ server, wire, end } = await relayedServer({ strictLimits: true }))
}, 60_000)
afterAll(() => end())
afterEach(() => wire.restore())

/** Signs in a person with only a phone number, who is about to add an email address. */
async function femi() {
  const { userId, accessToken } = await personByPhone(server, 'Femi')
  document.cookie = `userId=${userId}`
  openSession({ userId, accessToken, expiresIn: 3_600 })
  const users: User[] = []
  return { flow: createMergeFlow('email', (user) => users.push(user)), users }
}

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

describe('a merge against the real server', () => {
  it('adds an unused contact [MERGE-04]', async () => {
    const { flow, users } = await femi()
    await flow.sendCode({ emailAddress: 'femi@example.com' })
    await flow.submitCode(await lastCode(server, 'femi@example.com'))
    expect(flow.state()).toMatchObject({ isDone: true, step: 'emailCode' })
    expect(users).toMatchObject([{ name: 'Femi', emails: ['femi@example.com'] }])
  })

  it('sends no new code while one is being checked', async () => {
    const { flow, users } = await femi()
    await flow.sendCode({ emailAddress: 'femi.two@example.com' })
    const code = await lastCode(server, 'femi.two@example.com')
    const checking = flow.submitCode(code)
    await flow.resendCode()
    await checking
    expect(users).toMatchObject([{ emails: ['femi.two@example.com'] }])
    expect(await lastCode(server, 'femi.two@example.com')).toBe(code)
  })

  it('shows the account that has the contact, and merges it after confirmation [MERGE-05]', async () => {
    const maya = await person(server, 'Maya')
    await party(server, maya)
    const { flow, users } = await femi()
    await flow.sendCode({ emailAddress: maya.email })
    await flow.submitCode(await lastCode(server, maya.email))
    expect(flow.state()).toMatchObject({ step: 'confirmMerge', other: { name: 'Maya', eventCount: 1 } })
    expect(users).toEqual([])
    await flow.confirm()
    expect(flow.state()).toMatchObject({ step: 'confirmed', isDone: false })
    expect(users).toMatchObject([{ name: 'Femi', emails: [maya.email] }])
  })

  it('shows the server message if no code is sent, else that something went wrong [ERR-23]', async () => {
    const { flow } = await femi()
    await flow.sendCode({ emailAddress: 'nobody' })
    expect(flow.state()).toMatchObject({
      step: 'emailEntry',
      message: "Something in the form isn't right. Please check it and try again.",
    })
    wire.cut()
    await flow.sendCode({ emailAddress: 'femi@example.com' })
    expect(flow.state().message).toBe(fixedText('ERR-23'))
  })

  it("shows each of the server's messages if no code is sent [ERR-23]", async () => {
    const { flow } = await femi()
    const messageAfter = async (pii: Parameters<typeof flow.sendCode>[0]) => {
      await flow.sendCode(pii)
      return flow.state().message
    }
    // The result of the call says why, because the server texts numbers of its own country only, which +1 doesn't say.
    expect(await messageAfter({ phoneNumber: '+18762101234' })).toBe(
      "We can't send text messages to this number. Use an email address instead.",
    )
    const ownEmail = { emailAddress: 'often@example.com' }
    for (let sent = 0; sent < 5; sent += 1) expect(await messageAfter(ownEmail)).toBeNull()
    expect(await messageAfter(ownEmail)).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/)
    server.clock.advance(limits.proofSeconds * 1_000 + 1_000)
    expect(await messageAfter({ emailAddress: 'late@example.com' })).toBe(
      "This needs your confirmation. Confirm that it's you, and try again.",
    )
  })

  it('asks the user to try again after a wrong code [ERR-24]', async () => {
    const { flow } = await femi()
    await flow.sendCode({ emailAddress: 'again@example.com' })
    const code = await lastCode(server, 'again@example.com')
    await flow.submitCode(wrong(code))
    expect(flow.state()).toMatchObject({
      step: 'emailCode',
      message: fixedText('ERR-24'),
    })
    await flow.submitCode(code)
    expect(flow.state().isDone).toBe(true)
  })

  it('asks the user to try again for any other reason why a code fails [ERR-24]', async () => {
    const { flow } = await femi()
    await flow.sendCode({ emailAddress: 'late@example.com' })
    const code = await lastCode(server, 'late@example.com')
    server.clock.advance(limits.codeSeconds * 1_000 + 1_000)
    await flow.submitCode(code)
    expect(flow.state()).toMatchObject({ step: 'emailCode', message: fixedText('ERR-24') })
    wire.cut()
    await flow.submitCode(code)
    expect(flow.state()).toMatchObject({ step: 'emailCode', message: fixedText('ERR-24') })
  })
})
