const query = 'prefers-reduced-motion: reduce'

/**
 * Emulates the system's reduced-motion setting for the toolbar: its style rules always apply, and `matchMedia` reports a
 * match. Returns a function that restores both.
 */
export function reduceMotion(): () => void {
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (asked) => ask(asked.replace(query, 'width >= 0px'))
  const wishes = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet)).filter((rule) => asks(rule))
  for (const { media } of wishes) media.mediaText = media.mediaText.replace(query, 'width >= 0px')
  return () => {
    window.matchMedia = ask
    for (const { media } of wishes) media.mediaText = media.mediaText.replace('width >= 0px', query)
  }
}

const asks = ({ media }: CSSMediaRule): boolean => media.mediaText.includes(query)

function mediaRules(group: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...group.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ])
}
