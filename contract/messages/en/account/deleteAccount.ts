import { plural } from '../format.ts'

// Delete the account (PROF-08)

export const deleteTitle = 'Delete your account?'
export const deleteDetail = "This can't be undone."
export const whatIsErased =
  "We'll erase your name, email addresses, phone numbers, picture, drafts, images, messages, and album photos, and log you out on every device. Any coins you have left will be lost. Your RSVPs to other people's parties will still count, without your name."
export const keepAccount = 'Keep my account'
export const deleteAccount = 'Delete my account'
export const nextStep = 'Continue'

// Parties still hosted

export const partiesTitle = (count: number) =>
  plural(count, { one: 'What about your party?', other: 'What about your parties?' })
export const partiesDetail = (count: number) =>
  plural(count, {
    one: "You're still hosting 1 upcoming party. Decide what happens to it first.",
    other: `You're still hosting ${count} upcoming parties. Decide what happens to them first.`,
  })
export const whatHappens = (count: number) =>
  plural(count, { one: 'What should happen to your party?', other: 'What should happen to your parties?' })
export const cancelParties = (count: number) => plural(count, { one: 'Cancel the party', other: 'Cancel the parties' })
export const cancelPartiesDetail = "We'll let your guests know. They'll only see that the party is canceled."
export const handOver = (count: number) => plural(count, { one: 'Hand over the party', other: 'Hand over the parties' })
export const handOverDetail =
  "We'll ask the co-hosts to take over. If no one takes over within a week and the party hasn't started, we'll cancel it and let the guests know."
export const willBeCanceled = (count: number) =>
  plural(count, {
    one: "1 party will be canceled, and we'll let its guests know.",
    other: `${count} parties will be canceled, and we'll let their guests know.`,
  })
export const willBeHandedOver = (count: number) =>
  plural(count, {
    one: "We'll ask the co-hosts of 1 party to take over. If no one does within a week, we'll cancel it.",
    other: `We'll ask the co-hosts of ${count} parties to take them over. We'll cancel those that no one takes over within a week.`,
  })
