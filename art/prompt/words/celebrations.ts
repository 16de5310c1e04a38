import type { PhraseTable } from './phrases.ts'

/** Hosts' words for decorations, gifts, prizes and symbols of celebrations, by the thing's name. */
export const celebrations: PhraseTable = {
  balloons:
    'balloons, bunch of balloons, balloon bouquet, birthday balloon, party balloon, red balloons, colorful balloons, number balloon, mylar balloon, water balloon, balloon, balloon release, balloon pop, foil balloon, birthday balloons, gold balloons, pennywise',
  balloon: 'red balloon, single balloon, one balloon, a single balloon',
  heartBalloon: 'heart balloon, heart shaped balloon, valentine balloon, heart balloons',
  gift: 'gift, present, gift exchange, white elephant, secret santa, wrapped gift, yankee swap, gift box, wrapped present, stocking stuffers gift, gift swap, pink box, surprise gift, registry, dirty santa, gift wrap, birthday present, white elephant exchange, gift wrapping, birthday gift, gift giving, present exchange, secret snowflake, wedding gift, white elephant gift, gift opening, holiday gift, christmas present, jack in the box, mystery gift, wrapping paper, favorite things party, favorite things',
  gifts:
    'gifts, presents, pile of gifts, pile of presents, stack of presents, stack of gifts, wrapping party, opening presents, gift pile, birthday presents, christmas presents, wrapped gifts, wrapped presents, christmas gifts, wedding gifts, holiday gifts, angel tree, stack of wrapped presents, sack of toys',
  ribbon:
    'ribbon, bow, hair bow, coquette, coquette bow, pink bow, awareness ribbon, satin bow, breast cancer, satin ribbon, breast cancer awareness, big bow, cancer survivor, pink ribbon, bows, staches or lashes, cancer free, beat cancer, touchdowns or tutus, jojo siwa, ~maypole, ribbons, coquette bows, hair bows, bow party, cancer awareness, survivorship, ribbon dance, velvet bow, ribbon and lace, minnie mouse, minnie, relay for life',
  partyHat: 'party hat, birthday hat, cone hat, party hats, paper hat, birthday hats, birthday party hat',
  popper:
    'party popper, popper, confetti popper, surprise party, confetti cannon, popping confetti, surprise, party horn, noisemaker, confetti, surprise birthday, christmas cracker, surprise birthday party, throw confetti, noise maker, kazoo, party poppers, party blower, confetti party, shh its a surprise, confetti toss, streamer, streamers, ssh its a surprise, gender reveal confetti, confetti drop, ta da, noisemakers, party blowers',
  'confetti-ball': 'confetti ball, kusudama, new years ball, ball drop ball',
  pinata:
    'pinata, donkey pinata, fiesta, fiesta pinata, mexican fiesta, pinatas, star pinata, final fiesta, first fiesta, las posadas, posada, mexican party, fiesta fun, fiesta like theres no manana, lets fiesta, fiesta party, nacho average party, nacho average fiesta, baby fiesta, encanto, nacho average, uno fiesta',
  firework:
    'firework, fireworks, sparkler, sparklers, fireworks display, fireworks show, pyrotechnics, firework show, rockets red glare, sparkler send off, fireworks over water, firework display, firework party, new year fireworks, katy perry firework',
  firecracker:
    'firecracker, cherry bomb, dynamite, explosion, bottle rocket, bomb, kaboom, guy fawkes, gunpowder plot, firecrackers, boom, explode, little firecracker, tnt',
  heart:
    'heart, love heart, hearts, valentine heart, two hearts, sweetheart, open heart, blood drive, heart shape, heart month, heart shaped, go red, love is love, self love, first love, paper heart, love you, lovebirds, love is sweet, kindness, love in bloom, red heart, i love you, broken heart, breakup, pink heart, love island heart, love bug, love story, all you need is love, love fest, power of love, the heart, candy heart, conversation heart, conversation hearts, sweethearts, candy hearts, love party, love song, red hearts, hearts and flowers, queen of my heart, breakup party, groovy kind of love',
  trophy:
    'trophy, award, champion, championship, award ceremony, awards night, tournament, awards banquet, winner, trophies, dundie, banquet, sports banquet, award show, mvp, awards, golden globes, champions, competition, oscar statue, winning, victory, hall of fame, employee of the month, cup trophy, emmys, emmy, dundies, team banquet, end of season party, award night, grammys, grammy, golden cup, victory party, stanley cup trophy, lombardi trophy, fantasy football trophy, number one dad, team party, end of season, contest, world cup trophy, most valuable, season banquet, honors, honor society, champ, spelling bee, scholar',
  'sports-medal':
    'medal, sports medal, gold medal, olympic medal, olympics, olympic, summer olympics, medals, olympian, opening ceremony, olympic games, bronze medal, special olympics, silver medal, finisher medal, backyard olympics, drunk olympics, winter olympic games, olympic party, office olympics',
  '1st-place-medal': 'first place, first place medal, 1st place, number one, 1st place medal, number 1',
  '2nd-place-medal': 'second place, 2nd place',
  '3rd-place-medal': 'third place, 3rd place',
  'military-medal':
    'military medal, veteran, purple heart, army, military, soldier, commissioning, military retirement, medal of honor, usmc, welcome home soldier, deployment, boot camp graduation, marine corps, army ball, marine, promotion ceremony, us army, enlistment, military ball, homecoming soldier, vfw, veterans, salute, eagle scout court of honor, court of honor, fallen soldier, change of command, armed forces, camo, camouflage, ww2, basic training',
  gradCap:
    'graduation, graduate, grad, grad party, mortarboard, cap and gown, graduation cap, graduation cap and diploma, college graduation, class of, commencement, senior night, valedictorian, phd, high school graduation, grad cap, convocation, graduates, graduation party, tassel, preschool graduation, kindergarten graduation, grads, degree, graduation hat, tassel was worth the hassle, college, masters degree, graduation gown, high school senior, senior send off, trunk party, mba, graduating, college acceptance, college send off, senior, off to college, college bound, moving up ceremony, fifth grade promotion, promotion to middle school, school graduation, mortar board, college decision day, con grad ulation, bachelors degree, college signing day, kinder grad, freshman, sorority, fraternity, doctoral, dissertation, toga graduation',
  menorah: 'menorah, hanukkiah, hanukkah menorah, chanukiah, kosher candles, eight nights, maccabee, judah maccabee',
  diya: 'diya, oil lamp, clay lamp, diwali lamp, genie, genie lamp, magic lamp, deepam, deepak, akhand jyot, diyas, aladdin lamp, clay lamps, oil lamps, arabian lamp, diwali diya',
  star6: 'star of david, magen david, jewish star, israel',
  'carp-streamer': 'carp streamer, koinobori, windsock, koi flag',
  'pine-decoration': 'pine decoration, kadomatsu',
  comic:
    'comic book, comic, comic con, graphic novel, pop art, kapow, comics, comic strip, justice league, x men, superwoman, comicon, comic-con, incredible hulk, comic book store, marvel movie, superhero party, pow, spidey and his amazing friends, dc comics, robin and batman, teen titans, wolverine superhero, bam pow, powerpuff girls, manga, zap, superheroes, comic book swap, super girl, fantastic four, supervillain, villain',
  baby: 'baby, newborn, infant, stroller, pram, carriage, baby carriage, new baby, baby girl, baby boy, pregnant, babies, meet the baby, expecting, pregnancy, baby sprinkle, sip n see, onesies, nursery reveal, oh baby, oh boy, boy or girl, he or she, baby buggy, boss baby stroller, bundle of joy, due date, ready to pop, about to pop, its a boy, its a girl, mama to be, momma to be, daddy to be, dad to be, new arrival, meet and greet the baby, twin baby, new mom, parents to be, baby naming, new parents, baby bump, maternity, expectant, buggy, push party, naming ceremony, cradle ceremony, aqiqah, baby bash, dadchelor, little one, baby arrival, babymoon, toddler, new grandma, surrogate, grandparents to be, grandma to be, nesting party, brit milah, bris, simchat bat, mommy and me, baby group, playgroup baby, gender, gender reveal',
  witchHat:
    'witch hat, witchs hat, witch, witches, hocus pocus, sorting hat, sanderson sisters, coven, salem, witchy, salem witch, pointy hat, witches night out, witches tea, wicked witch, witches hat, wizard hat, witches hats, witches ball, witch tea, witches tea party, samhain, broomsticks and brews, witchcraft, basic witch, pointed hat, wizards hat, practical magic, witches and wizards, elphaba hat, drink up witches, witch party, boos and brews, walpurgis, good witch, witchy brew, best witches',
  egg: 'egg, easter egg, egg hunt, painted egg, easter egg hunt, egg roll easter, dyed egg, egg dyeing, dragon egg, egg dying, easter eggs, egg decorating, humpty dumpty, faberge egg, colored eggs, painted eggs, egg painting, dyeing eggs, decorated eggs, egg drop, easter hunt, colored egg, dinosaur egg, adult egg hunt',
  diyaRow: 'row of diyas, row of lamps, row of oil lamps, row of clay lamps, five diyas',
  rangoli: 'rangoli, kolam, rangoli making, rangoli competition, alpana, muggulu',
  holiPowders:
    'holi powder, holi powders, colored powder, color powder, gulal, holi colors, powder paint, bowls of powder',
  redEnvelope: 'red envelope, red packet, hongbao, lucky money, lai see, red envelopes, red packets, ang pao, angpow',
  babyRattle: 'baby rattle, rattle, pram and rattle, rattles',
  firecrackers:
    'string of firecrackers, strings of firecrackers, red firecracker, red firecrackers, chinese firecracker',
  kinara: 'kinara, kwanzaa candle, kwanzaa candles, mishumaa saba',
  papelPicado: 'papel picado, paper banner, cut paper banner, fiesta banner, perforated paper, mexican banner',
  bassinet: 'bassinet, moses basket, cradle, baby crib, baby cradle, crib, baby bed',
  cornucopia: 'cornucopia, horn of plenty, harvest bounty',
  easterBasket: 'easter basket, easter baskets, basket of eggs, basket of easter eggs, egg basket',
  flowerArch:
    'flower arch, floral arch, wedding arch, arch of flowers, ceremony arch, rose arch, arbor, wedding arbor, flower arbor, floral archway, archway, archway of roses, rose archway',
  neonSign: 'neon sign, neon signs, neon heart, neon light, neon lights, neon bar sign',
  marqueeStar:
    'marquee star, light up star, marquee light, marquee lights, broadway lights, broadway star, lighted star, star with light bulbs, marquee sign',
  velvetRope:
    'velvet rope, velvet ropes, red carpet, red carpet party, walk the red carpet, paparazzi red carpet, stanchion, stanchions, vip entrance, vip rope',
  bunting:
    'bunting, pennant banner, pennant, pennants, pennant garland, flag garland, triangle banner, bunting flags, string of flags, village fete, garden fete, street party, banner garland',
  balloonArch:
    'balloon arch, balloon garland, balloon wall, balloon arches, arch of balloons, balloon arch and garland, balloon backdrop',
  heroCape:
    'superhero, super hero, super heroes, superman, supergirl, superwoman, batman, batman and robin, avengers, wonder woman, hulk, iron man, marvel, captain marvel, captain america party, thor party, hero, heroes, justice league, batgirl, ms marvel, incredibles, superhero training, superhero academy, cape, superhero cape, super hero cape, hero cape, capes, caped crusader, superhero capes',
  heroMask:
    'spiderman, spider man, spidey, spidey and his amazing friends, deadpool, miles morales, superhero mask, super hero mask, hero mask, superhero masks, batman mask, bandit mask',
  balloonDog: 'balloon animal, balloon dog, balloon animals, balloon artist, balloon twisting, balloon twister',
  candle1: 'one candle, number one candle, candle number one, candle shaped like a one',
  candle2: 'two candle, number two candle, candle number two, candle shaped like a two',
  candle3: 'three candle, number three candle, candle number three, candle shaped like a three',
  candle4: 'four candle, number four candle, candle number four, candle shaped like a four',
  candle5: 'five candle, number five candle, candle number five, candle shaped like a five',
  candle0: 'zero candle, number zero candle, candle number zero, candle shaped like a zero',
  candle6: 'six candle, number six candle, candle number six, candle shaped like a six',
  candle7: 'seven candle, number seven candle, candle number seven, candle shaped like a seven',
  candle8: 'eight candle, number eight candle, candle number eight, candle shaped like a eight',
  candle9: 'nine candle, number nine candle, candle number nine, candle shaped like a nine',
}
