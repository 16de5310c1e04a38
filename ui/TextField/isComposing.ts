/**
 * Returns true for a key that belongs to an input method, such as the Enter that picks a word or the Escape that drops it. Safari
 * marks the key that ends a composition only by this code.
 */
export const isComposing = (key: Pick<KeyboardEvent, 'isComposing'>): boolean =>
  key.isComposing || Reflect.get(key, 'keyCode') === 229
