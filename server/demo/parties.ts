import type { Cover } from '@festoon/art/staging/covers'
import { defaultColors, type EventInput } from '@festoon/contract/nouns/event'
import { themeDefaults } from '@festoon/tokens/defaults'
import { tintSwatches } from '@festoon/tokens/tintSwatches'

const hour = 3_600_000

/** A demo event, with the number of guests by status. */
export interface DemoParty {
  cover: Cover
  fields: Partial<EventInput> & Pick<EventInput, 'title' | 'description' | 'timeZone' | 'location' | 'colors'>
  /**
   * The number of days from today to the event, which is negative for a past event. If `isOnSaturday` is true, the event takes
   * place on the first Saturday on or after that day.
   */
  inDays: number
  isOnSaturday: boolean
  /** The hour at which the event starts, in its time zone. */
  hour: number
  /** The duration in ms, or 0 for an event without an end. */
  durationMs: number
  guests: {
    going: number
    declined: number
    opened: number
    sent: number
    unsent: number
    failed?: number
    maybe?: number
  }
  isCanceled?: boolean
  /** The number of days before the start by which guests who said maybe decide, and by which guests RSVP. */
  daysBefore?: { decideBy: number; rsvpBy: number }
  /** The items of the sign-up list: name, wanted amount, and the notes of guests who bring one, which can be empty. */
  items?: readonly (readonly [name: string, wanted: number | null, notes: readonly string[]])[]
  /**
   * The proposed times of a party whose date is to be decided, each on the first Saturday as for the party or `daysLater`. Guests
   * without an RSVP answer them.
   */
  times?: readonly { daysLater: number; hour: number }[]
}

const swatch = (name: (typeof tintSwatches)[number]['name']): string =>
  tintSwatches.find((one) => one.name === name)?.color ?? defaultColors.primary
const dark = { text: themeDefaults.text }
const light = { text: themeDefaults.primary }

const place = (
  displayName: string,
  city: string,
  admin1: string,
  placeId: string,
  placeName?: string,
): EventInput['location'] => ({
  displayName: `${displayName}, ${city}, ${admin1}, United States`,
  ...(placeName === undefined ? {} : { placeName }),
  address: { address1: displayName, city, admin1, country: 'United States' },
  place: placeId,
})

/** Demo events in different colors, including a past one, a canceled one, and one whose date is to be decided. */
export const demoParties: readonly DemoParty[] = [
  {
    cover: {
      set: 'meadow',
      inks: 'meadow',
      cast: ['cakeTall', 'flower', 'champagne', 'bulbs'],
      hasConfetti: false,
    },
    inDays: 19,
    isOnSaturday: true,
    hour: 18,
    durationMs: 5 * hour,
    guests: { going: 164, declined: 41, opened: 38, sent: 49, unsent: 6, failed: 2 },
    fields: {
      title: 'Noor & Maya’s garden wedding party',
      description:
        'We said yes to each other in the quietest way, and now we would like to be loud about it.\n\nSupper at long tables under the lamps at six, a few very short speeches, then the band plays until the neighbors complain. Come as you are, wear shoes for grass.',
      timeZone: 'America/Los_Angeles',
      location: place('1180 Orchard Road', 'Santa Rosa', 'CA', 'g.5393287.', 'The old pear orchard'),
      colors: { primary: swatch('Pistachio'), ...light },
      lettering: 'elegant',
      questions: [
        {
          questionUuid: '6f0c2a54-1f0e-4d0e-9c53-1a2b3c4d5e6f',
          question: 'Anything you don’t eat?',
          isRequired: false,
          questionType: 'text',
        },
        {
          questionUuid: '2f8d41b7-6c0a-4a5f-8d0e-7b9c1d2e3f40',
          question: 'What should we serve each of you?',
          isRequired: false,
          questionType: 'choice',
          options: ['Saffron chicken', 'Grilled trout', 'Mushroom pie', 'Kids’ plate'],
          perHead: true,
        },
        {
          questionUuid: '9a3e5c07-4b1d-4f6a-8c2e-0d1f2a3b4c5d',
          question: 'Are you staying for brunch on Sunday?',
          isRequired: false,
          questionType: 'yesNo',
        },
        {
          questionUuid: 'c4d7e8f9-5a6b-4c1d-9e2f-3a4b5c6d7e8f',
          question: 'Where will you spend the night?',
          isRequired: false,
          questionType: 'choice',
          options: ['In the barn', 'In our own tent', 'At a hotel in town'],
          askedIf: { questionUuid: '9a3e5c07-4b1d-4f6a-8c2e-0d1f2a3b4c5d', responses: ['yes'] },
        },
      ],
    },
  },
  {
    cover: {
      set: 'meadow',
      inks: 'sunset',
      cast: ['dinosaur', 'palm', 'cake', 'balloons'],
      hasConfetti: true,
    },
    inDays: 1,
    isOnSaturday: false,
    hour: 14,
    durationMs: 3 * hour,
    guests: { going: 11, declined: 3, opened: 2, sent: 2, unsent: 0 },
    items: [
      ['Fruit for hungry diggers', 3, ['Cut up and ready to share', 'From our garden']],
      ['Juice boxes', 2, ['', 'Apple and cherry']],
      ['Sand toys', null, ['', 'Three shovels and a bucket', '']],
      ['Sunscreen', 1, ['Enough for everyone']],
      ['A pop-up tent for shade', 1, []],
      ['Ice for the cooler', 2, ['']],
    ],
    fields: {
      title: 'Theo turns six: dinosaur dig',
      description:
        'Bring boots! We dig for bones at two sharp, there is cake at three, and the volcano erupts at four. Parents are welcome to stay, coffee is on.',
      timeZone: 'America/Los_Angeles',
      location: place('44 Fern Street', 'Oakland', 'CA', 'g.5378538.'),
      colors: { primary: swatch('Apricot'), ...light },
      lettering: 'playful',
      headDetails: { children: true, names: false, diets: true },
      publicGuestList: true,
    },
  },
  {
    cover: { set: 'club', inks: 'neon', cast: ['discoBall', 'champagne', 'cocktail', 'star'], hasConfetti: true },
    inDays: 9,
    isOnSaturday: true,
    hour: 21,
    durationMs: 6 * hour,
    guests: { going: 34, declined: 5, opened: 6, sent: 9, unsent: 0 },
    fields: {
      title: 'Forty & fabulous: disco night',
      description:
        'One ball, one dance floor, no excuses. Sequins encouraged. The room holds forty-four, so be quick: after that there is a waitlist.',
      timeZone: 'America/New_York',
      location: place('211 Mercer Street', 'New York City', 'NY', 'g.5128581.', 'Studio on the fourth floor'),
      colors: { primary: swatch('Midnight'), ...dark },
      lettering: 'wide',
      capacity: 44,
      hasWaitlist: false,
    },
  },
  {
    cover: { set: 'autumn', inks: 'harvest', cast: ['turkey', 'wine', 'candle', 'leaf'], hasConfetti: false },
    inDays: 6,
    isOnSaturday: true,
    hour: 18,
    durationMs: 4 * hour,
    isCanceled: true,
    guests: { going: 9, declined: 2, opened: 1, sent: 0, unsent: 0 },
    items: [
      ['Stuffing', 1, ['']],
      ['Pie', 3, ['Pumpkin', '']],
      ['Folding chairs', 6, ['']],
    ],
    fields: {
      title: 'Friendsgiving at our place',
      description: 'Potluck! Pick what you bring from the list. We have the bird and the gravy.',
      timeZone: 'America/Los_Angeles',
      location: place('44 Fern Street', 'Oakland', 'CA', 'g.5378538.'),
      colors: { primary: swatch('Ember'), ...light },
      lettering: 'soft',
    },
  },
  {
    cover: { set: 'clouds', inks: 'candy', cast: ['balloons', 'heartBalloon', 'star'], hasConfetti: true },
    inDays: -24,
    isOnSaturday: true,
    hour: 19,
    durationMs: 4 * hour,
    guests: { going: 22, declined: 6, opened: 2, sent: 3, unsent: 0 },
    fields: {
      title: 'Welcome home, Priya!',
      description:
        'Two years in Lisbon are over. Let’s fill her empty apartment with people, plants and far too many balloons.',
      timeZone: 'America/Los_Angeles',
      location: place('3015 Folsom Street', 'San Francisco', 'CA', 'g.5391959.'),
      colors: { ...defaultColors },
    },
  },
  {
    cover: { set: 'rooftop', inks: 'midnight', cast: ['firework', 'champagne', 'popper'], hasConfetti: true },
    inDays: 74,
    isOnSaturday: true,
    hour: 20,
    durationMs: 0,
    guests: { going: 5, declined: 1, opened: 3, sent: 6, unsent: 14, maybe: 3 },
    daysBefore: { decideBy: 10, rsvpBy: 7 },
    fields: {
      title: 'Rooftop fireworks',
      description: 'The best view in town is ours for one night. Blankets, hot cider, and a very loud sky.',
      timeZone: 'America/Chicago',
      location: place('600 North Wells Street', 'Chicago', 'IL', 'g.4887398.', 'Roof, take the elevator to 12'),
      colors: { primary: swatch('Sky'), ...light },
      lettering: 'poster',
      publicGuestList: false,
      allowMaybe: true,
      lateRsvps: 'ask',
    },
  },
  {
    cover: { set: 'meadow', inks: 'mint', cast: ['campfire', 'sun', 'butterfly'], hasConfetti: false },
    inDays: 30,
    isOnSaturday: true,
    hour: 10,
    durationMs: 0,
    guests: { going: 2, declined: 0, opened: 11, sent: 3, unsent: 0 },
    times: [
      { daysLater: 0, hour: 10 },
      { daysLater: 0, hour: 15 },
      { daysLater: 1, hour: 10 },
      { daysLater: 7, hour: 10 },
      { daysLater: 8, hour: 15 },
    ],
    fields: {
      title: 'Ridge hike and a pot of soup',
      description:
        'Two easy hours along the ridge, then soup at the fire pit. Tell us when you can, and we’ll pick the day.',
      timeZone: 'America/Los_Angeles',
      location: place('Skyline Boulevard', 'Oakland', 'CA', 'g.5378538.', 'Redwood trail'),
      colors: { primary: swatch('Lagoon'), ...light },
      publicGuestList: true,
    },
  },
]
