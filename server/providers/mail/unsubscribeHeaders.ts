interface PreparedHeaders {
  /** Tells Nodemailer to send the value unchanged, because encoding or folding could break a URL. */
  prepared: true
  value: string
}

/**
 * Returns the headers that let email clients show an unsubscribe button (RFC 2369), including for one-click unsubscribe (RFC
 * 8058). If `mailbox` is given, people can also unsubscribe by email.
 */
export function unsubscribeHeaders(link: string, mailbox: string | undefined): Record<string, PreparedHeaders> {
  const { search } = new URL(link)
  const byEmail = mailbox === undefined ? [] : [`<mailto:${mailbox}?subject=${encodeURIComponent(search.slice(1))}>`]
  return {
    'List-Unsubscribe': { prepared: true, value: [`<${link}>`, ...byEmail].join(', ') },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  }
}
