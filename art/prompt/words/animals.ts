import type { PhraseTable } from './phrases.ts'

/** Hosts' words for wild animals, insects and creatures of tales, by the thing's name. */
export const animals: PhraseTable = {
  monkey:
    'monkey, chimp, chimpanzee, baboon, ~lemur, marmoset, capuchin, ape, cheeky monkey, curious george, tamarin, ~gibbon, macaque',
  gorilla: 'gorilla, silverback, king kong, donkey kong, bigfoot, sasquatch',
  orangutan: 'orangutan',
  wolf: 'wolf, wolves, werewolf, coyote, wolf pack, jackal, big bad wolf, dire wolf',
  fox: 'fox, vixen, arctic fox, red fox, fennec, fennec fox',
  raccoon: 'raccoon, racoon, trash panda, ~red panda, ~coati',
  lion: 'lion, lioness, lion cub, simba, lion king, mufasa, nala',
  'tiger-face': 'tiger face',
  tiger: 'tiger, tigress, tiger cub, tigger, bengal tiger, siberian tiger',
  leopard:
    'leopard, cheetah, jaguar, panther, ~cougar, ~puma, ~mountain lion, ~bobcat, ~lynx, snow leopard, ocelot, wildcat, pink panther, black panther',
  moose: 'moose, elk, caribou',
  deer: 'deer, fawn, bambi, stag deer, doe, buck, reindeer, ~antelope, ~gazelle, roe deer, rudolph, white tailed deer, ~impala',
  zebra: 'zebra',
  camel: 'camel, dromedary, camel ride',
  'two-hump-camel': 'bactrian camel, two humped camel',
  giraffe: '~okapi, giraffe',
  elephant: 'elephant, baby elephant, dumbo, jumbo',
  mammoth: 'mammoth, woolly mammoth, mastodon',
  rhinoceros: 'rhinoceros, rhino, rhinoceroses',
  hippopotamus: 'hippopotamus, hippo, hippopotamuses',
  chipmunk:
    'chipmunk, squirrel, alvin and the chipmunks, red squirrel, ~flying squirrel, ~gopher, ~groundhog, ~prairie dog, groundhog day, ~marmot, ~meerkat, ~chinchilla',
  beaver: 'beaver, ~platypus, ~capybara, ~muskrat',
  hedgehog: 'hedgehog, porcupine, sonic the hedgehog, ~echidna',
  bear: 'bear, grizzly, grizzly bear, brown bear, black bear, bear cub, mama bear, papa bear, baby bear, goldilocks, goldilocks and the three bears, paddington, baloo, kodiak',
  'polar-bear': 'polar bear, polar bear cub, polar plunge',
  koala: 'koala, koala bear, ~wombat',
  panda: 'panda, panda bear, giant panda, baby panda, kung fu panda',
  sloth: 'sloth, sloths, ~anteater',
  otter: 'otter, sea otter, river otter, ~ferret, ~weasel, ~mink, ~stoat, ~mongoose',
  skunk: 'skunk',
  kangaroo: 'kangaroo, wallaby',
  badger: 'badger, ~wolverine, honey badger, ~aardvark, ~armadillo, ~opossum, ~possum',
  penguin: 'penguin, emperor penguin, ~puffin',
  dove: 'dove, white dove, pigeon, turtledove',
  eagle:
    'eagle, bald eagle, hawk, falcon, osprey, ~vulture, condor, philadelphia eagles, eagle scout, buzzard, kite bird, golden eagle, harrier',
  bird: 'bird, cardinal, robin, bluebird, blue jay, bluejay, sparrow, finch, goldfinch, canary, chickadee, swallow, songbird, hummingbird, wren, oriole, birdie, crow, raven, magpie, blackbird, starling, birdwatching, bird watching, birding, nightingale, kingfisher, woodpecker, roadrunner, seagull, lark, warbler, sandpiper',
  swan: 'swan, swans, black swan, swan lake, cygnet, ~heron, ~crane bird, ~egret, ~pelican, ~ibis',
  owl: 'owl, snowy owl, barn owl, hedwig, night owl, owlet',
  dodo: '~kiwi bird, dodo, dodo bird, ~emu, ~ostrich',
  feather: 'feather, quill, plume, dreamcatcher, dream catcher',
  peacock: 'peacock, peahen, pheasant, ~quail, peafowl',
  parrot:
    'parrot, macaw, cockatoo, parakeet, budgie, cockatiel, lovebird, love birds, tropical bird, budgerigar, scarlet macaw',
  flamingo: 'flamingo, flamingoes, pink flamingo, lawn flamingo, flamingo float, flamingo floatie',
  wing: 'angel wing, angel wings, angel',
  frog: 'frog, toad, ~tadpole, bullfrog, tree frog, frog prince, kermit, ~axolotl, ~newt, ~salamander',
  crocodile: 'crocodile, croc, alligator, gator, cayman',
  turtle: 'turtle, tortoise, sea turtle, baby turtle, ninja turtle, ninja turtles, tmnt, snapping turtle',
  lizard: 'lizard, gecko, iguana, chameleon, bearded dragon, komodo dragon, skink',
  snake: 'snake, python, cobra, rattlesnake, serpent, viper, boa, boa constrictor, year of the snake',
  dragon:
    'dragon, wyvern, komodo, year of the dragon, dragon boat, dragon dance, dungeons and dragons, dungeons dragons, game of thrones, how to train your dragon, dungeon master',
  'dragon-face': 'dragon face, dragon head, hydra, basilisk',
  dinosaur:
    'dinosaur, dino, stegosaurus, triceratops, raptor, velociraptor, brontosaurus, brachiosaurus, pterodactyl, ankylosaurus, diplodocus, jurassic park, jurassic world, jurassic, dino dig, fossil, t rex, t-rex, trex, tyrannosaurus, tyrannosaurus rex, three rex',
  unicorn: 'unicorn, pegasus, my little pony, alicorn, unicorn pony',
  'spouting-whale': 'spouting whale, beluga',
  whale:
    'whale, orca, killer whale, humpback, humpback whale, blue whale, sperm whale, moby dick, whale watching, whale watch',
  dolphin: 'dolphin, porpoise, flipper, bottlenose dolphin',
  seal: 'seal, sea lion, ~walrus, walruses, harbor seal, ~manatee, ~dugong',
  fish: '~manta ray, fish, goldfish, gold fish, clownfish, clown fish, nemo, finding nemo, angelfish, betta, betta fish, koi, koi fish, carp, salmon, trout, bass fish, tuna, tropical fish, guppy, catfish, swordfish, marlin, aquarium, dory, rainbow fish, fishes, ~stingray, eel, cod, barracuda, sardine, anchovy, tilapia, halibut, snapper, rainbow trout, fish tank, fish fry, piranha',
  blowfish: 'blowfish, pufferfish, puffer fish',
  shark:
    'shark, great white, great white shark, hammerhead, baby shark, jaws, shark week, whale shark, hammerhead shark',
  octopus: 'octopus, octopuses, octopi, kraken, cuttlefish',
  coral: 'coral reef, coral, reef, great barrier reef, anemone, sea anemone',
  jellyfish: 'jellyfish, jelly fish, man o war',
  crab: 'crab, hermit crab, crab boil, crab feast, blue crab, king crab, crab leg, crab cake, dungeness',
  lobster:
    'lobster, crawfish, crayfish, lobster roll, crawfish boil, lobster bake, clambake, clam bake, lobster boil, langoustine, ~scorpion, lobster dinner, lobster bisque',
  shrimp:
    'shrimp, prawn, shrimp boil, shrimp cocktail, seafood boil, low country boil, lowcountry boil, krill, peel and eat shrimp, seafood tower, seafood',
  squid: 'squid, calamari, squid game',
  oyster:
    'oyster, oysters, clam, mussel, scallop, oyster roast, raw bar, oyster bar, moules frites, clam chowder, oyster shuck, oyster shucking',
  snail: 'snail, slug, escargot',
  shell: 'shell, seashell, sea shell, conch, ~sand dollar, scallop shell, conch shell, nautilus, cowrie',
  mermaid: 'mermaid, siren, merman, little mermaid, ariel, mermaid tail, sirena',
  butterfly:
    'butterfly, monarch, monarch butterfly, moth, luna moth, swallowtail, butterfly garden, ~firefly, ~lightning bug',
  bug: 'bug, caterpillar, worm, insect, hungry caterpillar, inchworm, earthworm, centipede, bug hunt, silkworm, glowworm, glow worm, gummy worm, very hungry caterpillar',
  ant: 'ant, ants, ant farm, termite',
  honeybee:
    'bee, bumblebee, bumble bee, honey bee, honeybee, beekeeper, beekeeping, queen bee, wasp, hornet, bee day, busy bee, beehive, bee hive, hive, mommy to bee, sweet as can bee, what will it bee, bee themed',
  beetle: 'beetle, scarab, stag beetle, june bug, dung beetle, cockroach',
  'lady-beetle': 'ladybug, ladybird, lady bug, lady beetle, lady bird',
  cricket: 'cricket insect, grasshopper, locust, ~praying mantis, ~mantis, cicada, jiminy cricket, katydid',
  spider: 'spider, tarantula, black widow, itsy bitsy spider, daddy long legs, charlotte',
  'spider-web': 'spider web, spiderweb, cobweb, charlottes web',
  bat: 'bat, vampire bat, fruit bat, vampire, dracula, nosferatu, twilight vampire',
  ghost:
    'ghost, spirit ghost, boo, phantom, poltergeist, haunted house, ghost story, ghostbuster, ghostbusters, haunted mansion, spook, haunted, sheet ghost',
  skull:
    'skull, skeleton, sugar skull, calavera, catrina, skull and crossbones, crossbones, jolly roger, grim reaper, zombie, day of the dead, dia de los muertos, dia de muertos, la catrina, graveyard, tombstone',
  robot:
    'robot, android robot, cyborg, r2d2, transformer, wall e, optimus prime, droid, robotics, artificial intelligence, bot, c3po, robot dance',
  snowman: 'frosty the snowman, snow man, yeti, abominable snowman, olaf',
  'snowman-without-snow': 'snowman, do you want to build a snowman, build a snowman, frosty',
  'empty-nest': 'empty nest, empty nester, bird nest, nest, birds nest',
  'nest-with-eggs': 'nest with eggs, robins egg, robins nest, nest egg',
  lionDance: 'lion dance, lion dancer, chinese lion, lion head, dancing lion, barongsai',
  boar: '~tapir',
  toucan: 'toucan, toucans, tropical toucan, toucan sam, froot loops',
  stork: 'stork, storks, stork delivery, stork with a baby, special delivery stork, baby stork',
  seahorse: 'seahorse, sea horse, seahorses, sea horses, sea dragon',
  narwhal: 'narwhal, narwhals, unicorn of the sea',
  starfish: 'starfish, sea star, starfishes, sea stars',
  gardenGnome: 'gnome, gnomes, garden gnome, garden gnomes, lawn gnome, david the gnome',
  knightArmor:
    'knight, knights, suit of armor, knight in shining armor, armor, armour, suits of armor, knight in armor, jousting, joust, knights of the round table',
  fairy:
    'fairy, fairies, pixie, pixies, garden fairy, tooth fairy, fairy princess, tinkerbell, tinker bell, fairy with wings',
}
