import * as titles from '@festoon/contract/messages/pageTitles'
import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import { payPath } from '@festoon/contract/wire/payPath'
import type { PageKind } from '../parts/layout/pageKind.ts'
import type { ScreenModule } from '../platform/loadScreen.ts'

export interface ScreenRoute {
  path: string
  page: PageKind
  /** The page title; null if the screen sets its own. */
  title: string | null
  /** The visitors who may open the screen. `user` redirects visitors who aren't signed in to the sign-in page (ROUTE-46). */
  access: 'anyone' | 'user'
  /** True if the server renders the screen. Otherwise, the server renders a loading message between the header and footer. */
  isServerRendered?: boolean
  load: () => Promise<ScreenModule>
}

const loadWelcome = () => import('../screens/welcome/WelcomeScreen.tsx')
const loadEvent = () => import('../screens/event/EventScreen.tsx')
const loadRsvpLink = () => import('../screens/rsvpLink/RsvpLinkScreen.tsx')

/** The screen at `/` on the marketing site's hostname. On other hostnames, `/` redirects (ROUTE-01). */
export const rootScreen: ScreenRoute = {
  path: '/',
  page: 'Welcome',
  title: null,
  access: 'anyone',
  isServerRendered: true,
  load: loadWelcome,
}

/** All routes except `/`. A screen with several paths has an entry for each path. */
export const screens: readonly ScreenRoute[] = [
  {
    path: '/welcome',
    page: 'Welcome',
    title: null,
    access: 'anyone',
    isServerRendered: true,
    load: loadWelcome,
  },
  {
    path: '/login',
    page: 'Login',
    title: titles.signIn,
    access: 'anyone',
    load: () => import('../screens/signIn/SignInScreen.tsx'),
  },
  {
    path: '/events',
    page: 'Events',
    title: titles.myParties,
    access: 'user',
    load: () => import('../screens/events/EventsScreen.tsx'),
  },
  {
    path: '/profile/edit',
    page: 'ProfileEdit',
    title: titles.yourProfile,
    access: 'user',
    load: () => import('../screens/profile/ProfileScreen.tsx'),
  },
  {
    path: '/event/create',
    page: 'CreateEvent',
    title: titles.planParty,
    access: 'anyone',
    load: () => import('../screens/edit/CreateEventScreen.tsx'),
  },
  {
    path: '/event/create/from/:sourceId',
    page: 'CreateEvent',
    title: titles.duplicateParty,
    access: 'anyone',
    load: () => import('../screens/edit/CloneEventScreen.tsx'),
  },
  {
    path: '/event/create/fromGallery/:inspirationId',
    page: 'CreateEvent',
    title: titles.planParty,
    access: 'anyone',
    load: () => import('../screens/edit/GalleryEventScreen.tsx'),
  },
  {
    path: '/event/edit/:eventId',
    page: 'EditEvent',
    title: titles.editParty,
    access: 'user',
    load: () => import('../screens/edit/EditEventScreen.tsx'),
  },
  {
    path: '/instant',
    page: 'QuickCreate',
    title: titles.startWithTheme,
    access: 'anyone',
    load: () => import('../screens/instant/InstantScreen.tsx'),
  },
  {
    path: '/oauth/:authType',
    page: 'EditEvent',
    title: titles.connecting,
    access: 'anyone',
    load: () => import('../screens/music/ConnectScreen.tsx'),
  },
  {
    path: payPath,
    page: 'EditEvent',
    title: titles.getCoins,
    access: 'user',
    load: () => import('../screens/coins/PayScreen.tsx'),
  },
  {
    path: paymentReturnPath,
    page: 'EditEvent',
    title: titles.yourPayment,
    access: 'anyone',
    load: () => import('../screens/coins/PaymentReturnScreen.tsx'),
  },
  {
    path: '/event/draft/create/action',
    page: 'CreateEvent',
    title: titles.savingDraft,
    access: 'user',
    load: () => import('../screens/edit/saving/SaveDraftScreen.tsx'),
  },
  {
    path: '/event/draft/edit/:draftId',
    page: 'EditEvent',
    title: titles.yourDraft,
    access: 'user',
    load: () => import('../screens/edit/EditDraftScreen.tsx'),
  },
  {
    path: '/event/draft/:draftId',
    page: 'Event',
    title: titles.yourDraft,
    access: 'user',
    load: () => import('../screens/event/DraftPreviewScreen.tsx'),
  },
  {
    path: '/event/invite/:eventId',
    page: 'Invite',
    title: titles.guestList,
    access: 'user',
    load: () => import('../screens/invite/InviteScreen.tsx'),
  },
  {
    path: '/event/text/:eventId',
    page: 'Invite',
    title: titles.textGuests,
    access: 'user',
    load: () => import('../screens/text/TextScreen.tsx'),
  },
  {
    path: '/event/cohost/:eventId',
    page: 'Cohost',
    title: titles.cohosts,
    access: 'user',
    load: () => import('../screens/cohost/CohostScreen.tsx'),
  },
  {
    path: '/event/cohost/add/:eventId',
    page: 'Cohost',
    title: titles.addCohost,
    access: 'user',
    load: () => import('../screens/cohost/AddCohostScreen.tsx'),
  },
  {
    path: '/event/verify/:eventId',
    page: 'Event',
    title: titles.verifyAccount,
    access: 'anyone',
    load: () => import('../screens/verify/VerifyScreen.tsx'),
  },
  // RSVP links. A yes or no is saved only after the guest has confirmed it or signed in.
  { path: '/event/rsvp/action/:eventId?', page: 'Event', title: titles.yourRsvp, access: 'user', load: loadRsvpLink },
  {
    path: '/event/updateuser/action/:eventId?',
    page: 'Event',
    title: titles.yourRsvp,
    access: 'user',
    load: loadRsvpLink,
  },
  {
    path: '/event/updateemail/action/:eventId?',
    page: 'Event',
    title: titles.yourRsvp,
    access: 'anyone',
    load: loadRsvpLink,
  },
  {
    path: '/event/unauthrsvp/action/:eventId?',
    page: 'Event',
    title: titles.yourRsvp,
    access: 'anyone',
    load: loadRsvpLink,
  },
  {
    path: '/event/:eventId/ro',
    page: 'Event',
    title: null,
    access: 'anyone',
    isServerRendered: true,
    load: loadEvent,
  },
  {
    path: '/event/:eventId',
    page: 'Event',
    title: null,
    access: 'anyone',
    isServerRendered: true,
    load: loadEvent,
  },
]
