// The image that chats show for a link to a party

export const canceled = 'Event Canceled'
export const invited = "You're invited"
export const hostedBy = (host: string) => `Hosted by ${host}`
