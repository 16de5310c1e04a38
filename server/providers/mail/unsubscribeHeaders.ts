interface Prepared {
  /** Marks the header's value as ready to send, because encoding or folding it would break a URL. */
  prepared: true
  value: string
}

/**
 * Returns the headers that let email clients offer to unsubscribe (RFC 2369), including with one click (RFC 8058). With a
 * `mailbox`, people can also unsubscribe by emailing it with the link's query as the subject.
 */
export function unsubscribeHeaders(link: string, mailbox: string | undefined): Record<string, Prepared> {
  const { search } = new URL(link)
  const byEmail = mailbox === undefined ? [] : [`<mailto:${mailbox}?subject=${encodeURIComponent(search.slice(1))}>`]
  return {
    'List-Unsubscribe': { prepared: true, value: [`<${link}>`, ...byEmail].join(', ') },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  }
}
