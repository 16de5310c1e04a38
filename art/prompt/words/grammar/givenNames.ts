/** Names of people that also name things, or sound like one. */
export const givenNames: ReadonlySet<string> = new Set(
  `rose rosie daisy lily lilly robin ruby leo jasmine basil olive iris poppy fox wolf amber jade pearl holly violet heather ginger grace ivy
  hazel willow penny bill jack rocky buddy sage rosemary dahlia fern laurel myrtle angel faith hope joy star stella sky skye summer autumn april
  may june august wren lark phoenix raven bear tiger kit drake martin jay birdie kitty bee clementine apple cherry plum peach candy honey
  cookie brandy sherry margarita coco pepper saffron clover marigold petunia magnolia azalea camellia blossom flora fleur opal crystal coral
  gemma beryl sapphire emerald diamond goldie sunny sandy brook brooke cliff glen river ocean dawn eve harmony melody harper carol viola reed
  piper hunter archer fisher cooper tucker sawyer dash ace max jet chase lance pierce buck duke king prince earl dolly barbie teddy bunny
  rosa perla luna sol estrella paloma margarida rosalie rosetta fiore stern bianca viktor victor art frank ray dean grant mark pat rob rusty
  sterling stone ash aspen forest lane miles dale heath heaven jewel juniper kiwi lavender lotus maple meadow misty nova opaline pansy pixie
  princess reef robyn scout sparrow storm tawny valentine wally wade winter zinnia barry berry bird finch hawk lamb swan crane bell rice bean
  cook potter cash colt dallas denver sydney austin phoenix savannah paris london brooklyn georgia florence vienna victoria charlotte madison`
    .split(/\s+/)
    .filter((name) => name !== ''),
)

/** Words before a person's name. */
export const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr uncle aunt auntie aunty grandma grandpa granny nana papa coach cousin baby sister brother tante onkel oma opa tio tia tía tío'.split(
    ' ',
  ),
)

/** Words after a name that tell that it is a person's, by their beginnings. */
export const deeds =
  /^(?:turn(?:s|ed|ing)?|is|are|and i|gets?|getting|graduat\w*|loves?|likes?|wants?|hits|celebrates?|will be|goes|retires?|marries|says|wird|werden|heiratet|feiert|cumple|cumplen|se casan?|fête|fete|aura|compie|faz|fait|kończy|konczy|fyller|fylder|wordt)\b/iu
