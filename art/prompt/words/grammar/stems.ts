/**
 * The endings of nouns in languages with many cases, for words without accents. At least three letters stay, so that a word and its
 * inflected forms have the same stem.
 */
const endings: Readonly<Record<string, RegExp>> = {
  ru: /(?<=.{3})(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ыи|ии|ои|еи|ая|яя|ое|ее|ую|юю|ые|ие|ых|их|ым|им|ов|ев|ом|ем|ам|ям|ах|ях|ию|ью|ия|[аяоеуюыиь])$/u,
  uk: /(?<=.{3})(?:ями|ами|ові|еві|ого|ому|ими|ою|ею|єю|ии|ої|ів|ом|ем|єм|ам|ям|ах|ях|их|им|[аяоеєуюиіь])$/u,
  pl: /(?<=.{3})(?:iami|ami|iach|ach|iom|om|iow|ow|iem|em|ego|ymi|imi|ej|ie|ia|[aeiouy])$/u,
  cs: /(?<=.{3})(?:ami|emi|eho|ymi|ach|ich|ech|ych|um|em|ou|[aeiouy])$/u,
  hu: /(?<=.{3})(?:[aeio]?kkal|[aeio]?kkel|[aeo]?kat|[aeo]?ket|val|vel|[aeo]?k|[aeo]?t|[aei])$/u,
  fi: /(?<=.{3})[aeiouy]*(?:ssa|sta|lla|lta|lle|ksi|den|jen|lla|ja|ta|na|n|t)?$/u,
  tr: /(?<=.{3})(?:larla|lerle|ları|leri|lar|ler|yla|yle|lı|li|lu|la|le|[ıiu])$/u,
  el: /(?<=.{3})(?:ους|εις|ος|ου|οι|ων|ες|ας|ης|ια|[αηοιες])$/u,
}

/** English plurals without a rule, as they are after a final s is gone. */
const plurals: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  feet: 'foot',
  cacti: 'cactus',
  octopi: 'octopus',
  wolve: 'wolf',
  knive: 'knife',
  loave: 'loaf',
  calve: 'calf',
  elve: 'elf',
  scarve: 'scarf',
  oxen: 'ox',
}

const singularOf = (word: string): string =>
  Object.hasOwn(plurals, word) ? (plurals[word] ?? word) : word.replace(/(?<=[a-z]{2}m)en$/, 'an')

/** Returns a word without its ending, if words of the language have endings for their cases. In English, returns the singular. */
export const stemOf = (language: string, word: string): string => {
  if (language === 'en') return singularOf(word)
  const ending = endings[language]
  return ending ? word.replace(ending, '') : word
}
