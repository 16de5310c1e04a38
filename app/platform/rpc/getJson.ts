import { CallError } from './postCall.ts'

/**
 * Fetches JSON from our own server. Throws `CallError`, or an `AbortError` if the request is aborted before the server
 * responds.
 */
export async function getJson(url: string, init: RequestInit = {}): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new CallError('network', `Network error fetching ${url}`)
  }
  if (response.status === 429) throw new CallError('rateLimited', 'Rate limit exceeded')
  if (!response.ok) throw new CallError('providerFailed', 'The service did not respond.')
  try {
    return await response.json()
  } catch {
    throw new CallError('providerFailed', 'The service did not respond.')
  }
}
