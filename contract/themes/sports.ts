import type { ThemeRow } from './theme.ts'

/** Themes for sports and activities (subcategory 603). */
export const sportThemes: readonly ThemeRow[] = [
  {
    id: 758,
    name: 'Watch Party',
    artSeed: 5801,
    colors: { primary: '#17315c', text: '#ffe9c9' },
    description:
      'Big screen, bigger nachos, and a couch divided by loyalties. Wear your colors and find your lucky spot before the anthem.',
    keywords: [
      'super bowl',
      'superbowl',
      'big game',
      'finale',
      'playoffs',
      'world cup',
      'olympics',
      'viewing party',
      'screen',
    ],
  },
  {
    id: 759,
    name: 'Football',
    artSeed: 5802,
    colors: { primary: '#1f5a34', text: '#fff6df' },
    description:
      'Tailgate opens two hours before kickoff, flag game at halftime. Bring a jersey and someone who can throw a spiral.',
    keywords: ['tailgate', 'touchdown', 'nfl', 'quarterback', 'gridiron', 'kickoff', 'flag football'],
  },
  {
    id: 760,
    name: 'Basketball',
    artSeed: 5803,
    colors: { primary: '#f59e4c', text: '#33110a' },
    description:
      'Pickup games to eleven, win by two, then pizza on the bleachers. All heights are eligible for the trick-shot contest.',
    keywords: ['hoops', 'nba', 'slam dunk', 'march madness', 'bracket', 'court', 'wnba'],
  },
  {
    id: 761,
    name: 'Soccer',
    artSeed: 5804,
    colors: { primary: '#bfe8b0', text: '#123a1c' },
    description:
      'Five a side, orange slices at the break, and a penalty shootout to finish. Cleats if you have them, sneakers if you don’t.',
    keywords: ['futbol', 'football match', 'goal', 'penalty', 'mls', 'world cup', 'pitch', 'kick'],
  },
  {
    id: 762,
    name: 'Baseball',
    artSeed: 5805,
    colors: { primary: '#f4e7d0', text: '#7a1420' },
    description: 'Peanuts, hot dogs, and nine lazy innings in the park. Oil up your glove: everyone gets an at-bat.',
    keywords: ['home run', 'softball', 'ballpark', 'mlb', 'little league', 'opening day', 'pitcher', 'world series'],
  },
  {
    id: 763,
    name: 'Tennis & Pickleball',
    artSeed: 5806,
    colors: { primary: '#dff27a', text: '#1c3a2e' },
    description:
      'Round-robin doubles with partners drawn by lot, so skill is only half of it. Whites are optional; lemonade and line-call disputes are not.',
    keywords: ['tennis', 'pickleball', 'racket', 'paddle', 'doubles', 'wimbledon', 'padel', 'court'],
  },
  {
    id: 764,
    name: 'Golf',
    artSeed: 5807,
    colors: { primary: '#cfe6b8', text: '#173d23' },
    description:
      'Shotgun start, best ball, and mulligans sold for charity. We’ll run a tab at the nineteenth hole for pros and hackers alike.',
    keywords: ['golfing', 'tee time', 'putting', 'mini golf', 'fairway', 'birdie', 'the masters', 'country club'],
  },
  {
    id: 765,
    name: 'Bowling',
    artSeed: 5808,
    colors: { primary: '#f2c4d2', text: '#3c1038' },
    description:
      'Rented shoes, cosmic lights, and team names we’ll regret having read aloud. Gutter balls earn you a free order of fries.',
    keywords: ['strike', 'bowling alley', 'pins', 'cosmic bowling', 'league night', 'lanes', 'spare'],
  },
  {
    id: 766,
    name: 'Skating',
    artSeed: 5809,
    colors: { primary: '#c9d8ff', text: '#2c165c' },
    description:
      'Eight wheels or two blades, wobble at your own pace. There’s hot chocolate by the rail and a couples’ skate when the lights go low.',
    keywords: ['roller skating', 'ice skating', 'rink', 'skate', 'skateboard', 'roller disco', 'rollerblade', 'hockey'],
  },
  {
    id: 767,
    name: 'Hiking & Camping',
    artSeed: 5810,
    colors: { primary: '#2c4a34', text: '#f6e7c4' },
    description:
      'Up the ridge by day, around the fire by night. We’ve got the tents and the marshmallows; you bring layers and one good ghost story.',
    keywords: ['hike', 'camping', 'camp', 'bonfire', 'trail', 'tent', 's’mores', 'mountains', 'outdoors', 'glamping'],
  },
  {
    id: 768,
    name: 'Beach Day',
    artSeed: 5811,
    colors: { primary: '#ffe9bd', text: '#0b4a5e' },
    description:
      'Look for the striped umbrella left of the lifeguard tower. Volleyball before lunch, sandcastles after, and a cooler that never seems to empty.',
    keywords: ['beach', 'ocean', 'sand', 'surf', 'volleyball', 'seaside', 'waves', 'sandcastle', 'shore'],
  },
  {
    id: 769,
    name: 'Yoga & Wellness',
    artSeed: 5812,
    colors: { primary: '#e3ecd9', text: '#2d4233' },
    description:
      'An hour on the mat at an easy pace, then tea, fruit, and quiet talk in the shade. Beginners breathe just as well as anyone.',
    keywords: ['yoga', 'meditation', 'pilates', 'wellness', 'retreat', 'mindfulness', 'sound bath', 'self care'],
  },
]
