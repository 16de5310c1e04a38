// Problems in the RSVP form (VAL-06, VAL-13..18)

export const chooseRsvp = 'Please tell us whether you can make it.'
export const nameInvalid = 'Please provide a valid name.'
export const phoneInvalid = 'Please provide a valid phone number.'
export const emailInvalid = 'Please provide a valid email.'
export const messageTooLong = (limit: number) => `Please limit your message to ${limit} characters.`
export const tooManyGuests = (limit: number) => `You can bring up to ${limit} people.`
export const responseMissing = 'This is a required field'
export const responseTooLong = (limit: number) => `Please limit your response to ${limit} characters.`
