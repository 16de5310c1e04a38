/**
 * A background video that is part of the app: `app/public/loops/{id}.mp4`, with the poster image `{id}.jpg` in the same folder.
 */
export interface BundledVideo {
  id: string
  title: string
  /**
   * Words for what the video shows and for the occasions, seasons, and moods it suits. Separated by spaces, most important
   * first.
   */
  tags: string
}

/** The bundled videos, rendered by scripts/loops.mjs. Videos that suit any event come first. */
export const bundledVideos: readonly BundledVideo[] = [
  {
    id: 'confetti',
    title: 'Confetti',
    tags: 'confetti celebration birthday paper graduation congratulations carnival mardi gras fun kids colorful party',
  },
  {
    id: 'lights',
    title: 'String lights',
    tags: 'lights light bulb fairy garden evening dinner backyard patio rooftop rehearsal barn wedding summer night housewarming cozy',
  },
  {
    id: 'balloons',
    title: 'Balloons',
    tags: 'balloon balloons birthday kids sky baby shower celebration first fun float',
  },
  {
    id: 'bokeh',
    title: 'Golden bokeh',
    tags: 'bokeh gold glitter sparkle elegant gala cocktail anniversary wedding engagement blur glamour formal champagne prom oscars holiday',
  },
  {
    id: 'disco',
    title: 'Disco ball',
    tags: 'disco dance club ball music dj seventies eighties nineties retro neon karaoke night bachelorette bachelor prom rave',
  },
  {
    id: 'candles',
    title: 'Birthday candles',
    tags: 'candle candles birthday cake fire flame warm dinner hanukkah diwali memorial',
  },
  {
    id: 'fireworks',
    title: 'Fireworks',
    tags: 'fireworks firework new year eve july fourth independence celebration countdown midnight bonfire sparkler lunar diwali',
  },
  {
    id: 'hearts',
    title: 'Hearts',
    tags: 'heart hearts love valentine wedding engagement anniversary bridal romance romantic couple galentine pink mother',
  },
  {
    id: 'snow',
    title: 'Snowfall',
    tags: 'snow winter christmas holiday ice cold snowflake ski december santa xmas frozen january hanukkah kwanzaa',
  },
  {
    id: 'blossoms',
    title: 'Blossoms',
    tags: 'blossom blossoms spring flower petal cherry garden easter tea brunch floral mother bridal shower baptism passover april may',
  },
  {
    id: 'sunshine',
    title: 'Sunshine',
    tags: 'sun sunshine summer sunny day picnic barbecue bbq cookout retro rays warm morning brunch june july august camp',
  },
  {
    id: 'leaves',
    title: 'Autumn leaves',
    tags: 'leaf leaves autumn fall thanksgiving harvest halloween october november friendsgiving pumpkin forest nature',
  },
  {
    id: 'waves',
    title: 'Waves',
    tags: 'wave waves beach sea ocean water summer sunset surf boat sail lake luau tropical island cruise nautical travel',
  },
  {
    id: 'bubbles',
    title: 'Bubbles',
    tags: 'bubble bubbles pool swim water underwater splash mermaid kids champagne bath soap fish summer',
  },
  {
    id: 'stars',
    title: 'Starry night',
    tags: 'star stars night sky space galaxy moon dream slumber camping astronomy wish ramadan eid movie magic',
  },
  {
    id: 'aurora',
    title: 'Soft colors',
    tags: 'gradient abstract color colors pastel soft calm aurora baby shower spa yoga modern simple background gender reveal pride rainbow unicorn',
  },
]
