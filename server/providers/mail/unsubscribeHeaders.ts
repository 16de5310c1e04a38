interface Prepared {
  /** Written as it is: neither encoded nor folded, which would break an address. */
  prepared: true
  value: string
}

/**
 * The headers by which a mail program offers to turn such mails off (RFC 2369), with one click (RFC 8058). `mailbox`: also by
 * a mail to it, whose subject is the query of the link.
 */
export function unsubscribeHeaders(link: string, mailbox: string | undefined): Record<string, Prepared> {
  const { search } = new URL(link)
  const byMail = mailbox === undefined ? [] : [`<mailto:${mailbox}?subject=${encodeURIComponent(search.slice(1))}>`]
  return {
    'List-Unsubscribe': { prepared: true, value: [`<${link}>`, ...byMail].join(', ') },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  }
}
