/**
 * Returns true for message catalogs, data with user-facing text (names of themes, songs, styles and background videos, and
 * the demo's parties), and prompts for AI models, which users never see.
 */
export const isCatalog = (path: string): boolean =>
  /^contract\/(messages|themes)\/|^ui\/private\/messages\.ts$|^server\/(demo|providers\/music)\/|(imageStyles|video\/loops|(words|images)\/prompts)\.ts$/.test(
    path,
  )

/**
 * Folders with user-facing strings outside the catalogs, and how many are left. These numbers may only go down. Data and
 * messages for engineers don't move to the catalogs.
 */
export const pending: Readonly<Record<string, number>> = {
  app: 1,
  'app/firebase': 1,
  'app/guests/import': 1,
  'app/layout': 1,
  'app/rpc': 1,
  'app/screens/coins': 3,
  'app/screens/edit/background': 2,
  'app/screens/edit/questions': 1,
  'app/screens/edit/saving': 3,
  'app/screens/event/host': 1,
  'app/screens/events': 1,
  'app/screens/music': 1,
  'app/screens/profile': 1,
  'app/screens/rsvpLink': 3,
  'app/screens/signIn': 1,
  'app/screens/verify': 1,
  'app/session': 1,
  'app/signIn': 2,
  'server/accounts/sessions': 1,
  'server/events/linkCard': 2,
  'server/providers': 1,
  'server/providers/mail': 1,
  'server/providers/mail/compose': 1,
  'server/providers/payments': 1,
  'server/providers/storage': 4,
}
