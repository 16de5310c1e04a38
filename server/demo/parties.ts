import type { SceneName } from '@festoon/art/covers/scenes'
import { defaultColors, type EventInput } from '@festoon/contract/nouns/event'
import { tintSwatches } from '@festoon/tokens/tintSwatches'
import { themeDefaults } from '@festoon/tokens/defaults'

const hour = 3_600_000

/** A demo event, with the number of guests by status. */
export interface DemoParty {
  scene: SceneName
  hue: number
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
  lasts: number
  guests: { going: number; declined: number; opened: number; sent: number; unsent: number; failed?: number }
  isCanceled?: boolean
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

/** Six demo events in different colors, including a past one and a canceled one. */
export const demoParties: readonly DemoParty[] = [
  {
    scene: 'garden',
    hue: 2.4,
    inDays: 19,
    isOnSaturday: true,
    hour: 18,
    lasts: 5 * hour,
    guests: { going: 164, declined: 41, opened: 38, sent: 49, unsent: 6, failed: 2 },
    fields: {
      title: 'Noor & Maya’s garden wedding party',
      description:
        'We said yes to each other in the quietest way, and now we would like to be loud about it.\n\nSupper at long tables under the lamps at six, a few very short speeches, then the band plays until the neighbors complain. Come as you are, wear shoes for grass.',
      timeZone: 'America/Los_Angeles',
      location: place('1180 Orchard Road', 'Santa Rosa', 'CA', 'g.5393287.', 'The old pear orchard'),
      colors: { primary: swatch('Pistachio'), ...light },
      questions: [
        {
          questionUuid: '6f0c2a54-1f0e-4d0e-9c53-1a2b3c4d5e6f',
          question: 'Anything you don’t eat?',
          isRequired: false,
          questionType: 'text',
        },
      ],
    },
  },
  {
    scene: 'dinosaurs',
    hue: 2.6,
    inDays: 1,
    isOnSaturday: false,
    hour: 14,
    lasts: 3 * hour,
    guests: { going: 11, declined: 3, opened: 2, sent: 2, unsent: 0 },
    fields: {
      title: 'Theo turns six: dinosaur dig',
      description:
        'Bring boots! We dig for bones at two sharp, there is cake at three, and the volcano erupts at four. Parents are welcome to stay, coffee is on.',
      timeZone: 'America/Los_Angeles',
      location: place('44 Fern Street', 'Oakland', 'CA', 'g.5378538.'),
      colors: { primary: swatch('Apricot'), ...light },
      publicGuestList: true,
    },
  },
  {
    scene: 'disco',
    hue: 5.2,
    inDays: 9,
    isOnSaturday: true,
    hour: 21,
    lasts: 6 * hour,
    guests: { going: 34, declined: 5, opened: 6, sent: 9, unsent: 0 },
    fields: {
      title: 'Forty & fabulous: disco night',
      description:
        'One ball, one dance floor, no excuses. Sequins encouraged. The room holds forty-four, so be quick: after that there is a waitlist.',
      timeZone: 'America/New_York',
      location: place('211 Mercer Street', 'New York City', 'NY', 'g.5128581.', 'Studio on the fourth floor'),
      colors: { primary: swatch('Midnight'), ...dark },
      capacity: 44,
      hasWaitlist: false,
    },
  },
  {
    scene: 'table',
    hue: 0.6,
    inDays: 6,
    isOnSaturday: true,
    hour: 18,
    lasts: 4 * hour,
    isCanceled: true,
    guests: { going: 9, declined: 2, opened: 1, sent: 0, unsent: 0 },
    fields: {
      title: 'Friendsgiving at our place',
      description: 'Potluck! Sign up for a dish in your message. We have the bird and the gravy.',
      timeZone: 'America/Los_Angeles',
      location: place('44 Fern Street', 'Oakland', 'CA', 'g.5378538.'),
      colors: { primary: swatch('Ember'), ...light },
    },
  },
  {
    scene: 'balloons',
    hue: 5.6,
    inDays: -24,
    isOnSaturday: true,
    hour: 19,
    lasts: 4 * hour,
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
    scene: 'rooftop',
    hue: 4.6,
    inDays: 74,
    isOnSaturday: true,
    hour: 20,
    lasts: 0,
    guests: { going: 5, declined: 1, opened: 3, sent: 6, unsent: 14 },
    fields: {
      title: 'Rooftop fireworks',
      description: 'The best view in town is ours for one night. Blankets, hot cider, and a very loud sky.',
      timeZone: 'America/Chicago',
      location: place('600 North Wells Street', 'Chicago', 'IL', 'g.4887398.', 'Roof, take the elevator to 12'),
      colors: { primary: swatch('Sky'), ...light },
      publicGuestList: false,
    },
  },
]
