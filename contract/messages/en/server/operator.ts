// Shown to the operator in the terminal

// Start

export const listening = (address: string) => `Festoon is listening on ${address}`
export const appMissing = "The app isn't built, so only the API is available. Run npm run build."
export const outboxAddress = (address: string) => `Read sent codes and emails at ${address} (development only)`
export const dataKeptIn = (folder: string) =>
  `Data is stored in ${folder}. It survives an app crash, but a power failure could lose the latest changes. To prevent that, set DATABASE_URL.`
export const demoHost = (email: string, signInLink: string) =>
  `The demo host is ${email}. Sign in as the host: ${signInLink}`
export const demoGuest = (link: string) => `Open an invitation as a guest: ${link}`
export const demoFolder = 'The demo uses a temporary folder, which is deleted when the demo stops.'

// Backup

export const backedUp = (file: string) => `Backup saved to ${file}.`
export const restored = (file: string) => `Backup restored from ${file}.`

// Failed start. `detail` is the system's own message.

export const dataFolderUnusable = (detail: string) =>
  `Can't use the data folder. Set DATA_DIR to a folder that the server can write to. (${detail})`
export const databaseRefused = (detail: string) =>
  `The database denied access. Check the user, its permissions, the password, and the database name in DATABASE_URL. (${detail})`
export const databaseUnreachable = (detail: string) =>
  `Can't reach the database. Start it, or check DATABASE_URL. (${detail})`
export const addressForbidden = (detail: string) =>
  `Can't listen on this address. Set PORT or HOST to another value. (${detail})`
export const diskFull = (detail: string) => `The disk is full. Free some space and start again. (${detail})`
export const portTaken = (detail: string) =>
  `Another program is using this port. Stop it, or set PORT to another one. (${detail})`
export const developmentDatabase =
  "This database is from a development version of Festoon and can't be read. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database."
export const newerDatabase = (migrations: string) =>
  `This database was last used by a newer version of Festoon. Start that version or a later one. (Unknown migrations: ${migrations})`
export const dataFolderInUse = (folder: string) =>
  `Another Festoon server is running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`

// `npm run operator`

export const operatorUsage = `Usage: npm run operator -- COMMAND
  overview                               list reports, suspensions, failed deliveries, budgets, and recent actions
  errors                                 list page errors, most frequent first
  suspend-event ID --reason "…"          hide an event and stop its messages; the host is emailed the reason
  restore-event ID                       make a suspended event available again
  suspend-account ID --reason "…"        sign a host out and suspend all of their events
  restore-account ID                     make a suspended account and its events available again`
export const operatorOutcomes = {
  done: 'Done. The host was notified by email.',
  notMailed: "Done, but the host couldn't be notified by email.",
  impossible: 'Nothing changed: no such event or account, or it is already in that state.',
}
interface Disk {
  used: number
  max: number
  isFillingUp: boolean
}
export const diskLine = ({ used, max, isFillingUp }: Disk) =>
  `${isFillingUp ? 'The disk is filling up: ' : ''}${Math.round(used)}% used. New images and videos are refused from ${max}%.`
interface Overview {
  reports: readonly {
    eventId: string
    title: string
    hostedBy: string
    count: number
    reached: number
    latest: readonly { reason: string; note: string; at: number }[]
  }[]
  suspendedEvents: readonly { id: string; title: string; reason: string; at: number }[]
  suspendedAccounts: readonly { id: string; name: string; reason: string; at: number }[]
  failedDeliveries: readonly { reason: string; count: number }[]
  spending: {
    budgets: readonly { name: keyof typeof budgetNames; used: number; max: number; endsAt: number | null }[]
    reach: readonly { userId: string; name: string; kind: keyof typeof reachKinds; used: number }[]
    mailboxes: readonly (MailboxUse & { kind: keyof typeof mailboxKinds })[]
  }
  disk: Disk | undefined
  actions: readonly { operator: string; action: string; subject: string; reason: string; at: number }[]
}
/** Formats a time in ms since 1970 in UTC. */
export const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
export const budgetNames = {
  smsOfInstallation: 'SMS',
  smsToUnverified: 'SMS with codes and links to any number',
  smsCodesOutstanding: 'Codes by SMS that no one has entered, and links',
  smsOutsideReserve: 'SMS outside the reserve for verified numbers',
  holdersLaterSms: 'Further SMS to verified numbers',
  placesOfInstallation: 'Address searches',
  videoOfInstallation: 'Video searches',
  musicOfInstallation: 'Music searches',
  wordsOfInstallation: 'Generated texts',
  imagesOfInstallation: 'Generated sets of images',
}
export const budgetLine = (name: string, used: number, max: number, endsAt: number | null) =>
  `${name}: ${used} of ${max}${endsAt === null ? '' : `, until ${day(endsAt)} UTC`}`
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
/** The actions of a host, with the number of people. */
export const reachKinds = {
  invitationsOfUser: (count: number) => `invited ${people(count)}`,
  recipientsOfUser: (count: number) => `messaged ${people(count)}`,
  strangersOfUser: (count: number) => `had ${people(count)} asked to confirm an address`,
}
interface MailboxUse {
  emails: number
  mailboxes: number
  usedUp: number
}
export const mailboxKinds = {
  mailsOfHostToAddress: 'Emails about one host’s parties',
  dataLinksToAddress: '“Your data” links',
  confirmationsToAddress: 'Confirmations of RSVPs',
  newslettersToAddress: 'Sign-ups for the newsletter',
}
export const mailboxLine = (kind: string, { emails, mailboxes, usedUp }: MailboxUse) =>
  `${kind}: ${emails} to ${mailboxes} ${mailboxes === 1 ? 'mailbox' : 'mailboxes'}, ${usedUp} at the limit`
export const reachLine = (host: string, kind: keyof typeof reachKinds, count: number) =>
  `${host} ${reachKinds[kind](count)}`
export const hostedBy = (title: string, host: string) =>
  title === '' ? 'A deleted party' : `${title}, hosted by ${host}`
export const reportCount = (count: number, reached: number) =>
  `${count} ${count === 1 ? 'report' : 'reports'}, ${reached} by people who got a message about the party`
/** Replaces characters that would end the line or control the terminal. People write titles, names and notes. */
const printable = (line: string): string => line.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
const section = (heading: string, lines: readonly string[]): string =>
  [`${heading}: ${lines.length}`, ...lines.map((line) => `  ${printable(line)}`)].join('\n')
export const overview = ({
  reports,
  suspendedEvents,
  suspendedAccounts,
  failedDeliveries,
  spending,
  disk,
  actions,
}: Overview): string =>
  [
    section(
      'Reported parties and reports',
      reports.flatMap(({ eventId, title, hostedBy: host, count, reached, latest }) => [
        `${eventId}  ${hostedBy(title, host)}: ${reportCount(count, reached)}`,
        ...latest.map(({ reason, note, at }) => `  ${day(at)}  ${reason}  ${note}`),
      ]),
    ),
    section(
      'Suspended events',
      suspendedEvents.map(({ id, title, reason, at }) => `${id}  ${day(at)}  ${title}  (${reason})`),
    ),
    section(
      'Suspended accounts',
      suspendedAccounts.map(({ id, name, reason, at }) => `${id}  ${day(at)}  ${name}  (${reason})`),
    ),
    section(
      'Deliveries that failed in the past day, by reason',
      failedDeliveries.map(({ reason, count }) => `${count}  ${reason}`),
    ),
    section(
      'Budgets',
      spending.budgets.map(({ name, used, max, endsAt }) => budgetLine(budgetNames[name], used, max, endsAt)),
    ),
    section('Disk', disk ? [diskLine(disk)] : []),
    section(
      'Hosts who reached the most people',
      spending.reach.map(({ userId, name, kind, used }) => `${userId}  ${reachLine(name, kind, used)}`),
    ),
    section(
      'Emails limited per mailbox',
      spending.mailboxes.map((use) => mailboxLine(mailboxKinds[use.kind], use)),
    ),
    section(
      'Recent actions',
      actions.map(
        ({ operator, action, subject, reason, at }) => `${day(at)}  ${operator}  ${action} ${subject}  ${reason}`,
      ),
    ),
  ].join('\n\n')

interface PageError {
  message: string
  place: string
  path: string
  device: string
  version: string
  count: number
  last_at: number
}
export const pageErrorLine = ({ message, place, path, device, version, count, last_at: lastAt }: PageError) =>
  [`${count} × ${message}`, place, path, device, version, `last ${day(lastAt)} UTC`]
    .filter((part) => part !== '')
    .join(' · ')
export const pageErrors = (errors: readonly PageError[]): string => section('Page errors', errors.map(pageErrorLine))

// The operators' page

export const pageTitle = 'Operator · Festoon'
export const pageHeading = 'Reports and suspensions'
export const proofHeading = "Confirm it's you"
export const proofText = (email: string) => `For your safety, enter a code sent to ${email}.`
export const sendCode = 'Send code'
export const codeLabel = 'Code'
export const confirmCode = 'Confirm'
export const codeSent = 'We sent you a code.'
export const reportsHeading = 'Reports'
export const noReports = 'No reports.'
export const suspendParty = 'Suspend party'
export const suspendHost = 'Suspend host'
export const reasonLabel = 'Reason, which the host sees'
export const suspendHeading = 'Suspend by ID'
export const idLabel = 'ID of a party or an account'
export const suspendedParties = 'Suspended parties'
export const suspendedHosts = 'Suspended accounts'
export const restore = 'Restore'
export const noneSuspended = 'None.'
export const failedHeading = 'Deliveries that failed in the past day'
export const failedLine = (count: number, reason: string) => `${count} × ${reason}`
export const pageErrorsHeading = 'Most frequent page errors'
export const budgetsHeading = 'Daily budgets'
export const diskHeading = 'Disk'
export const noDisk = 'Files are stored in a bucket.'
export const mailboxesHeading = 'Emails limited per mailbox'
export const reachHeading = 'Hosts who reached the most people'
export const noneReached = 'No one yet.'
export const actionsHeading = 'Recent actions'
export const actionLine = (at: number, operator: string, action: string, subject: string) =>
  `${day(at)} UTC, ${operator}: ${action} ${subject}`
export const reasonMissing = 'Enter a reason. The host sees it.'
export const wrongCode = "That code isn't right or no longer works. Request a new one."
