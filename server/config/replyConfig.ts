import { z } from 'zod'
import { isEmail } from '@festoon/contract/rules/email'
import { maxReplyLocalPart } from '@festoon/contract/rules/replyTokens'
import { ConfigError } from '../core/ConfigError.ts'

/** Settings for guests' replies by calendar. */
export interface ReplyConfig {
  /** The mailbox to which guests' calendars reply, with a token after a plus. */
  mailbox: string
  /** The secret with which an email service delivers the mailbox's emails. */
  webhookSecret: string | undefined
  /** The URL of the mailbox in an IMAP server, with its password. */
  imapUrl: string | undefined
}

/** Schemas of the environment variables for replies by calendar. */
export const replyEnvironment = {
  REPLY_MAILBOX: z
    .string()
    .refine((text) => isEmail(text) && !/[^!-~]|\+/.test(text) && text.lastIndexOf('@') <= maxReplyLocalPart, {
      message: `must be a plain email address with at most ${maxReplyLocalPart} characters before the @ and no plus`,
    })
    .optional(),
  REPLY_WEBHOOK_SECRET: z
    .string()
    .min(32, { message: 'must have at least 32 characters' })
    .regex(/^[\w.~-]+$/, { message: 'must consist of letters, digits, and . _ ~ -' })
    .optional(),
  REPLY_IMAP_URL: z
    .url({ protocol: /^imaps?$/, hostname: /./, message: 'must start with imap:// or imaps://' })
    .refine((url) => new URL(url).username !== '' && new URL(url).password !== '', {
      message: 'must contain a user and a password, such as imaps://user:password@mail.example.org',
    })
    .optional(),
}

const environment = z.object(replyEnvironment)

/**
 * Reads the settings for replies by calendar.
 * @throws ConfigError if there is a mailbox that no one reads, or a way to read without a mailbox.
 */
export function readReplies(value: z.infer<typeof environment>): ReplyConfig | undefined {
  const { REPLY_MAILBOX: mailbox, REPLY_WEBHOOK_SECRET: webhookSecret, REPLY_IMAP_URL: imapUrl } = value
  const isRead = webhookSecret !== undefined || imapUrl !== undefined
  if (isRead !== (mailbox !== undefined))
    throw new ConfigError('Set REPLY_MAILBOX together with REPLY_WEBHOOK_SECRET or REPLY_IMAP_URL.')
  return mailbox === undefined ? undefined : { mailbox, webhookSecret, imapUrl }
}
