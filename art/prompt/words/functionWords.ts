/**
 * Words without a thing, by language. They tell a prompt's language, and mean things in other languages, such as the Danish duck in "and".
 */
export const functionWords: Readonly<Record<string, string>> = {
  en: 'a an and are as at be big by can die do for from has have he her his i in into is it its me my new no not of off on one or our out over she so that the their them they this to under up us was we with you your playing holding sharing wearing',
  de: 'ein eine einem einen einer der die das den dem und mit im am auf für ohne von zu zum zur',
  es: 'un una unos unas el la los las y con en de del para sin al',
  fr: 'un une des le la les et avec dans de du pour sans au aux sur',
  it: 'un una uno il lo la i gli le e con in di del della per senza al',
  pt: 'um uma o a os as e com em de do da para sem na no',
  nl: 'een de het en met in van voor zonder op',
  da: 'en et og med på i til uden af',
  nb: 'en et og med på i til uten av',
  sv: 'en ett och med på i till utan av',
  fi: 'ja kanssa ilman',
  hu: 'egy és nélkül',
  pl: 'i z ze w na do dla bez',
  cs: 'a s se v na do pro bez',
  ru: 'и с со в во на для без у к',
  uk: 'і й та з зі у в на для без',
  tr: 've ile bir için',
  vi: 'và với một những các cho',
  ro: 'un o și cu în la de pentru fără',
}
