const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')
const tens = new Map(
  Object.entries({
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)

/** The patterns of ages, such as "turns 6", "40th", "the big 5-0", "6 ans" and "wird 5". */
const ages: readonly RegExp[] = [
  /\b(?:turn(?:s|ing|ed)?|age|aged|is|year|wird|cumple|compie|faz|fyller|fylder|wordt)\s+(\d{1,3})\b/iu,
  /\b(\d{1,3})(?:st|nd|rd|th)\b/i,
  /\bbig\s+(\d)[-–\s]?0\b/i,
  /\b(\d{1,3})\s?(?:ans|años|jahre|anni|anos|lat|år)\b/iu,
  /(\d{1,3})\s?歳/u,
]

const ageInWords = /\b(?:turn(?:s|ing|ed)?|is)\s+([a-z]+)\b/i

/** Returns the age in a prompt, such as '6' for 'turns 6' or '40' for '40th'; undefined if the prompt contains none. */
export function ageIn(prompt: string): string | undefined {
  for (const pattern of ages) {
    const age = pattern.exec(prompt)?.[1]
    if (age !== undefined) return pattern.source.includes('big') ? `${age}0` : age
  }
  const word = ageInWords.exec(prompt)?.[1]?.toLowerCase() ?? ''
  const number = numberWords.includes(word) ? numberWords.indexOf(word) : tens.get(word)
  return number === undefined ? undefined : String(number)
}
