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
  'app/music': 1,
  'app/rpc': 2,
  'app/screens/coins': 19,
  'app/screens/edit': 42,
  'app/screens/edit/background': 16,
  'app/screens/edit/cover': 61,
  'app/screens/edit/details': 32,
  'app/screens/edit/options': 25,
  'app/screens/edit/questions': 25,
  'app/screens/edit/saving': 41,
  'app/screens/event/host': 1,
  'app/screens/events': 1,
  'app/screens/instant': 18,
  'app/screens/music': 3,
  'app/screens/profile': 51,
  'app/screens/rsvpLink': 3,
  'app/screens/signIn': 1,
  'app/screens/verify': 1,
  'app/screens/welcome': 61,
  'app/screens/welcome/parties': 28,
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
