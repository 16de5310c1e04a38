/** Words before a name that don't greet anyone on their own, as in "Aunt May" and "Dr. Okafor". */
const titles =
  /^(?:aunt|aunt[iy]e?|uncle|grand(?:ma|pa|mother|father|mom|dad)|gran|granny|cousin|father|sister|brother|mr|mrs|ms|mx|miss|sir|lady|dr|doctor|prof|professor|rev|reverend|rabbi|imam|coach|captain)\.?$/iu

/** Returns the name with which a text greets a guest: the first name or, after a title, the whole name. */
export function greetingName(name: string): string {
  const whole = name.trim()
  const [first = whole] = whole.split(/\s+/)
  return titles.test(first) ? whole : first
}
