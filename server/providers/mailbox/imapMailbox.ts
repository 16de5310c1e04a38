import { isThisMachine, nameOfHost } from '../../core/isLoopback.ts'

/** Limits of one visit to a mailbox. */
export interface Visit {
  /** The maximum number of emails. The others follow at the next visit. */
  maxMails: number
  /** The maximum size of an email in bytes. Larger ones are marked as read without being taken. */
  maxBytes: number
  /** The longest silence of the server in ms, after which the visit fails. */
  silenceMs: number
}

/** The numbers of emails that a visit took, and of those that were too large. */
export interface MailboxVisit {
  taken: number
  tooLarge: number
}

/**
 * Takes the unread emails of an IMAP mailbox (RFC 3501), oldest first, and marks each as read once `take` has resolved. `url` is
 * `imaps://user:password@host/folder`, or `imap://`, which upgrades to TLS unless the server runs on this machine. Without a
 * folder, reads `INBOX`.
 * @throws Error if the server can't be reached, refuses the password or offers no TLS, or if `take` throws. An email that was
 *   being taken then stays unread.
 */
export async function takeUnread(
  url: string,
  { maxMails, maxBytes, silenceMs }: Visit,
  take: (raw: Uint8Array) => Promise<void>,
): Promise<MailboxVisit> {
  // Most installations have no such mailbox.
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: nameOfHost(hostname),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(secure || isThisMachine(nameOfHost(hostname)) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  })
  // A connection that breaks between two commands is reported by the next one.
  client.on('error', () => undefined)
  const visit: MailboxVisit = { taken: 0, tooLarge: 0 }
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of unread.toSorted((one, other) => one - other).slice(0, maxMails)) {
      const message = await client.fetchOne(uid, { size: true }, { uid: true })
      if (!message) continue
      const isTooLarge = (message.size ?? 0) > maxBytes
      const mail = !isTooLarge && (await client.fetchOne(uid, { source: true }, { uid: true }))
      if (mail && mail.source) await take(mail.source)
      await client.messageFlagsAdd(uid, [String.raw`\Seen`], { uid: true })
      visit[isTooLarge ? 'tooLarge' : 'taken'] += 1
    }
    await client.logout()
  } finally {
    client.close()
  }
  return visit
}
