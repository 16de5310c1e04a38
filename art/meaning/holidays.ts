import { meaningOf, type Meaning } from './meaning.ts'

/** The meanings of the themes for holidays. */
export const holidayMeanings: readonly Meaning[] = [
  meaningOf(700, "New Year's Eve", {
    may: 'champagne champagneTower firework popper discoBall balloons star partyHat cocktail twelve-oclock bottle-with-popping-cork top-hat crown mask music bulbs sparkles confetti-ball neonSign coupes champagneBucket',
    must: 'champagne firework popper twelve-oclock bottle-with-popping-cork champagneTower',
    never: 'hourglass-not-done pumpkinPlain leaf',
  }),
  // Red and gold, lanterns, and food that means luck. No clocks, no white flowers, nothing from Japan.
  meaningOf(701, 'Lunar New Year', {
    may: 'lantern lionDance firecrackers redEnvelope firework flower dragon-face dragon dumpling tangerine cherry-blossom firecracker fish lotus teapot teacup-without-handle chopsticks coin peach folding-hand-fan',
    must: 'lantern redEnvelope dragon-face dragon dumpling',
    never: 'moonCakes panda skull candle',
  }),
  meaningOf(702, "Galentine's Day", {
    may: 'heartBalloon cupcake champagne rose waffle coffee heart doughnut strawberry flower lipstick cocktail bouquet chocolate-bar balloons gift pancakes neonSign coupes',
    must: 'heartBalloon heart',
    never: 'rings tie',
  }),
  meaningOf(703, "Valentine's Day", {
    may: 'heart rose heartBalloon chocolate-bar strawberry champagne bouquet candle wine cupcake gift envelope teddyBear tulip neonSign coupes champagneBucket',
    must: 'heart rose heartBalloon',
    never: 'bow-and-arrow skull cactus wilted-flower',
  }),
  meaningOf(704, 'Mardi Gras', {
    may: 'mask crown popper star trumpet saxophone music doughnut drum balloons cocktail bulbs performing-arts accordion doubleBass piano drumKit',
    must: 'mask crown',
    never: 'skull egg candle',
  }),
  // Powders and water in every color. A rainbow would read as Pride, and a lamp as Diwali.
  meaningOf(705, 'Holi', {
    may: 'holiPowders flower marigoldGarland popper balloons balloon butterfly bucket droplet palette blossom mango hibiscus lotus glass-of-milk confetti-ball sparkles',
    must: 'flower popper balloons bucket holiPowders',
    never: 'diya rainbow firework snowflake moon egg',
  }),
  // The shamrock has three leaves. A clover with four is only for luck, and a potato recalls the famine.
  meaningOf(706, "St. Patrick's Day", {
    may: 'shamrock beer rainbow coin violin clinking-beer-mugs tumbler-glass coffee banjo flute bread pot-of-food music',
    must: 'shamrock',
    never: 'four-leaf-clover potato castle',
  }),
  meaningOf(707, 'Passover', {
    may: 'kiddushCup sederPlate matzah wine candle flower grapes red-apple herb leafy-green star6 bouquet tulip hyacinth salt fork-and-knife-with-plate frog',
    must: 'wine fork-and-knife-with-plate matzah sederPlate kiddushCup',
    never: 'book scroll champagne cocktail tree',
  }),
  meaningOf(708, 'Easter', {
    may: 'egg bunny easterBasket flower butterfly tulip basket hatching-chick baby-chick bouquet carrot chocolate-bar ewe cupcake blossom church sun hyacinth',
    must: 'egg bunny',
    never: 'chalice pumpkinPlain snowflake',
  }),
  // Crescent, lights, sweets, tea and gifts. The red lantern of the library is Chinese.
  meaningOf(709, 'Eid', {
    may: 'crescentOrnament crescentLantern moon star gift bulbs gifts balloons mosque glowing-star teapot flower rose candy cookie coin curry-rice cupcake lemon',
    must: 'moon mosque crescentOrnament crescentLantern',
    never: 'lantern candle egg bell tree sun',
  }),
  meaningOf(710, 'Cinco de Mayo', {
    may: 'pinata papelPicado taco cactus cocktail guitar lime lemon avocado hot-pepper trumpet maracas tropical-drink flower balloons sun tacoBoard',
    must: 'pinata taco cactus guitar cocktail',
    never: 'skull',
  }),
  meaningOf(711, "Mother's Day", {
    may: 'rose gift flower butterfly coffee bouquet cupcake heart heartBalloon tulip teapot croissant strawberry cake doughnut picnicBasket',
    must: 'rose flower bouquet tulip',
    never: 'beer chefPot broom sponge soap wilted-flower',
  }),
  meaningOf(712, 'Memorial Day', {
    may: 'iceCream burger sun star hot-dog watermelon lemon ear-of-corn strawberry pie rose baseball umbrella grill picnicBasket',
    must: 'star rose burger iceCream',
    never: 'champagne discoBall crown skull',
  }),
  meaningOf(713, 'Pride', {
    may: 'rainbow heartBalloon balloons heart star popper discoBall sparkles music microphone crown glasses butterfly unicorn flower megaphone iceCream balloonArch',
    must: 'rainbow',
    never: 'rings skull',
  }),
  // The star of the flag, red food and drinks, music, light.
  meaningOf(714, 'Juneteenth', {
    may: 'strawberry lemon sun star firework balloons meat-on-bone cherries tomato cup-with-straw iceCream cupcake pie saxophone trumpet music flower cake grill picnicBasket lemonadeStand piano doubleBass',
    must: 'star strawberry firework sun',
    never: 'crown castle ship cowboy',
  }),
  meaningOf(715, "Father's Day", {
    may: 'burger beer gift star tie meat-on-bone golf guitar baseball coffee fishing-pole toolbox hammer trophy campfire glasses cake grill cornhole',
    must: 'burger tie beer golf toolbox fishing-pole meat-on-bone trophy',
    never: 'lipstick dress skull',
  }),
  // The day on which a country left its king has no crown and no castle.
  meaningOf(716, 'Fourth of July', {
    may: 'firework burger star popper iceCream hot-dog watermelon pie firecracker statue-of-liberty baseball balloons lemon ear-of-corn sparkles beer eagle grill picnicBasket bunting cornhole sprinkler',
    must: 'firework firecracker star',
    never: 'crown castle lantern teapot',
  }),
  meaningOf(717, 'Labor Day', {
    may: 'burger iceCream lemon sun hot-dog watermelon umbrella beer pineapple wave glasses campfire ear-of-corn flamingo palm grill picnicBasket cornhole sandcastle',
    must: 'burger iceCream hot-dog sun umbrella',
    never: 'laptop briefcase firework',
  }),
  meaningOf(718, 'Oktoberfest', {
    may: 'beer pretzel leaf clinking-beer-mugs accordion maple-leaf poultry-leg hot-dog sheaf-of-rice trumpet music bulbs sunflower',
    must: 'beer pretzel',
    never: 'wine cocktail champagne pumpkin sake',
  }),
  meaningOf(719, 'Halloween', {
    may: 'pumpkin candle moon bat witchHat ghost black-cat spider spider-web owl candy lollipop full-moon broom pumpkinPlain leaf',
    must: 'pumpkin ghost witchHat bat',
    never: 'skull tree egg turkey',
  }),
  // Flowers, candles, photographs and monarch butterflies welcome the dead. Nothing of Halloween.
  meaningOf(720, 'Día de los Muertos', {
    may: 'skull papelPicado flower candle butterfly sunflower blossom rose framed-picture guitar coffee chocolate-bar tamale bouquet',
    must: 'skull flower framed-picture',
    never: 'pumpkin ghost bat witchHat spider spider-web pinata taco cactus',
  }),
  // Lamps on the night of the new moon. No moon, no meat.
  meaningOf(721, 'Diwali', {
    may: 'diyaRow diya rangoli marigoldGarland lotus firework flower bulbs candle sparkles gift candy blossom rose cards coin elephant star',
    must: 'diya diyaRow',
    never: 'moon lantern egg tree rainbow menorah',
  }),
  meaningOf(722, 'Friendsgiving', {
    may: 'cheeseboard pumpkinPlain wine leaf turkey pumpkinPie cornucopia pie maple-leaf candle chefPot coffee bread ear-of-corn red-apple fallen-leaf potato',
    must: 'pumpkinPie turkey pumpkinPlain pie',
    never: 'pumpkin feather skull egg',
  }),
  meaningOf(723, 'Thanksgiving', {
    may: 'turkey pumpkinPie cornucopia pumpkinPlain wine leaf pie maple-leaf candle bread ear-of-corn red-apple fallen-leaf potato sheaf-of-rice chestnut',
    must: 'turkey pie pumpkinPlain',
    never: 'pumpkin feather skull egg',
  }),
  // The hanukkiah has nine lights, one of them apart. Fried dough, coins of chocolate, gifts.
  meaningOf(724, 'Hanukkah', {
    may: 'menorah dreidel sufganiyot doughnut gift star6 gifts star coin snowflake chocolate-bar potato candy pancakes olive',
    must: 'menorah',
    never: 'tree bell sled socks lantern candle diya church',
  }),
  meaningOf(725, 'Christmas', {
    may: 'tree treeWithGifts gifts bell gingerbreadHouse christmasStocking snowflake candyCane uglySweater ornament gingerbreadMan adventWreath gift candle star cookie snowman bulbs coffee deer evergreen-tree sled socks ribbon church',
    must: 'tree gifts snowman evergreen-tree treeWithGifts',
    never: 'menorah pumpkin egg firework',
  }),
]
