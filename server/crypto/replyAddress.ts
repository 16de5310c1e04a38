import { createHmac } from 'node:crypto'
import { replyTokenLength } from '@festoon/contract/rules/replyTokens'
import { isSameToken, type TokenSubject } from './tokens.ts'

/** The bytes of a reply address's proof. With the guest's id, it must fit into the 64 characters of a local part. */
const proofBytes = 16

/** The guest that a reply address names, and the proof that this server made the address. */
export interface ReplyToken {
  inviteeId: string
  proof: string
}

const proofOf = (key: Buffer, { eventId, inviteeId, tokenVersion }: TokenSubject): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([eventId, inviteeId, tokenVersion]))
    .digest()
    .subarray(0, proofBytes)
    .toString('hex')

/**
 * Builds the address to which a guest's calendar replies, such as `rsvp+0a1b…@festoon.example`. Anyone who has it can RSVP for the
 * guest, until the guest's personal link is revoked. Like the link's token, it isn't stored.
 */
export function replyAddress(key: Buffer, mailbox: string, subject: TokenSubject): string {
  const bytes = `${subject.inviteeId.replaceAll('-', '')}${proofOf(key, subject)}`
  const token = BigInt(`0x${bytes}`).toString(36).padStart(replyTokenLength, '0')
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`
}

/** Reads the token of a reply address. Returns undefined if the address isn't one of the mailbox's. */
export function readReplyAddress(mailbox: string, address: string): ReplyToken | undefined {
  const at = mailbox.lastIndexOf('@')
  const [start, end] = [`${mailbox.slice(0, at)}+`.toLowerCase(), mailbox.slice(at).toLowerCase()]
  const mailboxAddress = address.trim().toLowerCase()
  if (!mailboxAddress.startsWith(start) || !mailboxAddress.endsWith(end)) return undefined
  const token = mailboxAddress.slice(start.length, mailboxAddress.length - end.length)
  if (token.length !== replyTokenLength || !/^[\da-z]+$/.test(token)) return undefined
  let number = 0n
  for (const digit of token.split('')) number = number * 36n + BigInt(Number.parseInt(digit, 36))
  const bytes = number.toString(16).padStart(32 + 2 * proofBytes, '0')
  if (bytes.length > 32 + 2 * proofBytes) return undefined
  return {
    inviteeId: bytes.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    proof: bytes.slice(32),
  }
}

/** Returns true if this is the proof in the guest's current reply address. */
export const isReplyProof = (key: Buffer, subject: TokenSubject, proof: string): boolean =>
  isSameToken(proofOf(key, subject), proof)
