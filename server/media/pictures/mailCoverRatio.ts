/**
 * The width divided by the height of a cover in an email. Wide, so that the title and date fit on the first screen of a phone.
 * Images stored by earlier versions have other shapes, and are shown as they are.
 */
export const mailCoverRatio = 3 / 2
