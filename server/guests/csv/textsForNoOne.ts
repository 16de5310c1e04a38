/** Texts in a column of companions that name no one. */
const noName =
  /^(?:yes|y|no|n|true|false|none|n\/?a|tb[acd]|unknown|no,? thank(?:s| you)|maybe|perhaps|possibly|(?:not |un)sure(?: yet)?|vielleicht|peut-être|quizás?|tal vez|talvez|forse|misschien|kanske|kanskje|måske|ehkä|może|guest|plus one|\+1|allowed|invited|partner|ja|nein|keine?r?|oui|non|sí|si|não|sim|nee|geen|tak|nie|brak|nej|nei|kyllä|ei|x|-+|\?+)\.?$/iu

/** Texts in place of a name that refer to another person, as in lists of parents. */
const reference =
  /^\(?(?:(?:see|same as|as|siehe|s\.|wie|gleich wie|voir|comme|igual que|ver|véase|come|vedi|zie|zelfde als|se|samme som|zob\.|katso|см\.)\s+(?:above|below|left|right|(?:the )?(?:mother|father|mom|mum|dad|parents?|first|other|guest|row|name|column)\b.*|oben|links|rechts|mutter|vater|eltern|ci-dessus|mère|père|madre|padre|mamá|papá|mãe|pai|sopra|moeder|vader|mor|far|matka|ojciec|выше)|same(?: (?:address|household|home|contact|email|number|phone))?|ditto|dito|idem|dto\.?|〃|[″"]|同上|deceased|late|not involved|not in contact|no contact|verstorben|décédée?|fallecid[oa]|decedut[oa]|falecid[oa]|overleden)\.?\)?$/iu
/** The same with a name. "See" with a capital letter may be a name itself. */
const namedReference = /^\(?(?:see|same as|siehe|s\.|voir|véase|vedi|zie|zob\.|katso|см\.)\s+\p{L}/u

/** Returns true for a text that names no companion, such as "Yes" and "TBD". */
export const isNoName = (text: string): boolean => noName.test(text.trim())

/** Returns true for a text that refers to another person instead of naming one, such as "see mother". */
export const isReference = (text: string): boolean => reference.test(text) || namedReference.test(text)
