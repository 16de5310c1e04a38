import type { PhraseTable } from './phrases.ts'

/** Hosts' words for buildings and places, by the thing's name. */
export const places: PhraseTable = {
  house:
    'house, ~welcome mat, ~doormat, new home, new house, cottage, apartment, condo, townhouse, bungalow, first home, home sweet home, dollhouse, doll house, new apartment, loft apartment, mortgage, mortgage burning, farmhouse, lodge, studio apartment, brownstone, beach cottage, cottagecore, new condo, villa, our new place, cabin, log cabin, ski lodge, mansion, duplex, chalet, ski chalet, ranch house, open house, new digs, flat warming, new pad, realtor, real estate, full house, housewarm, dream house, barbie dreamhouse, homeowner',
  'house-with-garden':
    'house with a garden, deck party, white picket fence, garden gate, farm, little house on the prairie, farm animal, petting zoo, barnyard bash, garden house, ranch, homestead, potting shed, picket fence, hacienda, old macdonald had a farm, hay barn, farmstead, chicken farm',
  houses: 'street of houses, subdivision, houses in a row, rowhouse, cul de sac, row houses, main street',
  hut: 'hut, tiki hut, shack, grass hut, ~yurt, beach hut, hobbit, hobbit hole, shire, bilbo, lord of the rings, sukkah, sukkot, thatched hut, smurf house, treehut, cabana',
  'office-building':
    'office, office building, skyscraper, corporate, skyline, city skyline, penthouse, new york, nyc, new york city, manhattan skyline, tower, high rise, gotham, metropolis, empire state building, chicago, city lights, wall street, boston, big city, nakatomi plaza, cityscape, coworking, the office, headquarters, seattle, times square, hong kong, dubai, singapore, startup',
  hotel:
    'hotel, resort, inn, motel, grand budapest hotel, hotel stay, bed and breakfast, staycation, airbnb, grand hotel, hotel room, all inclusive, white lotus hotel',
  school:
    'school, schoolhouse, kindergarten, preschool, classroom, back to school, last day of school, first day of school, class reunion, high school reunion, high school, elementary school, middle school, homeschool, school year, pta, campus, university, old school house, prom night school, alma mater, school reunion, hogwarts school, school is out',
  'department-store':
    'department store, mall, store, shop, supermarket, grocery store, black friday, garage sale, yard sale, thrift store, target run, flea market, market, costco, target store, rummage sale, boutique, trader joes, estate sale, vintage market, craft fair, bazaar, craft market, pop up shop, pop up market, ikea, tag sale, swap meet, night market, christmas market',
  castle:
    'castle, fairy tale, fairytale, palace, medieval, fortress, disney castle, camelot, cinderella castle, princess castle, king arthur, renaissance faire, renaissance fair, ren faire, moat, disneyland, disney world, disney, magic kingdom, sleeping beauty, cinderella, rapunzel, tangled, bridgerton, kingdom, once upon a time, happily ever after, versailles, downton abbey, hogwarts, feudal, prince and princess, drawbridge, kings landing, chateau, mickey mouse castle, manor, jumper house, walt disney world, buckingham palace, rampart, transylvania, scotland',
  'japanese-castle':
    'japanese castle, samurai, pagoda, shogun, ninja castle, kyoto, osaka, ninja, ninja warrior, japan, teahouse, last samurai',
  'tokyo-tower': 'tokyo tower, tokyo',
  'statue-of-liberty':
    'statue of liberty, lady liberty, liberty, america, usa, ellis island, merica, murica, uncle sam, naturalization, us citizenship, red white and blue, citizenship, patriotic, green card, us citizen, united states, american dream, hamilton, 1776, liberty statue, american citizen',
  'classical-building':
    'classical building, museum, courthouse, bank, parthenon, acropolis, greek temple, white house, town hall, city hall, capitol, law school, greek theme, art gallery building, congress, colosseum, greek god, roman, greece, rome, mount olympus, olympus, law firm, bar exam, temple, supreme court, ancient greece, ancient rome, athens, when in rome, art museum, library building, mamma mia, monument, bar exam party, election, election night, lincoln memorial, washington dc, toga, gala at the museum, roman holiday, gladiator, columns, history museum, debutante hall, national mall, ruins, egypt, pyramid, pharaoh',
  stadium:
    'stadium, arena, coliseum, opening day, game day stadium, bleachers, olympic stadium, fenway, wrigley, grandstand, camp nou, wembley',
  church:
    'church, chapel, cathedral, sunday service, choir church, steeple, first holy communion church, monastery, vacation bible school, catholic, parish, church picnic, notre dame, abbey, confirmation mass, baptized, church service, sunday school, vbs, basilica, parish picnic, country church, little white chapel, church bells, godparent, godmother, godfather, baby dedication, bautizo, bautismo',
  mosque:
    'mosque, masjid, mecca, kaaba, minaret, hajj, umrah, taj mahal, istanbul, arabian nights, aladdin, agrabah, hagia sophia, nikah, ameen party, ameen, walima, mosques',
  'hindu-temple':
    'hindu temple, mandir, puja, pooja, navratri, durga puja, ganesh chaturthi, garba, dandiya, janmashtami, satyanarayan puja, griha pravesh, hindu wedding, south indian wedding, angkor wat, bharatanatyam, ganesha',
  synagogue: 'synagogue, shul, tabernacle',
  'shinto-shrine': 'shinto shrine, shrine, torii, torii gate, fushimi inari, torii shrine',
  wedding: 'wedding chapel, wedding venue, elopement, eloping, vegas wedding, eloped',
  fountain:
    'fountain, trevi fountain, water fountain, splash pad, wishing well, bird bath, plaza, piazza, geyser, splash pads, yellowstone, old faithful, bellagio, quinta',
  'carousel-horse': 'carousel, carousel horse, merry go round, carrousel, merry-go-round, mary poppins',
  'playground-slide':
    'slide, playground, water slide, slip n slide, slip and slide, ~jungle gym, swing set, play date, playdate, waterslide, play gym, slip-n-slide, ~trampoline, indoor playground, ~trampoline park, gymboree, playgroup, ~seesaw, obstacle course, ball pit, soft play, field day, toddler gym, play place, sand box, recess',
  'ferris-wheel':
    'ferris wheel, fair, funfair, county fair, state fair, london eye, coney island, fairground, big wheel, summer fair, santa monica pier, pier, navy pier, coachella wheel, coachella, fairgrounds, street fair, school fair, midway',
  'roller-coaster':
    'roller coaster, rollercoaster, theme park, amusement park, six flags, coaster, cedar point, universal studios, space mountain, theme park trip, disneyland ride, adventureland',
  'circus-tent':
    'circus, circus tent, ~strongman, big top, carnival, carnival tent, ringmaster, greatest showman, clown, acrobat, juggler, ~trapeze, ring master, lion tamer, carnival games, step right up, barnum, carnival party, marquee, marquee tent, cirque, cirque du soleil, contortionist, ~tightrope, stilt walker, jester, showman, backyard carnival, party tent, circus clown, sideshow, purim carnival, wedding tent',
  'barber-pole':
    'barber pole, barber, barbershop, barber shop, haircut, first haircut, barbershop quartet, hairdresser, beard, mustache, shave, moustache, movember, hair salon, blowout, hair party, shear madness, bald, head shave',
  tent: 'tent, camping, glamping, campout, camp out, campsite, teepee, tipi, backyard camping, summer camp, sleepover tent, sleepover, blanket fort, pup tent, happy camper, scout, scouting, boy scouts, girl scouts, cub scouts, wilderness, campground, slumber tent, camp, music festival tent, camper, teepee sleepover, tents, great outdoors, camping trip, wild one tent, glamping tent, outdoorsy, jamboree, pop up tent, boy scout, girl scout, cub scout, camp theme, safari tent, pillow fort',
  door: 'door, front door, doorway, open door, new door, farm gate, portal, narnia, doors open, exit door, advent calendar door, escape room door, wardrobe',
  window: 'window, windowsill, stained glass, rear window, window seat, rainy window',
  ladder:
    'ladder, roof, roofing, attic, corporate ladder, stepladder, painting the house, chutes and ladders, snakes and ladders, staircase, stairs, roof raising',
  station: 'station, train station, subway station, metro station, platform 9 3 4, grand central',
  shower: 'shower head, showerhead, shower curtain, hot shower',
  moai: 'moai, easter island, easter island head, tiki statue, tiki mask, totem, totem pole, statue, tiki torch, stone head, stone statue, tiki god, stonehenge, buddha statue, sculpture',
  bounceHouse:
    'bouncy castle, bounce house, bounce castle, bouncy house, inflatable castle, inflatable bounce house, moonbounce, moon bounce, jumping castle, bounce houses, bouncy castles, bounce party',
  lemonadeStand: 'lemonade stand, lemonade stands, lemonade bar, pitcher of lemonade, lemonade',
  lighthouse: 'lighthouse, lighthouses, light house',
  fairyHouse:
    'fairy party, fairy house, mushroom house, fairy garden, toadstool house, fairy cottage, fairy home, gnome home, gnome house, smurf, pixie house, fairy houses, toadstool cottage',
  windmill: 'windmill, windmills, dutch windmill, moulin rouge, don quixote',
  gazebo: 'gazebo, pergola, bandstand, pavilion, wedding gazebo, rotunda',
  eiffelTower:
    'eiffel tower, eiffel, tour eiffel, paris, parisian, ooh la la, french theme, emily in paris, paris cafe, midnight in paris, france, bastille, bastille day, paris theme, night in paris, montmartre',
  scarecrow: 'scarecrow, scarecrows, scarecrow contest, straw man, wizard of oz scarecrow',
  barrel:
    'barrel, barrels, wine barrel, whiskey barrel, oak barrel, beer barrel, cask, keg, barrel tasting, barrel room, wine cellar, wine cask, kegger',
  igloo: 'igloo, igloos, ice house',
  barn: 'barn, barns, red barn, barnyard, barn dance, barn party, old macdonald, barn wedding, barn raising',
  phoneBooth: 'phone booth, telephone booth, phone box, telephone box, red phone booth, london phone booth',
}
