interface DemoAlbum {
  artist: string
  album: string
  songs: readonly string[]
}

/** The demo's catalog, in which every artist, album, and song is made up. */
export const demoAlbums: readonly DemoAlbum[] = [
  {
    artist: 'The Paper Lanterns',
    album: 'Confetti Weather',
    songs: [
      'Streamers on the Ceiling Fan',
      'Dance in the Driveway Tonight',
      'Confetti Weather Report',
      'Nobody Leaves Before Cake',
    ],
  },
  {
    artist: 'Marigold Avenue',
    album: 'Porch Light Season',
    songs: [
      'Porch Light Season Opener',
      'Lemonade Stand Millionaires',
      'Borrowed Folding Chairs',
      'Summer on a Paper Plate',
    ],
  },
  {
    artist: 'DJ Tablecloth',
    album: 'Clear the Dishes',
    songs: [
      'Clear the Dishes (We Are Dancing)',
      'Bass Under the Buffet',
      'Kitchen Tile Disco',
      'Second Helping of Groove',
      'Gravy Train Electric',
    ],
  },
  {
    artist: 'Velvet Teapot',
    album: 'Afternoon Thunder',
    songs: [
      'Afternoon Thunder in a Cup',
      'Slow Waltz for Saucers',
      'Sugar Cube Serenade',
      'Moonlight on the Cake Stand',
    ],
  },
  {
    artist: 'Los Faroles Azules',
    album: 'Fiesta de Papel',
    songs: ['Fiesta de Papel Picado', 'Baila con la Piñata', 'La Luna Trajo Hielo', 'Cumbia del Globo Rojo'],
  },
  {
    artist: 'Captain Balloon & the Strings',
    album: 'Songs for Small Dancers',
    songs: [
      'Happy Wiggle Birthday Jiggle',
      'The Dinosaur Ate My Cupcake',
      'Pop Goes the Purple Balloon',
      'Musical Chairs Emergency',
      'Goody Bag Getaway',
    ],
  },
  {
    artist: 'Nova Okonjo-Reyes',
    album: 'Glitter Forecast',
    songs: [
      'Glitter Forecast for Friday',
      'Love Me Like a Long Weekend',
      'Rooftop Gravity Girl',
      'Neon Raincoat Romance',
    ],
  },
  {
    artist: 'The Midnight Casseroles',
    album: 'Potluck Gospel',
    songs: [
      'Potluck Gospel Hour',
      'Bring a Dish and a Feeling',
      'Aunt Ruth on the Tambourine',
      'Amen for the Leftovers',
    ],
  },
  {
    artist: 'Snowglobe Orchestra',
    album: 'Winter Doorbells',
    songs: [
      'Winter Doorbells Ringing Twice',
      'Cocoa for the Carolers',
      'Mittens on the Radiator',
      'Shake the Little Village',
    ],
  },
  {
    artist: 'Palmetto Radio Club',
    album: 'Beach Chair Diplomacy',
    songs: ['Beach Chair Diplomacy', 'Sunscreen and Saxophones', 'Low Tide Love Letter', 'Barefoot at the Boat Ramp'],
  },
  {
    artist: 'Static Bouquet',
    album: 'Bride of the Jukebox',
    songs: [
      'Bride of the Jukebox',
      'First Dance, Second Verse',
      'Throw Me the Daffodils',
      'Cake Knife Tango',
      'Forever Fits This Room',
    ],
  },
  {
    artist: 'Grand Hotel Cassette',
    album: 'Rewind the Eighties',
    songs: [
      'Rewind the Eighties for Me',
      'Shoulder Pad Superstar',
      'Roller Rink Valentine',
      'Synthesizer in the Sunroom',
    ],
  },
  {
    artist: 'Pumpkin Street Choir',
    album: 'Friendly Ghosts',
    songs: [
      'Friendly Ghosts on the Guest List',
      'Monster at the Punch Bowl',
      'Candle in a Pumpkin Smile',
      'Costume Change at Nine',
    ],
  },
  {
    artist: 'Juniper Blackwood Trio',
    album: 'Dinner at Eight-Fifteen',
    songs: ['Dinner at Eight-Fifteen', 'Blue Olives', 'Quiet Corner for Two Coats', 'The Host Has Gone to Bed'],
  },
  {
    artist: 'Firefly Marching Band',
    album: 'Countdown Parade',
    songs: [
      'Countdown Parade from Ten',
      'Sparkler in Each Hand',
      'New Year, Same Old Sofa',
      'Hats Off at Half Past Twelve',
    ],
  },
]
