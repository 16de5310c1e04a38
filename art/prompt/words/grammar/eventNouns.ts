/** English words for what takes place, such as "contest" in "apple pie contest". What it is about stands before them. */
export const eventNouns: ReadonlySet<string> = new Set(
  `auction barbecue bbq birthday breakfast brunch camp championship class competition concert contest cookout crawl dinner drive feast
  festival fundraiser gala hunt lunch marathon match night parade party picnic playdate potluck race rally recital retreat reunion sale
  showdown shower sleepover supper swap tasting throwdown tour tournament trip wedding workshop luau mixer social meetup bash soiree
  celebration reception ceremony show event evening afternoon morning weekend hour decorating exchange reading screening viewing buffet
  dedication opening`.split(/\s+/),
)
