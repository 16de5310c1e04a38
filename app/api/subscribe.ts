import { postJson } from './postCall.ts'
import { refusal } from './refusal.ts'

/** Signs an address up to the newsletter (WELC-03). Throws `CallError`. */
export async function subscribe(fields: { email: string; website: string }): Promise<void> {
  const answer = await postJson('/newsletter', {
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  if (typeof answer !== 'object' || answer === null || !('subscribed' in answer)) throw refusal(answer)
}
