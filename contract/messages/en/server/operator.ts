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
