/** Nouns of things that prompts use for what surrounds a subject, or for the picture itself. */
export const unpicturable = new Set(
  `accessory activity apartment area art background backdrop backyard bar blanc basement border building card cafe center clothes clothing club
  collage color corner cover crowd cuisine decor decoration deck design dig dish display drawing drink element entrance equipment event fabric
  farm field floor food forest frame fruit garden glass graphic greenery hall home house illustration image inside invitation invite island
  item jungle kitchen lake lawn line living room loft material meal menu motif museum neighborhood object ocean office ornament outfit
  painting paper park patio pattern photo photograph picture place plant pool porch portrait poster print product restaurant river road roof
  rooftop room sand scene school sea set setting shop side sign sky snack space spot stage stuff street surface table template terrace
  theater theme thing top track treat venue vintage wall wood yard`.split(/\s+/),
)
