/** Animations behind an invitation (ENT-17). No schema library here: the light guest page imports this file. */
export const animations = ['lightSource', 'confetti', 'balloons', 'bubbles', 'snow', 'hearts', 'none'] as const
export type AnimationName = (typeof animations)[number]
