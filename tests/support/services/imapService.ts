import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface ImapMail {
  uid: number
  raw: Buffer
  isSeen: boolean
}

export interface ImapService {
  /** The URL of the folder `RSVPs`, with the password. */
  url: string
  mails: ImapMail[]
  /** The commands received, without their tags. */
  commands: string[]
  /** Adds an unread email. */
  add(raw: Buffer | string): ImapMail
  close(): Promise<void>
}

const folder = 'RSVPs'
const [user, password] = ['rsvp@festoon.example', 'a password: 100%']

/**
 * Starts an IMAP4rev1 server (RFC 3501) with one folder, without TLS and extensions. It knows the commands that reading a mailbox
 * needs, and answers any other with BAD.
 */
export async function imapService(): Promise<ImapService> {
  const mails: ImapMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const send = (...lines: (string | Buffer)[]): void => {
      for (const line of lines) socket.write(typeof line === 'string' ? `${line}\r\n` : line)
    }
    send('* OK [CAPABILITY IMAP4rev1] ready')
    let waiting = ''
    socket.on('data', (chunk) => {
      waiting += chunk.toString()
      const lines = waiting.split('\r\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) {
        const [tag = '*', ...words] = line.split(' ')
        const command = words.join(' ')
        commands.push(command)
        const { untaggedLines, status = 'OK done' } = answerTo(command, mails)
        send(...untaggedLines, `${tag} ${status}`)
        if (command === 'LOGOUT') socket.end()
      }
    })
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  const { port } = (typeof address === 'object' && address) || ({ port: 0 } satisfies Partial<AddressInfo>)
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${folder}`,
    mails,
    commands,
    add: (raw) => {
      const mail = { uid: mails.length + 11, raw: Buffer.from(raw), isSeen: false }
      mails.push(mail)
      return mail
    },
    close: () =>
      new Promise((settle) => {
        server.close(() => settle())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

interface ImapAnswer {
  untaggedLines: (string | Buffer)[]
  status?: string
}

function answerTo(command: string, mails: readonly ImapMail[]): ImapAnswer {
  const [, verb = '', uid = '', parameters = ''] =
    /^(UID FETCH|UID STORE|UID SEARCH|\w+)(?: (\d+)(?= ))?(?: (.*))?$/.exec(command) ?? []
  const at = mails.findIndex((mail) => mail.uid === Number(uid))
  const mail = mails[at]
  switch (verb.toUpperCase()) {
    case 'CAPABILITY':
      return { untaggedLines: ['* CAPABILITY IMAP4rev1'] }
    case 'LOGIN':
      return parameters === `"${user}" "${password}"`
        ? { untaggedLines: [] }
        : { untaggedLines: [], status: 'NO [AUTHENTICATIONFAILED] wrong user or password' }
    case 'LIST':
      // The empty name asks for the separator of folders.
      return { untaggedLines: [parameters === '"" ""' ? '* LIST (\\Noselect) "/" ""' : `* LIST () "/" "${folder}"`] }
    case 'SELECT':
      return parameters.replaceAll('"', '') === folder
        ? { untaggedLines: [`* ${mails.length} EXISTS`, '* FLAGS (\\Seen)', '* OK [UIDVALIDITY 1] valid'] }
        : { untaggedLines: [], status: 'NO no such folder' }
    case 'UID SEARCH':
      return {
        untaggedLines: [`* SEARCH ${mails.flatMap((one) => (one.isSeen ? [] : [one.uid])).join(' ')}`.trimEnd()],
      }
    case 'UID FETCH': {
      if (!mail) return { untaggedLines: [] }
      const size = `* ${at + 1} FETCH (UID ${uid} RFC822.SIZE ${mail.raw.length}`
      if (!parameters.includes('BODY.PEEK[]')) return { untaggedLines: [`${size})`] }
      return { untaggedLines: [`${size} BODY[] {${mail.raw.length}}`, mail.raw, ')'] }
    }
    case 'UID STORE':
      if (mail && parameters.includes('+FLAGS') && parameters.includes('\\Seen')) mail.isSeen = true
      return { untaggedLines: [] }
    case 'NOOP':
    case 'LOGOUT':
      return { untaggedLines: verb.toUpperCase() === 'LOGOUT' ? ['* BYE'] : [] }
    default:
      return { untaggedLines: [], status: 'BAD unknown command' }
  }
}
