/**
 * Background animations for invitations (ENT-17). This file imports no schema library, because the lightweight guest page loads
 * it.
 */
export const animations = ['lightSource', 'confetti', 'balloons', 'bubbles', 'snow', 'hearts', 'none'] as const
export type AnimationName = (typeof animations)[number]
