/** Which way the text around an element runs: what arrow keys go by. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
