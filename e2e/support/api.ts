import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { coverFile } from './journeys.ts'
import { newNetwork } from './newNetwork.ts'
import { codeFor } from './outbox.ts'

const answerSchema = z.object({ result: z.record(z.string(), z.unknown()).optional(), error: z.unknown().optional() })
const uploadSchema = z.object({ url: z.string() })

/** Somebody who works through the operations themselves, to prepare what a journey begins with. */
export interface ApiPerson {
  call: (service: string, method: string, payload: object) => Promise<Record<string, unknown>>
  /** A picture of theirs that the server keeps. */
  photoUrl: string
}

function caller(origin: string, who: object): ApiPerson['call'] {
  return async (service, method, payload) => {
    const requestId = `blocking-${randomUUID()}`
    const agent = { platform: 'web', version: '1', product: 3 }
    const header = { deviceId: 'web-api', agent, timestamp: 1, requestId, ...who }
    const response = await fetch(`${origin}/json/${service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
      body: JSON.stringify({ jsonrpc: '2.0', id: requestId, method, params: { header, ...payload } }),
    })
    const { result, error } = answerSchema.parse(await response.json())
    if (!result) throw new Error(`${method} failed: ${JSON.stringify(error)}`)
    return result
  }
}

/** Signs somebody in by e-mail, with a new account if there is none. */
export async function apiPerson(origin: string, emailAddress: string, name: string): Promise<ApiPerson> {
  const anyone = caller(origin, {})
  await anyone('AuthenticationService', 'sendEmailSignInCode', { emailAddress })
  const code = await codeFor(origin, emailAddress)
  const { customToken } = await anyone('AuthenticationService', 'signInWithEmailAndCode', { emailAddress, code })
  const proven = caller(origin, { identityToken: customToken })
  const { exists } = await proven('ElkEventService', 'accountExists', {})
  if (exists !== true) await proven('ElkEventService', 'createElkUser', { elkUser: { name } })
  const device = { deviceId: 'web-api', timestamp: Date.now(), product: 3, platform: 'web' }
  const { userId, accessToken } = await proven('AuthenticationService', 'authenticate', device)
  const form = new FormData()
  form.append('image', new Blob([await readFile(coverFile)], { type: 'image/png' }), 'cover.png')
  const upload = await fetch(`${origin}/uploads/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${String(accessToken)}` },
    body: form,
  })
  const { url } = uploadSchema.parse(await upload.json())
  return { call: caller(origin, { userId, accessToken }), photoUrl: url }
}

/** A party of somebody's, `hours` from now; `more`: what else is known of it. */
export async function apiParty(host: ApiPerson, title: string, hours: number, more: object = {}): Promise<string> {
  const event = {
    title,
    photoUrl: host.photoUrl,
    startTime: Date.now() + hours * 3_600_000,
    timeZone: 'America/Los_Angeles',
    location: { displayName: '123 Main St, Oakland, CA', place: 'p' },
    ...more,
  }
  const created = await host.call('ElkEventService', 'createEvent', { event })
  return z.object({ id: z.string() }).parse(created.event).id
}
