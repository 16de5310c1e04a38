import type { OutputOf } from '@festoon/contract/operations'
import { randomUUID } from 'node:crypto'
import type { Services } from '../../services.ts'
import { deliverCode } from './deliverCode.ts'

/** Texts a code, which `write` makes and puts into words, where texts can be sent. */
export async function textCode(
  services: Services,
  to: string,
  write: () => Promise<string>,
): Promise<OutputOf<'sendPhoneSignInCode'>> {
  const { text } = services.providers
  if (!text)
    return { success: false, errorMessage: 'We cannot send text messages here. Please use your email address.' }
  const body = await write()
  return deliverCode(services, () => text.send({ key: `code/${randomUUID()}`, to, body }))
}
