/**
 * Words without a thing, by language. They tell a prompt's language, and mean things in other languages, such as the Danish duck in "and".
 */
export const functionWords: Readonly<Record<string, string>> = {
  en: 'a an and are as at be big by can die do for from has have he her his i in into is it its me my new no not of off on one or our out over she so that the their them they this to under up us was we with you your playing holding sharing wearing',
  de: 'ein eine einem einen einer der die das den dem und mit im am auf für ohne von zu zum zur klein kleine kleiner kleines groß große großer großes bunt bunte rot rote roter blau blaue grün grüne gelb gelbe weiß weiße schwarz schwarze',
  es: 'un una unos unas el la los las y con en de del para sin al pequeño pequeña grande grandes rojo roja azul azules verde verdes amarillo amarilla negro negra blanco blanca',
  fr: 'un une des le la les et avec dans de du pour sans au aux sur petit petite petits grand grande rouge rouges bleu bleue vert verte jaune noir noire blanc blanche',
  it: 'un una uno il lo la i gli le e con in di del della per senza al piccolo piccola grande rosso rossa blu verde giallo nero nera bianco bianca',
  pt: 'um uma o a os as e com em de do da para sem na no pequeno pequena grande vermelho vermelha azul verde amarelo preto branco',
  nl: 'een de het en met in van voor zonder op klein kleine groot grote rood rode blauw blauwe groen groene geel wit zwart',
  da: 'en et og med på i til uden af lille små stor stort store blå rød grøn gul sort hvid',
  nb: 'en et og med på i til uten av liten lite lille små stor stort store blå rød grønn gul svart hvit',
  sv: 'en ett och med på i till utan av liten litet lilla små stor stort stora blå röd röda grön gröna gul svart vit',
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
