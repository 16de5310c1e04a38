import { limits } from '@festoon/contract/limits'
import type { applicationIds } from '@festoon/contract/wire/applicationIds'
import type { FailureData, Reason } from '@festoon/contract/wire/failure'
import type { Header, Service } from '@festoon/contract/wire/rpc'
import { deviceId } from '../browser/deviceId.ts'
import { newUuid } from '../browser/newUuid.ts'

/** The reason that a call failed: one of the contract's failure reasons, a network failure, or a timeout. */
export type CallReason = Reason | 'network' | 'timeout'

type FailureDetails = Omit<FailureData, 'reason'>

/** The error thrown for a failed call (ERR-01..03). */
export class CallError extends Error {
  readonly reason: CallReason
  /** The details that the server sent: the contract's `failureDataSchema`. */
  readonly details: FailureDetails

  constructor(reason: CallReason, message: string, { cause, ...details }: FailureDetails & { cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'CallError'
    this.reason = reason
    this.details = details
  }
}

export type CallerFields = Pick<Header, 'userId' | 'accessToken' | 'identityToken'>

export interface Call {
  service: Service
  method: string
  /** The operation's input, to which `postCall` adds a header. */
  input: object
  credentials?: CallerFields
  /** True if the user is waiting for the result (RPC-04). */
  blocking: boolean
  /** The request id, with which the server recognizes a retried write. If absent, a new id is created. */
  requestId?: string
}

declare const __APP_VERSION__: string

/**
 * Makes a JSON-RPC call and returns its result, which the caller must parse (RPC-01, RPC-03). Doesn't use a schema library,
 * because the guest page also loads this module and must stay small. Throws `CallError`.
 */
export async function postCall(call: Call): Promise<unknown> {
  const { url, body } = wireCall(call)
  return resultOf(call.method, await postJson(url, { headers: { 'content-type': 'application/json' }, body }))
}

/** Returns a new request id, which all retries of the call must reuse. `blocking` is true if the user is waiting (RPC-04). */
export const newRequestId = (blocking: boolean): string => `${blocking ? 'blocking' : 'nonblocking'}-${newUuid()}`

/** Returns the URL and request body of a call. */
export function wireCall(call: Call): { url: string; body: string } {
  const requestId = call.requestId ?? newRequestId(call.blocking)
  const header: Header = {
    deviceId: deviceId(),
    agent: { platform: 'web', version: __APP_VERSION__, product: 3 satisfies (typeof applicationIds)['ELK'] },
    timestamp: Math.floor(Date.now() / 1000),
    requestId,
    ...call.credentials,
  }
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: requestId,
    method: call.method,
    params: { ...call.input, header },
  })
  return { url: `/json/${call.service}`, body }
}

/**
 * Posts a request and returns the JSON response, even if the response reports an error. Throws `CallError` with the reason
 * `timeout` after 60 seconds, or `network` if the request fails or the response isn't JSON.
 */
export async function postJson(url: string, init: Pick<RequestInit, 'headers' | 'body'>): Promise<unknown> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), limits.requestTimeoutMs)
  try {
    const response = await fetch(url, { ...init, method: 'POST', signal: giveUp.signal })
    return await response.json()
  } catch {
    if (giveUp.signal.aborted)
      throw new CallError('timeout', `Timed out after ${limits.requestTimeoutMs}ms fetching ${url}`)
    throw new CallError('network', `Network error fetching ${url}`)
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the error for a response that doesn't match the contract. */
export const unexpectedResponse = (operation: string, cause?: unknown): CallError =>
  new CallError('internal', `Unexpected response to ${operation}`, { cause })

/**
 * Returns the result in the JSON-RPC response to an operation. Throws `CallError` if the response reports an error or contains no result.
 */
export function resultOf(operation: string, body: unknown): unknown {
  if (typeof body === 'object' && body !== null) {
    if ('result' in body) return body.result
    if ('error' in body) throw failureOf(operation, body.error)
  }
  throw unexpectedResponse(operation)
}

interface WireError {
  message: string
  data: FailureData
}

function isWireError(error: unknown): error is WireError {
  if (typeof error !== 'object' || error === null || !('data' in error) || !('message' in error)) return false
  const { data, message } = error
  return typeof message === 'string' && typeof data === 'object' && data !== null && 'reason' in data
}

function failureOf(operation: string, error: unknown): CallError {
  if (!isWireError(error)) return unexpectedResponse(operation)
  const message = error.data.reason === 'rateLimited' ? 'Rate limit exceeded' : error.message
  return new CallError(error.data.reason, message, error.data)
}
