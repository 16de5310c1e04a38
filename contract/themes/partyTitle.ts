import type { PartyTheme } from './theme.ts'

/** The titles of parties whose themes aren't named like a party. */
const ownTitles: Readonly<Record<string, string>> = {
  '70th & Beyond': 'Big Birthday Party',
  'Arts & Crafts': 'Arts & Crafts Party',
  'Bar Mitzvah': 'Bar Mitzvah Celebration',
  'Bat Mitzvah': 'Bat Mitzvah Celebration',
  Baptism: 'Baptism Celebration',
  'Cars & Trucks': 'Cars & Trucks Party',
  Confirmation: 'Confirmation Celebration',
  Dinosaurs: 'Dinosaur Party',
  'Día de los Muertos': 'Día de los Muertos Celebration',
  Diwali: 'Diwali Celebration',
  Easter: 'Easter Celebration',
  Eid: 'Eid Celebration',
  'First Communion': 'First Communion Celebration',
  Friendsgiving: 'Friendsgiving Dinner',
  'General Birthday': 'Birthday Party',
  'Hiking & Camping': 'Hiking & Camping Trip',
  Juneteenth: 'Juneteenth Celebration',
  Masquerade: 'Masquerade Ball',
  'Memorial Day': 'Memorial Day Cookout',
  Mermaids: 'Mermaid Party',
  'Murder Mystery': 'Murder Mystery Night',
  Passover: 'Passover Seder',
  Pirates: 'Pirate Party',
  Princesses: 'Princess Party',
  'Save the Date': 'Our Wedding',
  Superheroes: 'Superhero Party',
  Thanksgiving: 'Thanksgiving Dinner',
  Unicorns: 'Unicorn Party',
  'Yoga & Wellness': 'Yoga & Wellness Day',
}

/** Matches the names of themes that already are a kind of get-together. */
const getTogether =
  /(?:party|dinner|brunch|barbecue|potluck|night|hour|shower|reveal|sprinkle|see|tasting|club|reunion|wedding|spa day|beach day|night out)$/i

/**
 * Returns the initial title of a party with a theme. It is never the theme's name: a host who starts with "Dinosaurs" plans a
 * "Dinosaur Party", and one who starts with "Game Night" plans "Our Game Night".
 */
export const partyTitle = ({ name }: Pick<PartyTheme, 'name'>): string =>
  ownTitles[name] ?? (getTogether.test(name) ? `Our ${name}` : `${name} Party`)
