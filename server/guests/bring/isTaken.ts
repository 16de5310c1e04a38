import type { SignUpItem } from '@festoon/contract/nouns/bring/signUp'

/** Returns true if no more of an item is needed. One without a wanted amount is taken once anyone brings it. */
export const isTaken = ({ taken, wanted }: Pick<SignUpItem, 'taken' | 'wanted'>): boolean => taken >= (wanted ?? 1)
