import type { LetteringName } from '../rules/events/letterings.ts'
import type { PartyTheme } from './theme.ts'

/** The themes, by id, with a lettering other than `modern`. */
export const themesByLettering: readonly (readonly [LetteringName, readonly number[]])[] = [
  ['poster', [712, 716, 717, 718, 729, 751, 753, 758, 759, 760, 762, 765, 796]],
  ['wide', [713, 744, 754, 755, 757, 797, 803]],
  ['round', [705, 708, 714, 730, 734, 752, 766, 768, 792, 794, 799, 801, 804, 805]],
  ['playful', [704, 719, 720, 732, 756, 793, 798, 800, 802, 819, 820]],
  ['soft', [702, 711, 722, 723, 728, 731, 735, 736, 767, 788, 789, 806, 810]],
  ['classic', [707, 715, 726, 741, 742, 746, 764, 786, 807, 808]],
  ['elegant', [709, 710, 721, 724, 769, 772, 773, 774, 811, 812, 821]],
  ['glamour', [700, 727, 745, 748, 787, 814]],
  ['script', [703, 725, 737, 775, 795, 809, 815, 816]],
  ['roman', [701, 739, 747, 770, 771]],
  ['pixel', [749, 750, 817]],
]

const letteringByTheme = new Map(themesByLettering.flatMap(([name, ids]) => ids.map((id) => [id, name] as const)))

/** Returns the lettering with which an event of the theme starts. */
export const letteringOf = ({ id }: Pick<PartyTheme, 'id'>): LetteringName => letteringByTheme.get(id) ?? 'modern'
