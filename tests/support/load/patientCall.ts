import { setTimeout as wait } from 'node:timers/promises'
import { operations, type InputOf, type OperationName } from '@festoon/contract/wire/operations'
import { envelope, type Caller } from '../rpcClient.ts'

/**
 * Makes a call and repeats it for up to 15 seconds while there is no response or the status is 503, as a client on a bad
 * connection does. Returns the number of attempts.
 * @throws Error when the call is refused or never gets a response.
 */
export async function patientCall<Name extends OperationName>(
  origin: string,
  name: Name,
  input: InputOf<Name>,
  caller: Caller = {},
): Promise<number> {
  const body = JSON.stringify(envelope(name, input, caller))
  const headers = {
    'content-type': 'application/json',
    ...(caller.ip === undefined ? {} : { 'x-forwarded-for': caller.ip }),
  }
  const until = Date.now() + 15_000
  for (let tries = 1; ; tries += 1) {
    const result = await fetch(`${origin}/json/${operations[name].service}`, { method: 'POST', headers, body })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined)
    if (result?.status === 200) return tries
    if (result && result.status !== 503) throw new Error(`${name} was rejected: ${result.text}`)
    if (Date.now() > until) throw new Error(`${name} got no result within 15 s: ${result?.text ?? 'no response'}`)
    await wait(20)
  }
}
