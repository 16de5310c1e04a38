/** The numeric ids of the products that use this protocol (ENT-52). Festoon is `ELK`. */
export const applicationIds = { MOUSE: 1, DUCK: 2, ELK: 3, FISH: 4, PHOENIX: 5, DAZZLE: 6 } as const
