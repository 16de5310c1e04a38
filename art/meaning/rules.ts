import { namesIn } from './meaning.ts'
import type { OccasionName } from './occasions.ts'
import { thingGroups } from './thingGroups.ts'

/** Things that a picture shows only if the theme or the prompt asks for them. */
export interface ReservedThings {
  things: readonly string[]
  /** The occasions to which they belong. */
  occasions: readonly OccasionName[]
  /** Phrases of a prompt that ask for them, with commas between them. */
  phrases: string
  /** The reason, after the thing's name and a colon. */
  reason: string
}

const reserve = (
  things: string,
  occasions: readonly OccasionName[],
  phrases: string,
  reason: string,
): ReservedThings => ({ things: namesIn(things), occasions, phrases, reason })

/** The symbols of religions, each shown only if its own religion is asked for. */
const religiousSymbols: readonly ReservedThings[] = [
  reserve('chalice', ['sacrament'], 'chalice, eucharist, holy mass, first communion', 'is a Christian symbol'),
  reserve(
    'church wedding',
    ['easter', 'christmas', 'sacrament'],
    'church, chapel, christian, catholic, parish, cathedral, iglesia, kirche, eglise, chiesa, igreja',
    'is a Christian symbol',
  ),
  reserve(
    'star6 synagogue',
    ['passover', 'hanukkah', 'mitzvah', 'jewish'],
    'synagogue, star of david, israel, israeli, hebrew, yiddish',
    'is a Jewish symbol',
  ),
  reserve('menorah', ['hanukkah'], 'menorah, hanukkiah, chanukiah', 'has nine lights and is only for Hanukkah'),
  reserve('mosque', ['eid', 'ramadan'], 'mosque, muslim, islam, islamic, nikah, mawlid', 'is a Muslim symbol'),
  reserve('diya', ['diwali'], 'diya, puja, pooja, navratri, tihar, hindu', 'is a lamp of Diwali'),
  reserve('hindu-temple', ['diwali', 'holi'], 'hindu, mandir, puja, pooja, navratri, ganesh', 'is a Hindu symbol'),
  reserve('shinto-shrine', [], 'shinto, shrine, torii, japan, japanese, kyoto', 'is a Shinto symbol'),
  reserve('matzah sederPlate', ['passover'], 'passover, seder, pesach, matzah, matzo', 'belongs to Passover'),
  reserve('sufganiyot dreidel', ['hanukkah'], 'dreidel, sufganiyot, sufganiyah', 'is for Hanukkah'),
  reserve(
    'crescentLantern crescentOrnament iftarTray',
    ['eid', 'ramadan'],
    'muslim, islam, islamic, mawlid, moroccan, arabian, arabic, fanous, iftar',
    'is for Ramadan and Eid',
  ),
  reserve('diyaRow', ['diwali'], 'diya, puja, pooja, navratri, tihar, hindu', 'is a row of lamps of Diwali'),
  reserve('adventWreath', ['christmas'], 'advent, advent wreath', 'is for Advent'),
  reserve(
    'challah kiddushCup',
    ['passover', 'hanukkah', 'mitzvah', 'jewish'],
    'kiddush, challah, shabbat, israel, israeli, hebrew, yiddish',
    'belongs to Jewish tables',
  ),
]

/** The symbols of holidays, countries and stages of life. */
const culturalSymbols: readonly ReservedThings[] = [
  reserve('tree', ['christmas'], 'christmas tree, holiday party, holiday tree, santa', 'is a Christmas tree'),
  reserve('egg', ['easter'], 'painted egg, easter egg, nowruz, norooz, newroz', 'is a painted Easter egg'),
  reserve('pumpkin', ['halloween'], 'jack o lantern, carved pumpkin, pumpkin carving', "is a jack-o'-lantern"),
  reserve('ghost', ['halloween'], 'ghost, phantom, fantasma, geist', 'is for Halloween'),
  reserve(
    'witchHat',
    ['halloween', 'costumes'],
    'witch, wizard, sorcerer, hogwarts, harry potter',
    'is for Halloween and costumes',
  ),
  reserve(
    'skull',
    ['dayOfTheDead'],
    'skull, sugar skull, calavera, calaca, skeleton',
    'is a sugar skull of Día de los Muertos',
  ),
  reserve('shamrock', ['stPatrick'], 'shamrock, clover, celtic, dublin, luck, lucky', 'is the symbol of Ireland'),
  reserve(
    'lantern',
    ['lunarNewYear'],
    'lantern, paper lantern, chinese, china, chinatown, asian, mid autumn, moon festival, vietnamese, shanghai',
    'is a Chinese lantern',
  ),
  reserve(
    'redEnvelope firecrackers lionDance',
    ['lunarNewYear'],
    'red envelope, hongbao, lai see, lion dance, chinatown',
    'is for the Lunar New Year',
  ),
  reserve('moonCakes', [], 'moon cake, mooncake, mid autumn, moon festival', 'is for the Mid-Autumn Festival'),
  reserve(
    'japanese-dolls carp-streamer pine-decoration',
    [],
    'japan, japanese, hinamatsuri, kodomo no hi, koinobori, kadomatsu, shogatsu',
    'is for a Japanese holiday',
  ),
  reserve('nesting-dolls', [], 'russia, russian, matryoshka, nesting doll', 'is a Russian figure'),
  reserve('moai', [], 'moai, easter island, rapa nui', 'is a sacred figure of Rapa Nui'),
  reserve('gradCap', ['graduation'], 'mortarboard, diploma, degree, phd, doctorate, school', 'is for graduations'),
  reserve('cakeOne', ['firstBirthday'], 'one year, number one, smash cake', 'has a candle for the first birthday'),
  reserve(
    'baby bottle babyRattle bassinet',
    ['baby', 'firstBirthday', 'sacrament'],
    'baby, babies, infant, stroller, nursery, bottle, bebe',
    'is for babies',
  ),
  reserve(
    'rangoli marigoldGarland',
    ['diwali', 'holi'],
    'rangoli, kolam, marigold, hindu, india, indian, puja, pooja, navratri, pongal, onam, haldi, mehndi, sangeet, toran, day of the dead, dia de los muertos',
    'is for Indian celebrations',
  ),
  reserve('holiPowders', ['holi'], 'holi, gulal, colored powder, color powder, color run, color fight', 'is for Holi'),
  reserve(
    'ornament uglySweater treeWithGifts christmasStocking',
    ['christmas'],
    'christmas tree, holiday party, holiday tree, santa, ornament, stocking, ugly sweater, tacky sweater',
    'is for Christmas',
  ),
  reserve('kinara', [], 'kwanzaa, kinara, umoja', 'is for Kwanzaa'),
  reserve('easterBasket', ['easter'], 'easter basket, egg hunt', 'is for Easter'),
]

/** Things that a picture shows only if the theme or the prompt asks for them. */
export const reservedThings: readonly ReservedThings[] = [...religiousSymbols, ...culturalSymbols]

/** Things that a picture of some occasions never shows. */
export interface Ban {
  occasions: readonly OccasionName[]
  things: readonly string[]
  /** The reason, after the thing's name and a colon. */
  reason: string
  /** True if the rule applies even if the prompt names the thing. */
  isStrict: boolean
}

const ban = (
  occasions: readonly OccasionName[],
  things: readonly string[],
  reason: string,
  strictness: 'strict' | 'unless named' = 'strict',
): Ban => ({ occasions, things, reason, isStrict: strictness === 'strict' })

const { pork, shellfish, meatWithCheese, meat, leavenedBread, ricesAndLegumes } = thingGroups
const minors: readonly OccasionName[] = ['kids', 'firstBirthday', 'underage', 'graduation', 'baby']
const faiths: readonly OccasionName[] = ['eid', 'ramadan', 'diwali', 'holi', 'mitzvah', 'sacrament']

/** Things that a picture of some occasions never shows. */
export const bans: readonly Ban[] = [
  ban(minors, thingGroups.alcohol, 'has alcohol, and the party is for children, teenagers or a baby'),
  ban(faiths, thingGroups.alcohol, 'has alcohol, which this celebration is without'),
  ban(['eid', 'ramadan'], pork, 'has pork, or could be taken for it'),
  ban(['eid', 'ramadan'], thingGroups.dogs, 'is a dog, which many Muslims keep away from a celebration'),
  ban(['eid', 'ramadan'], ['lantern'], 'is a Chinese lantern, not one of Ramadan'),
  ban(['ramadan'], thingGroups.daylight, 'shows daylight, in which those who fast have no feast'),
  ban(
    ['passover', 'hanukkah', 'mitzvah', 'jewish'],
    [...pork, ...shellfish, ...meatWithCheese],
    "is food that isn't kosher",
  ),
  ban(['passover'], leavenedBread, 'is leavened'),
  ban(['passover'], ricesAndLegumes, 'is a food that many families avoid during Passover'),
  ban(['passover'], ['egg', 'bunny', 'easterBasket', 'chalice', 'menorah', 'dreidel'], 'belongs to another holiday'),
  ban(['mitzvah'], ['bat'], 'takes the bat of a bat mitzvah for another'),
  ban(['diwali', 'holi'], meat, 'has meat'),
  ban(['diwali'], thingGroups.crescents, 'is a crescent, and Diwali is on the night of the new moon'),
  ban(['diwali'], ['lantern'], 'is a Chinese lantern'),
  ban(
    ['hanukkah'],
    ['candle', 'diya', 'diyaRow', 'adventWreath', 'kinara'],
    'adds a light beside the nine of the hanukkiah',
  ),
  ban(['lunarNewYear'], thingGroups.japan, 'belongs to Japan'),
  ban(['lunarNewYear'], thingGroups.unluckyGifts, 'means bad luck in the new year'),
  ban(['lunarNewYear'], ['fortune-cookie', 'takeout-box'], 'is a cliché of American take-out'),
  ban(
    ['juneteenth'],
    namesIn('watermelon poultry-leg chicken rooster monkey gorilla orangutan banana chains link'),
    'is part of racist imagery',
  ),
  ban(
    ['memorialDay'],
    namesIn('firework firecracker popper partyHat confetti-ball'),
    'is too merry for a day of remembrance',
  ),
  ban(['thanksgiving'], ['feather', 'bow-and-arrow'], 'turns Native Americans into a costume', 'unless named'),
  ban(['thanksgiving', 'dayOfTheDead'], ['pumpkin', 'witchHat', 'ghost', 'bat'], 'is for Halloween', 'unless named'),
  ban(
    ['kids', 'baby', 'wedding', 'sacrament', 'mitzvah', 'eid', 'diwali', 'passover'],
    [...thingGroups.horror, ...thingGroups.weapons],
    'is too grim for the occasion',
    'unless named',
  ),
  ban(['milestone'], thingGroups.mortality, 'is a joke about death', 'unless named'),
  ban(['warmWeather'], [...thingGroups.winter, ...thingGroups.autumn], 'is out of season', 'unless named'),
]

/** Things that never are the first, most prominent thing of a meal: a candle isn't food. */
export const neverFirstOfMeal: readonly string[] = namesIn(
  'candle leaf star snowflake balloons balloon bulbs popper music neonSign marqueeStar velvetRope bunting balloonArch',
)
