import { wordsOf } from '../words.ts'

interface Occasion {
  /** The themes that are about it. */
  themeIds: readonly number[]
  /** Phrases of titles and prompts that are about it, with commas between them. */
  phrases: string
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The occasions that have customs. A prompt can be about several. */
export const occasions = {
  lunarNewYear: {
    themeIds: [701],
    phrases: 'lunar new year, chinese new year, spring festival, seollal, tet party, tet holiday, 春节, 新年快乐, 설날',
  },
  holi: { themeIds: [705], phrases: 'holi, festival of colors, gulal' },
  stPatrick: { themeIds: [706], phrases: 'st patrick, saint patrick, st paddy, paddys day, irish, ireland' },
  passover: { themeIds: [707], phrases: 'passover, seder, pesach, matzah, matzo, haggadah, pessah, pascua judia' },
  easter: { themeIds: [708], phrases: 'easter, ostern, pascua, paques, pasqua, pascoa, egg hunt' },
  eid: { themeIds: [709], phrases: 'eid, eid mubarak, eid al fitr, eid al adha, bayram, عيد' },
  ramadan: { themeIds: [], phrases: 'ramadan, ramazan, iftar, suhoor, رمضان' },
  memorialDay: { themeIds: [712], phrases: 'memorial day' },
  juneteenth: { themeIds: [714], phrases: 'juneteenth, emancipation day' },
  halloween: { themeIds: [719], phrases: 'halloween, spooky, haunted, trick or treat, ハロウィン' },
  dayOfTheDead: { themeIds: [720], phrases: 'dia de muertos, dia de los muertos, day of the dead, ofrenda, catrina' },
  diwali: { themeIds: [721], phrases: 'diwali, deepavali, दिवाली' },
  thanksgiving: { themeIds: [722, 723], phrases: 'thanksgiving, friendsgiving' },
  hanukkah: { themeIds: [724], phrases: 'hanukkah, chanukah, hanukah, channukah, dreidel, latke, חנוכה' },
  christmas: {
    themeIds: [725],
    phrases:
      'christmas, xmas, advent, noel, navidad, weihnachten, weihnacht, weihnachtsfeier, natale, natal, kerst, god jul, julbord, ugly sweater, クリスマス, 圣诞, 聖誕, 크리스마스, рождество',
  },
  mitzvah: { themeIds: [770, 771], phrases: 'mitzvah, bnai mitzvah' },
  jewish: { themeIds: [], phrases: 'jewish, shabbat, sabbath, rosh hashanah, sukkot, purim, kosher, chuppah, torah' },
  sacrament: {
    themeIds: [772, 773, 774],
    phrases: 'baptism, christening, communion, confirmation, bautizo, bautismo, taufe, bapteme, eucharist, ordination',
  },
  graduation: {
    themeIds: [739],
    phrases:
      'graduation, graduate, grad party, commencement, laurea, abschlussfeier, abitur, abi, remise des diplômes, graduación, formatura, studentexamen, studentfest',
  },
  firstBirthday: {
    themeIds: [792],
    phrases: 'first birthday, 1st birthday, turning one, turns one, turns 1, turning 1',
  },
  kids: {
    themeIds: range(791, 805),
    phrases: 'kid, child, children, toddler, preschool, kindergarten, playdate, slumber party, bounce house',
  },
  underage: {
    themeIds: [775, 777, 778],
    phrases: 'sweet sixteen, sweet 16, quinceanera, mis quince, quince anos, teen, teenager, prom night',
  },
  baby: {
    themeIds: range(815, 821),
    phrases: 'baby shower, gender reveal, baby sprinkle, diaper party, sip and see, newborn, mom to be, new baby',
  },
  wedding: { themeIds: range(806, 812), phrases: 'wedding, bridal, rehearsal dinner, engagement party, nuptial' },
  milestone: { themeIds: range(780, 784), phrases: '60th birthday, 70th birthday, 80th birthday, 90th birthday' },
  warmWeather: {
    themeIds: [712, 714, 716, 717, 730, 752, 768, 793, 800],
    phrases: 'summer, pool party, beach, luau, fourth of july, juneteenth, memorial day',
  },
  meal: {
    themeIds: [722, 723, 726, 728, 734, 735, 786, 808, 810],
    phrases: 'dinner, brunch, supper, potluck, lunch, breakfast',
  },
  costumes: { themeIds: [756], phrases: 'costume, cosplay, fancy dress, dress up' },
} as const satisfies Record<string, Occasion>

/** The name of an occasion. */
export type OccasionName = keyof typeof occasions

const isOccasion = (name: string): name is OccasionName => Object.hasOwn(occasions, name)
const allOccasions: readonly OccasionName[] = Object.keys(occasions).filter(isOccasion)

/** Scripts in which phrases are found inside of longer words. */
const isOtherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Words after which an occasion isn't meant, as in "no kids". */
const negation = / (?:no|not|without|except|sin|ohne) $/

/**
 * Checks whether a text contains one of several phrases, whatever the case, accents and plural endings. A phrase after "no" or
 * "without" doesn't count. `phrases` has commas between the phrases.
 */
export function mentions(text: string, phrases: string): boolean {
  const words = ` ${wordsOf(text).join(' ')} `
  return phrases.split(', ').some((phrase) => {
    if (isOtherScript.test(phrase)) return text.includes(phrase)
    const target = ` ${wordsOf(phrase).join(' ')} `
    for (let at = words.indexOf(target); at >= 0; at = words.indexOf(target, at + 1))
      if (!negation.test(words.slice(0, at + 1))) return true
    return false
  })
}

/** The age from which a guest of honor in the United States can drink alcohol. */
const drinkingAge = 21
const agePattern = /\b(?:turn(?:s|ing)?|aged?)\s+(\d{1,3})\b|\b(\d{1,3})(?:st|nd|rd|th)\s+birthday\b/i

/** Returns the occasions that a theme and a prompt are about. */
export function occasionsOf(themeId: number | undefined, prompt: string): ReadonlySet<OccasionName> {
  const result = new Set(
    allOccasions.filter((name) => {
      const { themeIds, phrases }: Occasion = occasions[name]
      return (themeId !== undefined && themeIds.includes(themeId)) || mentions(prompt, phrases)
    }),
  )
  const [, age, ordinalAge] = agePattern.exec(prompt) ?? []
  const years = Number(age ?? ordinalAge ?? drinkingAge)
  return years < drinkingAge ? result.add('underage') : result
}
