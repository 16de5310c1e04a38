import { z } from 'zod'
import type { Keys } from '../../crypto/keys.ts'
import { openResult, sealResult } from '../../crypto/sealedResult.ts'

/** The path of an email that is shown in a frame. */
export const mailFramePath = '/preview/mail'

/** The time in ms for which the URL of such an email works. */
const validMs = 10 * 60_000

const contentSchema = z.object({ html: z.string(), until: z.number() })

interface Sealer {
  keys: Pick<Keys, 'mailFrame'>
  clock: { now(): number }
}

/** Returns the path and query that show an email's HTML in a frame. The query contains the HTML itself, encrypted. */
export function mailFrameLink({ keys, clock }: Sealer, html: string): string {
  const content: z.infer<typeof contentSchema> = { html, until: clock.now() + validMs }
  return `${mailFramePath}?m=${sealResult(keys.mailFrame, content).toString('base64url')}`
}

/** Returns the email's HTML in a query from `mailFrameLink`; undefined if this server didn't make it or it is too old. */
export function mailInFrame({ keys, clock }: Sealer, sealedMail: string): string | undefined {
  try {
    const { html, until } = contentSchema.parse(openResult(keys.mailFrame, Buffer.from(sealedMail, 'base64url')))
    return until > clock.now() ? html : undefined
  } catch {
    return undefined
  }
}
