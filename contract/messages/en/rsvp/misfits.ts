// Responses that browsers don't let guests enter

export const optionUnknown = 'Please choose from the options.'
export const dateInvalid = 'Please enter a date.'
