/** Words before a name that don't greet anyone on their own, as in "Aunt May" and "Dr. Okafor". */
const titles =
  /^(?:aunt|aunt[iy]e?|uncle|grand(?:ma|pa|mother|father|mom|dad)|gran|granny|cousin|father|sister|brother|mr|mrs|ms|mx|miss|sir|lady|dr|doctor|prof|professor|rev|reverend|rabbi|imam|coach|captain)\.?$/iu

/** Names of several people, such as "The Okafors" and "Ana & Ben". */
const several = /^the\s|\s(?:and|&|\+|or)\s|\p{L},\s/iu

/**
 * Returns the name with which a text greets a person: the first name or, after a title and for several people, the whole name. A name of
 * one word stays as it is.
 */
export function greetingName(name: string): string {
  const whole = name.trim()
  const [first = whole] = whole.split(/\s+/)
  return titles.test(first) || several.test(whole) ? whole : first
}
