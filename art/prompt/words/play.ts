import type { PhraseTable } from './phrases.ts'

/** Hosts' words for sports, toys and hobbies, by the thing's name. */
export const play: PhraseTable = {
  soccer:
    'soccer, soccer ball, futbol, football match, soccer game, soccer match, soccer star, soccer player, premier league, fifa, mls, ted lasso, goalkeeper, soccer team, soccer cleats, foosball, futsal, messi, ronaldo, euro cup, copa america, champions league, real madrid, barcelona fc, manchester united, arsenal, liverpool, uswnt, penalty kick, soccer mom, soccer birthday, kick around, pele, mbappe, footy match, footie, world cup soccer, kickball, soccer party, soccer season, la liga, hat trick',
  'goal-net': 'goal net, soccer goal, hockey goal, soccer net, goalposts',
  basketball:
    'basketball, basketball hoop, hoops, bball, slam dunk, nba, lakers, celtics, knicks, bulls game, michael jordan, space jam, lebron, dunk, hoop, ncaa tournament, three on three, hoop dreams, wnba, caitlin clark, kobe, pickup basketball, harlem globetrotters, basketball team, basketball player, warriors, chicago bulls, final four, shoot hoops, all net, nothing but net, layup, netball, spurs, golden state warriors',
  baseball:
    'baseball, baseball bat, baseball glove, baseball game, home run, ballpark, yankees, red sox, dodgers, cubs, little league, t ball, tee ball, mlb, rookie of the year, rookie year, wiffle ball, baseball player, mets, baseball mitt, field of dreams, take me out to the ballgame, ball game, ballgame, cubs game, baseball cap and bat, pitcher baseball, chicago cubs, new york yankees, first pitch, world series baseball, seventh inning stretch, sandlot, dugout, grand slam, phillies, braves, astros, cardinals game, baseball diamond, rookie, wiffleball, batting cage, home plate, blitzball, batter up, baseballs',
  softball: 'softball, softball game, fastpitch',
  football:
    'football, american football, football helmet, touchdown, gridiron, nfl, super bowl football, flag football, cowboys game, packers, patriots, steelers, chiefs, fantasy football, fantasy draft, football game, college football, quarterback, football party, football helmet and ball, draft party, friday night lights, seahawks, 49ers, broncos game, eagles game, first and ten, pigskin, nfl draft, field goal, football season, touch football, buffalo bills, bears game, dallas cowboys game, green bay packers, football field, kansas city chiefs, end zone, cheese head, powder puff, powderpuff, football fan, football watch party, football birthday, football team, fantasy league, footballs, turkey bowl football, raiders, tom brady, roll tide, football practice, draft day, ohio state, vikings game, fantasy football draft, football tailgate, tackle football',
  'rugby-football':
    'rugby, rugby ball, six nations, afl, aussie rules, footy, rugby football, rugby match, all blacks, rugby world cup, scrum, rugby sevens, springboks',
  tennis:
    'tennis, tennis racket, tennis ball, tennis racquet, tennis match, wimbledon, us open, french open, padel, serena williams, racquetball, squash racquet, squash game, pickleball, pickle ball, pickleball paddle, tennis court, australian open, racket, racquet, match point, game set match, pickleball tournament, federer, doubles match, tennis player, tennis lesson, tennis whites, tennis club, pickleballs, round robin, dink, paddle tennis, roland garros, paddle and ball, pickleball court, love match, tennis anyone, pickle ball court, doubles tournament',
  'ping-pong':
    'ping pong, table tennis, ping-pong, ping pong paddle, pingpong, ping pong tournament, ping pong table, ping pong ball, marty supreme',
  badminton: 'badminton, shuttlecock, birdie badminton, badminton racket',
  golf: 'golf, golf ball, golfer, golfing, mini golf, putt putt, minigolf, hole in one, tee time, the masters, golf club, golf course, putting green, top golf, topgolf, golf cart, golf outing, golf tournament, driving range, caddyshack, miniature golf, golf scramble, tiger woods, golf day, 19th hole, happy gilmore, ryder cup, disc golf basket, golf tee, par three, nine holes, par tee golf, masters party, golf trip, golf party, country club, golf buddies, masters tournament, croquet, tee off, putter, pga, st andrews golf, lawn bowls, mulligan, golf green, golf clubs, simulator golf, swing golf',
  bowling:
    'bowling, bowling ball, bowling pin, bowling alley, bowling night, cosmic bowling, big lebowski, lebowski, candlepin, bocce, bocce ball, petanque, skittles bowling, bowling party, bowl a strike, bowling league, bowling shoe, bowler, tenpin bowling, ten pin bowling, bowling lane, bocce tournament, gutter ball, bowling birthday, bowling pins, duckpin, boules, bowling lanes, the dude, kingpin, bowling shirt',
  volleyball:
    'volleyball, beach ball, beach volleyball, sand volleyball, water polo, volleyball net, bump set spike, dodgeball, volleyball game, volleyball tournament, dodge ball, volleyballs, four square, spikeball, handball',
  'cricket-game':
    'cricket, cricket bat, cricket match, cricket game, ipl, wicket, test match, cricket world cup, the ashes, t20',
  'field-hockey': 'field hockey, hockey stick, street hockey, floor hockey',
  'ice-hockey':
    'ice hockey, hockey, hockey puck, stanley cup, nhl, hockey game, puck, maple leafs, hockey mom, bruins, rangers game, hockey rink, pond hockey, wayne gretzky, hockey player, hockey night, mighty ducks, air hockey, zamboni, hockey team, blackhawks, hockey party, hockey tournament, red wings, penguins game',
  lacrosse: 'lacrosse, lacrosse stick, lax, lacrosse team',
  'flying-disc':
    'frisbee, ultimate frisbee, disc golf, flying disc, frisbee golf, ultimate, disc golf tournament, frolf',
  boomerang: 'boomerang',
  'boxing-glove':
    'boxing, boxing glove, boxing gloves, boxing match, boxer, kickboxing, rocky balboa, ufc, mma, wrestling, fight night, muhammad ali, wwe, wrestlemania, prize fight, knockout, sparring, ufc fight, heavyweight, boxing ring, wrestler, lucha libre, luchador, the main event, ali boxing, knock out, title fight, rumble, boxing class, cancer fighter, fighting cancer, pugilist, sumo, wrestling mask, cage match, heavyweight title, royal rumble',
  'martial-arts-uniform':
    'karate, judo, taekwondo, martial arts, black belt, jiu jitsu, kung fu, karate kid, cobra kai, karate uniform, aikido, martial arts uniform, tae kwon do, bjj, belt test, dojo, bruce lee, karate chop, martial art, tai chi, capoeira, krav maga, mortal kombat, gi uniform, jujitsu',
  'ice-skate':
    'ice skate, ice skating, figure skating, ice skates, ice rink, skating rink, ice skater, figure skater, skating pond, winter skating, ice skating rink, rockefeller, speed skating, skating party, disney on ice, ice dance, pond skating, hockey skate',
  skate:
    'roller skate, roller skates, roller skating, roller rink, rollerblade, roller derby, roller disco, rollerskate, inline skate, roller skating rink, skate, skating, skates, quad skates, skate party, rollerblading, roller blades, xanadu, rollerskating, skate night, skate rink, skate date, roller skater, disco skate, rollerskates, couples skate, roller boogie',
  skis: 'ski, skiing, ski trip, skis, apres ski, ski weekend, cross country ski, downhill, slope, ski resort, ski vacation, skier, aspen ski, bunny slope, black diamond, snow ski, chamonix, powder day, apres-ski, winter olympics, vail, ski party, ski day, hit the slopes, ski slope, ski house, skis and snowboards, winter sports, nordic ski, whistler, ski bunny, park city, fresh powder, slalom, mogul, ~snowshoe, snowshoeing, ski lodge party, steamboat springs, breckenridge, ski club, first tracks, apres',
  sled: 'sled, sledding, toboggan, sleigh, sleigh ride, bobsled, snow tubing, luge, sleigh bell ride, sledding party, sledding hill, one horse open sleigh, dog sled, dogsled, iditarod, cool runnings, tobogganing, santa sleigh, santas sleigh, bobsleigh, sledge, ~snowmobile, horse drawn sleigh, sleds, snow tube',
  'curling-stone': 'curling, curling stone, curling bonspiel, bonspiel, curling club',
  'fishing-pole':
    'fishing, fishing pole, fishing rod, ice fishing, fly fishing, fisherman, o fishally one, gone fishing, fishing trip, angler, deep sea fishing, bass fishing, fishing derby, lure, reel fishing, tackle box, fishing tournament, the big one fishing, gone fishin, fishing lure, bobber, reel fun, hooked on, ofishally, fishing buddies, bass pro, fly rod, first fish, fishing rods, fly fisherman, fisher, o-fish-ally one, o fish ally one, fishin, angling, sport fishing, fish camp',
  'diving-mask':
    'diving mask, scuba, scuba diving, snorkel, snorkeling, diving, scuba diver, diver, snorkel mask, deep sea, deep dive, coral reef dive, free diving, freediving, cliff diving, snorkelling, snorkeler, great barrier dive, octonauts, dive trip, dive bar, deep sea diver',
  goggles:
    'goggles, swim goggles, ski goggles, minions, safety goggles, minion, despicable me, steampunk, lab goggles, swimming goggles',
  'running-shirt':
    'running shirt, track meet, track and field, marathon shirt, tank top, basketball jersey, triathlon, ironman triathlon, cross country, relay race, track team, jersey',
  bullseye:
    'bullseye, dart, dartboard, darts, dart board, target practice, axe throwing target, shooting range, pub darts, darts night, nerf, nerf gun, nerf war, bulls eye, laser tag, paintball, airsoft, dart tournament, goal setting, laser quest, nerf battle, target shooting, nerf party, skeet shooting, horseshoes game, ring toss',
  'bow-and-arrow':
    'archery, bow and arrow, cupid, robin hood, archer, arrow, katniss, cupids arrow, crossbow, cupid arrow, arrows, wild west arrow, legolas, merida, hunting, deer hunting, bow hunting, hunger games bow, struck by cupid',
  'pool-8-ball':
    'billiards, eight ball, magic 8 ball, pool table, 8 ball, pool hall, snooker, cue ball, billiard, game of pool, pool cue, magic eight ball, pool tournament, shoot pool, billiard table, 8-ball, cue stick, shooting pool, playing pool, pool shark, billiards night',
  'yo-yo': 'yo yo, yoyo, ~spinning top, beyblade, fidget spinner, yo-yo, spinner, fidget',
  kite: 'kite, kite flying, lets go fly a kite, kite festival, fly a kite, windsurfing, basant, uttarayan, makar sankranti, kites, windsurf, diamond kite, charlie brown kite, kite runner, windy day, makar sankranthi',
  dice: 'dice, board game, backgammon, yahtzee, bunco, craps, bunko, dungeon dice, d20, game night, board game night, family game night, monopoly, vegas, las vegas, rolling dice, game cafe, tabletop game, roll the dice, catan, settlers of catan, dnd, d and d, d&d, tabletop, roleplaying, rpg night, pair of dice, trivial pursuit, trivia, trivia night, charades, parcheesi, board games, risk game, party game, left right center, farkle, game on dice, candyland dice, snake eyes, games night, casino dice, role playing game, high roller, twenty sided die, craps table, liars dice, boardgame, boardgames, parlor game, dungeons and dragons dice, ludo, game day',
  cards:
    'playing card, playing cards, poker, card game, bridge club, deck of cards, blackjack, canasta, euchre, texas holdem, poker night, card night, rummy, gin rummy, bridge game, uno, solitaire, royal flush, full house cards, ace of spades, alice in wonderland, queen of hearts, wonderland, hearts game, cards against humanity, card party, cribbage, spades game, ace, casino royale, pokemon cards, magic the gathering, trading cards, poker run, whist, go fish, rook card, pinochle, baseball card, house of cards, mad hatter, joker, playing bridge, card tournament, card table, king of hearts, bridge tournament, cards, spades tournament, deck of card, card shark, holdem, texas hold em, poker party, ace card, white rabbit, cheshire cat, hand of cards, full house poker, teen patti, aces, card sharks, four of a kind, tea with the mad hatter',
  'spade-suit': 'spade suit, spade card',
  'slot-machine':
    'slot machine, slots, jackpot, one armed bandit, three sevens, lucky sevens, monte carlo, bingo, lucky seven, bingo night, viva las vegas, high stakes, oceans eleven, sin city, 777, bingo card, lucky number, bingo hall, reno, atlantic city, queer bingo, drag bingo',
  'chess-pawn':
    'chess, pawn, checkers, chess piece, queens gambit, chess club, checkmate, chess board, chess tournament, grandmaster, chessboard, king chess, xiangqi, chess set, checkerboard, mahjong, mah jongg, mahjongg, mah jong, chess pawn, mahjong tile, ~dominoes, ~domino, mahjong night, chinese checkers, ~scrabble, mah-jongg, majong, chess match, rook, american mahjong, queen and pawn',
  'puzzle-piece':
    'puzzle, jigsaw, jigsaw puzzle, crossword, autism, puzzle night, puzzle piece, rubiks cube, crossword puzzle, sudoku, puzzle race, puzzle swap, brain teaser, speed puzzling, wordle, rubik, missing piece, puzzles, riddle, autism awareness, tetris, bricks, lego party, brick, jigsaws, puzzle party, puzzling, rubiks, minecraft blocks, lego blocks, lego set',
  controller:
    'video game, videogame, gamepad, game controller, controller, xbox, playstation, nintendo, gamer, gaming, fortnite, roblox, minecraft, super mario, mario, mario brothers, super mario brothers, zelda, video game party, video game truck, gamer girl, game truck, lan party, sonic, nintendo switch, mario party, super smash bros, smash bros, e sports, esports, level up, player two, gaming console, video arcade, leveling up, ps5, lan, super nintendo, luigi, gamers, player one, level unlocked, video gaming, wii, game console, gaming setup, gaming night, video games, level 10 unlocked, mario and luigi, sega, gameboy, game boy, play station, call of duty, among us, super mario bros, mario bros, animal crossing, legend of zelda, madden, n64, hyrule, princess peach, mario theme, streamer gaming, bowser',
  joystick:
    'joystick, arcade, pac man, pacman, pinball, space invaders, atari, arcade game, arcade machine, chuck e cheese, claw machine, dave and busters, 80s arcade, barcade, donkey kong arcade, arcade cabinet, retro arcade, video arcade machine, ready player one, skee ball, skeeball, pong, arcade bar, galaga, galactic arcade, arcade party, coin op, arcade games, pac-man, street fighter',
  'nesting-dolls':
    'nesting doll, matryoshka, matryoshka doll, russian doll, babushka, nesting dolls, russian nesting doll, paper doll, american girl doll, barbie doll, american girl, matryoshkas',
  'japanese-dolls': 'japanese dolls, hina dolls, hina matsuri, hinamatsuri',
  'magic-wand':
    'magic wand, wizard, magician, magic show, magic, harry potter, sorcerer, wand, magic trick, fairy godmother, merlin, gandalf, wizarding world, abracadabra, illusionist, dumbledore, hocus pocus wand, bippity boppity boo, magic party, wizardry, potter, wizards, hogwarts wand, hermione, ron weasley, spellbinding, fairy wand, fantasia, quidditch, wingardium leviosa, magical, mickey sorcerer, magic castle, hufflepuff, gryffindor, slytherin, ravenclaw, magicians',
  'crystal-ball':
    'crystal ball, fortune teller, seance, tarot, psychic, fortune telling, palm reading, ouija, ouija board, palm reader, tarot card, tarot reading, medium psychic, mystic, clairvoyant, spiritualist, divination, oracle, tarot cards, madame zelda, palmistry, manifesting, snow globe ball, mystical, seances, gypsy caravan, astrologer, vision board',
  'performing-arts':
    'theater, theatre, drama, improv, shakespeare, broadway, musical, comedy and tragedy, play reading, drama club, theater mask, comedy mask, school play, opening night, theatre kid, phantom of the opera, opera, stage play, tony awards, wicked, hamlet, romeo and juliet, thespian, les mis, skit, cast party, musical theater, cast and crew, midsummer nights dream, dress rehearsal, musical theatre, opera night, comedy and tragedy mask, broadway show, wrap party, wicked musical, puppet show, glee, theatre night, burlesque, drama mask, cabaret, theater kids, high school musical, tonys, talent show, mime, elphaba, variety show, pantomime, playbill, pantomine, community theater, drag show, drag queen, drag, drag brunch, summer stock, tony award',
  dreidel: 'dreidel, dreidels, dreidl, spin the dreidel, dreidel game, dreidel tournament, wooden dreidel',
  quizBuzzer:
    'buzzer, quiz buzzer, game show buzzer, red button, big red button, buzzers, quiz show, quiz night, quiz, quizzes',
  pokerChips:
    'poker chip, poker chips, casino chip, casino chips, gambling chips, stack of chips, poker table, poker tournament',
  cornhole:
    'cornhole, corn hole, bags tournament, cornhole tournament, cornhole board, bean bag toss, bean bags, lawn game, lawn games, yard game, backyard games',
  poolFloat:
    'pool float, floatie, inflatable, pool float party, pool floatie, pool floats, donut float, doughnut float, donut floatie, pool ring, swim ring, inner tube, floaties, inflatables, rubber ring',
  sprinkler:
    'sprinkler, lawn sprinkler, sprinklers, water play, run through the sprinkler, garden sprinkler, sprinkler party',
  sandcastle:
    'sandcastle, sand castle, sandcastles, sand castles, sand castle contest, sandpit, sandbox, bucket and spade',
  slime: 'slime, slime party, slime making, green slime, bucket of slime, slimed, slime workshop, ooze, goo',
  buildingBlocks:
    'lego, legos, jenga, giant jenga, jenga tower, lego brick, brick building, lego movie, duplo, lego party, lego ninjago, lego star wars, building block, building blocks, blocks, toy blocks, wooden blocks, baby blocks, toy block',
  rockingHorse: 'rocking horse, rocking horses, toy horse, hobby horse, rocking pony',
  paintPots:
    'paint pot, paint pots, paint party, painting party, messy party, finger paint, paint fight, paint your own, dress for a mess, messy play, pots of paint, poster paint, paint',
  teddyBear:
    'teddy, teddy bear, stuffed animal, teddy bears picnic, stuffie, plushie, build a bear, plush, care bears, stuffed bear, toy, toys, toy drive, toy bear, gummy bears teddy, corduroy, teddy bear picnic, baby toy, toy story, we can bearly wait, bearly wait, can hardly bear it, toy box, plush toy, squishmallow, nursery, cuddly toy, toy shop, toys for tots, soft toy, teddies, cuddle, labubu, pooh and friends, beary, jellycat, doll, toy swap, stuffed toy, tickle me elmo, winnie, build-a-bear, beanie baby, muppet, sesame street, elmo, cookie monster and elmo, daniel tiger, cabbage patch, paddington bear, teddy bear tea, teddy bear hospital, three bears, beanie babies',
  roulette:
    'roulette, roulette wheel, roulette table, casino wheel, casino, casino night, casino party, vegas casino, gambling, vegas night, vegas baby, bachelor party vegas',
  snowboard: 'snowboard, snowboards, snowboarding, snowboarder, half pipe',
  checkeredFlags:
    'checkered flag, chequered flag, checkered flags, chequered flags, race flag, race flags, finish line, start your engines, racing flags, nascar, indy 500, daytona',
}
