/** Texts in place of a name that refer to another person, as in lists of parents. */
export const reference =
  /^(?:see|same as|as|siehe|s\.|wie|gleich wie|voir|comme|igual que|ver|véase|come|vedi|zie|zelfde als|se|samme som|zob\.|katso|см\.)\s+(?:above|below|left|right|(?:the )?(?:mother|father|mom|mum|dad|parents?|first|other|guest|row|name|column)\b.*|oben|links|rechts|mutter|vater|eltern|ci-dessus|mère|père|madre|padre|mamá|papá|mãe|pai|sopra|moeder|vader|mor|far|matka|ojciec|выше)\.?$|^(?:same|ditto|dito|idem|dto\.?|〃|[″"]|同上)$/iu
