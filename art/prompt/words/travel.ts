import type { PhraseTable } from './phrases.ts'

/** Hosts' words for vehicles and things for a trip, by the thing's name. */
export const travel: PhraseTable = {
  car: 'car, convertible, sedan, sports car, drive in, drive-in, road trip, roadtrip, vw beetle, volkswagen beetle, beetle car, mustang car, corvette, cadillac, thunderbird, mini cooper, classic car, muscle car, hot rod, limo, limousine, getaway car, just married car, drive by, drive-by, drive by parade, porsche, ferrari, lamborghini, tesla, prius, vintage car, car show, cars and coffee, low rider, lowrider, hot wheels, toy car, fiat, old car, learner permit, drivers license, driver license, driving test, first car, new car, car wash, drive thru, drive in movie car, chevy, bmw, audi, delorean, red car, car parade, carpool, aston martin, honda, rolls royce, license to drive, model t, cadillac convertible, matchbox car, batmobile, herbie, cars',
  'oncoming-automobile': 'oncoming car, car from the front, oncoming automobile',
  'sport-utility-vehicle':
    'suv, sport utility vehicle, jeep, land rover, range rover, minivan, soccer mom van, station wagon, hummer, safari jeep, bronco truck, wrangler, jeep safari, rav4, off road, offroading, off roading, 4x4, subaru, four wheeler, atv',
  'pickup-truck':
    'pickup, pickup truck, pick up truck, farm truck, old truck, red truck, ford f150, moving truck, vintage truck, flatbed, christmas truck, chevy truck, ute, tow truck, tow mater, uhaul, u haul, moving van, truck bed, red vintage truck, truck with a tree',
  truck:
    'truck, digger, excavator, dump truck, monster truck, garbage truck, construction, construction truck, bulldozer, backhoe, front loader, ~cement mixer, cement truck, ~crane truck, construction site, digging, under construction, steam roller, ~steamroller, crane, front end loader, dig in, recycling truck, mighty machine, groundbreaking, dirt and trucks, trash truck, construction zone, touch a truck, tonka, blippi excavator, bob the builder, monster jam, grave digger, ~forklift, skid steer, demolition, big rigs, toy truck, construction vehicle, ~road roller, quarry, things that go',
  'articulated-lorry':
    'lorry, semi, semi truck, eighteen wheeler, 18 wheeler, tractor trailer, food truck, big rig, trucker, cdl',
  tractor:
    'tractor, john deere, farm tractor, lawn mower, combine harvester, tractor pull, combine, farmer, tractor ride, harvester, lawnmower, mowing, corn harvest, green tractor',
  'racing-car':
    'race car, racecar, racing car, formula one, formula 1, f1, go kart, go karting, go-kart, indianapolis 500, grand prix, racing, race track, lightning mcqueen, cars movie, two fast, fast one, speedway, monaco grand prix, mario kart, le mans, pinewood derby, need for speed, soapbox derby, pit stop, race day car, drag race car, drag racing, rally car, le mans race, kart, karting, fast and furious, demolition derby, racer, racetrack, indycar, motorsport, two fast birthday, soap box derby, slot car, racing driver, green means go, go cart, go carts, indy',
  'police-car':
    'police car, police, cop car, cop, sheriff, cops and robbers, patrol car, squad car, police academy, police officer, deputy, detective car, swat, cops',
  'oncoming-police-car': 'oncoming police car',
  ambulance:
    'ambulance, paramedic, emt, emergency vehicle, hospital, medic, first responder, emergency room, greys anatomy',
  taxi: 'taxi, cab, taxi cab, yellow cab, uber, taxicab, lyft, checker cab',
  'oncoming-taxi': 'oncoming taxi',
  bus: 'bus, school bus, double decker bus, party bus, shuttle bus, wheels on the bus, buses, magic school bus, tour bus, london bus, bus trip, bus tour, shuttle, coach bus, bus driver, bus stop, double decker, tailgate bus, wine bus',
  'oncoming-bus': 'oncoming bus',
  minibus:
    'minibus, van, camper van, campervan, vw bus, rv, motorhome, motor home, volkswagen bus, hippie van, hippie bus, vw van, airstream, caravan, van life, vanlife, vw camper, rv trip, mystery machine, volkswagen van, scooby doo, camper van trip, volkswagen camper, trailer park, winnebago, camp trailer, camper trailer',
  tram: 'streetcar, trolley car, tram, trolley, streetcar named desire',
  'tram-car': 'tram car, cable car street, san francisco cable car, san francisco trolley, cable car',
  trolleybus: 'trolleybus, trolley bus',
  'railway-car': 'railway car, train car, freight car, boxcar',
  'high-speed-train': 'high speed train, tgv, amtrak, eurostar',
  'bullet-train': 'bullet train, shinkansen',
  train: 'commuter train, passenger train',
  'light-rail': 'light rail, subway train, metro, subway, underground train, tube train, mind the gap',
  monorail: 'monorail',
  'mountain-railway': 'mountain railway, funicular, cog railway',
  motorcycle:
    'motorcycle, motorbike, harley, harley davidson, dirt bike, chopper, biker, motocross, easy rider, biker gang, sons of anarchy, biker bar, bmx, dirtbike, motorcycle ride, sturgis, ducati, dirt bikes, chopper bike, bikers, evel knievel',
  'motor-scooter':
    'motor scooter, vespa, moped, la dolce vita, dolce vita, lambretta, roman holiday scooter, moped tour, vespas, scooter ride',
  'kick-scooter': 'kick scooter, scooter, razor scooter, push scooter, scooter party, scoot',
  bicycle:
    'bike, bicycle, cycling, bike ride, cyclist, tandem bike, mountain bike, mountain biking, tour de france, biking, ~tricycle, ~trike, peloton, spin class, penny farthing, bike tour, bike parade, bicycle built for two, bicycle basket, critical mass, wheelie, tandem bicycle, group ride, bicycles, spinning class, bicycle tour, gravel ride, tandem, ~unicycle, bike rodeo, road bike, cruiser bike, beach cruiser, bike to work, training wheels, tour de fat, bike race, soulcycle, triathlon bike, two wheeler, bikes and brews',
  skateboard:
    'skateboard, skateboarding, skater, longboard, skate park, skatepark, tony hawk, skater boy, skater girl, kickflip, sk8, sk8er boi, skateboards, sk8r, x games, skateboarder',
  'auto-rickshaw': 'auto rickshaw, rickshaw, tuk tuk, tuktuk, pedicab',
  'manual-wheelchair': 'wheelchair, manual wheelchair, paralympics',
  'motorized-wheelchair': 'motorized wheelchair, electric wheelchair, power chair',
  wheel:
    'wheel, steering wheel, wagon wheel, tire, rim wheel, covered wagon, tires, wagon, oregon trail, wheel and tire, tire swing',
  sailboat:
    'sailboat, sailing, sail boat, regatta, sail, yacht, catamaran, sailing trip, yacht party, sloop, schooner, americas cup, sailing lesson, dinghy, nautical, sunset sail, yacht rock, yacht club, sailing club, sailboats, boat race, set sail, commodore, ahoy its a boy, junk boat, sailing day, tall sail, sail away, sailing race, schooner sail, boat, boating, boat party, boat day, boat ride, boat trip, lake boat, sailor, ketch, newport, sails, sailing yacht, regattas',
  speedboat:
    'speedboat, speed boat, pontoon, pontoon boat, ~jet ski, water ski, water skiing, waterskiing, wakesurfing, miami vice, tubing boat, jetski, motor yacht, pontoon party, on a boat, powerboat, wakesurf, lake boat party, cigarette boat, im on a boat, tritoon, booze cruise, yacht week, boat parade, superyacht, wake boat, motorboat, ski boat',
  'motor-boat':
    'motor boat, fishing boat, tugboat, tug boat, houseboat, shrimp boat, trawler, lifeboat, lobster boat, deadliest catch, tugboats, house boat',
  canoe:
    'canoe, kayak, rowing, canoeing, kayaking, rowboat, row boat, whitewater rafting, white water rafting, rafting, river rafting, paddling, ~gondola, crew regatta, ~raft, rowing club, row row row your boat, kayak trip, crew team, kayaks, canoe trip, kayaker, canoes, river float, rowing regatta, outrigger, gondolier, pirogue, whitewater, venice gondola, venice, river trip, float trip, row crew, rower, kayak tour, paddle',
  'passenger-ship':
    'cruise, cruise ship, ocean liner, titanic, passenger ship, love boat, cruise liner, steamship, steamboat, riverboat, caribbean cruise, cruise party, bon voyage, riverboat cruise, dinner cruise, harbor cruise, alaskan cruise, mississippi riverboat, paddle steamer, cruise control, sunset cruise, disney cruise, river cruise, steam boat, steamboat willie, carnival cruise, paddlewheel, yacht cruise, ship ahoy, cruising, showboat, queen mary, shipping off',
  ferry: 'ferry, ferry boat, ferryboat, staten island ferry',
  ship: 'ship, pirate, pirate ship, pirates of the caribbean, viking, viking ship, buccaneer, galleon, captain hook, peter pan, jack sparrow, treasure map ship, shipwreck, tall ship, mayflower, privateer, argh matey, ahoy matey, ahoy, ship in a bottle, blackbeard, never land, neverland, goonies, sea shanty, pirate captain, ships, avast, pirates and mermaids, leif erikson, swashbuckler, swashbuckling, pirate flag, pirates, columbus ship, walk the plank, boston tea party',
  anchor:
    'anchor, anchors aweigh, marina, dock, harbor, dock party, anchor down, navy ball, us navy, boatyard, sailor anchor, dockside, harbour, yacht harbor, coast guard, sailors, fleet week, marines',
  'ring-buoy':
    'ring buoy, life preserver, pool party, pool tube, tubing, lifeguard, swim party, swimming pool, pool day, baywatch, swimming, lazy river, lake tubing, life ring, river tubing, pool noodle, swim meet, swim team, swim lesson, swimming party, pool opening, pool bash, buoy, swimmer, summer pool, splash bash, life saver, splash party, make a splash, aquatics, cannonball, water aerobics, marco polo, poolside, swimming lesson, swim club, dive in movie, splash',
  airplane:
    'airplane, plane, flight, aeroplane, jet, jet plane, private jet, airport, aviation, jet set, jetset, jetsetter, pilot, fly away, travel the world, mile high club, flight attendant, boeing, concorde, jumbo jet, air travel, world traveler, fighter jet, top gun, air force, air show, airshow, pan am, aviator, runway plane, frequent flyer, trip to europe, airbus, airline, first class flight, going abroad, layover, passport stamp, stewardess, airplanes, jet lag, blue angels, travel buddies, maverick',
  'small-airplane':
    'small airplane, small plane, biplane, propeller plane, paper airplane, cessna, amelia earhart, toy plane, seaplane, crop duster, glider, wright brothers, vintage airplane, vintage plane, prop plane, spitfire, hang glider, hang gliding, red baron, bush plane, paper plane, old plane, model airplane, ~drone, flying lesson, flight school, pilots license, float plane, pilot license, biplanes, vintage aviation',
  'airplane-departure':
    'takeoff, airplane departure, departing flight, take off, departure, moving abroad, study abroad, gap year, leaving on a jet plane, up up and away plane, jetting off, expat',
  parachute:
    'parachute, skydiving, sky diving, paragliding, skydive, up up and away, up movie, oh the places, oh the places youll go, parasailing, base jumping, bungee jumping, zip line, zipline, ziplining, parachutes, ropes course, skydiver, zip lining, hang glide',
  helicopter: 'helicopter, chopper ride, helicopter ride, helicopter tour, heli, helicopters, helicopter parent',
  'mountain-cableway':
    'ski lift, chairlift, chair lift, gondola lift, mountain cableway, cable car ride, apres ski lift',
  'aerial-tramway': 'aerial tramway, aerial tram, skyride',
  'suspension-railway': 'suspension railway',
  rocket:
    'rocket, rocket ship, rocketship, spaceship, space ship, space shuttle, astronaut, blast off, nasa, lift off, liftoff, to infinity and beyond, buzz lightyear, moon landing, apollo, product launch, spacex, space travel, space cowboy, model rocket, moon launch, space party, cosmonaut, outer space party, first man, rocket launch, space station, astronauts, launch party, space explorer, two the moon, houston we have a problem, moon walk, spaceman, starship, mission to mars, spacecraft, book launch rocket, countdown launch, space race, space cadet, lets launch, houston, cape canaveral, rocket man, apollo 11, rockets',
  'flying-saucer':
    'ufo, flying saucer, alien, alien spaceship, alien abduction, area 51, extraterrestrial, martian, men in black, roswell, x files, xfiles, et phone home, toy story alien, aliens, flying saucers, ufos, close encounters, men in black party, mothership, flying disc ufo, i want to believe, little green men, alien invasion, baby yoda, yoda, mandalorian',
  satellite: 'satellite, sputnik, hubble',
  suitcase:
    'suitcase, luggage, travel bag, travel case, pack your bags, suit case, steamer trunk, bon voyage suitcase, passport, honeymoon, bags packed, packing, vacation suitcase, world tour, weekend trip, weekend getaway, packed suitcase, backpacker, guys trip, destination wedding, baggage, suitcases, wanderlust, tourist, traveler, carry on, overnight bag, travel theme, family vacation, holiday trip, globetrotter, girls weekend, retirement trip, leaving for college, destination bachelorette',
  'world-map':
    'world map, map, treasure map, atlas, travel map, amazing race, explorer, expedition, scavenger hunt, age of exploration, cartography, old map, geography, dora the explorer, dora, maps, geocaching, indiana jones, scavenger hunts, road map, city scavenger hunt, mapquest, quest, world explorer',
  compass:
    'compass, orienteering, moral compass, adventure compass, true north, compass rose, navigator, golden compass, wayfinding, navigation',
  'globe-showing-americas':
    'globe, earth, planet earth, the whole world, mother earth, geography bee, around the world, small world, its a small world, earth globe, save the earth, globes, global, potluck around the world, save the planet, international night, multicultural, model un, united nations, trip around the world, international food, epcot, latin america',
  'globe-showing-europe-africa':
    'globe showing europe africa, europe, africa, eurotrip, eurovision, euro trip, wakanda, eurovision party, safari africa',
  'globe-showing-asia-australia':
    'globe showing asia australia, asia, australia, down under, australia day, aussie, aapi',
  ticket:
    'boarding pass, train ticket, golden ticket, bus ticket, plane ticket, raffle ticket, lottery ticket, drink ticket, raffle, lottery, lotto, ticket',
  'admission-tickets':
    'admission ticket, movie ticket, concert ticket, movie tickets, concert tickets, admit one, ticket stub, fair ticket, theater tickets, tickets, show ticket, event ticket',
  hotAirBalloon:
    '~zeppelin, ~blimp, hot air balloon, hot air balloons, hot air ballooning, hot air, balloon festival, balloon race, ballooning, balloon fiesta, balloon ride, adventure is out there, around the world in 80 days, cappadocia, albuquerque',
  trainEngine:
    'train, steam train, railway, railroad, locomotive, choo choo, choo choo train, thomas the train, thomas the tank engine, polar express, orient express, toy train, train set, train ride, steam engine, model train, train party, train conductor, chugga chugga, chugga chugga two two, two two train, two two, hogwarts express, trains, two two choo choo, chugga chugga choo choo, murder on the orient express, little engine that could, model railroad, tank engine, all aboard, caboose, dinosaur train, train robbery, train tracks',
  fireTruck:
    'fire truck, firetruck, fire engine, firefighter, fireman, firehouse, fire station, fire department, firemen, fire chief, fire drill, dalmatian firehouse, fire brigade, sound the alarm, fire academy',
  submarine: 'submarine, yellow submarine, submarines, u boat, twenty thousand leagues, nautilus',
}
