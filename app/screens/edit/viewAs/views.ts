import * as copy from '@festoon/contract/messages/edit/viewAs'

/** The people whose view of an invitation a host can see. */
export const people = ['invited', 'going', 'waitlisted', 'stranger'] as const
export type Person = (typeof people)[number]

/** The views of an invitation in the menu of the editor, in order. */
export const views = [...people, 'mail', 'text', 'linkCard'] as const
export type View = (typeof views)[number]

/** The names of the views in the menu. */
export const viewNames = {
  invited: copy.invited,
  going: copy.going,
  waitlisted: copy.waitlisted,
  stranger: copy.stranger,
  mail: copy.mail,
  text: copy.text,
  linkCard: copy.linkCard,
} as const satisfies Record<View, string>

/** The sentences that say whose view is shown. */
export const viewDescriptions = {
  invited: copy.seesInvited,
  going: copy.seesGoing,
  waitlisted: copy.seesWaitlisted,
  stranger: copy.seesStranger,
  mail: copy.seesMail,
  text: copy.seesText,
  linkCard: copy.seesLinkCard,
} as const satisfies Record<View, string>
