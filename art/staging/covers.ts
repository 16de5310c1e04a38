import type { PaletteName } from '../palettes.ts'
import type { SpriteName } from '../sprites/sprites.ts'
import type { SetName } from './sets.ts'

/** The design of a theme's cover. */
export interface Cover {
  set: SetName
  inks: PaletteName
  /** The things to show, most prominent first. */
  cast: readonly SpriteName[]
  /** A number made of foil balloons, such as an age. */
  numeral?: string
  hasConfetti: boolean
}

type Row = readonly [
  themeId: number,
  set: SetName,
  inks: PaletteName,
  cast: readonly SpriteName[],
  more?: 'confetti' | `${number}`,
]

const holidays: readonly Row[] = [
  [700, 'rooftop', 'midnight', ['champagne', 'popper', 'balloons', 'firework'], 'confetti'],
  [701, 'velvet', 'cherry', ['lionDance', 'lantern', 'redEnvelope', 'firecrackers']],
  [702, 'confetti', 'candy', ['heartBalloon', 'cupcake', 'champagne', 'rose'], 'confetti'],
  [703, 'studio', 'blush', ['heart', 'rose', 'rose', 'heartBalloon']],
  [704, 'stage', 'grape', ['mask', 'crown', 'popper', 'star'], 'confetti'],
  [705, 'confetti', 'candy', ['holiPowders', 'flower', 'balloons', 'butterfly'], 'confetti'],
  [706, 'meadow', 'meadow', ['shamrock', 'beer', 'rainbow']],
  [707, 'linen', 'cobalt', ['sederPlate', 'matzah', 'kiddushCup', 'flower']],
  [708, 'meadow', 'lilac', ['easterBasket', 'bunny', 'flower', 'butterfly']],
  [709, 'stars', 'lagoon', ['crescentLantern', 'crescentOrnament', 'gift', 'bulbs']],
  [710, 'confetti', 'desert', ['pinata', 'papelPicado', 'taco', 'cactus'], 'confetti'],
  [711, 'linen', 'blush', ['rose', 'gift', 'flower', 'butterfly']],
  [712, 'pool', 'frost', ['iceCream', 'burger', 'sun', 'star']],
  [713, 'clouds', 'candy', ['rainbow', 'heartBalloon', 'balloons'], 'confetti'],
  [714, 'picnic', 'cherry', ['strawberry', 'lemon', 'sun', 'star']],
  [715, 'marbleBar', 'cobalt', ['burger', 'beer', 'gift', 'star']],
  [716, 'rooftop', 'frost', ['firework', 'burger', 'star', 'popper'], 'confetti'],
  [717, 'beach', 'sunset', ['grill', 'iceCream', 'lemon']],
  [718, 'partyTable', 'cobalt', ['beer', 'pretzel', 'beer', 'leaf']],
  [719, 'porch', 'harvest', ['pumpkin', 'candle', 'pumpkin', 'moon']],
  [720, 'velvet', 'grape', ['skull', 'flower', 'candle']],
  [721, 'gardenLights', 'gold', ['diyaRow', 'rangoli', 'marigoldGarland', 'lotus']],
  [722, 'autumn', 'harvest', ['pumpkinPie', 'cheeseboard', 'wine', 'leaf']],
  [723, 'autumn', 'harvest', ['turkey', 'cornucopia', 'pumpkinPie', 'leaf']],
  [724, 'velvet', 'frost', ['menorah', 'dreidel', 'sufganiyot', 'gift']],
  [725, 'cabin', 'cherry', ['treeWithGifts', 'gingerbreadHouse', 'candyCane', 'christmasStocking']],
]

const gatherings: readonly Row[] = [
  [726, 'linen', 'sage', ['wine', 'candle', 'cheeseboard', 'rose']],
  [727, 'marbleBar', 'gold', ['cocktail', 'champagne', 'lemon']],
  [728, 'linen', 'candy', ['coffee', 'doughnut', 'strawberry', 'flower']],
  [729, 'meadow', 'sunset', ['grill', 'burger', 'beer', 'sun']],
  [730, 'pool', 'lagoon', ['flamingo', 'poolFloat', 'pineapple', 'cocktail']],
  [731, 'meadow', 'mint', ['house', 'gift', 'balloons', 'flower']],
  [732, 'studio', 'cobalt', ['dice', 'pizza', 'popcorn']],
  [733, 'stage', 'cherry', ['popcorn', 'film', 'star', 'pizza']],
  [734, 'marbleBar', 'grape', ['wine', 'cheeseboard', 'leaf']],
  [735, 'linen', 'sunset', ['chefPot', 'wine', 'pizza']],
  [736, 'cabin', 'sage', ['book', 'coffee', 'leaf']],
  [737, 'rooftop', 'lilac', ['cocktail', 'champagne', 'heartBalloon', 'star'], 'confetti'],
  [738, 'beach', 'sunset', ['cocktail', 'lemon', 'pineapple']],
  [739, 'confetti', 'cobalt', ['gradCap', 'diploma', 'gift', 'balloons'], 'confetti'],
  [740, 'beach', 'mint', ['cocktail', 'palm', 'suitcase']],
  [741, 'velvet', 'gold', ['rings', 'champagne', 'rose', 'heart']],
  [742, 'studio', 'sunset', ['suitcase', 'balloons', 'flower']],
  [743, 'gardenLights', 'sunset', ['grill', 'balloons', 'bulbs', 'burger']],
  [744, 'club', 'neon', ['neonSign', 'discoBall', 'cocktail', 'champagne'], 'confetti'],
  [745, 'velvet', 'midnight', ['mask', 'rose', 'candle']],
  [746, 'cabin', 'gold', ['magnifier', 'candle', 'champagne']],
  [747, 'velvet', 'cherry', ['roulette', 'pokerChips', 'dice', 'champagne'], 'confetti'],
  [748, 'stage', 'gold', ['coupes', 'saxophone', 'piano', 'star'], 'confetti'],
  [749, 'club', 'neon', ['vinyl', 'glasses', 'discoBall'], 'confetti'],
  [750, 'mesh', 'candy', ['cassette', 'controller', 'vinyl', 'glasses']],
  [751, 'desert', 'desert', ['cowboyBoots', 'cowboy', 'cactus', 'guitar']],
  [752, 'jungle', 'sunset', ['pineapple', 'flowerLei', 'palm', 'cocktail']],
  [753, 'desert', 'sunset', ['pinata', 'papelPicado', 'tacoBoard', 'cactus'], 'confetti'],
  [754, 'club', 'neon', ['star', 'balloons', 'heartBalloon'], 'confetti'],
  [755, 'stage', 'neon', ['karaokeMachine', 'microphone', 'star', 'discoBall'], 'confetti'],
  [756, 'confetti', 'grape', ['mask', 'cowboy', 'crown', 'witchHat'], 'confetti'],
  [757, 'gardenLights', 'mint', ['champagne', 'flower', 'balloons', 'bulbs']],
  [758, 'partyTable', 'cobalt', ['football', 'popcorn', 'beer']],
  [759, 'floodlights', 'pitch', ['football', 'popcorn', 'star']],
  [760, 'studio', 'sunset', ['basketball', 'popcorn', 'star']],
  [761, 'floodlights', 'pitch', ['soccer', 'popcorn', 'star']],
  [762, 'floodlights', 'frost', ['baseball', 'popcorn', 'burger', 'star']],
  [763, 'floodlights', 'desert', ['tennis', 'lemon', 'star']],
  [764, 'meadow', 'meadow', ['golf', 'palm', 'sun']],
  [765, 'club', 'cobalt', ['bowling', 'pizza', 'star']],
  [766, 'podium', 'lagoon', ['skate', 'star', 'heart'], 'confetti'],
  [767, 'stars', 'sage', ['tent', 'campfire', 'mountain', 'moon']],
  [768, 'beach', 'lagoon', ['sandcastle', 'umbrella', 'iceCream', 'palm']],
  [769, 'studio', 'sage', ['lotus', 'candle', 'laurel']],
  [770, 'velvet', 'cobalt', ['star6', 'balloons', 'music', 'gift']],
  [771, 'linen', 'lilac', ['star6', 'flower', 'gift', 'butterfly']],
  [772, 'clouds', 'frost', ['bird', 'shell', 'flower', 'candle']],
  [773, 'linen', 'sage', ['chalice', 'flower', 'candle']],
  [774, 'studio', 'frost', ['bird', 'candle', 'flower']],
  [775, 'podium', 'candy', ['cakeTall', 'crown', 'rose', 'star'], 'confetti'],
]

const birthdays: readonly Row[] = [
  [776, 'partyTable', 'candy', ['cake', 'gifts', 'balloons', 'cupcake'], 'confetti'],
  [777, 'podium', 'blush', ['rose', 'cupcake', 'crown', 'star'], '16'],
  [778, 'club', 'cobalt', ['gift', 'popper', 'star'], '18'],
  [779, 'marbleBar', 'gold', ['champagne', 'cocktail', 'star'], '21'],
  [780, 'partyTable', 'grape', ['cocktail', 'cake', 'balloons'], '30'],
  [781, 'confetti', 'mint', ['cocktail', 'cake', 'balloons'], '40'],
  [782, 'stage', 'gold', ['champagne', 'cake', 'star'], '50'],
  [783, 'linen', 'sage', ['wine', 'flower', 'balloons'], '60'],
  [784, 'partyTable', 'harvest', ['cake', 'rose', 'balloons'], '70'],
  [785, 'confetti', 'sunset', ['gift', 'popper', 'balloons', 'star'], 'confetti'],
  [786, 'partyTable', 'midnight', ['cake', 'wine', 'candle', 'rose']],
  [787, 'rooftop', 'midnight', ['cocktail', 'champagne', 'discoBall'], 'confetti'],
  [788, 'studio', 'mint', ['lotus', 'candle', 'flower']],
  [789, 'meadow', 'meadow', ['cakeTall', 'flower', 'butterfly', 'rose']],
  [790, 'club', 'sunset', ['discoBall', 'cocktail', 'cake', 'star'], 'confetti'],
  [791, 'confetti', 'lagoon', ['cupcake', 'gift', 'balloons', 'partyHat'], 'confetti'],
  [792, 'paperHills', 'mint', ['cakeOne', 'gift', 'balloons'], '1'],
  [793, 'jungle', 'sunset', ['dinosaur', 'palm', 'gift', 'balloons']],
  [794, 'clouds', 'lilac', ['unicorn', 'rainbow', 'star', 'heart'], 'confetti'],
  [795, 'paperHills', 'lilac', ['castle', 'rose', 'butterfly', 'crown']],
  [796, 'mesh', 'cherry', ['heroCape', 'heroMask', 'star', 'balloons'], 'confetti'],
  [797, 'stars', 'midnight', ['rocket', 'planet', 'moon', 'star']],
  [798, 'beach', 'desert', ['pirateChest', 'ship', 'palm', 'shell']],
  [799, 'underwater', 'mint', ['mermaid', 'shell', 'fish', 'fish']],
  [800, 'jungle', 'desert', ['lion', 'giraffe', 'elephant']],
  [801, 'paperHills', 'cherry', ['car', 'balloons', 'star'], 'confetti'],
  [802, 'podium', 'mint', ['paintPots', 'palette', 'flower', 'star'], 'confetti'],
  [803, 'studio', 'grape', ['robot', 'flask', 'planet']],
  [804, 'meadow', 'sunset', ['bounceHouse', 'balloons', 'popper'], 'confetti'],
  [805, 'stars', 'lilac', ['moon', 'popcorn', 'pizza', 'star']],
]

const weddingsAndBabies: readonly Row[] = [
  [806, 'podium', 'sage', ['rings', 'flowerArch', 'rose', 'butterfly']],
  [807, 'linen', 'blush', ['cakeTall', 'bridalBouquet', 'champagneTower', 'bell']],
  [808, 'partyTable', 'blush', ['wine', 'rose', 'candle']],
  [809, 'gardenLights', 'sage', ['champagne', 'flower', 'bulbs']],
  [810, 'picnic', 'sage', ['coffee', 'doughnut', 'rose']],
  [811, 'velvet', 'blush', ['rings', 'champagne', 'heart'], 'confetti'],
  [812, 'podium', 'lilac', ['bridalBouquet', 'champagne', 'bell', 'butterfly']],
  [813, 'marbleBar', 'gold', ['beer', 'burger', 'star']],
  [814, 'club', 'candy', ['champagne', 'heartBalloon', 'discoBall'], 'confetti'],
  [815, 'studio', 'mint', ['bassinet', 'babyRattle', 'elephant', 'balloons']],
  [816, 'paperHills', 'lagoon', ['elephant', 'bottle', 'balloons']],
  [817, 'studio', 'cobalt', ['laptop', 'bottle', 'heart', 'balloons']],
  [818, 'confetti', 'candy', ['balloons', 'popper', 'gift', 'heartBalloon'], 'confetti'],
  [819, 'studio', 'blush', ['elephant', 'babyRattle', 'flower', 'bottle']],
  [820, 'partyTable', 'sunset', ['gifts', 'bottle', 'balloons']],
  [821, 'linen', 'lilac', ['bassinet', 'flower', 'butterfly', 'bottle']],
]

/** The designs of the themes' covers, by theme id. */
export const covers: ReadonlyMap<number, Cover> = new Map(
  [...holidays, ...gatherings, ...birthdays, ...weddingsAndBabies].map(([id, set, inks, cast, more]) => [
    id,
    {
      set,
      inks,
      cast,
      hasConfetti: more !== undefined,
      ...(more === undefined || more === 'confetti' ? {} : { numeral: more }),
    },
  ]),
)
