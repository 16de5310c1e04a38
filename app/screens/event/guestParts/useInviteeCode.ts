import { useState } from 'react'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { messageIn } from '../../../platform/rpc/messageIn.ts'
import { sendInviteeCode } from './codeCalls.ts'

export interface CodeRequest {
  link: PersonalLink
  /** The action that the code allows. */
  purpose: 'showRsvp' | 'emailRsvp'
  /** The messages for failed calls. */
  failures: Parameters<typeof messageIn>[0]
  /** Called with the digits that the guest entered. It throws `CallError` if the code is wrong. */
  onCode: (digits: string) => Promise<void>
}

export interface InviteeCode {
  /** The way in which a code was sent; undefined before the first one. */
  sentBy: 'email' | 'phone' | undefined
  isBusy: boolean
  /** The error message for the last attempt to send or check a code. */
  problem: string | undefined
  /** Sends the first code. */
  sendFirst: () => Promise<void>
  /** Sends another code. Throws if that fails, so that it can be repeated at once. */
  resend: () => Promise<void>
  check: (digits: string) => Promise<void>
}

/** Returns functions that send the guest a code and check it, with the state of both. */
export function useInviteeCode({ link, purpose, failures, onCode }: CodeRequest): InviteeCode {
  const [sentBy, setSentBy] = useState<'email' | 'phone'>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const messageOf = messageIn(failures)

  const resend = async (): Promise<void> => {
    setProblem(undefined)
    const sending = await sendInviteeCode(link, purpose).catch((error: unknown) => ({
      success: false as const,
      errorMessage: messageOf(error),
    }))
    if (sending.success) return setSentBy(sending.sentBy)
    setProblem(sending.errorMessage ?? failures.internal)
    throw new Error('The code was not sent')
  }
  const sendFirst = async (): Promise<void> => {
    setBusy(true)
    await resend().catch(() => undefined)
    setBusy(false)
  }
  const check = async (digits: string): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onCode(digits)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return { sentBy, isBusy, problem, sendFirst, resend, check }
}
