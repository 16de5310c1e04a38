/**
 * English phrases for what the library lacks, with commas between them. If a table of names has one of them, its thing is only the most
 * similar one.
 */
export const lackingPhrases = [
  `lemur, gibbon, red panda, coati, cougar, puma, mountain lion, lynx, bobcat, gopher, groundhog, prairie dog, marmot, meerkat, chinchilla,
  flying squirrel, platypus, capybara, muskrat, echidna, wombat, anteater, ferret, weasel, mink, stoat, mongoose, wolverine, aardvark,
  armadillo, opossum, possum, tapir, okapi`,
  `puffin, vulture, heron, stork, egret, pelican, ibis, emu, ostrich, quail, toucan, crane bird, kiwi bird`,
  `tadpole, axolotl, newt, salamander, walrus, manatee, dugong, narwhal, seahorse, sea horse, manta ray, stingray, starfish, sea star, sand
  dollar, dragonfly, firefly, lightning bug, damselfly, pixie, scorpion, praying mantis, mantis`,
  `quesadilla, enchilada, nacho, potato chip, kebab, kabob, shish kebab, souvlaki, hummus, latke, cinnamon roll, danish pastry, samosa, egg
  roll, spring roll, popsicle, ice lolly, cotton candy, candy apple, caramel apple, toffee apple`,
  `fig, raspberry, papaya, guava, jackfruit, durian, prickly pear, persimmon, beet, celery, asparagus, cauliflower, brussels sprout,
  pinecone, pine cone, mistletoe, holly`,
  `crane truck, forklift, steamroller, road roller, cement mixer, unicycle, tricycle, trike, gondola, submarine, snowmobile, zeppelin, blimp`,
  `yurt, igloo, gazebo, pergola, windmill, trampoline, seesaw, jungle gym, trapeze, tightrope, hammock, treehouse, tree house`,
  `snowboard, snowshoe, spinning top, scrabble, domino, dominoes, jump rope, maypole, water gun, nutcracker, scarecrow, knight, phoenix`,
  `mandolin, lute, sitar, balalaika, harp, clarinet, oboe, bassoon, trombone, tuba, french horn, bugle, shofar, xylophone, organ, harpsichord,
  bagpipe, kilt, panpipe, tambourine`,
  `sombrero, beret, turban, bracelet, necklace, earring, pacifier, diaper, mop, shovel, cauldron`,
].flatMap((phrases) => phrases.split(/,\s+/))
