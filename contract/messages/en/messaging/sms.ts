// Replies to SMS with a keyword that carriers prescribe

export const stopped = "You won't get any more texts from Festoon, sign-in codes included. Reply START to opt back in."
export const started =
  "You'll get texts from Festoon again. Message and data rates may apply. Reply HELP for help, STOP to opt out."
export const help = (supportEmail: string) =>
  `Festoon: party invitations and updates. Message and data rates may apply. Reply STOP to opt out. Questions? ${supportEmail}`
