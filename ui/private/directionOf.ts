/** Returns the text direction of an element, which determines the meaning of the left and right arrow keys. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
