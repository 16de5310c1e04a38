import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface ImapMail {
  uid: number
  raw: Buffer
  seen: boolean
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
        const { untagged, status = 'OK done' } = answerTo(command, mails)
        send(...untagged, `${tag} ${status}`)
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
      const mail = { uid: mails.length + 11, raw: Buffer.from(raw), seen: false }
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

interface Answered {
  untagged: (string | Buffer)[]
  status?: string
}

function answerTo(command: string, mails: readonly ImapMail[]): Answered {
  const [, verb = '', uid = '', rest = ''] =
    /^(UID FETCH|UID STORE|UID SEARCH|\w+)(?: (\d+)(?= ))?(?: (.*))?$/.exec(command) ?? []
  const at = mails.findIndex((mail) => mail.uid === Number(uid))
  const mail = mails[at]
  switch (verb.toUpperCase()) {
    case 'CAPABILITY':
      return { untagged: ['* CAPABILITY IMAP4rev1'] }
    case 'LOGIN':
      return rest === `"${user}" "${password}"`
        ? { untagged: [] }
        : { untagged: [], status: 'NO [AUTHENTICATIONFAILED] wrong user or password' }
    case 'LIST':
      // The empty name asks for the separator of folders.
      return { untagged: [rest === '"" ""' ? '* LIST (\\Noselect) "/" ""' : `* LIST () "/" "${folder}"`] }
    case 'SELECT':
      return rest.replaceAll('"', '') === folder
        ? { untagged: [`* ${mails.length} EXISTS`, '* FLAGS (\\Seen)', '* OK [UIDVALIDITY 1] valid'] }
        : { untagged: [], status: 'NO no such folder' }
    case 'UID SEARCH':
      return { untagged: [`* SEARCH ${mails.flatMap((one) => (one.seen ? [] : [one.uid])).join(' ')}`.trimEnd()] }
    case 'UID FETCH': {
      if (!mail) return { untagged: [] }
      const size = `* ${at + 1} FETCH (UID ${uid} RFC822.SIZE ${mail.raw.length}`
      if (!rest.includes('BODY.PEEK[]')) return { untagged: [`${size})`] }
      return { untagged: [`${size} BODY[] {${mail.raw.length}}`, mail.raw, ')'] }
    }
    case 'UID STORE':
      if (mail && rest.includes('+FLAGS') && rest.includes('\\Seen')) mail.seen = true
      return { untagged: [] }
    case 'NOOP':
    case 'LOGOUT':
      return { untagged: verb.toUpperCase() === 'LOGOUT' ? ['* BYE'] : [] }
    default:
      return { untagged: [], status: 'BAD unknown command' }
  }
}
