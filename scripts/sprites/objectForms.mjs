/** @typedef {{poise: 'stands' | 'floats' | 'hangs', size: number}} Form */

/** Emojis of signs, of people's faces, and of things that no invitation shows. */
export const omittedObjects = new Set(
  `monkey-face pig-nose paw-prints white-flower desert national-park globe-with-meridians map-of-japan building-construction brick
  japanese-post-office post-office hospital bank love-hotel convenience-store factory derelict-house foggy night-with-stars cityscape
  sunrise-over-mountains sunrise cityscape-at-dusk sunset bridge-at-night hot-springs metro railway-track motorway bus-stop oil-drum
  fuel-pump police-car-light horizontal-traffic-light vertical-traffic-light stop-sign construction hourglass-done airplane-arrival
  twelve-thirty one-oclock one-thirty two-oclock two-thirty three-oclock three-thirty four-oclock four-thirty five-oclock five-thirty
  six-oclock six-thirty seven-oclock seven-thirty eight-oclock eight-thirty nine-oclock nine-thirty ten-oclock ten-thirty eleven-oclock
  eleven-thirty timer-clock new-moon waxing-crescent-moon first-quarter-moon waxing-gibbous-moon waning-gibbous-moon last-quarter-moon
  waning-crescent-moon new-moon-face first-quarter-moon-face last-quarter-moon-face full-moon-face shooting-star milky-way fog wind-face
  cyclone fireworks sparkler moon-viewing-ceremony tanabata-tree reminder-ribbon club-suit diamond-suit mahjong-red-dragon
  flower-playing-cards muted-speaker speaker-low-volume speaker-medium-volume bell-with-slash level-slider control-knobs
  mobile-phone-with-arrow pager fax-machine battery low-battery electric-plug computer-disk chart-increasing-with-yen chart-increasing
  chart-decreasing bar-chart e-mail incoming-envelope envelope-with-arrow outbox-tray inbox-tray closed-mailbox-with-lowered-flag
  open-mailbox-with-lowered-flag ballot-box-with-ballot page-with-curl page-facing-up bookmark-tabs card-index card-index-dividers
  card-file-box file-cabinet open-file-folder locked unlocked locked-with-pen locked-with-key broken-chain dagger bomb drop-of-blood
  pill syringe adhesive-bandage crutch x-ray elevator toilet plunger mouse-trap razor safety-pin cigarette coffin headstone funeral-urn
  placard identification-card wastebasket briefs military-helmet cockroach mosquito fly microbe worm scorpion white-cane
  hair-pick water-pistol seat label receipt yen-banknote euro-banknote pound-banknote prayer-beads kaaba nazar-amulet hamsa`.split(
    /\s+/,
  ),
)

/** The rendered pictures that show the same thing, which are preferred. */
export const renderedObjects = /** @type {Record<string, string>} */ ({
  'dog-face': 'dog',
  dog: 'dog',
  'cat-face': 'cat',
  cat: 'cat',
  lion: 'lion',
  unicorn: 'unicorn',
  giraffe: 'giraffe',
  elephant: 'elephant',
  rabbit: 'bunny',
  'rabbit-face': 'bunny',
  flamingo: 'flamingo',
  bat: 'bat',
  bird: 'bird',
  fish: 'fish',
  'tropical-fish': 'fish',
  sauropod: 'dinosaur',
  't-rex': 'dinosaur',
  butterfly: 'butterfly',
  'spiral-shell': 'shell',
  rose: 'rose',
  lotus: 'lotus',
  'palm-tree': 'palm',
  cactus: 'cactus',
  shamrock: 'shamrock',
  pineapple: 'pineapple',
  strawberry: 'strawberry',
  lemon: 'lemon',
  pretzel: 'pretzel',
  hamburger: 'burger',
  pizza: 'pizza',
  taco: 'taco',
  popcorn: 'popcorn',
  'soft-ice-cream': 'iceCream',
  doughnut: 'doughnut',
  'birthday-cake': 'cake',
  cupcake: 'cupcake',
  'baby-bottle': 'bottle',
  'hot-beverage': 'coffee',
  'wine-glass': 'wine',
  'cocktail-glass': 'cocktail',
  'beer-mug': 'beer',
  'clinking-glasses': 'champagne',
  castle: 'castle',
  house: 'house',
  tent: 'tent',
  automobile: 'car',
  'roller-skate': 'skate',
  rocket: 'rocket',
  luggage: 'suitcase',
  'crescent-moon': 'moon',
  sun: 'sun',
  'ringed-planet': 'planet',
  star: 'star',
  rainbow: 'rainbow',
  snowflake: 'snowflake',
  'umbrella-on-ground': 'umbrella',
  'jack-o-lantern': 'pumpkin',
  'christmas-tree': 'tree',
  balloon: 'balloons',
  'party-popper': 'popper',
  'wrapped-gift': 'gift',
  'soccer-ball': 'soccer',
  baseball: 'baseball',
  basketball: 'basketball',
  'american-football': 'football',
  tennis: 'tennis',
  bowling: 'bowling',
  'flag-in-hole': 'golf',
  'video-game': 'controller',
  'game-die': 'dice',
  'mirror-ball': 'discoBall',
  'heart-suit': 'heart',
  joker: 'cards',
  'artist-palette': 'palette',
  sunglasses: 'glasses',
  glasses: 'glasses',
  necktie: 'tie',
  crown: 'crown',
  'graduation-cap': 'gradCap',
  lipstick: 'lipstick',
  ring: 'rings',
  bell: 'bell',
  'musical-notes': 'music',
  'musical-note': 'music',
  microphone: 'microphone',
  guitar: 'guitar',
  laptop: 'laptop',
  'film-frames': 'film',
  'clapper-board': 'film',
  'magnifying-glass-tilted-left': 'magnifier',
  'magnifying-glass-tilted-right': 'magnifier',
  candle: 'candle',
  'diya-lamp': 'diya',
  'open-book': 'book',
  books: 'book',
  'red-paper-lantern': 'lantern',
  alembic: 'flask',
  'delivery-truck': 'truck',
  'optical-disk': 'vinyl',
  'snow-capped-mountain': 'mountain',
  mountain: 'mountain',
  'water-wave': 'wave',
  camping: 'tent',
  'teddy-bear': 'teddyBear',
  locomotive: 'trainEngine',
  'fire-engine': 'fireTruck',
  'red-envelope': 'redEnvelope',
  'moon-cake': 'moonCakes',
  'musical-keyboard': 'piano',
  saxophone: 'saxophone',
  trumpet: 'trumpet',
  kite: 'kite',
  pinata: 'pinata',
})

/**
 * Returns how the things of a subgroup are held, and their height beside others; 1 for a cake.
 * @param {string} subgroup @returns {Form}
 */
export function formOfSubgroup(subgroup) {
  if (subgroup === 'sky-weather' || subgroup === 'animal-bug') return { poise: 'floats', size: 0.75 }
  if (subgroup === 'food-fruit' || subgroup === 'food-vegetable') return { poise: 'stands', size: 0.6 }
  if (subgroup.startsWith('animal')) return { poise: 'stands', size: 1 }
  if (subgroup.startsWith('food') || subgroup === 'dishware') return { poise: 'stands', size: 0.75 }
  if (subgroup === 'drink') return { poise: 'stands', size: 0.85 }
  if (subgroup.startsWith('plant')) return { poise: 'stands', size: 0.9 }
  if (subgroup.startsWith('place')) return { poise: 'stands', size: 1.25 }
  if (subgroup.startsWith('transport')) return { poise: 'stands', size: 0.95 }
  if (subgroup === 'clothing') return { poise: 'floats', size: 0.9 }
  return { poise: 'stands', size: 0.85 }
}

/** @param {string} names @param {Partial<Form>} form */
const each = (names, form) => Object.fromEntries(names.split(/\s+/).map((name) => [name, form]))

/** The forms that differ from those of their subgroup. */
export const objectForms = /** @type {Record<string, Partial<Form>>} */ ({
  ...each(
    `dolphin whale spouting-whale shark octopus squid jellyfish blowfish seal eagle dove feather wing parachute airplane small-airplane
    airplane-departure helicopter satellite flying-saucer hyacinth cherry-blossom blossom hibiscus rosette maple-leaf fallen-leaf
    leaf-fluttering-in-wind four-leaf-clover herb kite carp-streamer confetti-ball sparkles ribbon flying-disc boomerang
    military-medal sports-medal 1st-place-medal 2nd-place-medal 3rd-place-medal musical-score key old-key envelope
    dollar-banknote money-with-wings coin ticket admission-tickets world-map magic-wand bubbles scroll puzzle-piece
    folding-hand-fan performing-arts spade-suit knot link chains gem-stone`,
    { poise: 'floats' },
  ),
  ...each('wind-chime mantelpiece-clock', { poise: 'stands' }),
  ...each('mammoth rhinoceros hippopotamus bison horse moose camel two-hump-camel', { size: 1.15 }),
  ...each(
    'mouse rat hamster mouse-face chipmunk hedgehog frog snail crab baby-chick hatching-chick front-facing-baby-chick',
    { size: 0.75 },
  ),
  ...each('ant bug lady-beetle cricket spider beetle', { poise: 'stands', size: 0.6 }),
  ...each('honeybee', { size: 0.65 }),
  ...each('evergreen-tree deciduous-tree statue-of-liberty tokyo-tower', { size: 1.3 }),
  ...each('blueberries cherries peanuts beans chestnut olive garlic onion', { size: 0.5 }),
  ...each('watermelon melon coconut mango', { size: 0.7 }),
})
