import { paymentReturnPath } from '@festoon/contract/paymentReturnPath'
import { payPath } from '@festoon/contract/payPath'
import type { PageKind } from './layout/pageKind.ts'
import type { ScreenModule } from './loadScreen.ts'

export interface ScreenRoute {
  path: string
  page: PageKind
  /** What the browser's tab says; null when the screen says it itself. */
  title: string | null
  /** `user`: a stranger is sent to sign in, with the way back (ROUTE-46). */
  access: 'anyone' | 'user'
  /** Drawn on the server too. The others show their frame until the browser takes over. */
  isServerRendered?: boolean
  load: () => Promise<ScreenModule>
}

const loadWelcome = () => import('./screens/welcome/WelcomeScreen.tsx')
const loadEvent = () => import('./screens/event/EventScreen.tsx')
const loadAnswer = () => import('./screens/answer/AnswerScreen.tsx')

/** `/` of the marketing host; elsewhere it leads on (ROUTE-01). */
export const rootScreen: ScreenRoute = {
  path: '/',
  page: 'Welcome',
  title: null,
  access: 'anyone',
  isServerRendered: true,
  load: loadWelcome,
}

/** The route table: one row a screen. */
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
    title: 'Sign in',
    access: 'anyone',
    load: () => import('./screens/signIn/SignInScreen.tsx'),
  },
  {
    path: '/events',
    page: 'Events',
    title: 'My parties',
    access: 'user',
    load: () => import('./screens/events/EventsScreen.tsx'),
  },
  {
    path: '/profile/edit',
    page: 'ProfileEdit',
    title: 'Your profile',
    access: 'user',
    load: () => import('./screens/profile/ProfileScreen.tsx'),
  },
  {
    path: '/event/create',
    page: 'CreateEvent',
    title: 'Plan a party',
    access: 'anyone',
    load: () => import('./screens/edit/CreateEventScreen.tsx'),
  },
  {
    path: '/event/create/from/:sourceId',
    page: 'CreateEvent',
    title: 'Plan it again',
    access: 'anyone',
    load: () => import('./screens/edit/CloneEventScreen.tsx'),
  },
  {
    path: '/event/create/fromGallery/:inspirationId',
    page: 'CreateEvent',
    title: 'Plan a party',
    access: 'anyone',
    load: () => import('./screens/edit/GalleryEventScreen.tsx'),
  },
  {
    path: '/event/edit/:eventId',
    page: 'EditEvent',
    title: 'Edit your party',
    access: 'user',
    load: () => import('./screens/edit/EditEventScreen.tsx'),
  },
  {
    path: '/instant',
    page: 'QuickCreate',
    title: 'Begin with a theme',
    access: 'anyone',
    load: () => import('./screens/instant/InstantScreen.tsx'),
  },
  {
    path: '/oauth/:authType',
    page: 'EditEvent',
    title: 'Connecting',
    access: 'anyone',
    load: () => import('./screens/music/ConnectScreen.tsx'),
  },
  {
    path: payPath,
    page: 'EditEvent',
    title: 'Get more coins',
    access: 'user',
    load: () => import('./screens/coins/PayScreen.tsx'),
  },
  {
    path: paymentReturnPath,
    page: 'EditEvent',
    title: 'Your payment',
    access: 'anyone',
    load: () => import('./screens/coins/PaymentReturnScreen.tsx'),
  },
  {
    path: '/event/draft/create/action',
    page: 'CreateEvent',
    title: 'Saving your draft',
    access: 'user',
    load: () => import('./screens/edit/SaveDraftScreen.tsx'),
  },
  {
    path: '/event/draft/edit/:draftId',
    page: 'EditEvent',
    title: 'Your draft',
    access: 'user',
    load: () => import('./screens/edit/EditDraftScreen.tsx'),
  },
  {
    path: '/event/draft/:draftId',
    page: 'Event',
    title: 'Your draft',
    access: 'user',
    load: () => import('./screens/event/DraftPreviewScreen.tsx'),
  },
  {
    path: '/event/invite/:eventId',
    page: 'Invite',
    title: 'Guest list',
    access: 'user',
    load: () => import('./screens/invite/InviteScreen.tsx'),
  },
  {
    path: '/event/cohost/:eventId',
    page: 'Cohost',
    title: 'Co-hosts',
    access: 'user',
    load: () => import('./screens/cohost/CohostScreen.tsx'),
  },
  {
    path: '/event/cohost/add/:eventId',
    page: 'Cohost',
    title: 'Add a co-host',
    access: 'user',
    load: () => import('./screens/cohost/AddCohostScreen.tsx'),
  },
  {
    path: '/event/verify/:eventId',
    page: 'Event',
    title: 'Verify my account',
    access: 'anyone',
    load: () => import('./screens/verify/VerifyScreen.tsx'),
  },
  // Links that answer. Opening one changes nothing; the page it opens asks, and then posts.
  { path: '/event/rsvp/action/:eventId?', page: 'Event', title: 'Your answer', access: 'user', load: loadAnswer },
  { path: '/event/updateuser/action/:eventId?', page: 'Event', title: 'Your answer', access: 'user', load: loadAnswer },
  {
    path: '/event/updateemail/action/:eventId?',
    page: 'Event',
    title: 'Your answer',
    access: 'anyone',
    load: loadAnswer,
  },
  {
    path: '/event/unauthrsvp/action/:eventId?',
    page: 'Event',
    title: 'Your answer',
    access: 'anyone',
    load: loadAnswer,
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
