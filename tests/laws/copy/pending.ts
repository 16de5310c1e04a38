/**
 * Message catalogs, data that is written for people (names of themes, songs, styles and background videos, and the demo's
 * parties), and prompts for AI models, which people never see.
 */
export const isCatalog = (path: string): boolean =>
  /^contract\/(messages|themes)\/|^ui\/private\/messages\.ts$|^server\/(demo|providers\/music)\/|(imageStyles|video\/loops|(words|images)\/prompts)\.ts$/.test(
    path,
  )

/**
 * Folders whose strings are not all in the catalogs yet, with how many are left. A number here may only get smaller; data and
 * messages for engineers stay.
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
