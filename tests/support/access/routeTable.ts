import { operatorForms } from './operatorForms.ts'
import { everyone, hosts, present, type RouteCase } from './routeCase.ts'
import type { Grounds } from './routeWorld.ts'

const visitors = { anonymous: 401, linkHolder: 401, removedLinkHolder: 401 } as const
const bearers = (to: number) => ({ operatorBearer: to, stolenBearer: to })
const noCookie = (to: number) => ({ anonymous: to, linkHolder: to, removedLinkHolder: to, ...bearers(to) })

/** The people whose session allows them to report an invitation: everyone on the guest list but its organizer. */
const guests = { ...present(200), waitlisted: 200, denied: 200, host: 404 }

const link = ({ key }: Grounds, others = ''): string =>
  `?${new URLSearchParams(key ? { iu: key.inviteeId, token: key.token } : {}).toString()}${others}`
const ofEvent =
  (path: string, hasKey = true) =>
  (grounds: Grounds): string =>
    `/event/${grounds.event.id}${path}${hasKey ? link(grounds) : ''}`
const bring = (grounds: Grounds): string => `/event/bring/${grounds.event.id}${link(grounds)}`
const redirects = (...paths: readonly string[]): RouteCase[] =>
  paths.map((path) => ({ route: `GET ${path}`, status: everyone(302) }))

/** The expected status of every route that isn't an operation, for every caller, written by hand. */
export const routeCases: readonly RouteCase[] = [
  { route: 'GET /json/openrpc.json', status: everyone(200) },

  // Uploads are authorized before their body is read, so 400 is the response to an empty body of someone who may upload.
  { route: 'POST /uploads/images', authorization: 'bearer', status: { ...visitors, all: 400 }, fromElsewhere: 403 },
  {
    route: 'POST /albums/{albumCode}/photos',
    to: ({ albumCode, id }) => `/albums/${albumCode}/photos?photoId=${id}`,
    authorization: 'guest',
    status: { ...present(400), linkHolder: 400, anonymous: 401, all: 403 },
    suspendedStatus: { anonymous: 401, removedLinkHolder: 404, all: 404 },
    fromElsewhere: 403,
  },
  ...['0', '1'].map((preview): RouteCase => ({
    route: 'POST /contacts/csv',
    parts: ({ event }) => guestCsv(event.id, preview),
    authorization: 'basic',
    status: { ...visitors, ...hosts(200), all: 403 },
    suspendedStatus: { ...visitors, ...hosts(403), all: 404 },
    fromElsewhere: 403,
  })),
  ...['', '/*'].map((ending): RouteCase => ({
    route: `GET /event/{eventId}/guestlist.csv${ending}`,
    to: ofEvent(`/guestlist.csv${ending === '' ? '' : `/${encodeURIComponent('{"fields":["name"],"questions":[]}')}`}`),
    authorization: 'basic',
    status: { ...visitors, ...hosts(200), staleHost: 403, all: 403 },
    suspendedStatus: { ...visitors, ...hosts(403), all: 404 },
  })),
  { route: 'GET /files/*', to: ({ cover }) => cover, status: everyone(200) },
  // People who may see a photo get a link with a key, which no credentials replace.
  { route: 'GET /files/*', to: ({ event, id }) => `/files/albums/${event.id}/${id}.webp`, status: everyone(404) },
  { route: 'GET /files/*', to: ({ portrait }) => portrait, status: everyone(404) },
  { route: 'GET /files/gallery/{file}', to: () => '/files/gallery/none.webp', status: everyone(404) },

  // Services
  {
    route: 'GET /providers/places/autocomplete',
    to: () => '/providers/places/autocomplete?input=Oak',
    status: everyone(200),
  },
  {
    route: 'GET /providers/places/details',
    to: () => '/providers/places/details?place_id=none',
    status: everyone(404),
  },
  {
    route: 'GET /providers/places/geocode',
    to: () => '/providers/places/geocode?address=Oakland',
    status: everyone(200),
  },
  {
    route: 'GET /providers/places/timezone',
    to: () => '/providers/places/timezone?location=37.8,-122.27&timestamp=1795000000',
    status: everyone(200),
  },
  { route: 'GET /providers/video/search', to: () => '/providers/video/search?q=party', status: everyone(200) },
  { route: 'GET /videos/*', to: () => '/videos/none.mp4', status: everyone(404) },
  { route: 'GET /providers/music/authorization', status: everyone(200) },
  { route: 'POST /providers/music/token', json: {}, status: everyone(400), fromElsewhere: 403 },
  { route: 'GET /providers/music/me', status: everyone(400) },
  { route: 'POST /providers/music/playlists', json: { name: 'Ours' }, status: everyone(400), fromElsewhere: 403 },
  { route: 'GET /providers/music/search', to: () => '/providers/music/search?q=love', status: everyone(200) },

  {
    route: 'GET /realtime',
    to: ({ event }) => `/realtime?topic=events/${event.id}`,
    authorization: 'bearer',
    status: { ...visitors, ...present(200), waitlisted: 200, denied: 200, all: 403 },
    suspendedStatus: { ...visitors, all: 403 },
  },
  {
    route: 'GET /realtime',
    to: ({ someone }) => `/realtime?topic=events/users/${someone.userId}`,
    authorization: 'bearer',
    status: { ...visitors, all: 403 },
  },

  // The public view of a party, its calendars, and its card. Parts that aren't public: addressAudience.test.ts.
  ...['', '/ro', '/calendar.ics'].map((path): RouteCase => ({
    route: `GET /event/{eventId}${path}`,
    to: ofEvent(path),
    status: everyone(200),
    suspendedStatus: everyone(404),
  })),
  {
    route: 'GET /event/{eventId}/calendar/{calendar}',
    to: ofEvent('/calendar/google'),
    status: everyone(302),
    suspendedStatus: everyone(404),
  },
  ...['/card.jpg', '/story.jpg'].map((path): RouteCase => ({
    route: `GET /event/{eventId}${path}`,
    to: ofEvent(path),
    status: everyone(200),
    suspendedStatus: everyone(404),
  })),
  // The link is a secret of the host for ten minutes.
  { route: 'GET /preview/mail', to: ({ mailFrame }) => mailFrame, status: everyone(200) },
  { route: 'GET /fonts/{file}/{set}.woff2', to: () => '/fonts/fraunces/latin.woff2?text=Hi', status: everyone(200) },
  // A short link works like the link to which it redirects, which decides who sees what.
  { route: 'GET /e/{code}', to: ({ shortPath }) => shortPath, status: everyone(302), suspendedStatus: everyone(302) },
  ...(['/i/', '/g/'] as const).map((path) => ({
    route: `GET ${path}{code}`,
    to: ({ linkCode }: Grounds) => `${path}${'x'.repeat(22)}${linkCode}`,
    status: everyone(302),
    suspendedStatus: everyone(302),
  })),
  { route: 'GET /album/{albumCode}', to: ({ albumCode }) => `/album/${albumCode}`, status: everyone(302) },
  {
    route: 'GET /event/unauthrsvp/action/{eventId}',
    to: ({ event }) => `/event/unauthrsvp/action/${event.id}`,
    status: everyone(302),
  },
  {
    // The form lacks a name, so the page shows an error to everyone but the guest whose name is known.
    route: 'POST /event/unauthrsvp/action/{eventId}',
    to: ({ event }) => `/event/unauthrsvp/action/${event.id}`,
    form: { status: 'YES' },
    status: everyone(200),
    suspendedStatus: everyone(404),
    fromElsewhere: 403,
  },

  // A guest's personal link opens the pages about their data and for reports. No session does.
  // Guests' names and answers, and the host's part: tests/server/times.
  {
    route: 'GET /event/{eventId}/when',
    to: ofEvent('/when'),
    status: everyone(200),
    suspendedStatus: everyone(404),
    undatedStatus: everyone(200),
  },
  { route: 'GET /event/when.js', to: () => '/event/when.js', status: everyone(200) },
  {
    route: 'POST /event/{eventId}/when',
    to: ofEvent('/when'),
    // The party has a date, so the page only says that it is decided.
    form: { do: 'answer' },
    status: everyone(200),
    suspendedStatus: everyone(404),
    // No answer is chosen, and hosts can't give one.
    undatedStatus: everyone(422),
    fromElsewhere: 403,
  },
  {
    // The co-host comes before the host, and asks everyone. Others are refused, even if their browser sends an access token.
    route: 'POST /event/{eventId}/when',
    to: ofEvent('/when'),
    authorization: 'bearer',
    form: { do: 'ask' },
    status: everyone(200),
    suspendedStatus: everyone(404),
    undatedStatus: { cohost: 200, host: 422, all: 403 },
    fromElsewhere: 403,
  },
  // The forms name no time, so hosts see an error, or that it isn't proposed anymore.
  ...(['propose', 'pick', 'remove'] as const).map((action): RouteCase => ({
    route: 'POST /event/{eventId}/when',
    to: ofEvent('/when'),
    authorization: 'bearer',
    form: { do: action },
    status: everyone(200),
    suspendedStatus: everyone(404),
    undatedStatus: { ...hosts(action === 'remove' ? 200 : 422), all: 403 },
    fromElsewhere: 403,
  })),
  ...(['/my-data', '/my-data.json'] as const).map((path): RouteCase => ({
    route: `GET /event/{eventId}${path}`,
    to: ofEvent(path),
    status: { all: 404, ...(path === '/my-data' ? { linkHolder: 200 } : {}) },
    suspendedStatus: everyone(404),
  })),
  {
    route: 'POST /event/{eventId}/my-data',
    to: ofEvent('/my-data'),
    form: { do: 'erase', confirm: 'ERASE' },
    status: { linkHolder: 200, all: 404 },
    suspendedStatus: everyone(404),
    fromElsewhere: 403,
  },
  {
    route: 'GET /event/bring/{eventId}',
    to: bring,
    status: everyone(200),
    suspendedStatus: everyone(404),
  },
  {
    // No item has this id, and most people aren't going, so the page shows an error to everyone.
    route: 'POST /event/bring/{eventId}',
    to: bring,
    form: { do: 'claim', itemId: '00000000-0000-4000-8000-000000000000', amount: '1' },
    status: everyone(422),
    suspendedStatus: everyone(404),
    fromElsewhere: 403,
  },
  {
    route: 'POST /event/bring/{eventId}',
    to: bring,
    form: { do: 'save', order: '' },
    status: { ...hosts(303), all: 403 },
    suspendedStatus: everyone(404),
    fromElsewhere: 403,
  },
  ...(['', '.csv', '.pdf'] as const).map((ending): RouteCase => ({
    route: `GET /event/{eventId}/catering${ending}`,
    to: ofEvent(`/catering${ending}`, false),
    status: { ...noCookie(ending === '' ? 302 : 401), ...hosts(200), all: 403 },
    suspendedStatus: { ...noCookie(ending === '' ? 302 : 401), ...hosts(403), all: 404 },
  })),
  {
    route: 'GET /report',
    to: (grounds) => `/report${link(grounds, `&e=${grounds.event.id}`)}`,
    status: { ...guests, linkHolder: 200, all: 404 },
    suspendedStatus: everyone(404),
  },
  {
    route: 'POST /report',
    to: (grounds) => `/report${link(grounds, `&e=${grounds.event.id}`)}`,
    form: { do: 'report', reason: 'fraud' },
    status: { ...guests, linkHolder: 200, all: 404 },
    suspendedStatus: everyone(404),
    fromElsewhere: 403,
  },
  {
    // Only the owner of the address, who got the message, can block its host.
    route: 'POST /report',
    to: (grounds) => `/report${link(grounds, `&e=${grounds.event.id}`)}`,
    form: { do: 'block' },
    status: { ...guests, linkHolder: 403, all: 404 },
    suspendedStatus: everyone(404),
    fromElsewhere: 403,
  },
  { route: 'GET /event/cohost/remove', status: everyone(404) },
  { route: 'POST /event/cohost/remove', form: {}, status: everyone(404), fromElsewhere: 404 },
  { route: 'GET /confirm', to: ({ event }) => `/confirm?e=${event.id}&t=x`, status: everyone(404) },
  {
    route: 'POST /confirm',
    to: ({ event }) => `/confirm?e=${event.id}&t=x`,
    form: {},
    status: everyone(404),
    fromElsewhere: 403,
  },
  { route: 'GET /unsubscribe', to: ({ event }) => `/unsubscribe?e=${event.id}&a=x&t=x`, status: everyone(404) },
  {
    route: 'POST /unsubscribe',
    to: ({ event }) => `/unsubscribe?e=${event.id}&a=x&t=x`,
    form: { 'List-Unsubscribe': 'One-Click' },
    status: everyone(404),
    fromElsewhere: 404,
  },

  // For anyone but operators, these pages don't exist.
  { route: 'GET /operator', status: { operator: 200, staleOperator: 200, all: 404 } },
  ...operatorForms.map((form): RouteCase => ({
    route: 'POST /operator',
    form,
    status: { operator: 200, staleOperator: 200, all: 404 },
    fromElsewhere: 403,
  })),

  // Reports from browsers and services. A service signs its reports, and none is configured here.
  { route: 'POST /log', json: { entries: [] }, status: everyone(204), fromElsewhere: 204 },
  { route: 'POST /log/policy', json: [], status: everyone(204), fromElsewhere: 204 },
  { route: 'POST /newsletter', form: { email: 'news@example.org' }, status: everyone(303), fromElsewhere: 403 },
  {
    // Without a service, a development server accepts messages from its own machine.
    route: 'POST /webhooks/sms',
    form: { From: '+14155550100', Body: 'HELP', MessageSid: 'SM1' },
    status: everyone(200),
    fromElsewhere: 403,
  },
  { route: 'POST /webhooks/sms/status', form: {}, status: everyone(404), fromElsewhere: 404 },
  ...['/webhooks/mail', '/mail/inbound', '/webhooks/stripe'].map((path): RouteCase => ({
    route: `POST ${path}`,
    json: {},
    status: everyone(404),
    fromElsewhere: 404,
  })),

  // Public pages
  {
    route: 'GET /event/{eventId}/calendar/subscribe',
    to: ofEvent('/calendar/subscribe'),
    status: everyone(200),
    suspendedStatus: everyone(404),
  },
  ...['/calendar/{userId}', '/event/{eventId}/calendar/{inviteeId}'].map((path) => ({
    route: `GET ${path}/{token}/festoon.ics`,
    to: () => `${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}/${'x'.repeat(32)}/festoon.ics`,
    status: everyone(404),
  })),
  ...['/', '/offline', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'].map((path) => ({
    route: `GET ${path}`,
    status: everyone(200),
  })),
  ...['/version.json', '/healthz', '/readyz'].map((path) => ({ route: `GET ${path}`, status: everyone(200) })),
  ...redirects('/.well-known/change-password', '/privacy-policy', '/privacy-pledge', '/terms-of-service'),
  ...redirects('/birthdays-privacy-policy', '/contacts', '/shine', '/about', '/press', '/career', '/blog'),
  ...redirects('/social/instagram', '/social/tiktok', '/social/facebook', '/apps/apple', '/apps/google'),

  // Sign-in at a provider. Without the cookie of a started sign-in, the callback leads back to `/login`.
  { route: 'GET /identity/{provider}/start', to: () => '/identity/google/start', status: everyone(303) },
  { route: 'GET /identity/{provider}/callback', to: () => '/identity/google/callback?state=s', status: everyone(303) },
  {
    route: 'POST /identity/{provider}/callback',
    to: () => '/identity/apple/callback',
    form: { state: 's' },
    status: everyone(303),
    fromElsewhere: 303,
  },
  { route: 'GET /identity/sign-out', status: everyone(303) },

  // In development only, and on this machine only (developmentPages.test.ts)
  { route: 'GET /identity/chooser', to: () => '/identity/chooser?provider=google&state=s', status: everyone(200) },
  { route: 'GET /providers/music/demo/authorize', status: everyone(400) },
  { route: 'GET /providers/payments/test/checkout', status: everyone(400) },
  { route: 'GET /outbox', status: everyone(200) },
  { route: 'GET /outbox.json', status: everyone(200) },
  { route: 'GET /outbox/{id}', to: () => '/outbox/999999', status: everyone(404) },
]

function guestCsv(eventId: string, preview: string): FormData {
  const form = new FormData()
  form.append('eventId', eventId)
  form.append('preview', preview)
  form.append('multipartFile', new Blob(['Name,Email\nNew,new-by-csv@example.com\n']), 'guests.csv')
  return form
}
