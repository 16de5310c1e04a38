/**
 * Background animations of an invitation (ENT-17). Imports no schema library, because the lightweight guest page loads this
 * file.
 */
export const animations = ['lightSource', 'confetti', 'balloons', 'bubbles', 'snow', 'hearts', 'none'] as const
export type AnimationName = (typeof animations)[number]
