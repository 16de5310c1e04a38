import type { PhraseTable } from './phrases.ts'

/** Hosts' words for things of the house, of work and of crafts, by the thing's name. */
export const household: PhraseTable = {
  book: 'book, open book, storybook, story hour, book club, novel, book party, books, stack of books, romance novel, book exchange, book swap, book launch, book release, reading, story, author, book fair, bookworm, library, cookbook, bookstore, book signing, books and brunch, pile of books, librarian, bible, bible study, bookshop, summer reading, literary, book reading, mystery novel, literature, jane austen, pride and prejudice, silent book club, book drive, bookish, reader, dr seuss, bookcase, bookshelf, quran, storytime, story time, story book shower, library shower, storybook shower, books and babies, fanfic, textbook, recipe book, cookbook club, romantasy, little women, holy bible',
  'closed-book': 'closed book, red book',
  'green-book': 'green book',
  'blue-book': 'blue book',
  'orange-book': 'orange book',
  notebook:
    'notebook, diary, journal, journaling, scrapbook, scrapbooking, bullet journal, scrapbook party, composition book, scrapbooks, junk journal, junk journaling, journaling club',
  'notebook-with-decorative-cover': 'decorative notebook, yearbook, burn book, photo album, yearbook signing',
  ledger: 'ledger, accounting, accountant, tax season, tax, cpa',
  scroll:
    'scroll, torah, torah scroll, parchment, declaration, hear ye hear ye, declaration of independence, purim scroll, constitution, megillah, royal decree, shavuot, proclamation, simchat torah, law degree, the ten commandments, old parchment',
  newspaper:
    'newspaper, headline, breaking news, extra extra, journalist, journalism, old newspaper, read all about it, reporter, newsies, gazette, newsroom, paper boy',
  memo: 'memo, writing, writer, letter writing, writing workshop, signing, nanowrimo, writers group, essay, to do list, writing club, homework, writers workshop, document, contract signing, write in',
  pencil:
    'pencil, no 2 pencil, back to school pencil, sketching, sketch, sketchbook, drawing class, life drawing, figure drawing, drawing party, pencils, drawing club, pencil case, sketch night, urban sketching, draw and sip',
  crayon:
    'crayon, crayola, coloring, colouring, crayons, coloring book, box of crayons, coloring party, adult coloring, harold and the purple crayon',
  paintbrush:
    'paintbrush, paint brush, art class, painting class, house painting, diy, paint can, painting party house, brush, paint roller, paintbrushes, painting workshop, bob ross, happy little trees',
  palette:
    'palette, painting, art party, painter, paint palette, artist, arts and crafts, art studio, paint and sip, paint n sip, paint night, sip n paint, painted canvas, art, art camp, easel, face painting, pop art party, watercolor class, watercolor workshop, watercolor party, craft night, craft party, acrylic, canvas, fluid art, art workshop, art night, crafts, crafting, craft, picasso, kids art, art birthday, frida kahlo, monet, makers, maker space, wine and paint, craft club, art walk, color fight, canvas painting, artsy, wine and canvas, creative, craft day, van gogh, frida, andy warhol',
  'framed-picture':
    'framed picture, painting in a frame, gallery, art gallery, art show, art exhibit, portrait, picture frame, exhibition, gallery opening, gallery night, mona lisa, art opening, art exhibition, frame, gallery wall, museum exhibit, vernissage, art auction, framed portrait, louvre, frames, gallerist, portraits',
  pen: 'pen, ballpoint, marker pen, pens',
  'fountain-pen':
    'fountain pen, calligraphy, hand lettering, poet, poetry, poem, poems, author signing, poets, calligraphy workshop, dead poets society, haiku, modern calligraphy, calligrapher',
  'black-nib': 'nib, ink pen',
  envelope:
    'envelope, letter, love letter, mail, email, pen pal, dear john, love letters, valentine letter, letters, pen pals, valentine card, birthday card, greeting card, christmas card, card making, thank you card, invitation envelope, envelopes, stationery, holiday card, christmas cards, youve got mail, sealed with a kiss, wax seal, valentine exchange, postcard, postcards, holiday cards, card making party, sealed letter',
  postbox: 'postbox, mailbox, post office, letterbox, mail carrier, mailman',
  'closed-mailbox-with-raised-flag': 'letters to santa, mailbox with flag',
  package:
    'moving box, parcel, cardboard box, delivery, amazon box, moving day, unboxing, care package, box, package, moving party, unpacking, boxes, mystery box, packing party, moving boxes, subscription box, cardboard boxes, packing boxes, packages, pack and move, boxes to unpack, unpacked boxes, delivery box, moving sale',
  key: 'key, house key, new keys, first key, keys, house keys, apartment key, set of keys, new house key, closing day, car keys, keyring, key party, keychain, keys to the house, first home key, turn the key, new home keys',
  'old-key':
    'old key, skeleton key, antique key, key to the city, vintage key, secret garden key, escape room, escape the room, brass key, escape game, escape rooms, lock and key, the secret garden, treasure key, alcatraz, breakout, lock',
  bed: 'bed, slumber, mattress, bunk bed, cot, nap, bedtime, bedroom, bedding, hospital bed, bedtime story, princess and the pea, air mattress, bedroom party, nap time, naptime, slumberland, bunk beds, sleepy',
  'couch-and-lamp':
    'couch, sofa, living room, lounge, lamp, chill night, central perk, friends couch, couches, loveseat, netflix couch, futon, binge session, hangout couch, hang out, cozy night in, night in, lounge party, kickback, recliner, chill, armchair and lamp',
  chair:
    'chair, armchair, rocking chair, lawn chair, musical chairs, stool, folding chair, adirondack chair, chairs, hora chair, lawn chairs, throne, folding chairs, director chair, directors chair, furniture, cornhole chair, stools, the chair, camp chair, deck chair',
  bathtub:
    'bathtub, bath, hot tub, jacuzzi, bubble bath, bath tub, hot spring, ~sauna, rub a dub dub, hot tub party, hot springs, bath bomb, tub, mikvah, onsen, rub a dub, claw foot tub, spa tub, cold plunge, whirlpool, bathroom',
  soap: 'soap, soap making, bar of soap, suds soap, soap opera soap, soapmaking, laundry, fight club',
  bubbles:
    'bubble, bubbles, soap bubbles, blowing bubbles, bubble wand, bubble machine, bubble party, foam party, bubble guppies, bubbles bubbles, foam, bubble show, guppies',
  sponge: 'sponge, spongebob, sponge bob, bikini bottom, car wash sponge, dishes, squarepants, loofah',
  bucket:
    'bucket, pail, sand bucket, bucket list, sand pail, ice bucket challenge, ~mop, bucket and shovel, pail and shovel, sand pail and shovel, ~shovel, spade, water balloon fight, water fight, super soaker, ~water gun',
  broom:
    'broom, broomstick, jumping the broom, spring cleaning, cleaning, cleanup, clean up, nimbus 2000, beach cleanup, quidditch broom, cleaning party, sweep, jump the broom, community cleanup, trash, park cleanup, chimney sweep, clean, litter, chores, clean-up, jumped the broom',
  toothbrush:
    'toothbrush, dentist, tooth, teeth, dental, first tooth, dental school, lost tooth, toothpaste, braces off, hygienist, orthodontist, braces, dental hygienist',
  'roll-of-paper':
    'toilet paper, roll of paper, tp, paper towel, toilet paper wedding dress, potty training, potty, toilet paper roll',
  'lotion-bottle':
    'lotion, spa, skincare, spa day, spa party, facial, massage, spa night, sunscreen, shampoo, self care, perfume, essential oil, pamper, pamper party, spa birthday, body lotion, face mask, pampering, lotion bottle, wellness, essential oils, serum, self-care, facials, face masks, skin care, candle and lotion, spa weekend, med spa, self care night, spaw, hand sanitizer, goop, perfume making, fragrance, pamper day',
  mirror:
    'mirror, looking glass, hand mirror, mirror mirror on the wall, vanity, mirror mirror, hall of mirrors, black mirror',
  basket:
    'basket, wicker basket, gift basket, laundry basket, basket weaving, boo basket, basket weaving class, wicker, baskets, basket auction, fruit basket, harvest basket, silent auction basket, bread basket, red riding hood, little red riding hood, garden basket',
  'shopping-cart': 'shopping cart, grocery cart, groceries, grocery, supermarket sweep, shopping trolley',
  yarn: 'yarn, knitting, crochet, knit, ball of yarn, knitting circle, yarn crawl, stitch and bitch, macrame, wool, knit night, knitting club, knitter, crocheting, punch needle, rug tufting, tufting, needlepoint, yarn swap, stitch n bitch, knitting needle, skein, crochet circle, knitters, knitting bee, weaving, loom, stitch and sip, yarn ball, fiber arts, latch hook, arm knitting, ball of wool, knots and yarn, felting, stitch night, spinning wheel, knit and sip, fiber art',
  'sewing-needle':
    'sewing needle, sewing, embroidery, needle, cross stitch, needlework, tailor, sewing machine, sewing circle, embroidery circle, embroidery hoop, sewing bee, tattoo needle, acupuncture, needle and thread, sewing class, seamstress, visible mending, sewing party, mending, alteration, dressmaker, crossstitch, sashiko, hemming',
  thread:
    'thread, spool, quilt, quilting, quilting bee, patchwork, quilter, spool of thread, quilting circle, quilt show, quilt guild, thread spool, quilters',
  knot: 'knot, tying the knot, tied the knot, rope, macrame knot, knot tying, tug of war, double dutch, ~jump rope, tying knots, handfasting, hitched, getting hitched, finally hitched, knots, tied a knot',
  scissors:
    'scissors, ribbon cutting, shears, paper craft, crafts and scissors, snip, papercraft, collage, collage night, origami, edward scissorhands, paper crafts, big scissors, paper cutting, gender snip, decoupage, hairstylist, cosmetology, collaging, snip snip, cosmetologist, circumcision',
  paperclip: 'paperclip, paper clip',
  'linked-paperclips': 'linked paperclips',
  pushpin: 'pushpin, thumbtack, bulletin board',
  'round-pushpin': 'map pin, pin drop, location pin, location, push pin',
  clipboard: 'clipboard, checklist, audit, survey, sign up sheet, bingo clipboard, casting call, audition',
  calendar:
    'calendar, save the date, schedule, date night, anniversary date, leap year, leap day, advent calendar, save our date, save-the-date, calender',
  briefcase:
    'briefcase, business, promotion, work trip, job, career, new job, networking, entrepreneur, lawyer, business meeting, attorney, networking event, networking mixer, severance, wolf of wall street, internship, interns, business trip, boss, promoted, job promotion, last day of work, job fair, work, career day, coworkers, coworker, businessman, business casual, work party, severance tv, business party, linkedin, secret briefcase',
  'file-folder': 'file folder, folder, paperwork, files, case file, dossier, filing',
  laptop:
    'laptop, zoom, zoom call, video call, hackathon, coding, programmer, online party, virtual party, macbook, virtual, webinar, coder, remote work, hack night, hackers, online, developer, software, code, coding camp, tech, zoom party, programming, virtual baby shower, virtual event, virtual happy hour, virtual shower, hacker, web launch, website launch, computer science, google meet, work from home, macs, app launch, tech meetup, techie, zoom meeting, tech talk, live stream, livestream, virtual game night, it crowd, bootcamp coding',
  'desktop-computer':
    'desktop computer, computer, pc, computer lab, y2k, computers, old computer, computer class, windows 95, pc gaming',
  keyboard: 'computer keyboard, mechanical keyboard, typing keyboard',
  'mobile-phone':
    'phone, mobile phone, cell phone, smartphone, iphone, first phone, phones, text message, cellphone, texting, tiktok phone, apple iphone',
  telephone:
    'telephone, rotary phone, landline, rotary telephone, old phone, old telephone, pink telephone, retro telephone, hamburger phone, vintage telephone',
  'light-bulb':
    'light bulb, lightbulb, bright idea, idea, brainstorm, workshop idea, innovation, invention, edison, inventor, edison bulb, brainstorming, ideas, ted talk, inventors',
  flashlight:
    'flashlight, torch, flashlight tag, glow stick, flash light, lightsaber, light saber, blackout, may the 4th, may the fourth, may the 4th be with you, may the fourth be with you, jedi, night hike flashlight, glowstick, glow sticks, glow in the dark, darth vader, glow party, glow dance, flashlights, glow, glow run, blacklight',
  candle:
    'candle, candlelight, candle making, candle pouring, single candle, candles, candlelit, candlelight dinner, candlelit dinner, candle lighting, vigil, candlelight vigil, taper candle, unity candle, shabbat candle, birthday candle, dinner by candlelight, candlelight service, scented candle, blow out the candles, tea light, tealight, dinner by candle light, candle workshop, candlestick, candlesticks, candelabra, havdalah, lumiere, moonlight dinner, st lucia, santa lucia, candlemas, yahrzeit, tea lights, memorial candle, imbolc',
  bulbs:
    'string light, string lights, fairy light, fairy lights, bistro light, bistro lights, christmas light, christmas lights, edison lights, patio lights, twinkle light, twinkle lights, cafe lights, light string, light show, holiday lights, garden lights, hanging lights, twinkling lights, lights, garden party lights, light bulbs, market lights, tacky lights, tacky light tour, festoon lights, festoon, porch lights, candles and string lights, garden lamp, tree lights, clark griswold, griswold, christmas vacation, festival of light show, light display, led lights, bistro string lights, christmas light tour, outdoor lights',
  lantern:
    'paper lantern, lantern, chinese lantern, sky lantern, lantern festival, red lantern, floating lantern, paper lanterns, lanterns, lunar new year lantern, tangled lanterns, chinese lanterns, hanging lantern, red lanterns, floating lanterns, lantern parade',
  magnifier:
    'magnifying glass, detective, mystery, clue, sherlock, sherlock holmes, murder mystery, whodunit, nancy drew, mystery party, investigation, sleuth, murder mystery party, mystery dinner, murder, murder mystery dinner, true crime, knives out, agatha christie, spy, inspector, mystery night, spies, csi, secret agent spy, who done it, spy party, clue party, poirot, hercule poirot, super sleuth, clues, private eye, blues clues, crime, only murders in the building, case closed, investigator, detectives, private detective, hunt, genealogy, crime scene, mi6',
  microscope:
    'microscope, science fair, laboratory, biology, research, biologist, science lab, science museum, slides microscope, lab research, scientists, stem fair, microbiology, immunology',
  flask:
    'flask, science, potion, chemistry, science party, stem, potions, science experiment, love potion, beaker, science lab party, mad science, experiment, chemist, breaking bad, jekyll and hyde, frankenstein, slime lab, jekyll, alchemy, potion class, chemical, bunsen burner, nye the science guy, bill nye, chemistry set, science theme, steam party, young frankenstein, erlenmeyer, stem party, mole day, frankensteins monster, science night, science camp, lab party, ivf',
  'test-tube': 'test tube, vaccine, vaccination',
  dna: 'dna, genetics, double helix, family tree dna, 23andme, biotech',
  telescope:
    'telescope, stargazing, astronomy, star gazing, observatory, stargazer, star party, astronomy club, night sky viewing, look at the stars, astro night, stargaze, spyglass, gazing at stars, dark sky',
  stethoscope:
    'stethoscope, nurse, nursing, nursing school, nurse practitioner, nurse graduation, pinning ceremony, doc mcstuffins, vet, veterinarian, nurses, nurse week, rn, nicu, midwife, doula, nursing student, nurse appreciation, bsn, vet school, animal hospital, pinning, physician assistant, doctor kit, healthcare, nurse party, hospital staff, physical therapist, pediatrician, veterinary, cardiology',
  hammer:
    'hammer, wrecking ball, nail hammer, thors hammer, mallet, renovation, remodel, renovating, reno, gavel, home renovation, judge, mjolnir, fixer upper, sledgehammer, auction, handyman, hgtv, carpenter, demo day, home improvement, blacksmith, rage room, auctioneer, live auction, build day, smash room, barnraising',
  'hammer-and-wrench':
    'tools, tool, hammer and wrench, tool time, workshop tools, diy project, diy night, tool party, power tools, hardware',
  'carpentry-saw':
    'saw, carpentry, hand saw, woodworking, wood shop, woodshop, chainsaw, handsaw, woodworker, whittling, wood carving, sawmill, build a birdhouse, birdhouse, bird house, wood working, workbench, carpentry saw, sawdust',
  wrench:
    'wrench, mechanic, plumber, garage, spanner, auto shop, plumbing, garage party, engine, auto mechanic, car repair, grease monkey, oil change',
  screwdriver: 'screwdriver, drill, handyman screwdriver, ikea assembly, repair cafe, fix it, repair',
  gear: 'gear, cog, engineer, gears, steampunk gears, engineering, maker faire, engineers, engineering school, cogs, engineering graduation',
  toolbox: 'toolbox, tool box, tool kit, tool bench, toolkit',
  axe: 'axe, axe throwing, lumberjack, timber sports, hatchet, ax throwing, paul bunyan, ax, lumberjacks, woodchopper, chopping wood, lumber jack, axes, lumberjill, wood chopping, tomahawk axe, hatchet throwing, axe throw',
  pick: 'pickaxe, mining, gold rush, gold mine, miner, minecraft pickaxe, miners, gold panning, panning for gold, diamond mine, seven dwarfs, heigh ho, pick axe, coal mine, dwarves',
  'crossed-swords':
    'sword, swords, fencing, duel, crossed swords, sword fight, gladiators, three musketeers, musketeer, fencer, braveheart, musketeers, larp, sword fighting, excalibur, princess bride, en garde, saber, lightsaber duel, zelda sword, spartan, dueling, katana, battle, jedi training, knights and dragons, scimitar, inigo montoya',
  shield:
    'shield, captain america, knight shield, coat of arms, crest, shields, knighting, roman shield, trojan, warrior, knight party, knighthood, chivalry, family crest, viking shield, round table, crusader',
  'balance-scale':
    'scale, justice, libra, passed the bar, law, balance scale, scales, ruth bader ginsburg, rbg, legally blonde, court, law school graduation, bar exam passed, trial, legal, scales of justice, law graduation, swearing in, juris doctor, mock trial, law student, elle woods',
  link: 'chain link',
  chains:
    'chain, chains, prison, jail, jail break, gold chain, houdini, prison break, jailbreak, orange is the new black, jailhouse rock, jailhouse',
  magnet: 'magnet, magnets',
  clamp: 'clamp',
  bell: 'bell, wedding bell, wedding bells, jingle bell, jingle bells, liberty bell, church bell, silver bells, school bell, cowbell, sleigh bell, sleigh bells, carol of the bells, bell ringing, jingle, end of chemo bell, bells, more cowbell, ring the bell, dinner bell, last chemo, ring my bell, bell choir, ringing the bell, chemo, handbell, saved by the bell, jingle jam, polar bell, jingle all the way, handbell choir, last day of chemo, ringing bells',
  'bellhop-bell':
    'bellhop, service bell, concierge, front desk bell, bellhop bell, reception bell, butler, ring for service',
  'hourglass-not-done':
    'hourglass, sand timer, egg timer, sands of time, days of our lives, hour glass, time is running out, time is ticking, almost time',
  watch:
    'wristwatch, wrist watch, gold watch, rolex, apple watch, pocket watch, smart watch, gold watches, retirement watch, timepiece',
  'alarm-clock':
    'alarm clock, alarm, early bird, alarm clocks, wake up call, early morning, daylight savings, daylight saving, spring forward',
  stopwatch: 'stopwatch, time trial, timer, speed dating, countdown timer, speed date, 60 seconds',
  'mantelpiece-clock': 'mantel clock, grandfather clock, cogsworth, mantelpiece clock, hickory dickory dock',
  'twelve-oclock':
    'clock, midnight clock, wall clock, countdown, noon, twelve oclock, clock striking midnight, clock strikes midnight, clock tower, big ben, clock at midnight, new years clock, noon year, noon years eve, ball drop, stroke of midnight, back to the future, noon years, clocks, clock face, five oclock somewhere, five oclock, 5 oclock somewhere, tick tock, time travel, back in time, time machine, time traveler, time capsule, its five oclock somewhere, nye countdown, clock striking twelve, time warp, quitting time',
  umbrella:
    'umbrella, parasol, april showers umbrella, mary poppins umbrella, rihanna, singing in the rain, shower umbrella, singin in the rain, umbrellas, sunshade, april showers bring may flowers, umbrella academy, white parasol, polka dot umbrella, showered with love, showering, lace parasol',
  'umbrella-with-rain-drops':
    'umbrella in the rain, raining, rain on umbrella, umbrella with rain drops, raindrops on an umbrella, rain or shine, rainstorm',
  'closed-umbrella': 'closed umbrella',
  'wind-chime': 'wind chime, windchime, wind chimes, tanabata',
  'money-bag':
    'money bag, money, fundraiser, fund raiser, rich, cash, fundraising, charity, donation, benefit dinner, bag of money, bank robbery, bank heist, heist, money heist, fundraising dinner, scrooge, scrooge mcduck, benefit concert, charity gala, charity auction, charity event, millionaire, nonprofit, bank robber, ocean s eleven heist, money party, who wants to be a millionaire, financial, wealth, paid off, payday, billionaire, donations, capital campaign, fund-raiser, robin hood money, moneybags, savings, loot, stock market, silent auction, benefit, debt free, financial freedom, philanthropy, white elephant cash',
  'dollar-banknote':
    'dollar, dollar bill, cash bill, dollar bills, money dance, greenback, dollar dance, dollars, money tree, banknote, investment club, money honey',
  coin: 'coin, gold coin, penny, doubloon, bitcoin, gelt, crypto, pirate gold, pieces of eight, token, gold coins, quarter, penny social, coins, penny carnival, doubloons, nickel, dime, mario coin, quarters, hanukkah gelt, chocolate coin, cryptocurrency, chocolate coins, blockchain, pirate coin, penny auction, coin toss, coin collecting, quarter auction, coin flip, chocolate gelt',
  'credit-card': 'credit card, debit card, gift card',
  abacus: 'abacus, math, counting, math party, mathlete, mathletes, math night, math club',
  'straight-ruler': 'ruler, straight ruler, homeschool co op',
  'triangular-ruler': 'triangular ruler, geometry, architect, architecture, blueprint',
  thermometer: 'thermometer, fever, flu shot, hot summer, heat wave, cold and flu, polar vortex',
  'fire-extinguisher': 'fire extinguisher, fire safety',
  hook: 'hook, hook and ladder, captain hooks hook',
  'computer-mouse': 'computer mouse',
  'floppy-disk': 'floppy disk, floppy disc',
  printer:
    'printer, printing press, 3d printing, 3d printer, printmaking, block printing, linocut, zine, zine fest, zine making, zines, office space',
  bookmark: 'bookmark',
  'nut-and-bolt': 'nut and bolt, nuts and bolts',
  crescentLantern:
    'ramadan lantern, fanous, fanoos, moroccan lantern, eid lantern, arabic lantern, arabian lantern, brass lantern, islamic lantern',
  guestBook: 'guest book, guestbook, wedding guest book, sign the guest book, visitors book',
  diploma: 'diploma, graduation diploma, diploma scroll, diploma and cap, certificate, degree certificate',
  picnicBasket:
    'picnic basket, hamper, picnic blanket, teddy bear picnic basket, picnic in the park basket, picnic table, church picnic basket, picnics, blanket picnic, company picnic, family picnic, picnic hamper, checkered blanket, gingham, gingham blanket, luxury picnic, picnic day, picnic lunch',
  pirateChest:
    'treasure chest, pirate treasure, treasure, treasure hunt, buried treasure, pirate chest, pirate booty, hidden treasure, treasure box, chest of gold, treasure trove, gold doubloons',
  rubberDuck: 'rubber duck, rubber ducky, rubber duckie, rubber duckies, rubber ducks, bath duck, ducky, bath toy',
  typewriter: 'typewriter, typewriters, vintage typewriter, old typewriter, typing, writers room',
  chandelier:
    'chandelier, chandeliers, crystal chandelier, candelabra chandelier, swinging from the chandelier, ballroom chandelier',
  lavaLamp: 'lava lamp, lava lamps',
  wateringCan: 'watering can, watering cans, water the plants, watering flowers, sprout party',
  wheelbarrow: 'wheelbarrow, wheelbarrows, wheel barrow, garden cart, wheelbarrow of flowers',
  birdcage: 'birdcage, bird cage, birdcages, canary in a cage, gilded cage, la cage aux folles',
  horseshoe: 'horseshoe, horseshoes, lucky horseshoe, horse shoe, horseshoe toss, horseshoe tournament',
  cauldron:
    'cauldron, cauldrons, witches brew, bubbling cauldron, witchs cauldron, double double toil and trouble, hocus pocus brew, bubbling potion',
  coffin: 'coffin, coffins, casket, dracula coffin, vampire coffin',
  cuckooClock: 'cuckoo clock, cuckoo clocks, black forest clock',
}
