import type { PhraseTable } from './phrases.ts'

/** Hosts' words for clothes, shoes, bags and jewelry, by the thing's name. */
export const clothes: PhraseTable = {
  dress:
    'dress, gown, ball gown, wedding dress, prom dress, cocktail dress, bridal gown, little black dress, evening gown, party dress, sundress, quinceanera dress, prom, bridal shop, fashion, runway, say yes to the dress, dress up, dress shopping, fashion show, gala gown, catwalk, bridesmaid dress, fashion week, tutu dress, met gala, sequin dress, vogue, barbie, barbiecore, wedding gown, dress fitting, red dress, pink dress, white dress, fashionista, sequin gown, project runway, flapper dress, flapper, evening dress, dresses, ball gowns, prom night, white dresses, tulle dress, princess dress, fascinating dress, prom send off, summer dress, pageant, miss universe, beauty pageant, kentucky derby dress, devil wears prada, designer dress, fashion designer, formal gown',
  kimono: 'kimono, yukata, hanbok, qipao, cheongsam, geisha, doljanchi',
  sari: 'sari, saree, lehenga, sangeet, salwar, saree party, sarees, salwar kameez, lehengas, half saree, half saree ceremony, saree draping',
  't-shirt':
    't shirt, tee shirt, t-shirt, tie dye, tshirt, tie dye party, shirt, band tee, graphic tee, screen printing, iron on, tie-dye, team shirt, tye dye, tees, polo shirt, cricut, t shirt making, merch, grateful dead, tiedye, bowling shirts, dress shirt, hawaiian shirt, football jersey, band shirt, jerseys',
  jeans:
    'jeans, denim, blue jeans, denim and diamonds, pants, jean, overall, overalls, denim party, denim jacket, double denim, trousers, levis, denim night, dungarees, denim and pearls, jean jacket, jorts, canadian tuxedo, bell bottom',
  coat: 'coat, jacket, winter coat, leather jacket, coat drive, trench coat, raincoat, parka, coat swap, blazer, tuxedo jacket, suit jacket, fur coat, puffer jacket, smoking jacket, winter coats, varsity jacket, letterman jacket, greaser, robe, bathrobe, velvet jacket, grease movie',
  scarf:
    'scarf, scarves, knit scarf, winter scarf, sweater, cardigan, sweater weather, shawl, pashmina, sweaters, hygge, jumper, bandana, poncho, cozy sweater, fall sweater, cozy sweaters',
  gloves: 'glove, mitten, mittens, gloves, winter gloves, three little kittens mittens, evening gloves',
  socks:
    'sock, socks, sock drive, pyjama, pyjamas, pj, pjs and pancakes, pajamas and pancakes, christmas pajamas, slipper sock, cozy socks, onesie, crazy sock, silly socks, slipper, slippers, matching pajamas, pajama brunch, fuzzy socks, nightgown',
  shorts: 'shorts, swim trunks, board shorts, boxers, board short, swim trunk, gym shorts',
  bikini:
    'bikini, bachelorette pool party, two piece swimsuit, bikinis, bikini contest, bikini party, bachelorette beach',
  'one-piece-swimsuit':
    'swimsuit, bathing suit, swimwear, leotard, gymnastics, gymnast, gymnastic, swim suit, bathing suits, gymnastics meet, tumbling, gymnastics party, cartwheel, swimsuits, balance beam, simone biles, synchronized swimming',
  'womans-clothes':
    'blouse, womens clothes, clothing swap, clothes swap, wardrobe swap, clothes, clothing, clothing drive, closet swap, closet, outfit, closet cleanout, clothing exchange, wardrobe, womans clothes, thrift, thrifting, thrift shop, vintage clothing, clothes exchange, swap party, stitch fix, consignment, swap and sip, naked lady party',
  'running-shoe':
    'running shoe, sneaker, running, marathon, jogging, tennis shoe, jog, 5k, 10k, half marathon, fun run, runner, race shoe, trainers, nike, air jordan, sneakerhead, track shoes, sneakers, sneaker ball, walkathon, workout, gym, fitness, gym shoes, hash run, run club, color run, charity run, relay race shoes, 5k run, zumbathon, running club, marathoner, boston marathon, boot camp, crossfit, personal trainer, aerobics, jogger, 80s workout, nyc marathon, sneaker gala, running group, trail run, trail running, ultramarathon, triathlete, triathlon, turkey trot shoes, ironman race, fun run shoes, walk a thon, fitness class, jazzercise, charity walk, race for the cure, charity 5k, speed walking, jordans, peloton class, yeezy, converse, cross country runner',
  'hiking-boot':
    'hiking boot, hiking, hike, hiker, trek, trekking, backpacking boots, trail hike, boot, boots, boot hiking, work boot, trail boot, hiking trail, timberland, hikes, sunrise hike, nature walk, sunset hike, appalachian, hiking trip, nature hike, trail, hiking club, take a hike, walking tour, hiking boots, camino, trailhead, combat boots, doc martens, full moon hike, bushwalk, puddle boots, rubber boots, wellies, rain boot, rain boots, trails, snow boot, snow boots, ski boot, galoshes, dog walk, pct',
  'mans-shoe':
    'mens shoe, dress shoe, loafer, oxford shoe, shoe, mans shoe, shoe shine, wingtip, tap shoe, shoes, blue suede shoes, clog',
  'flat-shoe': 'flat shoe, ballet flat, glass slipper, mary janes, flats, cinderella slipper, cinderella shoe',
  'high-heeled-shoe':
    'heel, heels, high heel, stiletto, high heels, red bottoms, pump shoe, louboutin, high heeled shoe, ruby slipper, ruby slippers, sex and the city, manolo, stilettos, carrie bradshaw, dorothy, jimmy choo, christian louboutin, cinderella heel, platform shoes, dancing shoes, kinky boots',
  'womans-sandal': 'womens sandal, sandal, sandals, wedge sandal, birkenstock, womans sandal',
  'thong-sandal':
    'flip flop, flip flops, flipflop, thong sandal, flip-flops, flip-flop, pedicure, pedi, sandals and sand',
  'womans-boot':
    'womens boot, ugg, gogo boots, go go boots, white boots, knee high boots, go go boot, womans boot, thigh high boots',
  'ballet-shoes':
    'ballet, ballerina, ballet shoe, dance recital, tutu, pointe shoe, pointe shoes, ballet dancer, toe shoe, ballet slipper, ballet shoes, ballet recital, ballet class, sugar plum fairy, sugar plum, tutu cute, tiny dancer, ballet slippers, angelina ballerina, ballet party, tutus, tutus and ties, pirouette, plie, ballerinas, twinkle toes, bolshoi, balletcore, ballet performance',
  'womans-hat':
    'sun hat, derby hat, womens hat, fascinator, kentucky derby hat, straw hat, sunhat, bonnet, easter bonnet, big hat, floppy hat, hat, hat party, hats, garden party hat, red hat, derby hats, big hats, hat making, ~sombrero, bucket hat, red hat society, panama hat, ~sombreros, church hat, fascinators, millinery, hat lady, ascot hat, crazy hat, derby fascinator, funny hat, fancy hat, fancy hats, wide brim hat, hat bar, hat swap, womans hat, queens hat, silly hats, ~beret, boater hat, ~turban, witchy bonnet, plumed hat',
  'top-hat':
    'top hat, bowler hat, mad hatter hat, gentlemans hat, ringmaster hat, abraham lincoln, fedora, tophat, putting on the ritz, top hats, peaky blinders, victorian, sherlock hat, great gatsby hat, presidents day, lincoln, fred astaire, monopoly man, puttin on the ritz, mr peanut, charles dickens, dickens, steampunk hat, leprechaun hat, chim chim cheree, tails and top hat',
  'billed-cap':
    'baseball cap, ball cap, billed cap, trucker hat, snapback, cap, trucker hats, trucker hat bar, baseball caps, dad hat, visor, beanie, ash ketchum, mario hat, trucker cap',
  cowboy:
    'cowboy, cowboy hat, cowgirl, cowgirl hat, wild west, western, rodeo, yeehaw, stetson, rancher, toy story woody, cowboys, giddy up, giddyup, howdy, texas, ranch hand, hoedown throwdown, last rodeo, my last rodeo, my first rodeo, first rodeo, second rodeo, cowboys and cowgirls, cowboys and aliens, saddle up, wild wild west, boots and hats, space cowgirl, cowgirls, buckaroo, lasso, coastal cowgirl, country western hat, nash bash, nashville bachelorette, urban cowboy, yellowstone tv, western saloon, saloon, cattle drive, pink cowboy hat, pink cowgirl hat, dallas, cowboy carter, cow boy, cowboy theme, rhinestone cowboy, rhinestone cowgirl, yee haw, lone ranger, rootin tootin, oklahoma, calgary stampede, stampede, cowboy party, houston rodeo, austin, barrel racing, line dancing cowboy, outlaws, outlaw, western theme, gunslinger, space cowboys, sheriff woody, spaghetti western, wild west saloon, country cowboy, cowboy hats, denver cowboy, rodeo bachelorette, wrangler cowboy, tumbleweed, silver spurs, ranch dressing up, wanted poster',
  'rescue-workers-helmet':
    'rescue workers helmet, hard hat, helmet, construction helmet, construction worker, fire helmet, firefighter helmet, bike helmet, hardhat, firefighter hat, safety helmet, helmets, village people, builder, habitat for humanity, spelunking, caving, miner helmet, ground breaking',
  'safety-vest':
    'safety vest, construction vest, reflective vest, crossing guard, life jacket, life vest, hunting vest',
  'lab-coat':
    'lab coat, doctor, white coat, white coat ceremony, mad scientist, med school, medical school, residency, pharmacist, match day, doctors coat, scientist, scientist coat, pharmacy, pharmacy school, mad scientists, md, surgeon, white coats, scrubs, physician, doctorate, pharm d, oppenheimer, einstein coat',
  'folding-hand-fan':
    'hand fan, folding fan, fan dance, folding hand fan, spanish fan, flamenco fan, paper fan, hand held fan, clack fan',
  purse: 'coin purse, purse, purse bingo, change purse, designer purse bingo, wallet, pouch',
  handbag:
    'handbag, designer bag, tote bag, tote, hand bag, birkin, designer handbag, louis vuitton, gucci, prada, chanel, chanel bag, bag swap, goodie bag, goody bag, designer purse, handbags, doctor bag, diaper bag, satchel, mary poppins bag, kate spade, coach bag',
  'clutch-bag':
    'clutch, clutch bag, evening bag, makeup bag, cosmetic bag, sequin clutch, zipper pouch, evening clutch',
  'shopping-bags':
    'shopping bag, shopping, shopping spree, boutique shopping, shop til you drop, shopping day, sip and shop party, retail therapy, outlet mall, pop up shopping, holiday shopping, christmas shopping, shopping bags, shopaholic, personal shopper, gift bag, gift bags, shop till you drop, shop hop, clueless, shopping trip, mean girls mall, confessions of a shopaholic, shopping party, outlet shopping',
  backpack:
    'backpack, book bag, school bag, rucksack, backpacking, back to school backpack, bookbag, school bags, backpack drive, schoolbag, knapsack, hiking backpack, backpacks, day pack, camping backpack, fanny pack, school supplies, school supply drive, school supply, off to school',
  crown:
    'crown, princess, queen, king, prince, tiara, royal, royalty, queen for a day, prom queen, homecoming queen, birthday queen, princess crown, sweet sixteen crown, little prince, disney princess, birthday princess, coronation, kings crown, queens crown, mardi gras king, princess party, princess tea, prom king, royal family, king charles, queen elizabeth, birthday girl crown, majesty, princess tea party, prom king and queen, queens, kings, a little prince, royal ball, homecoming court, princesses, wild things, where the wild things are, royal prince, royal princess, monarchy, marie antoinette, drag queen crown, queenly, diamond tiara, diadem, wild thing, let the wild rumpus start, wild rumpus, max wild thing, queen bey, sash and tiara, royal wedding, six the musical, mardi gras crown, coronation party, drag king, regal, purim queen, queen esther, esther, monarch king, the crown, debutante, cotillion, queen charlotte, a prince, kings and queens, jubilee',
  rings:
    'ring, wedding ring, engagement ring, wedding band, diamond ring, wedding rings, gold rings, five golden rings, engaged, proposal, put a ring on it, bling ring, ring ceremony, promise ring, with this ring, jewelry, jewellery, ~bracelet, permanent jewelry, he put a ring on it, she said yes, jewelry making, friendship bracelet, beading, ~necklace, charm bracelet, lord of the ring, beaded bracelet, bracelet making, jeweler, popping the question, ~earring, ~earrings, earring making, silver rings, rings exchanged, class ring, jewelry party, bead, said yes, ring bearer, pearls, pearl necklace, string of pearls, permanent bracelet, friendship bracelets, trading bracelets, charm bar, charm necklace, ring shopping, bridal jewelry, locket, wedding bands, bridal rings, ring box, claddagh, interlocking rings, diamonds and pearls ring, class rings, ~necklaces, ~bracelets, silversmithing, jewels party, beads, mardi gras beads, gold ring, ring finger, beadwork, silversmith',
  'gem-stone':
    'gem, gemstone, diamond, jewel, crystal, ruby, emerald, sapphire, geode, amethyst, diamonds, diamonds are forever, gem stone, diamonds are a girls best friend, diamond jubilee, jewels, crystals, bling, topaz, birthstone, rough diamond, opal, gem mining, diamonds and denim, crown jewels, garnet, diamond anniversary, diamond heist, rhinestone, swarovski, quartz, crystal healing, gemstones, crystal shop, uncut gems, sparkling diamond, gem show, treasure gems, rubies, emeralds, crystals and wine, rock and gem, agate, jade, diamond wedding, diamond theme, crystal party, moonstone',
  glasses:
    'sunglasses, shades, sun glasses, eyeglasses, eye glasses, reading glasses, spectacles, ray ban, aviators, cool shades, heart shaped glasses, heart sunglasses, heart shaped sunglasses, two cool, two cool sunglasses, too cool, heart shaped sun glasses, cool sunglasses, cat eye glasses, cat eye sunglasses, one cool dude, one cool, neon sunglasses, too cool for school, harry potter glasses, aviator sunglasses, nerd, nerd glasses, geek, risky business, two cool party, the future is bright, one cool kid, four ever cool, four-ever cool, shutter shades, hipster, nerds, future so bright',
  tie: 'tie, necktie, bow tie, bowtie, black tie, white tie, tuxedo, tux, suit and tie, suit, groom, groomsman, groomsmen, best man, gentleman, black tie gala, gentlemen, little man, little gentleman, mustache bash, boss baby, black tie event, black tie optional, suits, penguin suit, onederful, mr onederful, mr onederful bow tie, groomsmen proposal, ties, men in suits, mad men, onederful one, ties and tiaras, bowties, bow ties, cravat, crazy tie, james bond, 007, casino royale tuxedo, secret agent, cufflinks, kingsman, formal attire, godfather tie, mafia, dapper, bow ties or bows, bows or bow ties, prohibition, gangster, beaus or bows, mobster, black-tie, white-tie, tuxedos, tuxedo t shirt, father of the bride',
  lipstick:
    'lipstick, makeup, make up, mary kay, sephora, lip gloss, lip kit, kiss, red lips, makeover, beauty, cosmetics, lips, makeup party, beauty salon, salon, glamour, manicure, nail polish, nail, nails, mani pedi, manicure and pedicure, kisses, makeup artist, botox, glam squad, beauty bar, kissing booth, kissing, avon, get glam, mwah, pretty woman, beauty queen, get ready with me, glow up, nail salon, glam party, lip filler, mani, permanent makeup, lashes, eyelash, eyelashes, glamorous, mascara, nail art, lip smackers, galentines glam, nail party, makeover party, rocky horror, rocky horror picture show, cosmetic, make-up, mean girls, kiss the miss goodbye, kiss lips, pucker up, pin up, pin up girl',
  mask: 'mask, masquerade, masquerade mask, masked ball, mardi gras, venetian mask, masquerade ball, carnival mask, eyes wide shut, mardi gras mask, fat tuesday, carnevale, masks, masked singer, venetian, phantom mask, venetian carnival, masque, costume, costume party, costume contest, fancy dress, fancy dress party, cosplay, masked, carnaval, mardi gras party, mardi gras ball, rio carnival, purim mask, costume ball, masquerades, costume shop, disguise, incognito, halloween costume, masked party, venetian ball, comic con costume, costumes, truman capote black and white ball, black and white ball, zorro, incredibles, moonlight masquerade',
  uglySweater:
    'ugly sweater, ugly christmas sweater, christmas sweater, ugly sweater party, ugly sweaters, tacky sweater, holiday sweater, christmas jumper, tacky christmas sweater, ugly sweater contest, ugly jumper',
  christmasStocking:
    'christmas stocking, christmas stockings, stocking, stockings, stocking stuffer, stocking stuffing, krampus stocking, holiday stocking',
  cowboyBoots:
    'cowgirl boot, cowgirl boots, cowboy boot, cowboy boots, boot scootin, boots and bling, boot scootin boogie, western boots, kick up your boots, boots and bubbles, pink boots, pink cowboy boots, pink cowgirl boots, boots and bows, white cowgirl boots, white cowboy boots, boots and brunch, line dancing boots, boots on the ground',
  nutcracker:
    'nutcracker, toy soldier, toy soldiers, tin soldier, tin soldiers, nutcrackers, nutcracker prince, nutcracker soldier, steadfast tin soldier, the nutcracker, nutcracker ballet',
}
