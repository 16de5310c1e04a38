import type { PhraseTable } from './phrases.ts'

/** Occasions and themes, by the name of the thing that stands for them if a prompt names nothing. */
export const occasions: PhraseTable = {
  crown:
    'sweet sixteen, sweet 16, quinceanera, quince, mis quince, mis quince anos, quince anos, epiphany, three kings, three kings day, queens day, finer things, golden birthday, mardi gras krewe',
  champagne:
    'brunch, engagement party, bridal luncheon, rehearsal dinner, cheers, toast to, gala, celebratory, new year, new years, new years day, bridal shower, wedding shower, couples shower, bachelorette, bachelorette party, hen do, hen party, hen night, last fling before the ring, bach, launch, milestone, luncheon, gatsby, great gatsby, roaring twenties, roaring 20s, 1920s, art deco party, cheers to, reception, jack and jill, stock the bar, ladies luncheon, silver anniversary, golden anniversary, welcome reception, bridesmaid, bridesmaids, bridesmaid proposal, welcome drinks, bride tribe, mother of the bride, twenty first, lets brunch',
  firework:
    'fourth of july, 4th of july, july 4th, july fourth, independence day, new years eve, new year s eve, nye, memorial day weekend, july 14, fourth, happy new year, new years party, red white and boom, silvester, 4 july, auld lang syne',
  grill: 'memorial day, labor day, fathers day cookout, super bbq, dads day, block party grill',
  'meat-on-bone': 'suya',
  tie: 'fathers day, father, dad, dad day, daddy, papa, grandpa, grandfather, boss day, bosses day, grandpas birthday, retirement dinner, daddy daughter, daddy daughter dance, father daughter, father daughter dance, stag do, prom tux, father son, formal, formals, groom shower',
  bouquet:
    'mothers day, mother, mom, mum, mommy, mama, grandma, grandmother, nana, administrative assistants day, abuela, teacher appreciation, thank you, thank you party, womens day, international womens day, secretary day, get well soon, appreciation, mother daughter, mother daughter tea, may day, spring fling, mothers, mothering sunday, in bloom',
  flower:
    'spring, springtime, garden party, spring equinox, floral theme, hippie, flower power, summer of love, 60s, sixties, beltane, norooz, nowruz, hippies, spring party, boho, bohemian, groovy, two groovy, earthy, bridgerton garden, 1960s, ostara, equinox, persian new year, midsummer, midsommar, cottage garden, groovy one',
  heart:
    'adoption, adoption day, adoption party, gotcha day, forever family, valentine, valentines, valentines day, galentine, galentines, galentines day, vow renewal, palentines, be mine, singles party, friendship, valentines party, anti valentines, date, speed dating singles, singles mixer, couple, couples, soulmates, hugs, cardiology party, sweetest day, wedding anniversary, ruby anniversary, compassion, bff, besties, best friends, marriage',
  rings:
    'wedding, wedding reception, bride and groom, bride, engagement, i do bbq, i do, getting married, wedding party, save the date wedding, vows, newlywed, newlyweds, bridal, wedding weekend, just married, micro wedding, engagement dinner, proposal party, courthouse wedding, gay wedding, nuptials, weddings, wedding celebration, marry, married, mr and mrs, mrs, commitment ceremony',
  lipstick:
    'girls night, girls night out, ladies night, gno, moms night out, ladies night out, girl night, sorority rush, diva, divas, tween party, sephora party, girls night in, 13 going on 30, mean girl',
  bikini: 'bachelorette weekend, bach weekend pool',
  house:
    'housewarming, house warming, house blessing, welcome home, open house new home, homecoming, moved, neighbors, neighbor, welcome to the neighborhood, hoa, moving in, roommates, griha',
  baby: 'mom to be, mommy to be, baby shower, gender reveal party, diaper shower, sip and see baby, shower for baby, grandma shower, babyshower, sprinkle shower, baby q, baby brunch, new baby shower, virtual baby, storks, sprinkle, mommy shower, co ed baby shower, coed baby shower, baby in bloom shower, welcome baby, blessingway, mother blessing, babies and bumps',
  gradCap:
    'class reunion graduation, congrats grad, decision day, signing day, last day of college, graduation open house, senior year, class of 2025, class of 2026, class of 2027',
  suitcase:
    'girls trip, travel, trip, vacation, bon voyage, journey, getaway, travels, traveling, holiday abroad, retirement, retirement party, retired, retire, adventure, destination, farewell trip, moving away, moving, sabbatical, happy retirement, retiree, going abroad, send off, relocation, adventure awaits, leaving town, study abroad send off, bucket list trip, out of office, pcs, big move',
  backpack: 'first day, back to school night, orientation, student, students, new school year, meet the teacher',
  school: 'teacher, teachers, teacher retirement, alumni, reunion weekend, teacher party, pta meeting',
  soccer:
    'world cup, euro final, euros, copa, fifa world cup, world cup final, womens world cup, champions league final, el clasico',
  football:
    'super bowl, superbowl, super bowl party, super bowl sunday, big game, tailgate, tailgating, homecoming game, game day, gameday, thanksgiving football, superb owl, super bowl watch party, sunday football, monday night football, the big game, bowl game, rivalry game, thursday night football, watch party, playoff, playoffs, kickoff party, half time, halftime',
  basketball:
    'march madness, nba finals, all star weekend, bracket, sweet 16 bracket, bracket party, bracketology, sports, sports party',
  baseball: 'world series, opening day baseball, all star game, spring training, stickball, seventh inning',
  'ice-hockey': 'stanley cup final, stanley cup finals, winter classic',
  golf: 'masters sunday, masters week, masters weekend',
  tennis: 'breakfast at wimbledon, us open final',
  horse:
    'kentucky derby, derby day, derby, derby party, preakness, belmont, belmont stakes, triple crown, steeplechase, melbourne cup, run for the roses, off to the races, gold cup, royal ascot, ascot, polo, day at the races, hats and horses, talk derby to me, churchill downs, grand national, races, year of the horse, roses and bourbon, at the races',
  'racing-car': 'race day, race weekend, race watch party, race, f1 watch party',
  bicycle: 'earth friendly, tour party',
  'running-shoe': 'race for a cure, step challenge',
  controller: 'game truck party, gaming marathon, kids gaming, pixel, 8 bit, pixel art',
  dice: 'games party, fun and games, family game, game on, game',
  pizza: 'pizza and movie, kids night, fun friday, late night',
  popcorn: 'movie snack, netflix night, screen on the green, series premiere, premiere party, snack',
  film: 'the oscars, oscars night, awards season, oscars party, film buff, oscars watch party',
  trophy:
    'sports day, sports awards, winners, recognition, employee appreciation, volunteer appreciation, achievement, staff party, congratulations team, company anniversary, team building, appreciation dinner, hall of famer, games tournament, employee recognition, staff appreciation, legend, goat party, work anniversary',
  taco: 'cinco de mayo, mexican independence, drinko de mayo, mexican, mexican night, dia de independencia, battle of puebla, mexico',
  shamrock:
    'st patricks day, st patrick, st patricks, saint patricks day, st paddys, st paddys day, st pattys, st pattys day, saint patrick, paddys day, st patrick s day, shamrockin, st pats, pattys day',
  moon: 'pajama, pajamas, pajama party, pj party, pyjama party, pajama jam, slumber party, sleep over, bedtime party, pajama slumber party, moon party, nighttime, midnight',
  menorah:
    'hanukkah, chanukah, hanukah, hannukah, festival of lights jewish, chrismukkah, hanukkah party, latke party, happy hanukkah',
  star6:
    'bar mitzvah, bat mitzvah, bnai mitzvah, b mitzvah, mitzvah, bnot mitzvah, jewish, rosh hashana, yom kippur, break the fast, break fast, aliyah, jewish wedding, bris ceremony, hora, jewish new year',
  chalice: 'communion, confirmation, first communion party, primera comunion, easter vigil, ordination mass',
  'red-apple': 'rosh hashanah, shana tova, apples honey, teacher gift',
  hut: 'sukkot party, sukkah party, sukkah decorating, lag in the sukkah',
  mask: 'purim, carnival night, purim party, halloween costume party, halloween masquerade, phantom, mystery ball, purim carnival party, mardis gras, secret ball, costume birthday, carnival in venice, shpiel, venetian night, rio',
  diya: 'hindu, kartik, lakshmi puja',
  palette: 'crafternoon, creativity',
  lantern:
    'lunar new year, chinese new year, tet, seollal, lunar new year party, korean new year, chuseok, losar, year of the rabbit, year of the tiger, spring festival, vesak, year of the ox, obon, cny, year of the goat, year of the rooster',
  church:
    'dedication, ordination, baptism party, christening party, easter sunday, easter service, first communion mass, blessing, gospel brunch, all saints, pastor, pastor appreciation, dedication ceremony, revival, ash wednesday, good friday',
  dove: 'baptism, christening, naming ceremony, baby dedication, memorial, celebration of life, funeral, remembrance, wake, peace, in memory, in loving memory, memorial service, pentecost, holy spirit, baptism dove, memorial gathering, condolence, repast, hope, peace party, grace, mlk, mlk day, martin luther king',
  egg: 'easter, easter brunch, easter party, pascha, easter dinner, easter egg brunch, orthodox easter, peeps',
  bunny: 'some bunny, hoppy birthday, easter kids, somebunny, some bunny is one, hoppy easter',
  pumpkin:
    'halloween, halloween party, spooky, spooky season, all hallows eve, howl o ween, spooktacular, halloween bash, october 31, boo bash, spooky one, monster mash, monster, fright night, fright, scary, halloween kids, all hallows, hallows eve, eerie, halloween parade, creepy, trick, samhain night, hollow, halloween night, boo crew, fangtastic, monsters',
  pumpkinPlain:
    'fall, autumn, harvest, fall festival, harvest party, harvest festival, fall harvest, fall festival party, autumnal, october, fall birthday, fall y all, fall party, happy fall, pumpkin spice season',
  skull:
    'day of dead, ofrenda, goth, emo night, rip twenties, death to my twenties, rip to my 20s, death to my 20s, rip my twenties, gothic, death, funeral for my youth, death of my 20s, punk, rip 20s, funeral for my twenties, rip thirties, coco, addams family, wednesday addams, nightmare before christmas, beetlejuice, metal night, over the hill',
  turkey:
    'thanksgiving, friendsgiving, friends giving, turkey day, thanksgiving dinner, thankful, give thanks, gobble, gobble till you wobble, canadian thanksgiving, friendsgiving dinner, gratitude, grateful, thanksgiving feast, danksgiving, feast, thanksgiving potluck, pilgrim, november feast, friendsgiving potluck, stuffing, gobble gobble, drinksgiving, galsgiving',
  tree: 'christmas, xmas, christmas party, holiday party, christmas eve, holiday, holidays, office christmas party, merry christmas, santa, santa claus, noel, yuletide, yule, jolly, christmas in july, elf, elves, elf on the shelf, feliz navidad, office holiday party, christmas brunch, christmas dinner, navidad, home alone, santacon, north pole, holiday open house, festivus, merry, breakfast with santa, holiday season, santa photos, st nicholas, saint nicholas, christmas carol sing, december, christmas open house, merry and bright, mrs claus, santas workshop, father christmas, ho ho ho, holiday bash, nativity, christmas pageant, elf movie, christmas morning, holly jolly, kris kringle, whoville, buddy the elf, holiday cheer',
  snowflake:
    'winter, winter party, wintry, winter ball, january, winter formal, february, cold, winter birthday, snow party, winter carnival, winter celebration, narnia winter, chilly, dry january',
  sun: 'summer, summer party, summertime, juneteenth, june, july, end of summer, hello summer, dog days of summer, beach read, litha, summer fun, freedom day, end of summer party, solstice, sunny, summer bash, august, day party, summer birthday, summer camp reunion, schools out, schools out for summer, midsummer party, day dance, outdoor party, daytime, hot girl summer, first day of summer, sol, summer sendoff, morning',
  campfire:
    'camp reunion, adventure camp, guys weekend, outdoorsy weekend, camp birthday, boys weekend, survival, scouts night, cabin weekend, cozy',
  palm: 'paradise party, miami nights, tropical party, tropics party, vacation mode, summer house, luau party, hawaiian party, aloha party, reggae party, tropical getaway, 305, california, florida, beach please',
  hibiscus: 'luau birthday, hula, hula dancing, hawaii party, lilo and stitch, moana party, hula party, aloha birthday',
  'ring-buoy': 'summer splash, swim birthday, water party, swim school',
  discoBall:
    '70s, seventies, seventy, 1970s, 80s, eighties, 1980s, 90s, nineties, 1990s, decades, throwback, studio 54 party, club night, dance the night away, seventies party, 80s party, 90s party, eighties party, nineties party, decades party, party animal, 70s party, night out, dancing, homecoming dance, after party, afterparty, dance night, school dance, all nighter, one last disco, middle school dance, neon party, throwback party, y2k party, 2000s, 2000s party, electric slide, bar hop, sadie hawkins, winter dance, neon, prom after party, 1999, party like its 1999, let s dance, spring dance, bachelorette night out, dirty dancing, dance marathon, party rock, last night of disco, rager, 00s, night fever, tik tok dance party, semi formal, dance all night, snow dance, vegas club, underground party, glow dance party',
  music:
    'music festival, festival, musical evening, live show, gig, musician, songs, sangeet night, lollapalooza, bonnaroo, glastonbury, sxsw, summer concert, fete de la musique, battle of bands, diwali music',
  guitar:
    'concert guitar, backyard concert, rock, rock night, rock n roll party, rock star party, americana, rockabilly, country, 50s rock, folk night, country night, rock party',
  'cup-with-straw':
    '50s, fifties, 1950s, fifties diner, 50s diner, diner, fifties party, happy days, grease party, american graffiti, pink ladies, 50s party',
  'clinking-beer-mugs':
    'oktoberfest, bavarian, bachelor party, bachelor, stag party, stag night, guys night, boys night, beerfest, beer fest, german, bucks party, bucks night, dirty 30, work drinks, team drinks, stammtisch, guys night out, volksfest, bro night, mens night, octoberfest, irish pub night, germany, lederhosen, drinks after work, boys night out, bavaria, thirsty thursday, last fling, bros, wiesn',
  cocktail:
    'dirty martini party, after work, happy hour party, new years cocktails, boozy, roaring, swanky, bar, open bar, twenties, bar night, rat pack, prohibition party, cocktail attire, mixer, drink, soiree cocktails, bar crawl, lounge night, 21st, 21st birthday, 21, work happy hour, jazz age party, nightcap, networking drinks, networking happy hour, jersey shore bar, mad men party, 1920s speakeasy, adult, adults only, apero night, aperitif, social hour, sips, booze, legally 21',
  wine: 'dinner party, dinner, supper club, supper, girls dinner, date night in, somm night, wine wednesday night, fine dining, wine tasting party, italian night, italian dinner party, tuscan, dinner for two, dine, dine in, candle light supper, italian, candlelight supper, chefs table, sicilian, la vie en rose, apres dinner, friends dinner, birthday dinner, dinners, harvest dinner, long table dinner, anniversary dinner, dolce far niente, chin chin, intimate dinner, elegant dinner, french, salute dinner, farm dinner, moonlight supper',
  chefPot:
    'potluck, pot luck, cook off, supper swap, meal train, sunday dinner, sunday supper, community meal, pot luck dinner, family dinner, recipe swap, potlucks, family meal, freezer meal, lunch, office potluck, cooking party, meal prep, kitchen party, cookoff, church potluck, neighborhood potluck, foodie, dinner club, communal dinner, cook book, family style, home cooking, food swap, recipe, recipes, cooking night, chef night, comfort food',
  pancakes:
    'breakfast, pajama breakfast, breakfast for dinner, breakfast party, brinner, breakfast club, pajamas breakfast, sunday morning',
  coffee:
    'morning coffee, coffee meetup, moms group, new moms, coffee and chat, good morning, cozy morning, meetup, meet up, coffee talk, early risers, hygge party, sunday coffee, gilmore girls party',
  teapot:
    'ladies tea, mothers tea, afternoon garden party, queens tea, princess tea time, bridal tea party, high tea birthday, alice in wonderland tea, tea with the queen, british, garden tea party, england, royal tea party, tea for grandma, jubilee tea, london, victorian tea',
  picnicBasket: 'sunday in the park, lunch in the park, outdoor lunch, alfresco, al fresco',
  'lotion-bottle': 'relax, relaxing, self care day, relaxation, treat yourself, spa birthday party',
  lotus:
    'retreat, wellness retreat, wellness day, zen, yogi, spiritual, prenatal yoga, holistic, healing, spiritual retreat, mind body, healing circle',
  rainbow:
    'color theme, coming out, coming out party, queer, lgbt, lgbtqia, gay pride, pride brunch, gay, trans, st patricks rainbow, trans joy, lesbian, color party, pride celebration, drag brunch pride',
  lion: 'safari, wild one, zoo, jungle party, safari party, wild animals, zoo trip, two wild, born two be wild, party animals, young wild and three, wild and three, zoo animals, animal, wildlife, zoo party, jungle animals, jungle book, safari animals, noahs ark, animals, madagascar, wild birthday, animal party, calling all party animals, lion guard, jungle safari, kenya, tanzania, jungle theme, serengeti, wild one safari, circus lion',
  'circus-tent':
    'carnival birthday, circus birthday, fun fair, school carnival, family fun day, fun day, halloween carnival, fundraiser carnival, family day, summer carnival, circus theme',
  'deciduous-tree':
    'family reunion, reunion, family gathering, family, tree of life ceremony, family party, family get together, nature, ancestors, family celebration, grandparents, cousins, grandparents day, fairy forest, midsummer night, cousin camp',
  cards: 'vegas theme, vegas birthday, casino birthday, magic cards, alice party, las vegas night, poker birthday',
  'classical-building':
    'graduation from law school, debutante party, greek, toga night, greek night, greek week, presidential, inauguration, philosophy, mythology',
  'performing-arts':
    'theater party, oscars of theater, closing night, broadway birthday, performance, showcase, premiere night theater, revue, comedy tragedy',
  'framed-picture': 'museum night, art basel, first friday, night at the museum, artist reception',
  seedling:
    'green living, sustainable, earth week, new beginnings, zero waste, plantable, growth, growing up, growing, environmental, seeds of change',
  bulbs:
    'backyard party, summer evening, evening, patio party, rooftop evening, reception lights, backyard wedding, welcome dinner, evening garden, festival of trees, evening party, garden dinner, under the lights, hygge evening, sweet serenade, backyard dinner',
  star: 'under the stars, night under the stars, magic night, a night under the stars, starry night party, hollywood theme, sparkling, glam rock, celebrity, vip, star studded, under the star, reach the stars, celebrities',
  unicorn:
    'magical birthday, magical, fantasy, whimsical, enchanted, fantasy land, mythical, enchanted party, mystical creature, imagination',
  butterfly:
    'transformation, social butterfly, fly away butterfly, metamorphosis, butterflies and blooms, mariposa, flutter',
  stethoscope:
    'medical, nurse retirement, health, nurses day, hospital party, nurse night, nursing graduation party, doctors day',
  briefcase:
    'office party, company party, work event, team lunch, corporate event, board meeting, conference, meeting, corporate party, seminar, quarterly, team offsite, offsite, kickoff meeting, work anniversary party, office, bring your child to work, staff meeting, convention',
  megaphone:
    'announcement party, spirit rally, fan rally, protest march, march, vote, fan party, voting, speak up, open call, womens march',
  'money-bag': 'fundraise, tax day, gala fundraiser, charity ball, raise money, donate, funds',
  fireTruck: 'fire safety day, fire prevention week',
  'statue-of-liberty':
    'us citizenship party, flag day, new citizen, american theme, constitution day, presidents party, american party, independence, patriot, citizenship party',
  'military-medal':
    'veterans day, memorial day service, army retirement, promotion military, military homecoming, anzac, anzac day, d day, remembrance day, military send off, veteran honors, usmc birthday',
  'tokyo-tower':
    'french night, paris party, french dinner, bonjour, bastille day party, paris birthday, french themed, cest la vie, la vie est belle',
  'maple-leaf': 'canada party, canadian party, oh canada',
  'globe-showing-americas':
    'cultural, heritage, culture night, heritage month, diversity, unity, cultural night, peace corps, black history, hispanic heritage, heritage night, travel the globe, language exchange, black history month, cinco cultural',
  'tropical-drink': 'pool and drinks, swim up, tropical vacation, beach drinks, parrothead, jimmy buffett, rum party',
  'magic-wand': 'make believe, wizards party, wizard school, spellbound, magical evening',
  rocket:
    'blast, two infinity and beyond, to infinity, space birthday, future, futuristic, sci fi, scifi, startup launch, new era',
  planet:
    'galactic, out of this world party, starry galaxy, may the force, alien party, dune, space odyssey party, big bang, cosmic party',
  cowboy:
    'country western, country party, honky tonk night, wild west party, boots party, lets go girls, shania twain, western party, dolly parton, dolly, hoedown party, south western, country hoedown, southern',
  laurel:
    'olympus party, elegant, botanical, greenery theme, sustainability award, vineyard wedding, sophisticated, rustic, rustic wedding, christmas greenery',
  calendar: 'mark your calendar, mark your calendars, date change, postponed, new date, rsvp',
  'puzzle-piece': 'puzzle competition, logic, brainy',
  package: 'moving out, moving house, relocating, we moved, new address, we ve moved',
  broom: 'spring clean, volunteer day, day of service, volunteering, community service, volunteer, jumping broom',
  'kitchen-knife': 'cooking competition, top chef, masterchef, chopped',
  'boxing-glove': 'fight cancer, fight party, knockout party, round one',
  'couch-and-lamp': 'hangout, chill, chilling, lazy sunday, self care sunday, small group, friends night, chat',
  microphone:
    'talent night, rehearsal, voice recital, sing your heart out, american idol party, talent, open stage, podcast night, comedy roast, standup night',
  book: 'readers, literary night, storytelling hour, library night, reading party, readathon, knowledge, world book day, bookclub',
  crescentLantern: 'ramadan, ramadan kareem, suhoor',
  crescentOrnament:
    'eid, eid al fitr, eid ul fitr, eid al adha, eid mubarak, chaand raat, chand raat, eid party, eid brunch, eid dinner, bakra eid, eid potluck',
  iftarTray: 'iftar, iftar dinner, iftar party',
  diyaRow:
    'diwali, deepavali, deepawali, diwali party, happy diwali, diwali dinner, diwali celebration, tihar, karthigai, festival of lights',
  rangoli: 'pongal, onam',
  marigoldGarland: 'haldi ceremony, pithi',
  holiPowders: 'holi, festival of colors, festival of colours, holi party, rang barse, rangwali holi',
  adventWreath: 'advent',
  kinara: 'kwanzaa, kwanzaa party, kwanzaa celebration, umoja',
  challah: 'shabbat, shabbat dinner, shabbos, friday night dinner',
  sederPlate: 'passover, passover seder, seder, pesach, community seder',
  kiddushCup: 'kiddush',
}

/** Occasions that say little: others of a prompt come first. */
export const generalOccasions: PhraseTable = {
  palm: 'tropical',
  picnicBasket: 'picnic, park picnic',
  saxophone: 'blues night, rhythm and blues',
  'deciduous-tree': 'park, central park, day in the park, garden',
  'house-with-garden': 'backyard, back yard, yard, front porch, porch, patio, lawn, courtyard',
  'office-building': 'city, downtown, rooftop, rooftop bar, rooftop party, rooftop terrace',
  wave: 'lake, river, pool, lake day',
  cake: 'fabulous, years young, and fabulous, birthday, birthday party, bday, b day, anniversary, happy birthday, birthday bash, first birthday, milestone birthday, turning, turns, half birthday, dessert, dessert night, birth day, birthday celebration, another year older, dirty thirty, thirty, thirtieth, forty, fortieth, fifty, fiftieth, sixty, sixtieth, seventieth, eightieth, ninetieth, cumpleanos',
  balloons:
    'party, kids party, childrens party, celebration, celebrate, bash, fete, birthday kid, kid party, open house party, welcome party, festive, block party, lets party, soiree, shindig, childrens day, get together, gathering',
  popper:
    'congratulations, congrats, big news, hooray, woohoo, farewell, going away, going away party, leaving, leaving do, last hurrah, reveal, grand opening, launch party, grand reopening, divorce, divorce party, hip hip hooray, kickoff, kick off, hurray',
  'green-salad': 'vegan, vegetarian',
  heart: 'love, romance, romantic, lover, lovers, true love, heartbreak',
  lipstick: 'glam',
  mermaid: 'under the sea',
  music: 'concert, house concert, live music',
}
